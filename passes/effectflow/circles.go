package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// circles is what circlesOf works with.
type circles struct {
	callees map[string][]string
	index   map[string]int // when a function was come to
	low     map[string]int // the earliest that is reached from it
	open    []string
	on      map[string]bool
	sizes   map[string]int // how many functions call each other, for each that does not only call itself
	groups  [][]string     // functions that call each other in the order they were come to, called ones first
}

// circlesOf finds the functions among ids that call each other. It is Tarjan's
// algorithm.
func circlesOf(ids []string, callees map[string][]string) *circles {
	c := &circles{callees: callees, index: map[string]int{}, low: map[string]int{}, on: map[string]bool{}, sizes: map[string]int{}}
	for _, id := range ids {
		if c.index[id] == 0 {
			c.visit(id)
		}
	}
	return c
}

func (c *circles) visit(id string) {
	n, base := len(c.index)+1, len(c.open)
	c.index[id], c.low[id], c.on[id] = n, n, true
	c.open = append(c.open, id)
	for _, callee := range c.callees[id] {
		switch {
		case c.index[callee] == 0:
			c.visit(callee)
			c.low[id] = min(c.low[id], c.low[callee])
		case c.on[callee]:
			c.low[id] = min(c.low[id], c.index[callee])
		}
	}
	if c.low[id] != n {
		return
	}
	all := slices.Clone(c.open[base:])
	c.groups = append(c.groups, all)
	c.open = c.open[:base]
	for _, m := range all {
		c.on[m] = false
		if len(all) > 1 {
			c.sizes[m] = len(all)
		}
	}
}

// named returns the functions that each function names in its calls.
func (w *World) named() map[string][]string {
	out := make(map[string][]string, len(w.funcs))
	for id, f := range w.funcs {
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Static {
				out[id] = append(out[id], c.Sym)
			}
		}
	}
	return out
}
