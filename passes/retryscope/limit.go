package retryscope

import (
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// limitOf returns what ends loop s although n goes on failing: the best of the
// ways out of it.
func limitOf(g *effectflow.Graph, n *effectflow.Node, s *effectflow.Scope) Limit {
	best := None
	if s.Loop.Counted {
		best = Bounded
	}
	for _, b := range g.Nodes {
		if b.Kind != effects.Branch || len(b.Succ) != 2 || !inside(b, s) {
			continue
		}
		for i, e := range b.Succ {
			if !inside(e.To, s) && !closed(b, i, n, failed(n)) {
				best = max(best, exit(g, b.Cond, i, n))
			}
		}
	}
	return best
}

// exit judges one way out: the i-th side of a branch on cond.
func exit(g *effectflow.Graph, cond *provenance.Term, i int, n *effectflow.Node) Limit {
	switch {
	case limits(cond):
		return Bounded
	case race(cond):
		return Bounded
	case selects(cond):
		best := None
		for _, ch := range chosen(cond, i) {
			best = max(best, channel(ch))
		}
		return best
	case hasOp(cond, "call:(context.Context).Err", "call:(context.Context).Done", "received"):
		return channel(cond)
	case outcomeOnly(g, cond, n):
		return None // some failures are final, the others repeat
	}
	return Unclear
}

// race reports whether a condition tells a lost race from a failure: whoever
// repeats only the former goes on because somebody else got on.
func race(cond *provenance.Term) bool {
	return cond.Has(func(t *provenance.Term) bool {
		switch t.Kind {
		case provenance.Const:
			return t.Text == "40001" || t.Text == "40P01" || t.Text == "1213"
		case provenance.Global, provenance.Op, provenance.Result:
			words := effectflow.Words(strings.ReplaceAll(t.Text[strings.LastIndexByte(t.Text, '.')+1:], "#", "_"))
			return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(raceWords, w) })
		}
		return false
	})
}

var raceWords = []string{"conflict", "conflicts", "serialization", "serialize", "deadlock", "deadlocked", "stale", "optimistic", "outdated", "txfailed", "contention", "aborted"}

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
// Another result than its error may say anything, also that it gives up.
func outcomeOnly(g *effectflow.Graph, cond *provenance.Term, n *effectflow.Node) bool {
	if !mentions(cond, n) {
		c := callIn(g, cond)
		return c != nil && c != n && given(c, n)
	}
	last := len(n.Call.Results) - 1
	return !cond.Has(func(t *provenance.Term) bool {
		return t.Kind == provenance.Result && t.Text == n.ID() && t.N >= 0 && t.N < last && n.Call.Results[t.N] == "bool"
	})
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

func selects(cond *provenance.Term) bool {
	return cond.Kind == provenance.Op && len(cond.Args) == 2 && cond.Args[0].Kind == provenance.Op && cond.Args[0].Text == "select"
}

// chosen returns the channels of which one is ready when a select goes on to the
// i-th side of the test which of its cases was taken.
func chosen(cond *provenance.Term, i int) []*provenance.Term {
	text, _ := cond.Args[1].Const()
	k, err := strconv.Atoi(text)
	chans := cond.Args[0].Args
	switch {
	case err != nil || k < 0 || k >= len(chans):
		return nil
	case i == 0:
		return chans[k : k+1]
	}
	return chans[k+1:]
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
