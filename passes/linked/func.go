package linked

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// A function is written as lines of words. Steps are numbered from 0 in their
// order; "-> 3 1!" names what follows, ! marks the way back in a loop, @2 the
// second of the function's places in the order of the source.
//
//	func "(*shop/store.DB).Done" name="DB.Done" package="shop/store" flags=5
//	in "db" "*shop/store.DB"
//	out "error"
//	join -> 1
//	call modelled #0 "(*database/sql.DB).ExecContext" "DB.ExecContext" ($0.sql, ...) results=("error") @1 -> 2
//	return (%0.1) @2

var (
	kindWords = []string{effects.Join: "join", effects.Call: "call", effects.Branch: "if", effects.Return: "return"}
	modeWords = []string{effects.Static: "static", effects.Modelled: "modelled", effects.Interface: "interface", effects.Value: "value"}
)

// formatFunc returns the text of f.
func formatFunc(f *effects.Func) string {
	w := &writer{fn: f.ID}
	w.WriteString("func " + strconv.QuoteToASCII(f.ID))
	w.option("name", f.Name)
	w.option("package", f.Package)
	w.option("parent", f.Parent)
	if f.Flags != 0 {
		fmt.Fprintf(w, " flags=%d", f.Flags)
	}
	w.option("declared", string(f.Declared))
	w.option("key", f.KeyParam)
	for _, p := range f.Params {
		w.WriteString("\nin " + strconv.QuoteToASCII(p.Name) + " " + strconv.QuoteToASCII(p.Type))
	}
	for _, r := range f.Results {
		w.WriteString("\nout " + strconv.QuoteToASCII(r))
	}
	for i := range f.Loops {
		w.loop(&f.Loops[i])
	}
	for _, s := range f.Stores {
		fmt.Fprintf(w, "\nput %d %s ", s.N, strconv.QuoteToASCII(s.Field))
		w.term(s.Value)
	}
	places := placesOf(f)
	for i := range f.Nodes {
		w.node(&f.Nodes[i], places)
	}
	w.WriteByte('\n')
	return w.String()
}

// placesOf numbers the places of f from 1 in the order of the source.
func placesOf(f *effects.Func) map[effects.Site]int {
	var all []effects.Site
	for i := range f.Nodes {
		if s := f.Nodes[i].Site; s.Line > 0 {
			all = append(all, s)
		}
	}
	slices.SortFunc(all, func(a, b effects.Site) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	out := map[effects.Site]int{}
	for i, s := range slices.Compact(all) {
		out[s] = i + 1
	}
	return out
}

func (w *writer) option(name, value string) {
	if value != "" {
		w.WriteString(" " + name + "=" + strconv.QuoteToASCII(value))
	}
}

func (w *writer) loop(l *effects.Loop) {
	fmt.Fprintf(w, "\nloop %d", l.Parent)
	if l.Counted {
		w.WriteString(" counted")
	}
	if l.Ticks {
		w.WriteString(" ticks")
	}
	if l.Over != nil {
		w.WriteString(" over=")
		w.term(l.Over)
	}
	if len(l.Exits) > 0 {
		w.WriteString(" exits=")
		w.terms(l.Exits)
	}
}

func (w *writer) node(n *effects.Node, places map[effects.Site]int) {
	w.WriteString("\n" + kindWords[n.Kind])
	switch n.Kind {
	case effects.Call:
		w.call(n.Call)
	case effects.Branch:
		w.WriteByte(' ')
		w.term(n.Cond)
	case effects.Return:
		w.WriteByte(' ')
		w.terms(n.Results)
	}
	if n.Loop > 0 {
		fmt.Fprintf(w, " in=%d", n.Loop)
	}
	if p := places[n.Site]; p > 0 {
		fmt.Fprintf(w, " @%d", p)
	}
	if len(n.Succ) > 0 {
		w.WriteString(" ->")
	}
	for _, e := range n.Succ {
		fmt.Fprintf(w, " %d", e.To)
		if e.Back {
			w.WriteByte('!')
		}
	}
}

func (w *writer) call(c *effects.CallInfo) {
	w.WriteString(" " + modeWords[c.Mode] + " #")
	w.callID(c.ID)
	w.WriteString(" " + strconv.QuoteToASCII(c.Sym) + " " + strconv.QuoteToASCII(c.Name) + " ")
	w.terms(c.Args)
	if c.Fn != nil {
		w.WriteString(" fn=")
		w.term(c.Fn)
	}
	w.option("recv", c.Recv)
	w.texts("params", c.Params)
	w.texts("types", c.Types)
	w.texts("results", c.Results)
	for _, f := range []struct {
		is   bool
		word string
	}{{c.Deferred, " deferred"}, {c.Async, " async"}, {c.Maybe, " maybe"}} {
		if f.is {
			w.WriteString(f.word)
		}
	}
}

func (w *writer) texts(name string, list []string) {
	if len(list) == 0 {
		return
	}
	w.WriteString(" " + name + "=(")
	for i, s := range list {
		if i > 0 {
			w.WriteString(", ")
		}
		w.WriteString(strconv.QuoteToASCII(s))
	}
	w.WriteByte(')')
}

// parseFunc reads the text of a function.
func parseFunc(text string) (*effects.Func, error) {
	f := &effects.Func{}
	r := &reader{}
	for line := range strings.Lines(text) {
		r.s = strings.TrimSuffix(line, "\n")
		if r.s == "" {
			continue
		}
		r.line(f)
		if r.err == nil && r.s != "" {
			r.fail("the end of the line")
		}
		if r.err != nil {
			return nil, r.err
		}
	}
	if f.ID == "" {
		r.fail("func")
		return nil, r.err
	}
	return f, check(f)
}

// check refuses numbers that lead nowhere.
func check(f *effects.Func) error {
	for i := range f.Nodes {
		n := &f.Nodes[i]
		if n.Loop < 0 || n.Loop > len(f.Loops) {
			return fmt.Errorf("%s: step %d lies in loop %d of %d", f.ID, i, n.Loop, len(f.Loops))
		}
		for _, e := range n.Succ {
			if e.To < 0 || e.To >= len(f.Nodes) {
				return fmt.Errorf("%s: step %d leads to step %d of %d", f.ID, i, e.To, len(f.Nodes))
			}
		}
		if n.Kind == effects.Branch && len(n.Succ) != 2 {
			return fmt.Errorf("%s: step %d decides between %d ways", f.ID, i, len(n.Succ))
		}
	}
	for i, l := range f.Loops {
		if l.Parent < 0 || l.Parent > i {
			return fmt.Errorf("%s: loop %d lies in loop %d", f.ID, i+1, l.Parent)
		}
	}
	if len(f.Nodes) == 0 {
		return fmt.Errorf("%s: no steps", f.ID)
	}
	return nil
}

func (r *reader) line(f *effects.Func) {
	switch {
	case r.accept("func "):
		f.ID = r.quoted()
		r.fn = f.ID
		r.header(f)
	case r.accept("in "):
		p := effects.Param{Name: r.quoted()}
		r.want(" ")
		p.Type = r.quoted()
		f.Params = append(f.Params, p)
	case r.accept("out "):
		f.Results = append(f.Results, r.quoted())
	case r.accept("loop "):
		f.Loops = append(f.Loops, r.loop())
	case r.accept("put "):
		s := effects.Store{N: r.number()}
		r.want(" ")
		s.Field = r.quoted()
		r.want(" ")
		s.Value = r.term()
		f.Stores = append(f.Stores, s)
	default:
		f.Nodes = append(f.Nodes, r.node())
	}
}

func (r *reader) header(f *effects.Func) {
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("name="):
			f.Name = r.quoted()
		case r.accept("package="):
			f.Package = r.quoted()
		case r.accept("parent="):
			f.Parent = r.quoted()
		case r.accept("flags="):
			f.Flags = effects.Flags(r.number())
		case r.accept("declared="):
			f.Declared = effects.Declared(r.quoted())
		case r.accept("key="):
			f.KeyParam = r.quoted()
		default:
			r.fail("a property of the function")
		}
	}
}

func (r *reader) loop() effects.Loop {
	l := effects.Loop{Parent: r.number()}
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("counted"):
			l.Counted = true
		case r.accept("ticks"):
			l.Ticks = true
		case r.accept("over="):
			l.Over = r.term()
		case r.accept("exits=("):
			l.Exits = r.list()
		default:
			r.fail("a property of the loop")
		}
	}
	return l
}

func (r *reader) node() effects.Node {
	var n effects.Node
	switch {
	case r.accept("join"):
	case r.accept("call "):
		n.Kind, n.Call = effects.Call, r.call()
	case r.accept("if "):
		n.Kind, n.Cond = effects.Branch, r.term()
	case r.accept("return ("):
		n.Kind, n.Results = effects.Return, r.list()
	default:
		r.fail("a step")
	}
	for r.err == nil && r.accept(" ") {
		switch {
		case r.accept("->"):
			n.Succ = r.edges()
		case r.accept("@"):
			n.Site.Line = r.number()
		case r.accept("in="):
			n.Loop = r.number()
		case n.Call != nil:
			r.property(n.Call)
		default:
			r.fail("a property of the step")
		}
	}
	return n
}

func (r *reader) edges() []effects.Edge {
	var out []effects.Edge
	for r.err == nil && r.accept(" ") {
		e := effects.Edge{To: r.number()}
		e.Back = r.accept("!")
		out = append(out, e)
	}
	return out
}

func (r *reader) call() *effects.CallInfo {
	c := &effects.CallInfo{}
	mode := r.until(" ")
	i := slices.Index(modeWords, mode)
	if i < 0 {
		r.fail("static, modelled, interface or value")
		return c
	}
	c.Mode = effects.Mode(i)
	r.want("#")
	c.ID = r.callID()
	r.want(" ")
	c.Sym = r.quoted()
	r.want(" ")
	c.Name = r.quoted()
	r.want(" (")
	c.Args = r.list()
	return c
}

func (r *reader) property(c *effects.CallInfo) {
	switch {
	case r.accept("fn="):
		c.Fn = r.term()
	case r.accept("recv="):
		c.Recv = r.quoted()
	case r.accept("params=("):
		c.Params = r.texts()
	case r.accept("types=("):
		c.Types = r.texts()
	case r.accept("results=("):
		c.Results = r.texts()
	case r.accept("deferred"):
		c.Deferred = true
	case r.accept("async"):
		c.Async = true
	case r.accept("maybe"):
		c.Maybe = true
	default:
		r.fail("a property of the call")
	}
}

func (r *reader) texts() []string {
	var out []string
	for r.err == nil && !r.accept(")") {
		if len(out) > 0 {
			r.want(", ")
		}
		out = append(out, r.quoted())
	}
	return out
}
