package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// The graph of a function holds everything that the function calls, so the
// graphs of a large program together hold everything many times. Most of them
// are only needed until those of their callers are made: what they say stands in
// these as well, with more known about it. Large ones are then given up, and made
// again in the rare case that somebody asks for one.

const (
	// maxKept is the size up to which graphs are kept.
	maxKept = 100
	// maxRemade is how many graphs that were made again are kept at a time.
	maxRemade = 24
	// maxSettled is for how many graphs what settled found is kept.
	maxSettled = 128
	// maxTogether is how many graphs are made ready together.
	maxTogether = 64
)

// inventory is what is known about all functions, also those whose graph was
// given up.
type inventory struct {
	waiting  map[string]int  // callers whose graph is not made yet
	inner    map[string]bool // some function leads into it
	covered  map[string]bool // some graph holds all of it
	eventful map[string]bool // a step is reached from it
	capped   map[string]bool
	returns  map[string]bool               // see Returns
	roots    map[string]bool               // see rootIDs
	given    map[string]bool               // graphs that were given up once
	objects  map[string][]*provenance.Term // see objectsOf
	complete bool                          // all graphs were made
	lasting  []string                      // functions whose graphs are there when the rules begin, in order

	remade int // graphs made again since they were all given up
	made   int
}

func newInventory() inventory {
	return inventory{
		inner: map[string]bool{}, covered: map[string]bool{}, eventful: map[string]bool{},
		capped: map[string]bool{}, returns: map[string]bool{}, given: map[string]bool{},
		objects: map[string][]*provenance.Term{},
	}
}

// build makes the graphs of all functions outside of tests. Those that are not
// needed any more are given up on the way.
func (w *World) build() {
	if w.stock.complete {
		return
	}
	w.stock.complete = true
	w.findLive()
	w.aims.index()
	w.aims.exported("")
	w.stock.roots = w.rootIDs()
	todo := w.todo()
	inOrder(len(todo), w.needs(todo), func(i int) { w.make(todo[i]) })
	w.stock.waiting = nil
	w.shops.close()
	if w.focus == nil {
		w.leadsTo = nil
	}
	for id := range w.graphs { // also those that somebody asked for again
		w.giveUp(id)
	}
}

// todo lists the parts whose graphs are to be made, and counts who waits for them.
func (w *World) todo() []int {
	w.stock.waiting = map[string]int{}
	var out []int
	for i, p := range w.parts {
		if !w.inView(i) {
			continue
		}
		asked := false
		for _, id := range p.ids {
			if p.done || w.funcs[id] == nil || w.funcs[id].Flags&effects.Unasked != 0 {
				continue
			}
			asked = true
			for _, callee := range w.leadsTo[id] {
				w.stock.waiting[callee]++
			}
		}
		if asked {
			out = append(out, i)
		}
	}
	return out
}

// needs tells for each of the parts in todo which others are to be made before it.
func (w *World) needs(todo []int) func(int) []int {
	at := make(map[int]int, len(todo))
	for i, p := range todo {
		at[p] = i
	}
	return func(i int) []int {
		var out []int
		for _, p := range w.parts[todo[i]].needs {
			if k, ok := at[p]; ok {
				out = append(out, k)
			}
		}
		return out
	}
}

// publish lets others see graphs that were made together, but for those that they
// see already.
func (w *World) publish(made []*Graph) {
	if w.prepared && w.focus == nil { // rules read them without a lock
		for _, g := range made {
			w.ready(g)
		}
	}
	notes := make([]notes, len(made))
	for i, g := range made {
		notes[i] = notesOf(g)
	}
	w.lock.Lock()
	defer w.lock.Unlock()
	for i, g := range made {
		if w.graphs[g.Func.ID] == nil {
			w.graphs[g.Func.ID] = g
			if w.prepared && w.focus != nil {
				w.focus.late[g.Func.ID] = true
			}
			w.finished(g, notes[i])
		}
	}
}

// notes is what there is to know about a graph once it is gone.
type notes struct {
	eventful bool
	returns  bool
	holds    []string // functions whose steps stand in it
	objects  []*provenance.Term
}

func notesOf(g *Graph) notes {
	n := notes{objects: objectsOf(g), returns: g.returns()}
	if g.Func.Flags&effects.Unasked != 0 {
		return n
	}
	seen := map[*effects.Func]bool{g.Func: true}
	var last []Frame
	for _, x := range g.Nodes {
		if x.Kind != effects.Call {
			continue
		}
		n.eventful = true
		if len(x.Frames) == 0 || len(x.Frames) == len(last) && &x.Frames[0] == &last[0] {
			continue // as before
		}
		last = x.Frames
		for _, f := range x.Frames {
			if !seen[f.Callee] {
				seen[f.Callee] = true
				n.holds = append(n.holds, f.Callee.ID)
			}
		}
	}
	return n
}

// finished notes what there is to know about a new graph. Once the world is
// prepared, rules read the inventory at the same time: it says all there is to
// say by then, and what is made again adds nothing.
func (w *World) finished(g *Graph, n notes) {
	id := g.Func.ID
	s := &w.stock
	if w.prepared || s.given[id] {
		return
	}
	s.eventful[id], s.capped[id], s.returns[id] = n.eventful, g.Capped, n.returns
	for _, f := range n.holds {
		s.inner[f] = true
		s.covered[f] = s.covered[f] || !g.Capped
	}
	if len(n.objects) > 0 {
		s.objects[id] = n.objects
	}
	w.forgetNowAndThen()
	if s.waiting == nil {
		return
	}
	for _, callee := range w.leadsTo[id] {
		if s.waiting[callee]--; s.waiting[callee] <= 0 {
			w.giveUp(callee)
		}
	}
	if s.waiting[id] <= 0 {
		w.giveUp(id)
	}
}

// forgetNowAndThen drops what settled remembers: it keeps graphs from being given up.
func (w *World) forgetNowAndThen() {
	if w.stock.made++; w.stock.made%maxSettled == 0 {
		w.settler = nil
	}
}

// giveUp forgets the graph of function id if it is large and others hold it.
func (w *World) giveUp(id string) {
	g := w.graphs[id]
	if g == nil || len(g.Nodes) <= maxKept || !w.stock.covered[id] || w.stock.roots[id] {
		return
	}
	w.stock.given[id] = true
	delete(w.graphs, id)
}

// Graph returns the expanded graph of function id, nil if there is no summary.
func (w *World) Graph(id string) *Graph {
	if g := w.fetch(id); g != nil {
		return g
	}
	if w.waits(id) {
		return w.late(id)
	}
	g := w.graph(id)
	if g == nil || !w.prepared {
		return g
	}
	w.remade(id)
	if w.waits(id) {
		return w.late(id)
	}
	return g
}

// remade notes that a graph was made again. Those it is made of are kept for a
// while, too: who asks for one mostly asks for the next.
func (w *World) remade(id string) {
	w.lock.Lock()
	defer w.lock.Unlock()
	if w.stock.remade++; w.stock.remade > maxRemade {
		for given := range w.stock.given {
			if given != id {
				delete(w.graphs, given)
			}
		}
		w.stock.remade = 0
	}
}

// ready reads the statements of a graph and judges its effects.
func (w *World) ready(g *Graph) { w.readyAll([]*Graph{g}) }

// readyIn makes the graphs of functions ready.
func (w *World) readyIn(ids []string) {
	var groups [][]*Graph
	for some := range slices.Chunk(ids, maxTogether) {
		graphs := make([]*Graph, len(some))
		for i, id := range some {
			graphs[i] = w.graphs[id]
		}
		groups = append(groups, graphs)
	}
	inOrder(len(groups), nil, func(i int) { w.readyAll(groups[i]) })
}

// readyAll does so for several: what is settled in one is in the others, too.
func (w *World) readyAll(graphs []*Graph) {
	settler := w.newSettler()
	for _, g := range graphs {
		for _, n := range g.Nodes {
			n.read(w, settler)
			if n.judged {
				continue
			}
			n.guessed()
			n.note(n.judge(), n.recorded(), n.claimed())
			n.judged = true
		}
	}
}

// note keeps what was found out about a step.
func (n *Node) note(effect *Effect, records []Record, claims []Claim) {
	if effect == nil && len(records) == 0 && len(claims) == 0 {
		return
	}
	if n.deeds == nil {
		n.deeds = &deeds{}
	}
	n.deeds.effect, n.deeds.records, n.deeds.claims = effect, slices.Clip(records), slices.Clip(claims)
}

// Capped reports whether some call in the graph of function id was left
// unexpanded because the graph grew too large.
func (w *World) Capped(id string) bool {
	if w.prepared {
		return w.stock.capped[id]
	}
	g := w.Graph(id)
	return g != nil && g.Capped
}

// Returns reports whether the graph of function id holds a call of id itself. Most
// functions that may come back to themselves do not within one graph, which then
// need not be there for the question.
func (w *World) Returns(id string) bool {
	if known, ok := w.stock.returns[id]; ok {
		return known
	}
	g := w.Graph(id)
	return g != nil && g.returns()
}

func (g *Graph) returns() bool {
	return slices.ContainsFunc(g.Nodes, func(n *Node) bool { return n.Recursive && n.Call != nil && n.Call.Sym == g.Func.ID })
}

// leads reports whether a step is reached from function id.
func (w *World) leads(id string) bool {
	if known, ok := w.stock.eventful[id]; ok {
		return known
	}
	g := w.graph(id)
	return g != nil && eventful(g)
}

// rootIDs are the functions that Roots returns the graphs of, if they lead to a step.
func (w *World) rootIDs() map[string]bool {
	byPackage := map[string][]*effects.Func{}
	for _, id := range w.wanted() {
		f := w.fn(id)
		byPackage[f.Package] = append(byPackage[f.Package], f)
	}
	out := map[string]bool{}
	for _, funcs := range byPackage {
		flow := &Flow{World: w, Package: &effects.Package{Funcs: funcs}}
		called, handed := flow.uses()
		for _, fn := range funcs {
			if fn.Flags&effects.Unasked == 0 && root(fn, called, handed) {
				out[fn.ID] = true
			}
		}
	}
	return out
}
