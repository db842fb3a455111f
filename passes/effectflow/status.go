package effectflow

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// statuses is a range of HTTP statuses.
type statuses struct{ lo, hi int }

var (
	good   = statuses{200, 299}
	broken = statuses{500, 599} // of the server, which may have done it
)

// among is the value of t, a test of the HTTP status that call id answered, given that
// it is one of r; nil if t is no such test, or if it tells one of them from another.
func (r statuses) among(t *provenance.Term, id string) *provenance.Term {
	if t.Kind != provenance.Op || len(t.Args) != 2 {
		return nil
	}
	bound, ok := t.Args[1].Const()
	if !ok || t.Args[1].N != provenance.ConstInt {
		return nil
	}
	n, err := strconv.Atoi(bound)
	lo, hi := r.of(t.Args[0], id)
	if err != nil || hi == 0 {
		return nil
	}
	switch t.Text {
	case "!=": // 200, where others are good, too, is still the test of a failure
		if r != good && n >= lo && n <= hi && lo != hi {
			return nil
		}
		return provenance.Bool(n < lo || n > hi)
	case "==":
		if n < lo || n > hi || lo == hi {
			return provenance.Bool(n == lo && lo == hi)
		}
	case "<":
		return agreed(lo < n, hi < n)
	case "<=":
		return agreed(lo <= n, hi <= n)
	case ">":
		return agreed(lo > n, hi > n)
	case ">=":
		return agreed(lo >= n, hi >= n)
	}
	return nil
}

// admitted is the value of t, a test for the HTTP status that says that call id was
// refused unread, given that it was not; nil if t is no such test.
func admitted(t *provenance.Term, id string) *provenance.Term {
	if t.Kind != provenance.Op || len(t.Args) != 2 || t.Text != "==" && t.Text != "!=" {
		return nil
	}
	if code, ok := t.Args[1].Const(); !ok || code != "401" || !statusOf(t.Args[0], id) {
		return nil
	}
	return provenance.Bool(t.Text == "!=")
}

// of returns between what t lies: the status that call id answered, or its first
// digit. Others lie between 0 and 0.
func (r statuses) of(t *provenance.Term, id string) (lo, hi int) {
	if t.Kind == provenance.Op && t.Text == "/" && len(t.Args) == 2 {
		if by, _ := t.Args[1].Const(); by == "100" {
			lo, hi = r.of(t.Args[0], id)
		}
		return lo / 100, hi / 100
	}
	if !statusOf(t, id) {
		return 0, 0
	}
	return r.lo, r.hi
}

func statusOf(t *provenance.Term, id string) bool {
	switch t.Kind {
	case provenance.Field:
		if t.Text != "StatusCode" {
			return false
		}
	case provenance.Op:
		if !strings.HasPrefix(t.Text, "call:") || !strings.HasSuffix(t.Text, ").StatusCode") || len(t.Args) == 0 {
			return false
		}
	default:
		return false
	}
	t = t.Args[0]
	for t.Kind == provenance.Field {
		t = t.Args[0] // a response that is part of another
	}
	return resultOf(t, id)
}

func agreed(a, b bool) *provenance.Term {
	if a != b {
		return nil
	}
	return provenance.Bool(a)
}
