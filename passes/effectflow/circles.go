package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
)

// circles are the functions that call each other.
type circles struct {
	sizes  map[string]int // how many they are, for each that does not only call itself
	groups [][]string     // in the order they were come to, called ones first
}

// circlesOf finds the functions among ids that call each other.
func circlesOf(ids []string, callees map[string][]string) *circles {
	t := &tarjan{
		ids: ids, at: make(map[string]int32, len(ids)), callees: callees,
		index: make([]int32, len(ids)), low: make([]int32, len(ids)), on: make([]bool, len(ids)),
	}
	t.found.sizes = map[string]int{}
	for i, id := range ids {
		t.at[id] = int32(i)
	}
	for i := range ids {
		if t.index[i] == 0 {
			t.visit(int32(i))
		}
	}
	return &t.found
}

// tarjan is the algorithm of Tarjan. Functions are places in ids.
type tarjan struct {
	ids     []string
	at      map[string]int32
	callees map[string][]string
	count   int32
	index   []int32 // when a function was come to
	low     []int32 // the earliest that is reached from it
	open    []int32
	on      []bool
	found   circles
}

func (t *tarjan) visit(i int32) {
	t.count++
	n, base := t.count, len(t.open)
	t.index[i], t.low[i], t.on[i] = n, n, true
	t.open = append(t.open, i)
	for _, callee := range t.callees[t.ids[i]] {
		k, known := t.at[callee]
		switch {
		case !known: // of a package that is not in view
		case t.index[k] == 0:
			t.visit(k)
			t.low[i] = min(t.low[i], t.low[k])
		case t.on[k]:
			t.low[i] = min(t.low[i], t.index[k])
		}
	}
	if t.low[i] == n {
		t.close(base)
	}
}

// close takes a circle off what is open.
func (t *tarjan) close(base int) {
	all := make([]string, 0, len(t.open)-base)
	for _, i := range t.open[base:] {
		t.on[i] = false
		all = append(all, t.ids[i])
	}
	t.open = t.open[:base]
	if len(all) > 1 {
		for _, id := range all {
			t.found.sizes[id] = len(all)
		}
	}
	t.found.groups = append(t.found.groups, all)
}

// named returns the functions that each function names in its calls.
func (w *World) named() map[string][]string {
	out := make(map[string][]string, len(w.funcs))
	for _, id := range w.sorted() {
		f := w.fn(id)
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Static {
				out[id] = append(out[id], c.Sym)
			}
		}
	}
	return out
}
