package effectflow

import "github.com/dualwrite/dualwrite/passes/provenance"

// Own returns the graph of function id alone: its calls stand for themselves,
// also those that do nothing to the world, and what they run is not put in their
// place. It is nil if there is no summary.
func (w *World) Own(id string) *Graph {
	f := w.funcs[id]
	if f == nil {
		return nil
	}
	return w.raw(f)
}

// Rounds reports whether the paths from n lead into another round of loop s, and
// whether some leave it, given what is assumed of the results of calls.
func (g *Graph) Rounds(n *Node, s *Scope, given func(*provenance.Term) *provenance.Term) (again, leaves bool) {
	return g.rounds(n, s, given)
}

// AfterGiven returns what may run after n in the same round of every loop, given
// what is assumed of the results of calls.
func (g *Graph) AfterGiven(n *Node, given func(*provenance.Term) *provenance.Term) Set {
	return g.reach(n.Succ, given, nil)
}

// Holds reports whether cond is true for sure, given what is assumed.
func Holds(cond *provenance.Term, given func(*provenance.Term) *provenance.Term) bool {
	return assume(cond, given) == yes
}

// Fails reports whether cond is false for sure, given what is assumed.
func Fails(cond *provenance.Term, given func(*provenance.Term) *provenance.Term) bool {
	return assume(cond, given) == no
}

// Verb returns the HTTP method of a modelled HTTP call, "" if it has none or it
// is not known.
func (n *Node) Verb() string {
	if n.Row == nil {
		return ""
	}
	return n.verb()
}
