package retryscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

type assumption = func(*provenance.Term) *provenance.Term

// failed assumes that n was the last call and did not succeed: a variable that
// holds its outcome among others holds that one.
func failed(n *effectflow.Node) assumption {
	if boolean(n) {
		return outcome(n, provenance.Bool(false))
	}
	return latest(effectflow.Failed(n))
}

func succeeded(n *effectflow.Node) assumption {
	if boolean(n) {
		return outcome(n, provenance.Bool(true))
	}
	ok := latest(effectflow.Succeeded(n))
	return func(t *provenance.Term) *provenance.Term {
		if v := goodStatus(t, n); v != nil {
			return v
		}
		return ok(t)
	}
}

// goodStatus is the value of a test of the HTTP status that n answered, given
// that it is a good one; nil if t is no such test.
func goodStatus(t *provenance.Term, n *effectflow.Node) *provenance.Term {
	if t.Kind != provenance.Op || len(t.Args) != 2 {
		return nil
	}
	x := t.Args[0]
	if x.Kind == provenance.Op && x.Text == "/" {
		x = x.Args[0]
	}
	if !status(x) || !mentions(t.Args[0], n) {
		return nil
	}
	code, _ := t.Args[1].Const()
	switch t.Text {
	case "==":
		return provenance.Bool(strings.HasPrefix(code, "2"))
	case "!=":
		return provenance.Bool(!strings.HasPrefix(code, "2"))
	case "<", "<=":
		return provenance.Bool(code > "2")
	case ">", ">=":
		return provenance.Bool(code <= "200")
	}
	return nil
}

func boolean(n *effectflow.Node) bool {
	return n.Call.Results[len(n.Call.Results)-1] == "bool"
}

func outcome(n *effectflow.Node, v *provenance.Term) assumption {
	id, last := n.ID(), len(n.Call.Results)-1
	return latest(func(t *provenance.Term) *provenance.Term {
		if t.Kind == provenance.Result && t.Text == id && t.N == last {
			return v
		}
		return nil
	})
}

// latest applies given to alternatives, too: of the values that a variable is
// given in several places, the one of n is the last.
func latest(given assumption) assumption {
	return func(t *provenance.Term) *provenance.Term {
		if t.Kind == provenance.Alt {
			for _, a := range t.Args {
				if r := given(a); r != nil {
					return r
				}
			}
		}
		return given(t)
	}
}

// mentions reports whether t depends on a result of n.
func mentions(t *provenance.Term, n *effectflow.Node) bool { return effectflow.Mentions(t, n) }

func hasOp(t *provenance.Term, names ...string) bool {
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Op && slices.Contains(names, u.Text)
	})
}
