package effectflow

import (
	"maps"
	"slices"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A graph is made of the graphs of what the function calls, so those are made first:
// of every part of the program when all parts that it leads to are done, and parts
// that have nothing to do with each other at the same time. What a graph looks like
// depends on the program alone, not on who asks for it first:
//
//   - Within a part functions call each other in circles, and recursion is cut at the
//     first repetition. Its graphs are always made together, in one order.
//   - A part that comes earlier in the order is complete when it is looked at; if it
//     is not there yet, or was given up, it is made by whoever asks.
//   - What comes later in the order though it is called here, since only the values
//     put in show that it is, is expanded for this part alone.

// part is a set of functions that call each other in circles: mostly one alone.
type part struct {
	ids    []string   // in the order in which they are come to
	needs  []int      // parts that it leads to, sorted
	making sync.Mutex // who holds it asks for earlier parts only
	done   bool       // its graphs were made once
}

// maker makes the graphs of one part.
type maker struct {
	w    *World
	part int
	busy map[string]bool   // functions that are being expanded
	made map[string]*Graph // also of later parts, for this one
	workshop
}

// setParts lists the parts of the program, the called ones first.
func (w *World) setParts(callees map[string][]string) {
	w.parts, w.partOf = nil, make(map[string]int, len(w.funcs))
	leads := maps.Clone(callees)
	for _, id := range w.sorted() {
		leads[id] = append(slices.Clip(leads[id]), w.values(w.fn(id))...)
	}
	for _, ids := range circlesOf(w.sorted(), leads).groups {
		for _, id := range ids {
			w.partOf[id] = len(w.parts)
		}
		p := &part{ids: ids}
		for _, id := range ids {
			for _, to := range leads[id] { // earlier ones are known
				if k, ok := w.partOf[to]; ok && k < len(w.parts) {
					p.needs = append(p.needs, k)
				}
			}
		}
		slices.Sort(p.needs)
		p.needs = slices.Clip(slices.Compact(p.needs))
		w.parts = append(w.parts, p)
	}
}

// CalledBack returns the functions that function id may lead to and that call it by
// its name in turn.
func (w *World) CalledBack(id string) []*effects.Func {
	w.findLive()
	if w.beyond(id) {
		return w.elseWhole().CalledBack(id)
	}
	i, ok := w.partOf[id]
	if !ok {
		return nil
	}
	var out []*effects.Func
	for _, member := range w.parts[i].ids {
		f := w.fn(member)
		if f != nil && slices.ContainsFunc(f.Nodes, func(n effects.Node) bool { return n.Call != nil && n.Call.Sym == id }) {
			out = append(out, f)
		}
	}
	return out
}

// values returns the functions that a caller of f may get from it, and those that f
// finds in fields and variables.
func (w *World) values(f *effects.Func) []string {
	var out []string
	note := func(t *provenance.Term) bool {
		if t.Kind == provenance.Func {
			out = append(out, w.bodies(t.Text)...)
		}
		return true
	}
	for i := range f.Nodes {
		walkAll(f.Nodes[i].Results, note)
		if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Value && c.Fn != nil {
			for _, id := range w.aims.of(c.Fn).Funcs {
				out = append(out, w.bodies(id)...)
			}
		}
	}
	for _, s := range f.Stores {
		s.Value.Walk(note)
	}
	return out
}

// graph returns the graph of function id, nil if there is no summary. It is made if
// need be, with all of its part.
func (w *World) graph(id string) *Graph {
	if g := w.found(id); g != nil {
		return g
	}
	w.findLive()
	if w.beyond(id) {
		return w.graphBeyond(id)
	}
	i, ok := w.partOf[id]
	if !ok || w.funcs[id] == nil {
		return nil
	}
	w.parts[i].making.Lock()
	defer w.parts[i].making.Unlock()
	if g := w.found(id); g != nil {
		return g
	}
	return w.makePart(i, id)
}

// found returns the graph of function id if it is there.
func (w *World) found(id string) *Graph {
	w.lock.RLock()
	defer w.lock.RUnlock()
	return w.graphs[id]
}

// make makes the graphs of part i if nobody did.
func (w *World) make(i int) {
	p := w.parts[i]
	p.making.Lock()
	defer p.making.Unlock()
	if !p.done {
		w.makePart(i, "")
	}
}

// makePart makes the graphs of a part, and returns that of id. Functions that nobody
// is to ask about are left out, but for id.
func (w *World) makePart(i int, id string) *Graph {
	m := &maker{w: w, part: i, busy: map[string]bool{}, made: map[string]*Graph{}, workshop: w.shops.take()}
	defer func() { w.shops.giveBack(m.workshop) }()
	var made []*Graph
	for _, member := range w.parts[i].ids {
		if f := w.fn(member); f != nil && (f.Flags&effects.Unasked == 0 || member == id) {
			m.graph(member)
		}
	}
	for _, member := range w.parts[i].ids {
		if g := m.made[member]; g != nil {
			made = append(made, g)
		}
	}
	w.parts[i].done = true
	w.publish(made)
	return m.made[id]
}

// graph returns the graph of function id; nil if there is no summary, or the
// function is being expanded.
func (m *maker) graph(id string) *Graph {
	if g, ok := m.made[id]; ok {
		return g
	}
	f := m.w.fn(id)
	if f == nil || len(f.Nodes) == 0 || m.busy[id] { // a damaged fact leaves nothing but the name
		return nil
	}
	if m.w.partOf[id] < m.part || m.w.beyond(id) {
		return m.w.graph(id)
	}
	m.busy[id] = true
	g := m.expanded(f)
	delete(m.busy, id)
	m.made[id] = g
	return g
}

// expanded makes the graph of f.
func (m *maker) expanded(f *effects.Func) *Graph {
	raw := m.w.raw(f)
	out := &Graph{Func: f, room: m.w.roomFor(f.ID, len(raw.Nodes))}
	in := &instance{w: m.w, maker: m, out: out, src: raw, id: f.ID, terms: provenance.NewPool()}
	in.run()
	m.w.compact(out)
	return out
}
