package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// coalesce removes tests that say nothing a later one does not say: nobody can
// tell what decides them, and whatever they decide, the test after them leaves
// open as well. Five checks of an input that all fail in one place are one, and so is
// a loop in which nothing happens but that some round may fail. It reports whether
// there were any.
func coalesce(g *Graph) bool {
	o := followersOf(g)
	changed := false
	for _, n := range slices.Backward(o.tests) {
		if o.mute[n.index] && (o.indifferent(n) || o.repeated(n) || o.unroll(n)) {
			changed = true
		}
	}
	return changed
}

// indifferent leads past test n if the same may follow on both of its sides.
func (o *followers) indifferent(n *Node) bool {
	if !sameEdges(o.of(n, n.Succ[0]), o.of(n, n.Succ[1])) {
		return false
	}
	for _, e := range []Edge{n.Succ[1], n.Succ[0]} { // a loop is left on the second
		if e = skip(e); !e.Back && e.To != n && o.stays(n, e.To) {
			n.Kind, n.Cond, n.Succ = effects.Join, nil, []Edge{e}
			return true
		}
	}
	return false
}

// repeated leads past test n if the next one has the same outcomes and is of the
// same kind. The way out of a loop in which something happens stays.
func (o *followers) repeated(n *Node) bool {
	if slices.ContainsFunc(n.Succ, func(e Edge) bool { return !e.Back && !o.stays(n, skip(e).To) }) {
		return false
	}
	for _, e := range n.Succ {
		e = skip(e)
		if e.Back || !o.mute[e.To.index] || e.To.Kind != effects.Branch {
			continue
		}
		if sameEdges(o.sets[e.To.index], o.sets[n.index]) && failureTest(n.Cond) == failureTest(e.To.Cond) {
			n.Kind, n.Cond, n.Succ = effects.Join, nil, []Edge{e}
			return true
		}
	}
	return false
}

// unroll makes one test of a loop in which nothing happens, and which only tells
// whether some round of it fails.
func (o *followers) unroll(n *Node) bool {
	all := o.sets[n.index]
	if len(all) != 2 || all[0].Back || all[1].Back || !o.idle(n) {
		return false
	}
	for _, e := range n.Succ {
		t := skip(e).To
		if t == n || !o.mute[t.index] || t.Kind != effects.Branch || innermost(t) != innermost(n) {
			continue
		}
		for side, x := range t.Succ {
			x = skip(x)
			if !slices.Contains(all, x) || slices.Contains(all, skip(t.Succ[1-side])) {
				continue
			}
			other := all[0]
			if other == x {
				other = all[1]
			}
			n.Cond, n.Succ, n.epoch = t.Cond, []Edge{x, other}, t.epoch
			if side == 1 {
				slices.Reverse(n.Succ)
			}
			return true
		}
	}
	return false
}

// opaque reports whether a condition depends on nothing that a caller or a step
// of g could tell, nor on how often or how long something was tried.
func opaque(g *Graph, cond *provenance.Term) bool {
	return !cond.Has(func(t *provenance.Term) bool { return told(g, t) }) && !cond.Has(triedField)
}

func told(g *Graph, t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Param, provenance.Minted:
		return true
	case provenance.Result:
		return g.byID[t.Text] != nil
	case provenance.Op:
		switch t.Text {
		case "counter", "select", "received", "<", "<=", ">", ">=":
			return true
		}
		return strings.HasPrefix(t.Text, "call:(context.Context)") || strings.HasPrefix(t.Text, "call:time.")
	}
	return false
}

// triedField recognises the field that counts attempts, or holds the answer to one.
func triedField(t *provenance.Term) bool {
	return t.Kind == provenance.Field && (t.Text == "StatusCode" || dbcall.AttemptColumn(t.Text))
}

// failureTest reports whether a condition tests an error for nil.
func failureTest(cond *provenance.Term) bool {
	return cond.Kind == provenance.Op && (cond.Text == "!=" || cond.Text == "==") && len(cond.Args) == 2 && cond.Args[1].IsNil()
}
