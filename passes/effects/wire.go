package effects

import (
	"errors"

	"github.com/dualwrite/dualwrite/passes/dbcall"
)

// A summary says the same few things many times: the same strings, the same terms.
// As a fact it holds each of them once. What is imported is read when somebody asks
// for it: most analyses of one package only hand on what they were given, and look at
// few of the functions otherwise, see Outline.

// MarshalBinary makes the fact small.
func (p *Package) MarshalBinary() ([]byte, error) {
	if len(p.packed) > 0 {
		return p.packed, nil
	}
	w := newWriter()
	(&wire{out: w}).pkg(p)
	return w.packed(), nil
}

// UnmarshalBinary keeps the data for Outline and Unpacked, and to be handed on.
func (p *Package) UnmarshalBinary(data []byte) error {
	*p = Package{packed: data, opened: new(opened)}
	return nil
}

// Unpacked returns all that a fact says, nothing if it is damaged.
func (p *Package) Unpacked() *Package {
	out, err := p.unpack()
	if err != nil {
		return &Package{}
	}
	return out
}

// Damage returns why Unpacked returns nothing, for those who want to tell.
func (p *Package) Damage() error {
	_, err := p.unpack()
	return err
}

func (p *Package) unpack() (*Package, error) {
	if len(p.packed) == 0 {
		return p, nil
	}
	out, err := p.outline()
	if err != nil {
		return nil, err
	}
	for _, f := range out.Funcs {
		if f.Full(); f.rest.bad != "" {
			return nil, errors.New(f.rest.bad)
		}
		f.rest = nil
	}
	out.index, out.outlined = nil, false
	return out, out.check()
}

// wire describes what a package consists of. It either writes or reads, so that
// both do the same.
type wire struct {
	out *writer
	in  *reader
}

func (w *wire) pkg(p *Package) {
	w.text(&p.Path)
	list(w, &p.Entities, func(w *wire, e **dbcall.Entity) { pointer(w, e, (*wire).entity) })
	list(w, &p.Conversions, (*wire).conversion)
	list(w, &p.Widenings, (*wire).conversion)
	list(w, &p.Twins, func(w *wire, t *Twin) { w.texts(&t.Interface, &t.Method, &t.Symbol, &t.Op) })
	list(w, &p.Flows, func(w *wire, f *Flow) { w.text(&f.Holder); w.term(&f.Value) })
	list(w, &p.Channels, func(w *wire, c *Channel) { w.texts(&c.Name, &c.Of) })
	list(w, &p.Forks, func(w *wire, f *Fork) { w.texts(&f.Path, &f.Library) })
	w.index(p)
	w.funcs(p)
}

func (w *wire) conversion(c *Conversion) { w.texts(&c.Concrete, &c.Interface) }

func (w *wire) entity(e *dbcall.Entity) {
	w.texts(&e.Type, &e.Table)
	list(w, &e.Columns, func(w *wire, c *dbcall.EntityColumn) {
		w.texts(&c.Field, &c.Column, &c.Type)
		w.bits(&c.Primary, &c.Auto, &c.Version)
	})
	list(w, &e.Unique, func(w *wire, k *[]string) { list(w, k, (*wire).text) })
	w.bits(&e.Fixed)
}

// head is what an outline says of a function.
func (w *wire) head(f *Func) {
	w.texts(&f.ID, &f.Package, &f.Parent, (*string)(&f.Declared))
	number(w, &f.Flags)
	number(w, &f.arity)
	list(w, &f.Receives, (*wire).text)
}

// body is the rest.
func (w *wire) body(f *Func) {
	w.texts(&f.Name, &f.KeyParam)
	list(w, &f.Params, func(w *wire, p *Param) { w.texts(&p.Name, &p.Type) })
	list(w, &f.Results, (*wire).text)
	list(w, &f.Nodes, (*wire).node)
	list(w, &f.Loops, (*wire).loop)
	list(w, &f.Stores, func(w *wire, s *Store) { number(w, &s.N); w.text(&s.Field); w.term(&s.Value) })
	list(w, &f.Alters, func(w *wire, a *Alter) { number(w, &a.N); w.text(&a.Field); number(w, &a.Loop) })
	list(w, &f.Makes, func(w *wire, m *Fresh) { number(w, &m.Loop); w.text(&m.Made) })
	w.site(&f.Site)
}

func (w *wire) node(n *Node) {
	number(w, &n.Kind)
	list(w, &n.Succ, func(w *wire, e *Edge) { number(w, &e.To); w.bits(&e.Back) })
	pointer(w, &n.Call, (*wire).call)
	w.term(&n.Cond)
	list(w, &n.Results, (*wire).term)
	number(w, &n.Loop)
	w.site(&n.Site)
}

func (w *wire) call(c *CallInfo) {
	w.text(&c.ID)
	number(w, &c.Mode)
	w.texts(&c.Sym, &c.Op, &c.Name)
	w.term(&c.Fn)
	list(w, &c.Args, (*wire).term)
	list(w, &c.Params, (*wire).text)
	list(w, &c.Types, (*wire).text)
	list(w, &c.Results, (*wire).text)
	w.text(&c.Recv)
	w.bits(&c.Deferred, &c.Async, &c.Joined, &c.Maybe)
}

func (w *wire) loop(l *Loop) {
	number(w, &l.Parent)
	w.term(&l.Over)
	list(w, &l.Exits, (*wire).term)
	w.bits(&l.Counted, &l.Ticks)
	w.site(&l.Site)
}

func (w *wire) site(s *Site) {
	w.text(&s.File)
	number(w, &s.Line)
	number(w, &s.Col)
}
