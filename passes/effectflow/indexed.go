package effectflow

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// What the indexes of the packages tell about functions, in the vicinity or not. Where
// there is no vicinity, all functions were looked at, and tell it themselves.

// callersOf returns who calls function id, as calledBy tells.
func (w *World) callersOf(id string) []string {
	v := w.vicinity
	if v == nil {
		return w.callers[id]
	}
	var out []string
	add := func(f *effects.Func) {
		if !declared(f) && f.ID != id {
			out = append(out, f.ID)
		}
	}
	for _, list := range []func(*effects.Index) []effects.Mention{
		func(x *effects.Index) []effects.Mention { return x.Calls },
		func(x *effects.Index) []effects.Mention { return x.Values },
	} {
		v.each(func(x *effects.Index) []int { return effects.By(list(x), id) }, add)
	}
	w.askersOf(id, add)
	if f := w.funcs[id]; f != nil && len(f.Receives) > 0 {
		v.mentioning(func(x *effects.Index) []effects.Mention { return x.Sends }, func(sym string) bool {
			return slices.Contains(w.posts.receivers(sym), id)
		}, add)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// askersOf visits who calls function id through an interface, or as a method value of
// one.
func (w *World) askersOf(id string, visit func(*effects.Func)) {
	name := methodName(&effects.CallInfo{Sym: id})
	for _, a := range w.vicinity.asks[name] {
		c := a.Call()
		is := false
		switch {
		case w.abstract(c):
			is = c.Sym == id
		case w.impls != nil:
			is = slices.ContainsFunc(w.impls.Of(c), func(x Implementation) bool { return x.Func == id })
		}
		if is {
			for _, i := range a.By {
				visit(a.pkg.Funcs[i])
			}
		}
	}
	for _, m := range w.methodValues()[name] {
		if slices.Contains(w.bodies(m.sym), id) {
			for _, i := range m.by {
				visit(m.pkg.Funcs[i])
			}
		}
	}
}

// methodValue says who mentions the method of an interface as a value.
type methodValue struct {
	outline
	sym string
	by  []int
}

// methodValues returns them by the name of the method.
func (w *World) methodValues() map[string][]methodValue {
	v := w.vicinity
	if v.values == nil {
		v.values = map[string][]methodValue{}
		for _, o := range v.outlines {
			for _, m := range o.index.Values {
				if w.funcs[m.Name] == nil {
					name := methodOf(m.Name)
					v.values[name] = append(v.values[name], methodValue{o, m.Name, m.By})
				}
			}
		}
	}
	return v.values
}

// mentioning visits the functions that mention a name.
func (v *vicinity) mentioning(list func(*effects.Index) []effects.Mention, is func(string) bool, visit func(*effects.Func)) {
	for _, o := range v.outlines {
		for _, m := range list(o.index) {
			if is(m.Name) {
				for _, i := range m.By {
					visit(o.pkg.Funcs[i])
				}
			}
		}
	}
}

// handedTo returns what is handed to a parameter of a function that is called by its
// name: the function's ID, #, and the number.
func (a *aimer) handedTo(key string) []*provenance.Term {
	v := a.w.vicinity
	if v == nil {
		return a.handed[key]
	}
	return v.handed.get(key, func() []*provenance.Term {
		var out []*provenance.Term
		at := strings.LastIndexByte(key, '#')
		id := key[:at]
		k, err := strconv.Atoi(key[at+1:])
		if err != nil {
			return nil
		}
		for _, f := range v.calling(id) {
			if f.Flags&effects.Test != 0 {
				continue
			}
			f.Full()
			for i := range f.Nodes {
				if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Static && c.Sym == id && k < len(c.Args) {
					out = append(out, c.Args[k])
				}
			}
		}
		return out
	})
}

// call returns the call of a summary with that name.
func (a *aimer) call(id string) *effects.CallInfo {
	if a.w.vicinity == nil {
		return a.calls[id]
	}
	f := a.w.fn(caller(id))
	if f == nil || f.Flags&effects.Test != 0 {
		return nil
	}
	for i := range f.Nodes {
		if c := f.Nodes[i].Call; c != nil && c.ID == id {
			return c
		}
	}
	return nil
}

// makers returns the functions that may make something anew.
func (w *World) makers() []*effects.Func {
	if w.vicinity == nil {
		return slices.Collect(maps.Values(w.funcs))
	}
	var out []*effects.Func
	w.vicinity.each(func(x *effects.Index) []int { return x.Makes }, func(f *effects.Func) { out = append(out, f) })
	return out
}

// runners returns the functions that may run a value, sorted.
func (w *World) runners() []string {
	return w.calls(func(x *effects.Index) []int { return x.Runs }, func(sym string) bool {
		row := w.table.Symbol(sym)
		return row != nil && (row.Func > 0 || row.CommandArg() > 0)
	})
}

// mayRegister returns the functions that may hand another to a framework, and those
// that have the name of a method by which frameworks call, sorted.
func (w *World) mayRegister() []string {
	var entries []string
	for id, f := range w.funcs {
		if w.vicinity != nil && f.Flags&effects.Method != 0 && entryName(id) {
			entries = append(entries, id)
		}
	}
	ids := slices.Concat(entries, w.calls(nil, func(sym string) bool {
		row := w.table.Symbol(sym)
		return row != nil && row.Kind == models.Register
	}))
	slices.Sort(ids)
	return slices.Compact(ids)
}

// calls returns the functions that list names, and those that call a library function
// of which is holds; all if there is no vicinity. They are sorted.
func (w *World) calls(list func(*effects.Index) []int, is func(sym string) bool) []string {
	v := w.vicinity
	if v == nil {
		return w.sorted()
	}
	var out []string
	add := func(f *effects.Func) { out = append(out, f.ID) }
	if list != nil {
		v.each(list, add)
	}
	v.mentioning(func(x *effects.Index) []effects.Mention { return x.Modelled }, is, add)
	slices.Sort(out)
	return slices.Compact(out)
}
