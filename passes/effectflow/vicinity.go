package effectflow

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
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
// What constructors put into fields is asked of another world, see aside.go. A question
// about any other function is noted, and the world made once more with it in the
// vicinity. Once the rules ask, the world that holds everything answers.

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
	aside    bool            // it is that of a world aside
	besides  besides
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

// closeVicinity finds the functions in the vicinity, and reports whether they are less
// than half of the program: it is not worth while otherwise.
func (w *World) closeVicinity() bool {
	v := w.vicinity
	w.lively = map[string]bool{} // nobody knows yet what is live
	defer func() { w.lively = nil }()
	in := map[string]bool{}
	open := slices.Clone(v.roots)
	for _, f := range w.focus.own.Funcs {
		open = append(open, f.ID)
	}
	var view map[string]bool
	for {
		if !w.closeOver(in, open) {
			return false
		}
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
	w.aims.deeds.clear()
	w.aims.common.clear()
	return true
}

// closeOver adds functions, and all that they may run or hold, unless these are half of
// the program.
func (w *World) closeOver(in map[string]bool, open []string) bool {
	for len(open) > 0 {
		if 2*len(in) > len(w.funcs) {
			return false
		}
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
	return true
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
