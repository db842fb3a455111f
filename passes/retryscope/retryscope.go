// Package retryscope answers what is tried again after a failure, and what ends
// that if it never succeeds.
//
//	for { // nothing
//		if err := hotel.Cancel(ctx, id); err == nil {
//			return
//		}
//		time.Sleep(pause)
//	}
//
//	for attempt := 1; attempt <= 5; attempt++ { // a number of attempts
//		...
//	}
//
// Retries are loops that a failure repeats and a success leaves, functions that
// call themselves after a failure, and the retry helpers of libraries with the
// policy that they are given.
//
// Analysis class: a loop is a retry of a call only if a success of that call
// never starts another round (must), and a failure can (may). Every other way
// out of the loop counts as its limit (may), so that what is understood only in
// part is never called unlimited. A loop that goes round only after a failure
// which says that a name is taken, or that somebody else was first, repeats
// nothing that failed for good.
//
// Deliberate silences: loops over work items, which go on after a success; loops
// over rows, pages and messages; compare-and-set loops, which repeat a lost race
// and not a failure.
package retryscope

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Limit says what ends a retry that never succeeds.
type Limit uint8

// The limits, weakest first.
const (
	None    Limit = iota // nothing
	Context              // the end of a context that nobody is seen to give a deadline
	Unclear              // a condition whose meaning is not known
	Bounded              // attempts, time or a deadline
)

// Loop is a loop that repeats a call until it succeeds.
type Loop struct {
	Call  *effectflow.Node // the call that is repeated
	Scope *effectflow.Scope
	Limit Limit
	Deed
}

// Loops returns the retry loops that stand in function f, each with the call
// that matters most.
func Loops(w *effectflow.World, f *effects.Func) []Loop {
	if len(f.Loops) == 0 {
		return nil
	}
	g := w.Own(f.ID)
	var out []Loop
	for _, n := range g.Nodes {
		s := innermost(n)
		if s == nil || n.Call == nil || !retried(g, n, s) {
			continue
		}
		l := Loop{Call: n, Scope: s, Limit: max(limitOf(g, n, s), onlyNamed(g, n, s)), Deed: DeedOf(w, n)}
		i := slices.IndexFunc(out, func(o Loop) bool { return o.Scope == s })
		switch {
		case i < 0:
			out = append(out, l)
		case l.Doing > out[i].Doing:
			l.Limit = max(l.Limit, out[i].Limit)
			out[i] = l
		default:
			out[i].Limit = max(l.Limit, out[i].Limit)
		}
	}
	return out
}

func innermost(n *effectflow.Node) *effectflow.Scope {
	loops := n.In(effectflow.InLoop)
	if len(loops) == 0 {
		return nil
	}
	return loops[len(loops)-1]
}

// retried reports whether a failure of n starts another round of s, and a
// success leaves s.
func retried(g *effectflow.Graph, n *effectflow.Node, s *effectflow.Scope) bool {
	if !fails(n) || s.Over != nil && !ticker(s.Over) {
		return false
	}
	again, _ := rounds(n, s, failed(n))
	if !again {
		return false
	}
	again, leaves := rounds(n, s, succeeded(n))
	return leaves && !again && !overRows(s) && !renewed(g, n, s)
}

// overRows recognises a loop over what a query found.
func overRows(s *effectflow.Scope) bool {
	return slices.ContainsFunc(s.Loop.Exits, func(t *provenance.Term) bool { return hasOp(t, "more") })
}

// renewed reports whether n is given something that each round asks for anew:
// then a round is another work item, or another candidate, and not a repetition.
func renewed(g *effectflow.Graph, n *effectflow.Node, s *effectflow.Scope) bool {
	return slices.ContainsFunc(n.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			if t.Kind != provenance.Result {
				return false
			}
			m := g.Node(t.Text)
			return m != nil && m != n && inside(m, s) && answers(m)
		})
	})
}

// answers reports whether m asks for something, by its model or by its name.
func answers(m *effectflow.Node) bool {
	if m.Row != nil {
		return m.Row.Kind == models.Query || m.Row.Kind == models.Read || m.Row.Kind == models.Fetch
	}
	d, ok := byVerb(m)
	return ok && d == Reads
}

// rounds reports whether some paths from n come to n again inside of loop s, and
// whether some leave the loop, as long as given holds.
func rounds(n *effectflow.Node, s *effectflow.Scope, given assumption) (again, leaves bool) {
	return roundsBut(n, s, given, func(*effectflow.Node, int) bool { return false })
}

// roundsBut answers the same without the sides of branches that shut closes.
func roundsBut(n *effectflow.Node, s *effectflow.Scope, given assumption, shut func(*effectflow.Node, int) bool) (again, leaves bool) {
	seen := effectflow.Set{n: true}
	stack := []*effectflow.Node{n}
	for len(stack) > 0 {
		m := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for i, e := range m.Succ {
			switch {
			case closed(m, i, n, given), m.Kind == effects.Branch && shut(m, i):
			case e.To == n:
				again = true
			case !inside(e.To, s):
				leaves = true
			case !seen[e.To]:
				seen[e.To] = true
				stack = append(stack, e.To)
			}
		}
	}
	return again, leaves
}

// closed reports whether branch m can't take its i-th successor, given that about n.
func closed(m *effectflow.Node, i int, n *effectflow.Node, given assumption) bool {
	if m.Kind != effects.Branch || len(m.Succ) != 2 {
		return false
	}
	open := m.Open(n, given)
	return len(open) == 1 && &open[0] != &m.Succ[i]
}

func inside(n *effectflow.Node, s *effectflow.Scope) bool { return slices.Contains(n.Scopes, s) }

// fails reports whether the call says by its last result that it failed.
func fails(n *effectflow.Node) bool {
	if n.Kind != effects.Call || n.Commit != nil || n.Call.Async || len(n.Call.Results) == 0 {
		return false
	}
	last := n.Call.Results[len(n.Call.Results)-1]
	return last == "error" || last == "bool"
}
