package effectflow

import (
	"sort"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Own returns the graph of function id alone: its calls stand for themselves,
// also those that do nothing to the world, and what they run is not put in their
// place. It is nil if there is no summary.
func (w *World) Own(id string) *Graph {
	f := w.funcs[id]
	if f == nil {
		return nil
	}
	g := w.raw(f)
	if w.prepared { // what is read and judged here is kept for others
		w.lock.Lock()
		defer w.lock.Unlock()
		w.ready(g)
	}
	return g
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

// IDs returns the names of all functions outside of tests, in order.
func (w *World) IDs() []string {
	out := make([]string, 0, len(w.funcs))
	for id, f := range w.funcs {
		if f.Flags&effects.Unasked == 0 {
			out = append(out, id)
		}
	}
	sort.Strings(out)
	return out
}
