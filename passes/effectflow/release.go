package effectflow

import (
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
)

// inventory is what is known about all functions, also those whose graph was
// given up.
type inventory struct {
	waiting  map[string]int  // callers whose graph is not made yet
	inner    map[string]bool // some function leads into it
	covered  map[string]bool // some graph holds all of it
	eventful map[string]bool // a step is reached from it
	capped   map[string]bool
	roots    map[string]bool               // see rootIDs
	given    map[string]bool               // graphs that were given up once
	objects  map[string][]*provenance.Term // see objectsOf
	complete bool                          // all graphs were made
	lasting  []string                      // functions whose graphs are there when the rules begin, in order

	remade []string
	again  []*Graph // made by the present remake
	made   int
}

func newInventory() inventory {
	return inventory{
		inner: map[string]bool{}, covered: map[string]bool{}, eventful: map[string]bool{},
		capped: map[string]bool{}, given: map[string]bool{},
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
	w.stock.roots = w.rootIDs()
	ids := w.wanted()
	w.stock.waiting = map[string]int{}
	for _, id := range ids {
		if w.funcs[id].Flags&effects.Unasked == 0 && w.graphs[id] == nil {
			for _, callee := range w.calleesOf(id) {
				w.stock.waiting[callee]++
			}
		}
	}
	for _, id := range ids {
		if w.funcs[id].Flags&effects.Unasked == 0 && !w.stock.given[id] {
			w.graph(id)
		}
	}
	w.stock.waiting = nil
}

// calleesOf returns the functions that function id may lead to at once, sorted.
func (w *World) calleesOf(id string) []string {
	var out []string
	seen := map[string]bool{id: true}
	f := w.funcs[id]
	for i := range f.Nodes {
		if c := f.Nodes[i].Call; c != nil {
			for _, callee := range w.callees(c) {
				if !seen[callee] {
					seen[callee] = true
					out = append(out, callee)
				}
			}
		}
	}
	return out
}

// finished notes what there is to know about a new graph. Once the world is
// prepared, rules read the inventory at the same time: it says all there is to
// say by then, and what is made again adds nothing.
func (w *World) finished(g *Graph) {
	id := g.Func.ID
	s := &w.stock
	if w.prepared {
		s.again = append(s.again, g)
		w.forgetNowAndThen()
		return
	}
	s.eventful[id] = false
	if g.Func.Flags&effects.Unasked == 0 {
		for _, n := range g.Nodes {
			if n.Kind != effects.Call {
				continue
			}
			s.eventful[id] = true
			for _, f := range n.Frames {
				if f.Callee != g.Func {
					s.inner[f.Callee.ID] = true
					s.covered[f.Callee.ID] = s.covered[f.Callee.ID] || !g.Capped
				}
			}
		}
	}
	s.capped[id] = g.Capped
	if all := objectsOf(g); len(all) > 0 {
		s.objects[id] = all
	}
	w.forgetNowAndThen()
	if s.waiting == nil || s.given[id] {
		return
	}
	for _, callee := range w.calleesOf(id) {
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
	if g == nil || len(g.Nodes) <= maxKept || !w.stock.covered[id] || w.stock.roots[id] || w.stock.given[id] {
		return
	}
	w.stock.given[id] = true
	delete(w.graphs, id)
}

// Graph returns the expanded graph of function id, nil if there is no summary.
func (w *World) Graph(id string) *Graph {
	if g, ok := w.fetch(id); ok {
		return g
	}
	w.lock.Lock()
	defer w.lock.Unlock()
	if !w.prepared {
		return w.graph(id)
	}
	if w.focus != nil && w.focus.late[id] {
		return w.late(id)
	}
	return w.remake(id)
}

// remake makes a graph again that was given up. Those it is made of are kept for
// a while, too: who asks for one mostly asks for the next.
func (w *World) remake(id string) *Graph {
	w.stock.again = w.stock.again[:0]
	g := w.graph(id)
	if len(w.stock.again) == 0 {
		return g
	}
	w.readyAgain()
	w.stock.remade = append(w.stock.remade, id)
	if len(w.stock.remade) > maxRemade {
		for given := range w.stock.given {
			delete(w.graphs, given)
		}
		w.stock.remade = w.stock.remade[:0]
		w.graphs[id] = g
	}
	return g
}

// ready reads the statements of a graph and judges its effects.
func (w *World) ready(g *Graph) {
	for _, n := range g.Nodes {
		n.Stmts()
		if !n.judged {
			n.guessed()
			n.effect = n.judge()
			if records := n.recorded(); len(records) > 0 {
				n.records = &records
			}
			if claims := n.claimed(); len(claims) > 0 {
				n.claims = &claims
			}
			n.judged = true
		}
	}
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
		f := w.funcs[id]
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
