package linked

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

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
	modeWords = []string{effects.Static: "static", effects.Modelled: "modelled", effects.Interface: "interface", effects.Value: "value",
		effects.Foreign: "foreign", effects.Send: "send"}
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
	w.texts("receives", f.Receives)
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
	for _, a := range f.Alters {
		fmt.Fprintf(w, "\nset %d %s %d", a.N, strconv.QuoteToASCII(a.Field), a.Loop)
	}
	for _, x := range f.Makes {
		if x.Made != "" {
			fmt.Fprintf(w, "\nnew %d ", x.Loop)
			w.callID(x.Made)
		}
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
	w.option("op", c.Op)
	w.option("recv", c.Recv)
	w.texts("params", c.Params)
	w.texts("types", c.Types)
	w.texts("results", c.Results)
	for _, f := range []struct {
		is   bool
		word string
	}{{c.Deferred, " deferred"}, {c.Async, " async"}, {c.Joined, " joined"}, {c.Maybe, " maybe"}} {
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
