package effectflow

import (
	"maps"
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// makes knows which functions may return a struct of some type that they, or what
// they call, build.
type makes struct {
	by map[string][]string // functions that build one, by type
}

func newMakes(w *World) *makes {
	m := &makes{map[string][]string{}}
	if w.vicinity != nil {
		for _, o := range w.vicinity.outlines {
			m.note(o.pkg.Funcs, o.index)
		}
		return m
	}
	all := &effects.Package{}
	for _, id := range w.sorted() {
		all.Funcs = append(all.Funcs, w.fn(id))
	}
	m.note(all.Funcs, all.Index())
	return m
}

func (m *makes) note(funcs []*effects.Func, index *effects.Index) {
	for _, x := range index.Builds {
		for _, i := range x.By {
			m.by[x.Name] = append(m.by[x.Name], funcs[i].ID)
		}
	}
}

// handsOn reports whether f may return what it gets from a call.
func handsOn(f *effects.Func) bool {
	return f != nil && (len(f.Stores) > 0 || !plain(f) && slices.ContainsFunc(f.Nodes, func(n effects.Node) bool {
		return n.Kind == effects.Return && len(n.Results) > 0 && mayHold(n.Results[0])
	}))
}

// mayHold reports whether what a call returns may be in t.
func mayHold(t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Unknown, provenance.Const, provenance.Param, provenance.Minted, provenance.Global, provenance.Func:
		return false
	}
	return true
}

// plain reports whether the first result of f cannot be a struct.
func plain(f *effects.Func) bool {
	if len(f.Results) == 0 {
		return false
	}
	switch f.Results[0] {
	case "bool", "string", "[]byte", "int", "int32", "int64", "uint", "uint32", "uint64", "float64":
		return true
	}
	return false
}

// of returns the functions that may return a struct of type sym, sorted. Those on the
// way whose result has another type only hand it on inside of something.
func (m *makes) of(sym string, w *World) []string {
	set := map[string]bool{}
	open := slices.Clone(m.by[sym])
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if set[id] {
			continue
		}
		set[id] = true
		for _, caller := range w.callersOf(id) {
			if handsOn(w.fn(caller)) {
				open = append(open, caller)
			}
		}
	}
	maps.DeleteFunc(set, func(id string, _ bool) bool { return !m.answers(w, id, sym) })
	return slices.Sorted(maps.Keys(set))
}

// answers reports whether the first result of function id is declared as what may
// hold a struct of type sym.
func (m *makes) answers(w *World, id, sym string) bool {
	fn := w.fn(id)
	if fn == nil || fn.Flags&(effects.Test|effects.Double) != 0 { // see objectsOf
		return false
	}
	if f, ok := w.impls.(fitter); ok && len(fn.Results) > 0 && fn.Results[0] != "" {
		return f.Holds(fn.Results[0], sym)
	}
	return true
}

// constructedIn is constructed where only some graphs are made: it makes those that
// the answer rests on.
func (w *World) constructedIn(sym string) *provenance.Term {
	return w.focus.built.get(sym, func() *provenance.Term {
		var out *provenance.Term
		ids := w.focus.makes().of(sym, w)
		far := w.objectsBeyond(ids)
		for _, id := range ids {
			objects, known := far[id]
			if !known {
				objects = w.objectsIn(id)
			}
			for _, t := range objects {
				if t.Type == sym {
					out = either(out, t)
				}
			}
		}
		return out
	})
}

// objectsIn returns the structs that function id makes and returns.
func (w *World) objectsIn(id string) []*provenance.Term {
	if w.funcs[id] == nil || w.funcs[id].Flags&effects.Unasked != 0 {
		return nil
	}
	w.lock.RLock()
	known, made := w.stock.objects[id], w.stock.given[id]
	w.lock.RUnlock()
	if made {
		return known
	}
	g := w.graph(id)
	if g == nil {
		return nil
	}
	return objectsOf(g)
}
