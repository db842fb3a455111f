package effectflow

import (
	"maps"
	"slices"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A tool that sees one package after the other knows all that the package imports,
// and reports about the package alone. Of the graphs it needs those of the package,
// of what may lead into it, which are few, and what all these consist of. What is
// asked about the rest of the program, such as who reads a table, is answered by a
// world that holds everything, once somebody asks.

// focus is what a world knows that is asked about one package.
type focus struct {
	own   *effects.Package
	view  map[string]bool // the functions that may lead into the package, its own included
	late  map[string]bool // whose graphs are there, and were not made ready yet
	lock  sync.Mutex      // held while one of these is made ready
	whole func() *World
	makes func() *makes
	built memo[string, *provenance.Term] // see constructedIn
}

// About restricts w, which must be new, to questions about package own. The rest is
// asked from whole, which is called once at most, and returns a world that knows the
// same. It returns w.
func (w *World) About(own *effects.Package, whole func() *World) *World {
	w.focus = &focus{own: own, late: map[string]bool{}, makes: sync.OnceValue(func() *makes { return newMakes(w) }), whole: sync.OnceValue(func() *World {
		all := whole()
		if w.vicinity != nil { // it knows too little
			all.Prepare()
			return all
		}
		w.focus.lock.Lock() // what both know is read here, too
		defer w.focus.lock.Unlock()
		w.lock.Lock()
		defer w.lock.Unlock()
		all.takeOver(w)
		all.Prepare()
		return all
	})}
	return w
}

// takeOver begins with what a world that knows the same has found out already.
func (w *World) takeOver(from *World) {
	w.lively, w.called, w.circled = from.lively, from.called, from.circled
	w.leadsTo, w.partOf = from.leadsTo, from.partOf
	w.alters, w.packages, w.varying = from.alters, from.packages, from.varying
	for _, p := range from.parts {
		w.parts = append(w.parts, &part{ids: p.ids, needs: p.needs, done: p.done})
	}
	w.graphs = maps.Clone(from.graphs)
	w.stock = inventory{
		inner: maps.Clone(from.stock.inner), covered: maps.Clone(from.stock.covered), eventful: maps.Clone(from.stock.eventful),
		capped: maps.Clone(from.stock.capped), returns: maps.Clone(from.stock.returns), given: maps.Clone(from.stock.given), objects: maps.Clone(from.stock.objects),
	}
}

// prepareView is Prepare for what is in view.
func (w *World) prepareView() {
	w.findLive()
	if w.vicinity == nil && w.callers == nil { // what is live was known before
		w.callers = w.calledBy()
	}
	w.focus.view = w.view()
	w.build()
	w.settleHandlers()
	now := w.lookedAt()
	w.readyIn(slices.Sorted(maps.Keys(now)))
	w.collectContexts()
	for id := range w.graphs {
		w.focus.late[id] = !now[id]
	}
	w.settler = nil
	w.runs = w.hasMain()
	w.prepared = true
}

// lookedAt returns the functions whose graphs every rule goes through: where the view
// is entered, and what no other graph holds.
func (w *World) lookedAt() map[string]bool {
	out := map[string]bool{}
	for id := range w.stock.roots {
		if w.graphs[id] != nil {
			out[id] = true
		}
	}
	for _, tops := range w.collected().tops {
		for _, g := range tops {
			out[g.Func.ID] = true
		}
	}
	return out
}

// wanted returns the functions whose graphs are made in any case, in order.
func (w *World) wanted() []string {
	if w.focus == nil {
		return w.sorted()
	}
	return slices.Sorted(maps.Keys(w.focus.view))
}

// elseWhole returns the world that knows all of the program.
func (w *World) elseWhole() *World {
	if w.focus == nil {
		return w
	}
	return w.focus.whole()
}

// outside reports whether what leads to function id is out of view.
func (w *World) outside(id string) bool { return w.focus != nil && !w.focus.view[id] }

// inView reports whether part i holds a function in view. The graphs of the others are
// made when one of these wants them.
func (w *World) inView(i int) bool {
	return w.focus == nil || slices.ContainsFunc(w.parts[i].ids, func(id string) bool { return w.focus.view[id] })
}

// fetch returns the graph of function id if it is there and ready.
func (w *World) fetch(id string) *Graph {
	w.lock.RLock()
	defer w.lock.RUnlock()
	if w.focus != nil && w.focus.late[id] {
		return nil
	}
	return w.graphs[id]
}

// waits reports whether the graph of function id is there and not ready yet.
func (w *World) waits(id string) bool {
	w.lock.RLock()
	defer w.lock.RUnlock()
	return w.focus != nil && w.focus.late[id]
}

// late makes a graph ready that nobody has asked for so far.
func (w *World) late(id string) *Graph {
	w.focus.lock.Lock()
	defer w.focus.lock.Unlock()
	g := w.found(id)
	if g == nil { // given up since
		g = w.graph(id)
	}
	if !w.waits(id) { // somebody else was quicker
		return g
	}
	w.ready(g)
	w.lock.Lock()
	defer w.lock.Unlock()
	delete(w.focus.late, id)
	return g
}

func (w *World) view() map[string]bool {
	if w.vicinity != nil && w.vicinity.view != nil {
		return w.vicinity.view
	}
	return w.leadingTo(w.focus.own)
}

// Near restricts a focused world further, to the functions in the vicinity of the
// package and of roots; pkgs are outlines. It returns w.
func (w *World) Near(pkgs []*effects.Package, roots []string) *World {
	w.vicinity = newVicinity(pkgs, roots)
	return w
}

// leadingTo returns the functions of package own, and those that may lead to one:
// through interfaces and function values, since they are imported.
func (w *World) leadingTo(own *effects.Package) map[string]bool {
	set := map[string]bool{}
	open := make([]string, 0, len(own.Funcs))
	for _, f := range own.Funcs {
		open = append(open, f.ID)
	}
	if len(open) == 0 {
		return set
	}
	var byValue map[string][]string
	values := w.heldValues()
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if set[id] {
			continue
		}
		set[id] = true
		if byValue == nil && values.may(id) {
			byValue = w.callersByValue()
		}
		open = append(append(open, byValue[id]...), w.callersOf(id)...)
	}
	return set
}

// calledBy returns by function who calls it.
func (w *World) calledBy() map[string][]string {
	out := map[string][]string{}
	for _, id := range w.sorted() {
		f := w.fn(id)
		if declared(f) {
			continue
		}
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil {
				for _, callee := range w.callees(c) {
					out[callee] = append(out[callee], id)
				}
			}
		}
	}
	return out
}
