package effects

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Index tells which functions of a package say what. Functions are places in Funcs.
type Index struct {
	Calls    []Mention // functions by name: who calls them
	Values   []Mention // functions by name: who runs them as a value, or hands them to a call
	Modelled []Mention // library functions: who calls them
	Sends    []Mention // channels: who sends to them
	Builds   []Mention // types: who builds a struct of one
	Asks     []Ask     // calls of interface methods
	Runs     []int     // who runs a value that is no function
	Makes    []int     // who makes something anew
	Held     []string  // functions that are used as a value, sorted
	Leaves   []string  // literals that are returned, outside of tests; sorted
}

// Mention says which functions mention something.
type Mention struct {
	Name string
	By   []int
}

// Ask says which functions call a method of an interface.
type Ask struct {
	Sym, Recv      string
	Types, Results []string
	By             []int
}

// Call returns a call like those that a describes, as far as they are alike.
func (a *Ask) Call() *CallInfo {
	return &CallInfo{Mode: Interface, Sym: a.Sym, Recv: a.Recv, Types: a.Types, Results: a.Results}
}

// By returns who mentions name.
func By(all []Mention, name string) []int {
	i, ok := slices.BinarySearchFunc(all, name, func(m Mention, name string) int { return strings.Compare(m.Name, name) })
	if !ok {
		return nil
	}
	return all[i].By
}

// Index returns the index of p: of an outline the one that it was written with.
func (p *Package) Index() *Index {
	if p.outlined {
		if p.index == nil {
			return &Index{}
		}
		return p.index
	}
	return indexOf(p.Funcs)
}

// indexer makes an index.
type indexer struct {
	at                                     int
	calls, values, modelled, sends, builds map[string][]int
	asks                                   map[string]*Ask
	held, leaves                           map[string]bool
	out                                    Index
}

func indexOf(funcs []*Func) *Index {
	x := &indexer{
		calls: map[string][]int{}, values: map[string][]int{}, modelled: map[string][]int{}, sends: map[string][]int{}, builds: map[string][]int{},
		asks: map[string]*Ask{}, held: map[string]bool{}, leaves: map[string]bool{},
	}
	for i, f := range funcs {
		x.at = i
		if f != nil {
			x.fn(f)
		}
	}
	out := &x.out
	out.Calls, out.Values, out.Modelled = mentions(x.calls), mentions(x.values), mentions(x.modelled)
	out.Sends, out.Builds = mentions(x.sends), mentions(x.builds)
	for _, key := range slices.Sorted(maps.Keys(x.asks)) {
		out.Asks = append(out.Asks, *x.asks[key])
	}
	out.Held, out.Leaves = slices.Sorted(maps.Keys(x.held)), slices.Sorted(maps.Keys(x.leaves))
	return out
}

func mentions(by map[string][]int) []Mention {
	out := make([]Mention, 0, len(by))
	for _, name := range slices.Sorted(maps.Keys(by)) {
		out = append(out, Mention{name, by[name]})
	}
	return out
}

func (x *indexer) add(to map[string][]int, name string) { to[name] = x.once(to[name]) }

func (x *indexer) once(by []int) []int {
	if len(by) > 0 && by[len(by)-1] == x.at {
		return by
	}
	return append(by, x.at)
}

func (x *indexer) fn(f *Func) {
	for i := range f.Nodes {
		n := &f.Nodes[i]
		for _, r := range n.Results {
			x.value(r, false)
			if f.Flags&Test == 0 {
				x.leave(r)
			}
		}
		if n.Call != nil {
			x.call(n.Call)
		}
	}
	for _, s := range f.Stores {
		x.value(s.Value, false)
	}
	if len(f.Makes) > 0 {
		x.out.Makes = x.once(x.out.Makes)
	}
}

func (x *indexer) call(c *CallInfo) {
	switch c.Mode {
	case Static:
		x.add(x.calls, c.Sym)
	case Modelled:
		x.add(x.modelled, c.Sym)
	case Send:
		x.add(x.sends, c.Sym)
	case Interface:
		key := c.Recv + "\x00" + c.Sym + "\x00" + strings.Join(c.Types, ",") + "\x00" + strings.Join(c.Results, ",") + "\x00" + strconv.Itoa(len(c.Types))
		a := x.asks[key]
		if a == nil {
			a = &Ask{Sym: c.Sym, Recv: c.Recv, Types: c.Types, Results: c.Results}
			x.asks[key] = a
		}
		a.By = x.once(a.By)
	case Value:
		if c.Fn == nil || c.Fn.Kind != provenance.Func || len(c.Args) > 0 {
			x.out.Runs = x.once(x.out.Runs)
		}
	}
	x.value(c.Fn, true)
	for _, a := range c.Args {
		x.value(a, true)
	}
}

// value notes what t mentions, which a call may run or not.
func (x *indexer) value(t *provenance.Term, called bool) {
	t.Walk(func(u *provenance.Term) bool {
		switch {
		case u.Kind == provenance.Func:
			x.held[u.Text] = true
			if called {
				x.add(x.values, u.Text)
			}
		case u.Kind == provenance.Object && u.Type != "":
			x.add(x.builds, u.Type)
		}
		return true
	})
}

func (x *indexer) leave(t *provenance.Term) {
	t.Walk(func(u *provenance.Term) bool {
		if u.Kind == provenance.Func && strings.Contains(u.Text, "$") {
			x.leaves[u.Text] = true
		}
		return true
	})
}

// index carries the index, which is made when it is written.
func (w *wire) index(p *Package) {
	x := &Index{}
	if w.in == nil {
		x = indexOf(p.Funcs)
	}
	for _, all := range []*[]Mention{&x.Calls, &x.Values, &x.Modelled, &x.Sends, &x.Builds} {
		list(w, all, func(w *wire, m *Mention) { w.text(&m.Name); w.places(&m.By) })
	}
	list(w, &x.Asks, func(w *wire, a *Ask) {
		w.texts(&a.Sym, &a.Recv)
		list(w, &a.Types, (*wire).text)
		list(w, &a.Results, (*wire).text)
		w.places(&a.By)
	})
	w.places(&x.Runs)
	w.places(&x.Makes)
	list(w, &x.Held, (*wire).text)
	list(w, &x.Leaves, (*wire).text)
	if w.in != nil {
		p.index = x
	}
}

func (w *wire) places(all *[]int) { list(w, all, number[int]) }

// sound reports whether all places are among n functions, and names in order.
func (x *Index) sound(n int) bool {
	out := func(i int) bool { return i < 0 || i >= n }
	ok := !slices.ContainsFunc(x.Runs, out) && !slices.ContainsFunc(x.Makes, out)
	for _, a := range x.Asks {
		ok = ok && a.Sym != "" && !slices.ContainsFunc(a.By, out)
	}
	for _, all := range [][]Mention{x.Calls, x.Values, x.Modelled, x.Sends, x.Builds} {
		for _, m := range all {
			ok = ok && !slices.ContainsFunc(m.By, out)
		}
	}
	return ok
}
