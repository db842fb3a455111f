package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// byValue finds out who may call a function as a value. What is read from a field or a
// variable is run by whoever reads it. A parameter is run for the sake of those who
// hand it in, and the graphs of others who call the same helper know nothing of it:
//
//	func (c *Conn) Transaction(f func(*Conn) error) error { …; return f(tx) }
type byValue struct {
	w       *World
	callers map[string][]string // by function
	open    []string            // functions that run a parameter, whose callers were not looked at
	seen    map[string]bool
}

// callersByValue returns by function who may call it as a value that is read from
// somewhere or handed in.
func (w *World) callersByValue() map[string][]string {
	b := &byValue{w, map[string][]string{}, nil, map[string]bool{}}
	for _, id := range w.runners() {
		f := w.fn(id)
		for i := range f.Nodes {
			if c := f.Nodes[i].Call; c != nil {
				b.call(id, c)
			}
		}
	}
	for len(b.open) > 0 {
		id := b.open[len(b.open)-1]
		b.open = b.open[:len(b.open)-1]
		for _, caller := range w.callersOf(id) {
			b.handing(caller, id)
		}
	}
	return b.callers
}

// heldValues are the functions that something may hold as a value. To go through all
// that runs values is only worth while for one of these.
type heldValues struct {
	all     bool
	funcs   map[string]bool
	methods map[string]bool // names of methods of interfaces
}

func (w *World) heldValues() *heldValues {
	v := w.vicinity
	if v == nil {
		return &heldValues{all: true}
	}
	h := &heldValues{funcs: map[string]bool{}, methods: map[string]bool{}}
	note := func(ids []string) {
		for _, id := range ids {
			h.funcs[id] = true
			if w.funcs[id] == nil {
				h.methods[methodOf(id)] = true
			}
		}
	}
	note(w.aims.values())
	for _, o := range v.outlines {
		note(o.index.Held)
	}
	return h
}

// may reports whether function id may be called as a value.
func (h *heldValues) may(id string) bool { return h.all || h.funcs[id] || h.methods[methodOf(id)] }

// call notes the values that call c of function id runs. One that is not known may
// run what it is handed.
func (b *byValue) call(id string, c *effects.CallInfo) {
	for _, value := range b.w.valuesRun(c) {
		b.note(id, value)
	}
	if c.Mode == effects.Value {
		for _, arg := range c.Args {
			b.note(id, arg)
		}
	}
}

// handing looks at what function caller hands to function id, which runs it.
func (b *byValue) handing(caller, id string) {
	f := b.w.fn(caller)
	for i := range f.Nodes {
		c := f.Nodes[i].Call
		if c == nil || c.Sym != id && (c.Mode == effects.Static || !slices.Contains(b.w.callees(c), id)) {
			continue
		}
		for _, arg := range c.Args {
			b.note(caller, arg)
		}
	}
}

// note says that function id runs value.
func (b *byValue) note(id string, value *provenance.Term) {
	switch {
	case value.Kind == provenance.Func, value.Kind == provenance.Const:
		return // who names it calls it
	case value.Kind == provenance.Param && !b.w.aims.outlived(value, id):
		if !b.seen[value.Text] {
			b.seen[value.Text] = true
			b.open = append(b.open, value.Text)
		}
		return
	}
	value.Walk(func(t *provenance.Term) bool {
		if t.Kind == provenance.Param && t != value {
			b.note(id, t)
		}
		return true
	})
	for _, held := range b.w.aims.of(value).Funcs {
		for _, body := range b.w.bodies(held) {
			b.callers[body] = append(b.callers[body], id)
		}
	}
}

// valuesRun returns the values that call c may run.
func (w *World) valuesRun(c *effects.CallInfo) []*provenance.Term {
	switch c.Mode {
	case effects.Value:
		if c.Fn != nil && c.Fn.Kind != provenance.Func {
			return []*provenance.Term{c.Fn}
		}
	case effects.Modelled:
		if row := w.rowOf(c); row != nil && row.Func > 0 && row.Kind != models.Register {
			return slices.DeleteFunc(slices.Clone(c.Args), func(t *provenance.Term) bool { return t.Kind == provenance.Func || t.Kind == provenance.Const })
		}
	}
	return nil
}
