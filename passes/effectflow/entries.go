package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
)

// entries are the graphs that rules look at.
type entries struct {
	outer map[string][]*Graph // by package: of functions that nothing leads into
	tops  map[string][]*Graph // by package: of functions that no graph holds all of
}

// Entries returns the graphs of the functions that no other function of the
// program leads into and that hold a step of package pkg. A step is seen in them
// with everything that can stand around it: the transaction that a service three
// calls up began, the claim it won, the lock it holds. Functions of tests lead
// nowhere.
func (w *World) Entries(pkg string) []*Graph {
	if w.focus != nil && pkg != w.focus.own.Path {
		w = w.focus.whole()
	}
	return w.collected().outer[pkg]
}

// Entry reports whether no other function of the program leads into function id.
func (w *World) Entry(id string) bool {
	if w.outside(id) {
		return w.elseWhole().Entry(id)
	}
	w.collected()
	return w.stock.eventful[id] && !w.stock.inner[id]
}

func (w *World) collected() *entries {
	if w.entries == nil {
		w.collectEntries()
	}
	return w.entries
}

func (w *World) collectEntries() {
	w.build()
	e := &entries{map[string][]*Graph{}, map[string][]*Graph{}}
	for _, id := range w.wanted() {
		if !w.stock.eventful[id] || w.stock.covered[id] {
			continue
		}
		g := w.graph(id)
		for pkg := range packagesOf(g) {
			e.tops[pkg] = append(e.tops[pkg], g)
			if !w.stock.inner[id] {
				e.outer[pkg] = append(e.outer[pkg], g)
			}
		}
	}
	w.entries = e
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
