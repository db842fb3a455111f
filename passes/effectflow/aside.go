package effectflow

import (
	"maps"
	"slices"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A focused world comes to ask what constructors far from the package put into the
// fields of a type only when its graphs are made and their statements are read. To widen
// its vicinity would be to begin anew. A small world answers instead, whose vicinity are
// these constructors and what they may run or hold. That is closed, too, so it finds out
// what a world would that looks at everything.

// besides are the answers of such worlds.
type besides struct {
	lock    sync.Mutex
	objects map[string][]*provenance.Term // by function, see objectsIn
}

// objectsBeyond is objectsIn for those of functions ids that lie outside the vicinity, by
// function. Those are left out that it takes half of the program to tell of.
func (w *World) objectsBeyond(ids []string) map[string][]*provenance.Term {
	var far []string
	for _, id := range ids {
		if w.beyond(id) && w.funcs[id].Flags&effects.Unasked == 0 {
			far = append(far, id)
		}
	}
	if len(far) == 0 || w.vicinity.aside {
		return nil
	}
	b := &w.vicinity.besides
	b.lock.Lock()
	defer b.lock.Unlock()
	out := map[string][]*provenance.Term{}
	maps.Copy(out, b.objects)
	open := slices.DeleteFunc(far, func(id string) bool { _, known := out[id]; return known })
	if len(open) > 0 {
		maps.Copy(out, w.objectsAside(open))
		b.objects = out
	}
	return out
}

// objectsAside asks a world of its own, if that is a small one.
func (w *World) objectsAside(ids []string) map[string][]*provenance.Term {
	roots := slices.Clone(ids)
	for range maxNear {
		side := w.aside(roots)
		if !side.closeVicinity() {
			return nil
		}
		out := map[string][]*provenance.Term{}
		side.findLive()
		for _, id := range ids {
			out[id] = side.objectsIn(id)
		}
		if len(side.vicinity.wanted) == 0 {
			return out
		}
		roots = slices.AppendSeq(roots, maps.Keys(side.vicinity.wanted))
	}
	return nil
}

// aside returns a world that knows what w does, with roots in its vicinity and no
// package that it is asked about.
func (w *World) aside(roots []string) *World {
	side := &World{
		table: w.table, nobody: w.nobody, funcs: w.funcs, entities: w.entities, reader: w.reader,
		impls: w.impls, posts: w.posts, mirrors: w.mirrors,
		graphs: map[string]*Graph{}, stock: newInventory(),
	}
	a, v := w.aims, w.vicinity
	a.index()
	a.exported("")
	side.aims = &aimer{w: side, flows: a.flows, handed: a.handed, calls: a.calls, known: a.known, leaves: a.leaves, owners: a.owners}
	side.focus = &focus{
		own: &effects.Package{}, view: map[string]bool{}, late: map[string]bool{},
		whole: w.focus.whole, makes: w.focus.makes,
	}
	side.vicinity = &vicinity{
		outlines: v.outlines, asks: v.asks, literals: v.literals, values: v.values,
		roots: roots, wanted: map[string]bool{}, aside: true,
	}
	return side
}
