package retryscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Recursion is a function that calls itself after a failure.
type Recursion struct {
	Call  *effectflow.Node
	Limit Limit
	Deed
}

// Recursions returns the calls by which f starts over after a failure, also
// from inside of closures and through functions that it calls.
func Recursions(w *effectflow.World, f *effects.Func) []Recursion {
	if !slices.ContainsFunc(w.CalledBack(f.ID), func(in *effects.Func) bool { return near(w, in, f) }) {
		return nil // to look would need its graph
	}
	if !w.Returns(f.ID) {
		return nil
	}
	g := w.Graph(f.ID)
	if g == nil {
		return nil
	}
	var out []Recursion
	for _, n := range g.Nodes {
		if !n.Recursive || n.Call == nil || n.Call.Sym != f.ID || !near(w, n.Func, f) {
			continue
		}
		if OnFailure(w, g, n) == nil {
			continue
		}
		out = append(out, Recursion{n, depth(w, g, f, n), DeedIn(w, f.ID)})
	}
	return out
}

// near reports whether f is the one to answer for a call in in: the function
// itself, a closure of it, or another function of a circle of which f is the
// first by name.
func near(w *effectflow.World, in, f *effects.Func) bool {
	for p := in; p != nil; p = w.Func(p.Parent) {
		if p == f {
			return true
		}
		if p.Parent == "" {
			break
		}
	}
	return f.ID < in.ID
}

// depth returns what ends the recursion.
func depth(w *effectflow.World, g *effectflow.Graph, f *effects.Func, n *effectflow.Node) Limit {
	best := None
	for i, a := range n.Call.Args {
		if i < len(f.Params) && counted(a) {
			return Bounded
		}
	}
	for _, b := range g.Guards(n, func(t *provenance.Term) bool { return failureSide(w, t) < 0 }) {
		switch {
		case limits(b.Cond):
			return Bounded
		case selects(b.Cond):
			for _, ch := range b.Cond.Args[0].Args {
				best = max(best, channel(ch))
			}
		case hasOp(b.Cond, "call:(context.Context).Err"):
			best = max(best, channel(b.Cond))
		default:
			best = max(best, Unclear)
		}
	}
	return best
}

// counted recognises the argument that counts attempts, or uses something up.
func counted(t *provenance.Term) bool {
	if t.Kind == provenance.Op {
		switch t.Text {
		case "+", "-", "*", "/", ">>", "<<":
			return true
		}
		return strings.HasPrefix(t.Text, "slice")
	}
	if t.Kind == provenance.Alt {
		for _, a := range t.Args {
			if counted(a) {
				return true
			}
		}
	}
	return t.Kind == provenance.Elem || t.Kind == provenance.Object
}
