package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// reducer makes summaries small for others to read: it drops the steps that
// can't matter, so that an edit of those changes nothing.
type reducer struct {
	w    *World
	used map[string]bool // calls whose results some term mentions
}

func newReducer(w *World) *reducer {
	r := &reducer{w: w, used: map[string]bool{}}
	note := func(t *provenance.Term) bool {
		if t.Kind == provenance.Result {
			r.used[t.Text] = true
		}
		return true
	}
	for _, f := range w.funcs {
		for i := range f.Nodes {
			n := &f.Nodes[i]
			n.Cond.Walk(note)
			walkAll(n.Results, note)
			if n.Call != nil {
				n.Call.Fn.Walk(note)
				walkAll(n.Call.Args, note)
			}
		}
		for i := range f.Loops {
			f.Loops[i].Over.Walk(note)
			walkAll(f.Loops[i].Exits, note)
		}
		for _, s := range f.Stores {
			s.Value.Walk(note)
		}
	}
	return r
}

func walkAll(ts []*provenance.Term, f func(*provenance.Term) bool) {
	for _, t := range ts {
		t.Walk(f)
	}
}

// loopless returns what is made anew where no loops are left.
func loopless(makes []effects.Fresh) []effects.Fresh {
	out := slices.Clone(makes)
	for i := range out {
		out[i].Loop = 0
	}
	return out
}

// reduce returns f without what can't matter.
func (r *reducer) reduce(f *effects.Func) *effects.Func {
	out := *f
	if f.Declared == "" && !r.w.leads(f.ID) {
		if g := r.w.graph(f.ID); g != nil {
			out.Nodes, out.Loops, out.Makes, out.Alters = plainNodes(g), nil, loopless(f.Makes), r.w.closedAlters(f)
			return &out
		}
	}
	raw := r.w.raw(f)
	out.Nodes = slices.Clone(f.Nodes)
	for i := range out.Nodes {
		n := &out.Nodes[i]
		n.Succ = slices.Clone(n.Succ)
		if n.Call == nil {
			continue
		}
		if r.idle(raw.Nodes[i]) {
			n.Kind, n.Call = effects.Join, nil
			continue
		}
		n.Call = slim(n.Call, r.w)
	}
	renumber(&out)
	return &out
}

// plainNodes are the steps of a graph without calls.
func plainNodes(g *Graph) []effects.Node {
	at := map[*Node]int{}
	for i, n := range g.Nodes {
		at[n] = i
	}
	out := make([]effects.Node, len(g.Nodes))
	for i, n := range g.Nodes {
		out[i] = effects.Node{Kind: n.Kind, Cond: n.Cond, Results: n.Results}
		for _, e := range n.Succ {
			out[i].Succ = append(out[i].Succ, effects.Edge{To: at[e.To], Back: e.Back})
		}
	}
	return out
}

// idle reports whether call n does nothing and nothing depends on its results.
func (r *reducer) idle(n *Node) bool {
	c := n.Call
	if r.used[c.ID] || matters(n) || len(r.w.changesBy(c)) > 0 {
		return false
	}
	switch c.Mode {
	case effects.Static:
		f := r.w.fn(c.Sym)
		if f == nil {
			return true
		}
		return f.Declared == "" && !r.w.leads(c.Sym) && len(f.Stores) == 0
	case effects.Interface:
		return r.w.impls == nil || len(r.w.impls.Of(c)) == 0
	case effects.Value:
		return c.Fn.Kind == provenance.Unknown
	case effects.Foreign:
		return true
	}
	return !slices.ContainsFunc(c.Args, func(t *provenance.Term) bool {
		return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Func })
	}) && n.Row != nil && n.Row.Func == 0
}

// slim drops the names and types of parameters that only unknown callees are
// recognised by.
func slim(c *effects.CallInfo, w *World) *effects.CallInfo {
	if c.Mode != effects.Static {
		return c
	}
	if f := w.fn(c.Sym); f == nil || f.Declared != "" {
		return c
	}
	out := *c
	out.Params, out.Types = nil, nil
	return &out
}

// renumber leads every step past those where nothing happens, and drops what
// cannot be reached.
func renumber(f *effects.Func) {
	for i := range f.Nodes {
		for k, e := range f.Nodes[i].Succ {
			f.Nodes[i].Succ[k] = past(f, e, f.Nodes[i].Loop)
		}
	}
	at := map[int]int{0: 0}
	order := []int{0}
	for k := 0; k < len(order); k++ {
		for _, e := range f.Nodes[order[k]].Succ {
			if _, ok := at[e.To]; !ok {
				at[e.To] = len(order)
				order = append(order, e.To)
			}
		}
	}
	nodes := make([]effects.Node, len(order))
	for i, old := range order {
		nodes[i] = f.Nodes[old]
		for k := range nodes[i].Succ {
			nodes[i].Succ[k].To = at[nodes[i].Succ[k].To]
		}
	}
	f.Nodes = nodes
}

// past follows an edge through joins of the same loop.
func past(f *effects.Func, e effects.Edge, loop int) effects.Edge {
	for range len(f.Nodes) {
		n := &f.Nodes[e.To]
		if e.Back || n.Kind != effects.Join || n.Loop != loop || len(n.Succ) != 1 || n.Succ[0].Back {
			return e
		}
		e = n.Succ[0]
	}
	return e
}
