package effectflow

import (
	"sort"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Own returns the graph of function id alone: its calls stand for themselves,
// also those that do nothing to the world, and what they run is not put in their
// place. It is nil if there is no summary.
func (w *World) Own(id string) *Graph {
	f := w.fn(id)
	if f == nil {
		return nil
	}
	if !w.prepared {
		return w.own(f)
	}
	if g := w.owns.find(id); g != nil {
		return g
	}
	g := w.own(f)
	w.ready(g) // what is read and judged here is kept for others
	return w.owns.keep(id, g)
}

func (w *World) own(f *effects.Func) *Graph {
	g := w.raw(f)
	g.decisions()
	return g
}

// owned remembers what Own answered: rules ask for the function around each step.
type owned struct {
	mu     sync.Mutex
	graphs map[string]*Graph
	steps  int
}

// maxOwned bounds what is remembered, in steps.
const maxOwned = 50_000

func (o *owned) find(id string) *Graph {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.graphs[id]
}

// keep returns g, or what somebody else was quicker to keep.
func (o *owned) keep(id string, g *Graph) *Graph {
	o.mu.Lock()
	defer o.mu.Unlock()
	if old := o.graphs[id]; old != nil {
		return old
	}
	if o.steps += len(g.Nodes); o.graphs == nil || o.steps > maxOwned {
		o.graphs, o.steps = map[string]*Graph{}, len(g.Nodes)
	}
	o.graphs[id] = g
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
