package retryscope

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// limitOf returns what ends loop s although n goes on failing: the best of its
// exits.
func limitOf(g *effectflow.Graph, n *effectflow.Node, s *effectflow.Scope) Limit {
	best := None
	if s.Loop.Counted {
		best = Bounded
	}
	for _, e := range s.Loop.Exits {
		best = max(best, exit(g, e, n))
	}
	return best
}

// exit judges one condition that leaves the loop.
func exit(g *effectflow.Graph, cond *provenance.Term, n *effectflow.Node) Limit {
	if effectflow.Holds(cond, failed(n)) || effectflow.Fails(cond, failed(n)) {
		return None // decided by the failure: not the way out
	}
	switch {
	case limits(cond):
		return Bounded
	case chosen(cond) != nil:
		return channel(chosen(cond))
	case hasOp(cond, "call:(context.Context).Err", "call:(context.Context).Done", "received"):
		return channel(cond)
	case outcomeOnly(g, cond, n):
		return None // some failures are final, the others repeat
	}
	return Unclear
}

// limits reports whether a condition is a test of how often or how long
// something was tried.
func limits(cond *provenance.Term) bool {
	counts := cond.Has(func(t *provenance.Term) bool {
		switch t.Kind {
		case provenance.Minted:
			return t.Text == "clock" || t.Text == "attempt"
		case provenance.Field:
			return dbcall.AttemptColumn(t.Text)
		case provenance.Op:
			return t.Text == "counter"
		}
		return false
	})
	if counts {
		return true
	}
	if cond.Kind == provenance.Op && cond.Text == "!" {
		return limits(cond.Args[0])
	}
	return ordering(cond) && !cond.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Result })
}

func ordering(t *provenance.Term) bool {
	if t.Kind != provenance.Op {
		return false
	}
	switch t.Text {
	case "<", "<=", ">", ">=":
		return true
	}
	return false
}

// outcomeOnly reports whether a condition depends on nothing but what n answered.
func outcomeOnly(g *effectflow.Graph, cond *provenance.Term, n *effectflow.Node) bool {
	if !mentions(cond, n) {
		c := callIn(g, cond)
		return c != nil && c != n && given(c, n)
	}
	return true
}

// callIn returns the call whose result cond tests.
func callIn(g *effectflow.Graph, cond *provenance.Term) *effectflow.Node {
	var found *effectflow.Node
	cond.Walk(func(t *provenance.Term) bool {
		if found == nil && t.Kind == provenance.Result {
			found = g.Node(t.Text)
		}
		return found == nil
	})
	return found
}

// given reports whether call c is handed an outcome of n and nothing that
// counts.
func given(c, n *effectflow.Node) bool {
	about := false
	for _, a := range c.Call.Args {
		if limits(a) {
			return false
		}
		about = about || mentions(a, n)
	}
	return about
}

// chosen returns the channel that a select took when cond holds or fails.
func chosen(cond *provenance.Term) *provenance.Term {
	if cond.Kind != provenance.Op || len(cond.Args) != 2 || cond.Args[0].Kind != provenance.Op || cond.Args[0].Text != "select" {
		return nil
	}
	k, ok := cond.Args[1].Const()
	i, err := strconv.Atoi(k)
	if !ok || err != nil || i < 0 || i >= len(cond.Args[0].Args) {
		return nil
	}
	return cond.Args[0].Args[i]
}

// channel judges an exit taken when a channel is ready.
func channel(ch *provenance.Term) Limit {
	switch {
	case hasOp(ch, "call:context.WithTimeout", "call:context.WithDeadline", "call:context.WithTimeoutCause", "call:context.WithDeadlineCause"):
		return Bounded
	case hasOp(ch, "call:time.After", "call:time.NewTimer"):
		return Bounded
	case ticker(ch):
		return None
	case hasOp(ch, "call:(context.Context).Done", "call:(context.Context).Err"):
		if endless(ch) {
			return None
		}
		return Context
	}
	return Unclear
}

// ticker recognises a channel that only gives the pace.
func ticker(t *provenance.Term) bool { return hasOp(t, "call:time.NewTicker", "call:time.Tick") }

// endless reports whether every context in t is one that never ends.
func endless(t *provenance.Term) bool {
	open, other := false, false
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Op:
			switch {
			case u.Text == "call:context.Background", u.Text == "call:context.TODO", u.Text == "call:context.WithoutCancel":
				open = true
				return false
			case strings.HasPrefix(u.Text, "call:(context.Context)."), u.Text == "call:context.WithValue":
				return true
			}
			other = true
		case provenance.Alt:
		default:
			other = true
		}
		return !other
	})
	return open && !other
}

// Deadline reports whether a context is one that ends by itself, as far as it
// can be seen.
func Deadline(ctx *provenance.Term) bool {
	return hasOp(ctx, "call:context.WithTimeout", "call:context.WithDeadline", "call:context.WithTimeoutCause", "call:context.WithDeadlineCause")
}
