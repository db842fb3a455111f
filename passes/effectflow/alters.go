package effectflow

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// What a test asked of a value is no longer known once something was called that may
// have changed it:
//
//	if p.Kind == "a" { charge(p); p.advance() }
//	if p.Kind == "b" { done(p) }
//
// A function alters what it assigns behind its parameters, and what those alter that
// it hands them to. Nobody knows what an interface method without an implementation
// in view does with a pointer, nor a function value that comes from nowhere.

// alter is a change of field of what is behind root: a parameter, or a value of the
// function around a literal. Field is that of effects.Alter.
type alter struct {
	root  *provenance.Term
	field string
}

// maxAlters bounds what is told apart of one function.
const maxAlters = 32

// findAlters finds what each function alters, given who calls it.
func (w *World) findAlters(callers map[string][]string) {
	w.alters, w.packages = map[string][]alter{}, map[string]bool{}
	for _, f := range w.funcs {
		w.packages[f.Package] = true
	}
	var open []string
	for _, p := range w.parts { // what is called comes first
		open = append(open, p.ids...)
	}
	queued := make(map[string]bool, len(open))
	for _, id := range open {
		queued[id] = true
	}
	for len(open) > 0 {
		id := open[0]
		open = open[1:]
		delete(queued, id)
		if w.funcs[id] == nil {
			continue
		}
		all := w.altersOf(w.fn(id))
		if len(all) <= len(w.alters[id]) {
			continue
		}
		w.alters[id] = all
		for _, up := range callers[id] {
			if !queued[up] {
				queued[up] = true
				open = append(open, up)
			}
		}
	}
}

// altersOf puts together what f alters by itself and by what it calls.
func (w *World) altersOf(f *effects.Func) []alter {
	out := w.alters[f.ID]
	add := func(a alter) {
		if len(out) > maxAlters {
			a.field = effects.Any
		}
		if !slices.ContainsFunc(out, func(b alter) bool {
			return (b.field == a.field || b.field == effects.Any) && provenance.Equal(a.root, b.root)
		}) {
			out = append(out[:len(out):len(out)], a)
		}
	}
	for _, a := range f.Alters {
		add(alter{provenance.ParamOf(f.ID, a.N, ""), a.Field})
	}
	for i := range f.Nodes {
		if c := f.Nodes[i].Call; c != nil {
			for _, x := range w.changesBy(c) {
				for _, a := range x.behind(f) {
					add(a)
				}
			}
		}
	}
	return out
}

// change is what one call alters: fields of what is behind a value.
type change struct {
	of     *provenance.Term
	fields []string
	by     string        // name of the call
	in     *effects.Loop // of an assignment: the loop that it stands in
}

// changesBy returns what call c of a summary may change.
func (w *World) changesBy(c *effects.CallInfo) []change {
	var out []change
	add := func(of *provenance.Term, field string) {
		for i := range out {
			if out[i].of == of {
				out[i].fields = append(out[i].fields, field)
				return
			}
		}
		out = append(out, change{of: of, fields: []string{field}, by: c.ID})
	}
	run := func(id string, args []*provenance.Term) {
		w.seen(id)
		for _, a := range w.alters[id] {
			switch {
			case a.root.Kind != provenance.Param || a.root.Text != id: // whoever made the literal knows it
				if w.around(owner(a.root), caller(c.ID)) {
					add(a.root, a.field)
				}
			case a.root.N >= 0 && a.root.N < len(args):
				add(args[a.root.N], a.field)
			}
		}
	}
	switch c.Mode {
	case effects.Static:
		run(c.Sym, c.Args)
	case effects.Interface:
		w.behindInterface(c, run, add)
	case effects.Value:
		w.behindValue(c, run, add)
	}
	for _, a := range c.Args {
		a.Walk(func(t *provenance.Term) bool {
			if t.Kind == provenance.Func { // whoever is handed it may run it
				run(t.Text, t.Args)
			}
			return true
		})
	}
	return out
}

// owner returns the function whose parameter or call a root is.
func owner(root *provenance.Term) string {
	if root.Kind == provenance.Param {
		return root.Text
	}
	return caller(root.Text)
}

// caller returns the function that a call of a summary stands in.
func caller(id string) string { return id[:max(strings.LastIndexByte(id, '#'), 0)] }

// around reports whether function id, or one that it is a literal of, is outer.
func (w *World) around(outer, id string) bool {
	for range maxDepth {
		if id == outer {
			return true
		}
		f := w.funcs[id]
		if f == nil || f.Parent == "" {
			return false
		}
		id = f.Parent
	}
	return false
}

func (w *World) behindInterface(c *effects.CallInfo, run func(string, []*provenance.Term), add func(*provenance.Term, string)) {
	if w.abstract(c) || w.mirrored(c) != nil {
		return
	}
	var all []Implementation
	if w.impls != nil {
		all = w.impls.Of(c)
	}
	for _, x := range all {
		run(x.Func, c.Args)
	}
	if len(all) == 0 {
		w.unseen(c, add)
	}
}

func (w *World) behindValue(c *effects.CallInfo, run func(string, []*provenance.Term), add func(*provenance.Term, string)) {
	if c.Fn == nil {
		return
	}
	found := false
	c.Fn.Walk(func(t *provenance.Term) bool {
		if t.Kind == provenance.Func {
			found = true
			run(t.Text, slices.Concat(t.Args, c.Args))
		}
		return true
	})
	if found {
		return
	}
	ids := w.aims.of(c.Fn).Funcs
	for _, id := range ids {
		args := c.Args
		if f := w.funcs[id]; f != nil && f.Arity() == len(args)+1 { // the receiver is bound
			args = slices.Insert(slices.Clone(args), 0, provenance.Nothing())
		}
		run(id, args)
	}
	if len(ids) == 0 {
		w.unseen(c, add)
	}
}

// unseen adds what a call may do that nobody can look into: it may change what it
// gets a pointer to, if that is of the program.
func (w *World) unseen(c *effects.CallInfo, add func(*provenance.Term, string)) {
	from := len(c.Args) - len(c.Types)
	if from < 0 {
		return
	}
	for i, typ := range c.Types {
		to, pointer := strings.CutPrefix(typ, "*")
		if typ == "any" || pointer && w.ours(to) {
			add(c.Args[from+i], effects.Any)
		}
	}
}

// ours reports whether a type is not one of the standard library.
func (w *World) ours(typ string) bool {
	path := typ[:max(strings.LastIndexByte(typ, '.'), 0)]
	first, _, _ := strings.Cut(path, "/")
	return path == "" || strings.Contains(first, ".") || w.packages[path]
}

// behind returns what a change means to those who call f: the parameters that it
// reaches, and for a literal the values of the function around it.
func (x change) behind(f *effects.Func) []alter {
	var out []alter
	note := func(root *provenance.Term, names []string) {
		own := root.Kind == provenance.Param && root.Text == f.ID
		if !own && (f.Flags&effects.Literal == 0 || root.Kind != provenance.Param && root.Kind != provenance.Result) {
			return
		}
		for _, field := range x.fields {
			if field == "" && len(names) > 0 {
				field = names[0]
			}
			out = append(out, alter{root, field})
		}
	}
	if x.of.Kind == provenance.Object {
		for _, a := range x.of.Args {
			if root, names := chain(a); !slices.Equal(x.fields, []string{""}) {
				note(root, names)
			}
		}
		return out
	}
	note(chain(x.of))
	return out
}

// chain takes a value apart: what it is read from, and the fields on the way, the
// last one first. An element of a list is the list.
func chain(t *provenance.Term) (root *provenance.Term, names []string) {
	for (t.Kind == provenance.Field || t.Kind == provenance.Elem) && len(t.Args) > 0 {
		if t.Kind == provenance.Field {
			names = append(names, t.Text)
		}
		t = t.Args[0]
	}
	return t, names
}

// closedAlters returns what f alters as a summary says it that does not name all that
// it calls, nor its loops.
func (w *World) closedAlters(f *effects.Func) []effects.Alter {
	var out []effects.Alter
	for _, a := range w.alters[f.ID] {
		if a.root.Kind == provenance.Param && a.root.Text == f.ID {
			out = append(out, effects.Alter{N: a.root.N, Field: a.field})
		}
	}
	slices.SortFunc(out, func(x, y effects.Alter) int { return cmp.Or(cmp.Compare(x.N, y.N), cmp.Compare(x.Field, y.Field)) })
	return out
}
