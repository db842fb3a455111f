package effectflow

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Of what a package imports, most leads nowhere that matters to it. A focused world
// looks only at the functions in its vicinity: those of the package, what may lead into
// it, and what all these may run or hold. That is closed, so what is found out about one
// of them is what a world would find out that looks at everything:
//
//   - Whether it leads to a step, what it alters and which circles it is part of rests
//     on what it may run.
//   - What a field, a variable or a parameter may hold is known from what is stored
//     there and handed in, by anybody: the indexes of the packages tell by whom.
//   - So they do for who calls a function, hands it to a framework, or builds a type.
//
// A question about another function is noted, and the world made once more with it
// in the vicinity. Once the rules ask, the world that holds everything answers.

// vicinity is what a focused world knows of the program. It is nil if it looks at
// everything.
type vicinity struct {
	outlines []outline
	roots    []string        // what it is made for
	in       map[string]bool // the functions in it
	order    []string        // sorted
	asks     map[string][]ask
	literals map[string][]string // by the function that they stand in
	values   map[string][]methodValue
	view     map[string]bool     // that of the focus, if it can be told before anything else is known
	leading  memo[string, truth] // see leadsAnyhow
	handed   memo[string, []*provenance.Term]
	lock     sync.Mutex
	wanted   map[string]bool // functions outside that somebody asked about
}

// outline is a package with its index.
type outline struct {
	pkg   *effects.Package
	index *effects.Index
}

// ask is a call of an interface method in one package.
type ask struct {
	outline
	*effects.Ask
}

func newVicinity(pkgs []*effects.Package, roots []string) *vicinity {
	v := &vicinity{roots: roots, asks: map[string][]ask{}, literals: map[string][]string{}, wanted: map[string]bool{}}
	for _, p := range pkgs {
		o := outline{p, p.Index()}
		v.outlines = append(v.outlines, o)
		for i := range o.index.Asks {
			a := &o.index.Asks[i]
			name := methodName(a.Call())
			v.asks[name] = append(v.asks[name], ask{o, a})
		}
		for _, f := range p.Funcs {
			if f.Parent != "" {
				v.literals[f.Parent] = append(v.literals[f.Parent], f.ID)
			}
		}
	}
	return v
}

// fn returns the summary of a function, nil if unknown.
func (w *World) fn(id string) *effects.Func { return w.funcs[id].Full() }

// beyond reports whether function id is known and not looked at.
func (w *World) beyond(id string) bool {
	return w.vicinity != nil && w.vicinity.in != nil && !w.vicinity.in[id] && w.funcs[id] != nil
}

// want notes a question about a function that is not looked at.
func (v *vicinity) want(id string) {
	v.lock.Lock()
	defer v.lock.Unlock()
	v.wanted[id] = true
}

// each calls visit for the functions that list names in each package.
func (v *vicinity) each(list func(*effects.Index) []int, visit func(*effects.Func)) {
	for _, o := range v.outlines {
		for _, i := range list(o.index) {
			visit(o.pkg.Funcs[i])
		}
	}
}

// calling returns who calls function id by its name.
func (v *vicinity) calling(id string) []*effects.Func {
	var out []*effects.Func
	v.each(func(x *effects.Index) []int { return effects.By(x.Calls, id) }, func(f *effects.Func) { out = append(out, f) })
	slices.SortFunc(out, func(a, b *effects.Func) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// close finds the functions in the vicinity.
func (w *World) closeVicinity() {
	v := w.vicinity
	in := map[string]bool{}
	open := slices.Clone(v.roots)
	for _, f := range w.focus.own.Funcs {
		open = append(open, f.ID)
	}
	var view map[string]bool
	for {
		w.closeOver(in, open)
		open = open[:0]
		if view == nil {
			view = w.leadingTo(w.focus.own)
		}
		for id := range view {
			if !in[id] && w.funcs[id] != nil {
				open = append(open, id)
			}
		}
		if len(open) == 0 {
			break
		}
	}
	v.order = slices.Sorted(maps.Keys(in))
	v.in = in
	if len(w.aims.deeds.all()) == 0 {
		v.view = view
	}
	w.aims.deeds.clear() // nobody knew what is live
	w.aims.common.clear()
}

// closeOver adds functions, and all that they may run or hold.
func (w *World) closeOver(in map[string]bool, open []string) {
	for len(open) > 0 {
		id := open[len(open)-1]
		open = open[:len(open)-1]
		f := w.fn(id)
		if f == nil || in[id] {
			continue
		}
		in[id] = true
		open = append(append(open, w.values(f)...), w.vicinity.literals[id]...)
		if f.Parent != "" {
			open = append(open, f.Parent)
		}
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil {
				open = append(open, w.callees(c)...)
			}
		}
	}
}

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

// liveBeyond is live for a function that is not looked at.
func (w *World) liveBeyond(id string) bool {
	if w.prepared {
		return w.elseWhole().live(id)
	}
	w.vicinity.want(id)
	return false
}

// graphBeyond is graph for one.
func (w *World) graphBeyond(id string) *Graph {
	if w.prepared {
		return w.elseWhole().Graph(id)
	}
	w.vicinity.want(id)
	return nil
}

// seen notes that what function id alters matters.
func (w *World) seen(id string) {
	if w.beyond(id) {
		w.vicinity.want(id)
	}
}

// holdAll adds what the program uses as a value.
func (l *liveness) holdAll() {
	for _, o := range l.w.vicinity.outlines {
		for _, id := range o.index.Held {
			l.held[id] = true
		}
	}
}

// someLeads reports whether one of functions outside the vicinity leads to a step.
// Where nobody can tell without looking at what others hold, they are wanted.
func (w *World) someLeads(ids []string) bool {
	slices.Sort(ids)
	var open []string
	for _, id := range ids {
		switch w.leadsAnyhow(id) {
		case yes:
			return true
		case undecided:
			open = append(open, id)
		}
	}
	for _, id := range open {
		w.vicinity.want(id)
	}
	return false
}

// leadsAnyhow tells whether function id leads to a step whatever the values are that are run
// on the way.
func (w *World) leadsAnyhow(id string) truth {
	return w.vicinity.leading.get(id, func() truth {
		out := no
		seen := map[string]bool{}
		open := []string{id}
		for len(open) > 0 {
			at := open[len(open)-1]
			open = open[:len(open)-1]
			f := w.fn(at)
			if f == nil || seen[at] || f.Declared == "pure" {
				continue
			}
			seen[at] = true
			if f.Declared != "" {
				return yes
			}
			for i := range f.Nodes {
				c := f.Nodes[i].Call
				if c == nil {
					continue
				}
				switch w.stepOf(c) {
				case step:
					return yes
				case runsValue:
					out = undecided
				}
				open = append(open, w.callees(c)...)
			}
		}
		return out
	})
}
