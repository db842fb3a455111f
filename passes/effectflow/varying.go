package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A function that calls itself stands in a graph once, for all of its calls:
//
//	func handle(e any) {
//		switch e := e.(type) {
//		case wrapper: handle(e.inner)
//		case *order: charge(e)
//		}
//	}
//
// What the first call hands in tells nothing about the ones after it, unless these
// pass it on.

// findVarying finds the parameters that have another value when a function calls
// itself.
func (w *World) findVarying() {
	w.varying = map[string][]bool{}
	for _, id := range w.sorted() {
		f := w.fn(id)
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Static && w.around(c.Sym, f.ID) {
				w.vary(c)
			}
		}
	}
}

// vary notes what call c of a function by itself does not pass on.
func (w *World) vary(c *effects.CallInfo) {
	v := w.varying[c.Sym]
	if v == nil {
		v = make([]bool, len(c.Args))
		w.varying[c.Sym] = v
	}
	for i, a := range c.Args {
		if i < len(v) && (a.Kind != provenance.Param || a.Text != c.Sym || a.N != i) {
			v[i] = true
		}
	}
}

// varies reports whether another call may get another answer to the test of n than
// the one whose values are put in.
func (w *World) varies(n *Node) bool {
	if n.Spot == nil || n.Node == nil || n.Node.Cond == nil {
		return false
	}
	types := n.Node.Cond.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Op && t.Text == "istype" })
	return n.Node.Cond.Has(func(t *provenance.Term) bool {
		if t.Kind != provenance.Param {
			return false
		}
		v := w.varying[t.Text]
		return t.N < len(v) && v[t.N] || types && w.circled[t.Text] > 1
	})
}

// asked returns the condition of the copy of n: nothing where the values put in
// decide what they do not decide in all rounds of a recursion.
func (in *instance) asked(n *Node) *provenance.Term {
	t := in.sub.Term(n.Cond)
	if decide(n.Cond) == undecided && decide(t) != undecided && in.w.varies(n) {
		return provenance.Nothing()
	}
	return t
}
