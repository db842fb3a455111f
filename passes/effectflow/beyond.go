package effectflow

import (
	"go/types"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Share returns what the packages of the program need to know about each other
// beyond what they import. w must have been prepared.
func (w *World) Share(pkgs []Typed) *linked.File {
	s := &sharer{
		w: w, file: &linked.File{}, views: views(pkgs), reducer: newReducer(w),
		methods: map[string]bool{}, chosen: map[string]*effects.Func{},
	}
	for _, p := range pkgs {
		s.consumer(p.Summary)
	}
	for _, f := range s.chosen {
		s.file.Funcs = append(s.file.Funcs, f)
	}
	s.holders()
	s.replayed()
	s.entities()
	return s.file
}

// sharer collects the file.
type sharer struct {
	w       *World
	file    *linked.File
	views   map[string]map[string]bool // package -> packages it sees
	reducer *reducer
	methods map[string]bool
	chosen  map[string]*effects.Func // reduced
}

// views returns which first-party packages each package sees: those it imports,
// directly or not, and itself.
func views(pkgs []Typed) map[string]map[string]bool {
	byPath := map[string]*types.Package{}
	for _, p := range pkgs {
		if p.Types != nil {
			byPath[p.Summary.Path] = p.Types
		}
	}
	memo := map[string]map[string]bool{}
	var view func(path string) map[string]bool
	view = func(path string) map[string]bool {
		if v, ok := memo[path]; ok {
			return v
		}
		v := map[string]bool{path: true}
		memo[path] = v
		if p := byPath[path]; p != nil {
			for _, imp := range p.Imports() {
				for q := range view(imp.Path()) {
					v[q] = true
				}
			}
		}
		return v
	}
	for _, p := range pkgs {
		view(p.Summary.Path)
	}
	return memo
}

// consumer adds what lies behind the interfaces that a package uses and can't
// see.
func (s *sharer) consumer(p *effects.Package) {
	view := s.views[p.Path]
	reached := map[string]bool{}
	var queue []string
	push := func(id string) {
		f := s.w.funcs[id]
		if f == nil || reached[id] || view[f.Package] {
			return
		}
		reached[id] = true
		if s.chosen[id] == nil {
			s.chosen[id] = s.reducer.reduce(f)
		}
		queue = append(queue, id)
	}
	for _, f := range p.Funcs {
		if f.Flags&effects.Test == 0 {
			s.needs(f, push)
		}
	}
	for len(queue) > 0 {
		id := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		s.needs(s.chosen[id], push)
	}
}

// needs pushes every function that f may lead to.
func (s *sharer) needs(f *effects.Func, push func(id string)) {
	terms := func(ts ...*provenance.Term) {
		for _, t := range ts {
			t.Walk(func(u *provenance.Term) bool {
				if u.Kind == provenance.Func {
					push(u.Text)
				}
				return true
			})
		}
	}
	for i := range f.Nodes {
		n := &f.Nodes[i]
		terms(n.Results...)
		if n.Call == nil {
			continue
		}
		terms(n.Call.Args...)
		switch n.Call.Mode {
		case effects.Static:
			push(n.Call.Sym)
		case effects.Interface:
			for _, x := range s.method(n.Call) {
				push(x.Func)
			}
		case effects.Value:
			terms(n.Call.Fn)
			s.values(n.Call.Fn, push)
		}
		for _, a := range n.Call.Args {
			s.values(a, push)
		}
	}
}

// values pushes the functions that a value read from a field, variable or call
// stands for.
func (s *sharer) values(t *provenance.Term, push func(id string)) {
	switch t.Kind {
	case provenance.Field, provenance.Global, provenance.Elem, provenance.Param, provenance.Result:
	default:
		return
	}
	aim := s.w.aims.of(t)
	for _, id := range aim.Funcs {
		for _, id := range s.w.bodies(id) {
			push(id)
		}
	}
}

// method notes an interface method that is called, and returns its
// implementations.
func (s *sharer) method(c *effects.CallInfo) []Implementation {
	if s.w.impls == nil {
		return nil
	}
	all := s.w.impls.Of(c)
	key := linked.MethodKey(c)
	if !s.methods[key] && s.abroad(c, all) {
		s.methods[key] = true
		m := linked.Method{Key: key}
		for _, x := range all {
			m.Runs = append(m.Runs, linked.Run{Func: x.Func, Type: x.Type})
		}
		s.file.Methods = append(s.file.Methods, m)
	}
	if len(c.Args) > 0 {
		s.w.behind(c, c.Args[0]) // asks for what the receiver holds
	}
	return all
}

// abroad reports whether some implementation is declared in another package than
// the interface.
func (s *sharer) abroad(c *effects.CallInfo, all []Implementation) bool {
	home := c.Recv[:max(strings.LastIndexByte(c.Recv, '.'), 0)]
	return slices.ContainsFunc(all, func(x Implementation) bool { return s.w.funcs[x.Func].Package != home })
}

// holders adds what the fields, variables and parameters hold that somebody
// asked about.
func (s *sharer) holders() {
	for name, aim := range s.w.aims.memo {
		if len(aim.Funcs)+len(aim.Types) > 0 && !s.plainParam(name, aim) {
			s.file.Holders = append(s.file.Holders, linked.Holder{Name: name, Funcs: aim.Funcs, Types: aim.Types, Open: aim.Open})
		}
	}
}

// plainParam reports whether name is a parameter of a function nobody hands a
// function to or one of several types: what is handed is told at the call.
func (s *sharer) plainParam(name string, aim Aim) bool {
	return strings.Contains(name, "#") && aim.Open
}

// replayed adds the handlers that another package registers than their own.
func (s *sharer) replayed() {
	own := map[string]bool{}
	for _, f := range s.w.funcs {
		s.w.registrations(f, func(id, _ string) {
			if h := s.w.funcs[id]; h != nil && h.Package == f.Package {
				own[id] = true
			}
		})
	}
	for id, kind := range s.w.registered() {
		f := s.w.funcs[id]
		if f == nil || own[id] || f.Flags&(effects.Test|effects.Activity) != 0 || entryMethod(f) != "" {
			continue
		}
		s.file.Replayed = append(s.file.Replayed, linked.Replayed{Func: id, Kind: kind})
	}
}

// entities adds the row types that the chosen functions mention.
func (s *sharer) entities() {
	mentioned := map[string]bool{}
	note := func(t *provenance.Term) bool {
		mentioned[t.Type] = true
		return true
	}
	for _, f := range s.file.Funcs {
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Modelled {
				for _, a := range c.Args {
					a.Walk(note)
				}
			}
		}
	}
	for sym, e := range s.w.entities {
		if mentioned[sym] {
			s.file.Entities = append(s.file.Entities, e)
		}
	}
}

// fromFile is what a file says, as Implementations: what the file lists and, for
// methods it does not know, what is visible.
type fromFile struct {
	methods map[string][]Implementation
	visible Implementations
	known   func(id string) bool
}

// Of implements Implementations.
func (l *fromFile) Of(c *effects.CallInfo) []Implementation {
	var out []Implementation
	for _, x := range l.methods[linked.MethodKey(c)] {
		if l.known(x.Func) {
			out = append(out, x)
		}
	}
	if len(out) == 0 {
		return l.visible.Of(c)
	}
	return out
}

// WithLinked adds what files say about the rest of the program. What is known
// already counts for more. It returns w, which must be new.
func (w *World) WithLinked(files ...*linked.File) *World {
	w.elsewhere = map[string]string{}
	l := &fromFile{methods: map[string][]Implementation{}, visible: w.impls, known: func(id string) bool { return w.funcs[id] != nil }}
	for _, f := range files {
		for _, fn := range f.Funcs {
			if w.funcs[fn.ID] == nil {
				w.funcs[fn.ID] = fn
			}
		}
		for _, e := range f.Entities {
			if old := w.entities[e.Type]; old == nil || !old.Fixed && e.Fixed {
				w.entities[e.Type] = e
			}
		}
		for _, m := range f.Methods {
			for _, r := range m.Runs {
				l.methods[m.Key] = append(l.methods[m.Key], Implementation{Type: r.Type, Func: r.Func})
			}
		}
		for _, h := range f.Holders {
			w.aims.known[h.Name] = Aim{h.Funcs, h.Types, h.Open}
		}
		for _, r := range f.Replayed {
			w.elsewhere[r.Func] = r.Kind
		}
	}
	w.impls = l
	return w
}
