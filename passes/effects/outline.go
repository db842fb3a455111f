package effects

import (
	"encoding/binary"
	"errors"
	"sync"
)

// What a package imports may be thousands of functions, of which it calls some. An
// outline of a fact names all of them, and says of each what somebody may want to know
// who only looks around: its flags, and by means of the Index who calls what. Steps,
// parameters and the like are there once Full was called.

// Outline returns what a fact says without what the functions do, nothing if it is
// damaged. It is the same for all who ask. A package that is no fact is its own outline.
func (p *Package) Outline() *Package {
	if len(p.packed) == 0 {
		return p
	}
	if p.opened == nil {
		p.opened = new(opened)
	}
	p.opened.once.Do(func() {
		out, err := p.outline()
		if err != nil {
			out = &Package{}
		}
		p.opened.outline = out
	})
	return p.opened.outline
}

// opened is an outline that was read.
type opened struct {
	once    sync.Once
	outline *Package
}

func (p *Package) outline() (*Package, error) {
	out := &Package{outlined: true}
	r := newReader(string(p.packed))
	(&wire{in: r}).pkg(out)
	if r.bad || r.rest != "" {
		return nil, errNone
	}
	return out, out.checkOutline()
}

var errNone = errors.New("these are no summaries")

// Complete returns p with all of its functions read.
func (p *Package) Complete() *Package {
	for _, f := range p.Funcs {
		f.Full()
	}
	return p
}

// rest is the part of a function that is not read yet.
type rest struct {
	once sync.Once
	from *bodies
	data string
	bad  string // why it can't be read
}

// bodies is what the functions of a package are read from.
type bodies struct {
	lock   sync.Mutex
	reader *reader // whose strings and terms they mention; what is left is for all of them
}

// Full returns f with all that is known about it: that it returns if the rest is
// damaged.
func (f *Func) Full() *Func {
	if f != nil && f.rest != nil {
		f.rest.once.Do(func() {
			err := f.read()
			if err == nil {
				err = f.Check()
			}
			if err != nil {
				f.rest.bad = err.Error()
				f.forget()
			}
		})
	}
	return f
}

// read reads what f does, whether that makes sense or not.
func (f *Func) read() error {
	from := f.rest.from
	from.lock.Lock()
	defer from.lock.Unlock()
	r := *from.reader
	r.rest, r.bad = f.rest.data, false
	full := Func{ID: f.ID, Package: f.Package, Parent: f.Parent, Declared: f.Declared, Flags: f.Flags, Receives: f.Receives}
	(&wire{in: &r}).body(&full)
	from.reader.left = r.left
	if r.bad || r.rest != "" || len(full.Params) != f.arity {
		return errNone
	}
	f.Name, f.KeyParam, f.Params, f.Results, f.Nodes, f.Loops = full.Name, full.KeyParam, full.Params, full.Results, full.Nodes, full.Loops
	f.Stores, f.Alters, f.Makes, f.Site = full.Stores, full.Alters, full.Makes, full.Site
	return nil
}

// forget leaves a function that returns something, and of which nobody knows more.
func (f *Func) forget() {
	f.Params, f.Results, f.Loops, f.Stores, f.Alters, f.Makes = nil, nil, nil, nil, nil, nil
	f.Nodes = []Node{{Kind: Return}}
}

// Arity returns the number of parameters. It need not be read.
func (f *Func) Arity() int { return max(f.arity, len(f.Params)) }

// funcs carries the functions: what an outline says of all of them, then the rest of
// each behind its length.
func (w *wire) funcs(p *Package) {
	if w.in != nil {
		w.readFuncs(p)
		return
	}
	w.out.body = binary.AppendUvarint(w.out.body, uint64(len(p.Funcs)))
	var tail []byte
	for _, f := range p.Funcs {
		if f == nil { // nobody writes it
			f = new(Func)
		}
		head := *f
		head.arity = len(f.Params)
		w.head(&head)
		outer := w.out.body
		w.out.body = nil
		w.body(f)
		outer = binary.AppendUvarint(outer, uint64(len(w.out.body)))
		tail = append(tail, w.out.body...)
		w.out.body = outer
	}
	w.out.body = append(w.out.body, tail...)
}

func (w *wire) readFuncs(p *Package) {
	r := w.in
	n := r.count(minHead)
	if n == 0 {
		return
	}
	all, rests, sizes := make([]Func, n), make([]rest, n), make([]int, n)
	p.Funcs = make([]*Func, n)
	for i := range all {
		w.head(&all[i])
		sizes[i] = r.count(1)
	}
	from := &bodies{reader: &reader{strings: r.strings, terms: r.terms, weights: r.weights}}
	for i := range all {
		if r.bad || sizes[i] > len(r.rest) {
			r.fail()
			return
		}
		rests[i].from, rests[i].data, r.rest = from, r.rest[:sizes[i]], r.rest[sizes[i]:]
		all[i].rest, p.Funcs[i] = &rests[i], &all[i]
	}
	from.reader.left = r.left
}

// minHead is how many bytes a function takes at least.
const minHead = 8

// Outlined reports whether p is an outline.
func (p *Package) Outlined() bool { return p.outlined }
