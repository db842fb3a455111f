package effectflow

import (
	"go/token"
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Share returns what the packages of the program need to know about each other:
// what stands behind interfaces and function values, and every function that
// leads to a step. w must have been prepared.
func (w *World) Share(pkgs []*effects.Package) *linked.File {
	s := &sharer{
		w: w, file: &linked.File{}, reducer: newReducer(w),
		methods: map[string]bool{}, chosen: map[string]*effects.Func{},
	}
	for _, p := range pkgs {
		s.program(p)
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
	reducer *reducer
	methods map[string]bool
	chosen  map[string]*effects.Func // reduced
}

// program adds the functions of a package that lead to a step, and what they
// need. Callers belong to it: what is around a call decides what it means.
func (s *sharer) program(p *effects.Package) {
	var queue []string
	push := func(id string) {
		if f := s.w.fn(id); f != nil && s.chosen[id] == nil {
			s.chosen[id] = s.reducer.reduce(f)
			queue = append(queue, id)
		}
	}
	for _, f := range p.Funcs {
		if f.Flags&effects.Test != 0 {
			continue
		}
		if s.w.leads(f.ID) {
			push(f.ID)
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
			if s.w.abstract(n.Call) {
				push(n.Call.Sym)
				break
			}
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
	if row := s.w.mirrored(c); row != nil && !s.methods[key] {
		s.methods[key] = true
		s.file.Methods = append(s.file.Methods, linked.Method{Key: key, Runs: []linked.Run{twinRun(row)}})
	}
	if len(c.Args) > 0 {
		s.w.behind(c, c.Args[0]) // asks for what the receiver holds
	}
	return all
}

// twinRun notes the library method behind an interface method. No table lists what
// is generated, so its operation stands in the place of the type.
func twinRun(row *models.Row) linked.Run {
	if row.Generated() {
		return linked.Run{Func: row.Symbol, Type: row.Op}
	}
	return linked.Run{Func: row.Symbol, Type: receiverType(row.Symbol)}
}

// abroad reports whether a package that sees the interface may not see some
// implementation: it is declared in another package, or its type is not exported.
func (s *sharer) abroad(c *effects.CallInfo, all []Implementation) bool {
	home := c.Recv[:max(strings.LastIndexByte(c.Recv, '.'), 0)]
	return slices.ContainsFunc(all, func(x Implementation) bool {
		return s.w.fn(x.Func).Package != home || !token.IsExported(x.Type[strings.LastIndexByte(x.Type, '.')+1:])
	})
}

// holders adds what the fields, variables and parameters hold that somebody
// asked about.
func (s *sharer) holders() {
	for name, aim := range s.w.aims.asked.all() {
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
			if h := s.w.fn(id); h != nil && h.Package == f.Package {
				own[id] = true
			}
		})
	}
	for id, kind := range s.w.registered() {
		f := s.w.fn(id)
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

// Fits implements fitter.
func (l *fromFile) Fits(typ, other string) bool {
	f, ok := l.visible.(fitter)
	return !ok || f.Fits(typ, other)
}

// Holds implements fitter.
func (l *fromFile) Holds(declared, typ string) bool {
	f, ok := l.visible.(fitter)
	return !ok || f.Holds(declared, typ)
}

// FieldType implements fitter.
func (l *fromFile) FieldType(typ, field string) string {
	if f, ok := l.visible.(fitter); ok {
		return f.FieldType(typ, field)
	}
	return ""
}

// KeyFields implements fitter.
func (l *fromFile) KeyFields(typ string) []string {
	if f, ok := l.visible.(fitter); ok {
		return f.KeyFields(typ)
	}
	return nil
}

// WithLinked adds what files say about the rest of the program. What is known
// already counts for more. It returns w, which must be new.
func (w *World) WithLinked(own *effects.Package, files ...*linked.File) *World {
	if len(files) == 0 {
		return w
	}
	w.elsewhere = map[string]string{}
	seen := map[string]bool{own.Path: true}
	for _, imp := range own.Imported() {
		seen[imp.Package.Path] = true
	}
	l := &fromFile{methods: map[string][]Implementation{}, visible: w.impls, known: func(id string) bool { return w.funcs[id] != nil }}
	for _, f := range files {
		for _, fn := range f.Funcs {
			if !seen[fn.Package] { // else it is known, or gone since the file was written
				w.funcs[fn.ID] = fn
				if r, ok := w.impls.(*Resolver); ok {
					r.asks(fn)
				}
			}
		}
		for _, e := range f.Entities {
			if old := w.entities[e.Type]; old == nil || !old.Fixed && e.Fixed {
				w.entities[e.Type] = e
				w.unique.Clear()
			}
		}
		for _, m := range f.Methods {
			for _, r := range m.Runs {
				if models.GeneratedRow(r.Func, r.Type) != nil {
					w.mirrors.twins[m.Key] = twin{r.Func, r.Type}
					continue
				}
				if w.table.Symbol(r.Func) != nil {
					w.mirrors.known[m.Key] = r.Func
				}
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
	w.keep(own, files)
	return w
}

// keep drops the functions of files that have nothing to do with package own: it
// is not reached from them, nor do they lie behind what it calls or what calls
// it, nor do they hold a statement.
func (w *World) keep(own *effects.Package, files []*linked.File) {
	down, up := map[string][]string{}, map[string][]string{}
	s := &sharer{w: w, file: &linked.File{}, methods: map[string]bool{}}
	for _, id := range w.sorted() {
		s.needs(w.fn(id), func(to string) {
			down[id] = append(down[id], to)
			up[to] = append(up[to], id)
		})
	}
	kept := map[string]bool{}
	for _, f := range own.Funcs {
		kept[f.ID] = true
	}
	spread(kept, up)
	spread(kept, down)
	for _, file := range files {
		for _, f := range file.Funcs {
			if w.fn(f.ID) == f && !kept[f.ID] && !w.stores(f) {
				delete(w.funcs, f.ID)
			}
		}
	}
	w.aims.forget()
}

// spread adds everything that edges lead to.
func spread(set map[string]bool, edges map[string][]string) {
	queue := slices.Collect(maps.Keys(set))
	for len(queue) > 0 {
		id := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, to := range edges[id] {
			if !set[to] {
				set[to] = true
				queue = append(queue, to)
			}
		}
	}
}

// stores reports whether f itself holds a statement.
func (w *World) stores(f *effects.Func) bool {
	return slices.ContainsFunc(f.Nodes, func(n effects.Node) bool {
		if n.Call == nil || n.Call.Mode != effects.Modelled {
			return false
		}
		row := w.table.Symbol(n.Call.Sym)
		return row != nil && (row.Kind == models.Query || row.Kind == models.Exec || row.Kind == models.Write || row.Kind == models.Read)
	})
}
