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
	by     map[string][]string // functions that build one, by type
	passes map[string]bool     // functions that may return what they get from a call
}

func newMakes(w *World) *makes {
	m := &makes{map[string][]string{}, map[string]bool{}}
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

// of returns the functions that may return a struct of type sym, sorted.
func (m *makes) of(sym string, callers map[string][]string) []string {
	set := map[string]bool{}
	open := slices.Clone(m.by[sym])
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		if set[id] {
			continue
		}
		set[id] = true
		for _, caller := range callers[id] {
			if m.passes[caller] {
				open = append(open, caller)
			}
		}
	}
	return slices.Sorted(maps.Keys(set))
}

// constructedIn is constructed where only some graphs are made: it makes those that
// the answer rests on.
func (w *World) constructedIn(sym string) *provenance.Term {
	return w.focus.built.get(sym, func() *provenance.Term {
		var out *provenance.Term
		for _, id := range w.focus.makes().of(sym, w.callers) {
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
