package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxOutcomes is how many outcomes a run of tests may have to be made shorter.
const maxOutcomes = 6

// coalesce removes tests that say nothing a later one does not say: nobody can
// tell what decides them, and whatever they decide, the test after them leaves
// open as well. Five checks of an input that all fail in one place are one. It
// reports whether there were any.
func coalesce(g *Graph) bool {
	outcomes := make([][]Edge, len(g.Nodes)) // of opaque tests
	changed := false
	for i := len(g.Nodes) - 1; i >= 0; i-- {
		n := g.Nodes[i]
		if !mute(g, n) {
			continue
		}
		all := outcomesOf(n, outcomes)
		outcomes[i] = all
		for _, e := range n.Succ {
			e = skip(e)
			if next := outcomes[e.To.index]; next != nil && sameEdges(next, all) && failureTest(n.Cond) == failureTest(e.To.Cond) {
				n.Kind, n.Cond, n.Succ = effects.Join, nil, []Edge{e}
				changed = true
				break
			}
		}
	}
	return changed
}

// outcomesOf returns what test n and the opaque tests right after it lead to, nil
// if that is too much.
func outcomesOf(n *Node, known [][]Edge) []Edge {
	var all []Edge
	for _, e := range n.Succ {
		e = skip(e)
		next := known[e.To.index]
		if next == nil {
			next = []Edge{e}
		}
		for _, x := range next {
			if !slices.Contains(all, x) {
				all = append(all, x)
			}
		}
	}
	if len(all) > maxOutcomes {
		return nil
	}
	return all
}

func sameEdges(a, b []Edge) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(e Edge) bool { return !slices.Contains(b, e) })
}

// mute reports whether n is a test that nothing is known about, within one round
// of a loop.
func mute(g *Graph, n *Node) bool {
	if n.Kind != effects.Branch || n.Cond == nil || n.choice() != nil || len(n.Succ) != 2 {
		return false
	}
	for _, e := range n.Succ {
		if e.Back || !staysInside(n, e.To) {
			return false
		}
	}
	return opaque(g, n.Cond)
}

// staysInside reports whether m stands in all the loops that n stands in.
func staysInside(n, m *Node) bool {
	for _, s := range n.Scopes {
		if s.Kind == InLoop && !slices.Contains(m.Scopes, s) {
			return false
		}
	}
	return true
}

// opaque reports whether a condition depends on nothing that a caller or a step
// of g could tell, nor on how often or how long something was tried.
func opaque(g *Graph, cond *provenance.Term) bool {
	return !cond.Has(func(t *provenance.Term) bool {
		switch t.Kind {
		case provenance.Param, provenance.Minted:
			return true
		case provenance.Result:
			return g.byID[t.Text] != nil
		case provenance.Field:
			return dbcall.AttemptColumn(t.Text) || t.Text == "StatusCode"
		case provenance.Op:
			switch t.Text {
			case "counter", "select", "received", "<", "<=", ">", ">=":
				return true
			}
			return strings.HasPrefix(t.Text, "call:(context.Context)") || strings.HasPrefix(t.Text, "call:time.")
		}
		return false
	})
}

// failureTest reports whether a condition tests an error for nil.
func failureTest(cond *provenance.Term) bool {
	return cond.Kind == provenance.Op && (cond.Text == "!=" || cond.Text == "==") && len(cond.Args) == 2 && cond.Args[1].IsNil()
}
