package effectflow

import (
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// makes knows which functions may return a struct of some type that they, or what
// they call, build.
type makes struct {
	by      map[string][]string // functions that build one, by type
	passes  map[string]bool     // functions that may return what they get from a call
	results map[string]string   // by function whose structs count: the type of its first result, "" if unknown
}

func newMakes(w *World) *makes {
	m := &makes{map[string][]string{}, map[string]bool{}, map[string]string{}}
	for _, id := range w.sorted() {
		m.note(w.funcs[id])
	}
	return m
}

func (m *makes) note(f *effects.Func) {
	seen := map[string]bool{}
	look := func(t *provenance.Term) bool {
		if t.Kind == provenance.Object && t.Type != "" && !seen[t.Type] {
			seen[t.Type] = true
			m.by[t.Type] = append(m.by[t.Type], f.ID)
		}
		return true
	}
	passes := len(f.Stores) > 0
	for i := range f.Nodes {
		n := &f.Nodes[i]
		for _, r := range n.Results {
			r.Walk(look)
		}
		passes = passes || n.Kind == effects.Return && len(n.Results) > 0 && mayHold(n.Results[0]) && !plain(f)
		if n.Call != nil {
			n.Call.Fn.Walk(look)
			for _, a := range n.Call.Args {
				a.Walk(look)
			}
		}
	}
	for _, s := range f.Stores {
		s.Value.Walk(look)
	}
	m.passes[f.ID] = passes
	if f.Flags&(effects.Test|effects.Double) == 0 { // see objectsOf
		m.results[f.ID] = strings.Join(f.Results[:min(1, len(f.Results))], "")
	}
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
		for _, caller := range w.callers[id] {
			if m.passes[caller] {
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
	typ, asked := m.results[id]
	if f, ok := w.impls.(fitter); ok && asked && typ != "" {
		return f.Holds(typ, sym)
	}
	return asked
}

// constructedIn is constructed where only some graphs are made: it makes those that
// the answer rests on.
func (w *World) constructedIn(sym string) *provenance.Term {
	return w.focus.built.get(sym, func() *provenance.Term {
		var out *provenance.Term
		for _, id := range w.focus.makes().of(sym, w) {
			for _, t := range w.objectsIn(id) {
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
