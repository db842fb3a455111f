package effectflow

import (
	"sort"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// Entries returns the graphs of the functions that no other function of the
// program leads into and that hold a step of package pkg. A step is seen in them
// with everything that can stand around it: the transaction that a service three
// calls up began, the claim it won, the lock it holds. Functions of tests lead
// nowhere.
func (w *World) Entries(pkg string) []*Graph {
	if w.entries == nil {
		w.collectEntries()
	}
	return w.entries[pkg]
}

// Entry reports whether no other function of the program leads into function id.
func (w *World) Entry(id string) bool {
	if w.entries == nil {
		w.collectEntries()
	}
	return w.outermost[id]
}

func (w *World) collectEntries() {
	w.entries, w.outermost = map[string][]*Graph{}, map[string]bool{}
	ids := make([]string, 0, len(w.funcs))
	for id, f := range w.funcs {
		if f.Flags&effects.Test == 0 {
			ids = append(ids, id)
		}
	}
	sort.Strings(ids)
	inner := map[string]bool{}
	for _, id := range ids {
		if g := w.graph(id); g != nil {
			noteInner(g, inner)
		}
	}
	for _, id := range ids {
		g := w.graph(id)
		if g == nil || inner[id] || !eventful(g) {
			continue
		}
		w.outermost[id] = true
		for pkg := range packagesOf(g) {
			w.entries[pkg] = append(w.entries[pkg], g)
		}
	}
}

// noteInner notes the functions that g leads into.
func noteInner(g *Graph, inner map[string]bool) {
	for _, n := range g.Nodes {
		if n.Kind != effects.Call {
			continue
		}
		for _, f := range n.Frames {
			if f.Callee != g.Func {
				inner[f.Callee.ID] = true
			}
		}
	}
}

// packagesOf returns the packages in which steps of g, or the calls that lead to
// them, stand.
func packagesOf(g *Graph) map[string]bool {
	out := map[string]bool{}
	for _, n := range g.Nodes {
		if n.Kind != effects.Call || n.Func == nil {
			continue
		}
		out[n.Func.Package] = true
		for _, f := range n.Frames {
			out[f.Caller.Package] = true
		}
	}
	return out
}
