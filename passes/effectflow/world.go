// Package effectflow answers what can happen in which order when a function is
// called, with everything it calls put in its place.
//
//	func (j *Job) Run(ctx context.Context) error {
//		for _, t := range j.due(ctx) {
//			if err := j.charge(ctx, t); err != nil { // effect, three calls down
//				continue
//			}
//			j.mark(ctx, t.ID, "DONE") // record, in another package
//		}
//	}
//
// The graph of Run holds the HTTP request inside charge and the UPDATE inside
// mark, the second reachable from the first only past the test of its error.
// Rules ask the graph: may this follow that, after a success? does this test
// decide whether that runs? are both in one transaction? do they concern the
// same row?
//
// Calls are expanded through static calls, function literals and values,
// interface methods with known implementations, and helpers that run a function
// in a transaction, a retry or a lock. Expansion is context-sensitive and
// bottom-up: each function is expanded once, and its graph is copied into its
// callers with the arguments put in. What is called on an interface that a caller
// hands in is decided there. Recursion is cut at the first repetition. A function
// has the same graph whoever asks first, and however many processors there are.
//
// Analysis class: may. Paths that need an error to be nil and not nil at once
// are not taken; other correlations between conditions are not seen, but that two tests of
// one value agree as long as nothing that is called in between may change it. An order
// across the back edge of a loop is no order: the next round is other work.
package effectflow

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/schema"
)

// World is the program as far as it is known: the summaries of all packages in
// view and the meaning of its interface methods.
type World struct {
	table    *models.Table
	nobody   *effects.Node // stands for the source of what nobody wrote
	funcs    map[string]*effects.Func
	entities map[string]*dbcall.Entity
	reader   *dbcall.Reader
	impls    Implementations
	graphs   map[string]*Graph
	handlers map[string]string
	built    map[string]*provenance.Term // by type, see constructed
	settler  *provenance.Substituter     // see settled
	uses     map[string][]Use
	mentions map[string][]Use // by a table that is not the one of the statement
	contexts map[place][]Context
	parts    []*part             // see parts.go
	partOf   map[string]int      // by function
	leadsTo  map[string][]string // by function: the others that its calls may run; nil once all graphs were made
	closures closures
	shops    workshops
	owns     owned
	lively   map[string]bool
	alters   map[string][]alter  // by function, see alters.go
	packages map[string]bool     // of the program
	varying  map[string][]bool   // by function, see varying.go
	callers  map[string][]string // of each function, while graphs are made
	called   map[string]int      // by function: how many call each other, with interfaces and function values
	circled  map[string]int      // the same, without
	entered  map[string]string   // by function: what Entered answers
	schema   func() *schema.Schema
	unique   sync.Map // what Unique answers, by table
	stock    inventory
	entries  *entries
	prepared bool
	runs     bool         // what Runs answers, once prepared
	lock     sync.RWMutex // guards graphs and stock
	aims     *aimer
	mirrors  *mirrors
	posts    *posts
	focus    *focus // nil if the world is asked about all of the program
	vicinity *vicinity

	elsewhere map[string]string // handlers that packages out of view register, with the kind of replay
}

// Implementations tells which functions an interface method may stand for.
type Implementations interface {
	// Of returns the functions behind an interface method, in a fixed order.
	Of(c *effects.CallInfo) []Implementation
}

// NewWorld puts packages together. The result is not safe for concurrent use.
func NewWorld(table *models.Table, pkgs []*effects.Package, impls Implementations) *World {
	w := &World{
		table: table, funcs: map[string]*effects.Func{}, entities: map[string]*dbcall.Entity{},
		impls: impls, graphs: map[string]*Graph{}, stock: newInventory(), nobody: &effects.Node{},
	}
	for _, p := range pkgs {
		for _, f := range p.Funcs {
			w.funcs[f.ID] = f
		}
		for _, e := range p.Entities {
			if old := w.entities[e.Type]; old == nil || !old.Fixed && e.Fixed {
				w.entities[e.Type] = e
			}
		}
	}
	w.reader = dbcall.NewReader(w.Entity)
	w.posts = newPosts(pkgs)
	w.aims, w.mirrors = newAimer(w, pkgs), newMirrors(pkgs)
	return w
}

// Entity returns what is known about an ORM type.
func (w *World) Entity(sym string) *dbcall.Entity { return w.entities[sym] }

// Func returns the summary of a function, nil if unknown.
func (w *World) Func(id string) *effects.Func { return w.fn(id) }

// raw makes the graph of f alone.
func (w *World) raw(f *effects.Func) *Graph {
	g := &Graph{Func: f, Nodes: make([]*Node, 0, len(f.Nodes))}
	ways := w.loops(f)
	nodes, spots := make([]Node, len(f.Nodes)), make([]Spot, len(f.Nodes)) // the first are given up together
	for i := range f.Nodes {
		n := &f.Nodes[i]
		spots[i] = Spot{f, n, w}
		c := &nodes[i]
		*c = Node{Kind: n.Kind, Call: n.Call, Cond: n.Cond, Way: direct, Outcome: over(n.Results), Spot: &spots[i]}
		if n.Loop > 0 {
			c.Way = ways[n.Loop-1]
		}
		if n.Call != nil {
			w.meaning(c)
		}
		g.Nodes = append(g.Nodes, c)
	}
	for i := range f.Nodes {
		if len(f.Nodes[i].Succ) == 0 {
			continue
		}
		g.Nodes[i].Succ = make([]Edge, len(f.Nodes[i].Succ))
		for k, e := range f.Nodes[i].Succ {
			g.Nodes[i].Succ[k] = Edge{g.Nodes[e.To], e.Back}
		}
	}
	g.names()
	w.date(g)
	noteMemory(g)
	return g
}

// loops returns for each loop of f the way to what stands in it.
func (w *World) loops(f *effects.Func) []*Way {
	out := make([]*Way, len(f.Loops))
	for i := range f.Loops {
		l := &f.Loops[i]
		s := &Scope{Kind: InLoop, Loop: l, Over: l.Over, Func: f}
		if l.Parent > 0 {
			out[i] = &Way{Scopes: append(slices.Clip(out[l.Parent-1].Scopes), s)}
		} else {
			out[i] = &Way{Scopes: []*Scope{s}}
		}
	}
	return out
}

// meaning attaches the row or the guess to a call.
func (w *World) meaning(n *Node) {
	switch n.Call.Mode {
	case effects.Modelled:
		n.Row = w.rowOf(n.Call)
	case effects.Interface:
		if w.abstract(n.Call) { // as if it were a function: nobody looks behind it
			c := *n.Call
			c.Mode = effects.Static
			n.Call = &c
			return
		}
		if row := w.mirrored(n.Call); row != nil {
			c := *n.Call
			c.Mode, c.Sym = effects.Modelled, row.Symbol
			if row.Generated() {
				c.Op = row.Op
			}
			n.Call, n.Row = &c, row
			return
		}
		n.suspect()
	case effects.Foreign:
		n.suspect()
	}
}

// abstract reports whether a directive settles what interface method c means.
func (w *World) abstract(c *effects.CallInfo) bool {
	f := w.funcs[c.Sym]
	return f != nil && f.Flags&effects.Abstract != 0
}

func (w *World) rowOf(c *effects.CallInfo) *models.Row {
	if row := models.GeneratedRow(c.Sym, c.Op); row != nil {
		return row
	}
	row := w.table.Symbol(c.Sym)
	if row == nil {
		return nil
	}
	if i := row.CommandArg(); i > 0 {
		if strings.HasPrefix(c.Sym, "(") {
			i++ // the receiver
		}
		if i <= len(c.Args) {
			if word, ok := c.Args[i-1].Const(); ok {
				return row.Command(word)
			}
		}
	}
	return row
}

// target is one function that a call may run, with its arguments.
type target struct {
	id   string
	via  string
	args []*provenance.Term
}

// targets returns what call n of the source graph runs, with the instance's
// values.
func (in *instance) targets(n *Node) []target {
	c := n.Call
	switch c.Mode {
	case effects.Static:
		if in.w.funcs[c.Sym] == nil || declared(in.w.funcs[c.Sym]) {
			return nil
		}
		if in.maker.busy[c.Sym] || n.Recursive && in.within(n, c.Sym) {
			in.copies[n.index].Recursive = in.w.live(c.Sym)
			return nil
		}
		return []target{{id: c.Sym, args: in.sub.Terms(c.Args)}}
	case effects.Interface:
		return in.implementations(n)
	case effects.Value:
		return in.values(in.sub.Term(c.Fn), in.sub.Terms(c.Args))
	case effects.Send:
		return in.receivers(c)
	}
	return in.handed(n)
}

func (in *instance) implementations(n *Node) []target {
	if in.w.impls == nil {
		return nil
	}
	c := n.Call
	recv := in.sub.Term(c.Args[0])
	if _, sure := in.textOf(n); sure || in.w.leftToCallers(c, recv) {
		return nil
	}
	var out []target
	for _, id := range in.w.busiest(in.w.behind(c, recv)) {
		f := in.w.fn(id)
		if f == nil || in.maker.busy[id] || declared(f) {
			continue
		}
		out = append(out, target{id: id, via: c.Name, args: received(in.sub.Terms(c.Args), f)})
		if len(out) == maxImpls {
			break
		}
	}
	return out
}

// received notes on the receiver which type it has here.
func received(args []*provenance.Term, f *effects.Func) []*provenance.Term {
	if len(args) > 0 && args[0].Type == "" && args[0].Kind != provenance.Unknown {
		recv := *args[0]
		recv.Type = receiverType(f.ID)
		args = slices.Clone(args) // it may be that of the summary
		args[0] = &recv
	}
	return args
}

// receiverType returns the type symbol in a method's id.
func receiverType(id string) string {
	open, end := strings.IndexByte(id, '('), strings.IndexByte(id, ')')
	if open != 0 || end < 0 {
		return ""
	}
	return strings.TrimPrefix(id[1:end], "*")
}

// values resolves a function value.
func (in *instance) values(fn *provenance.Term, args []*provenance.Term) []target {
	switch fn.Kind {
	case provenance.Func:
		if in.w.funcs[fn.Text] == nil || in.maker.busy[fn.Text] {
			return nil
		}
		return []target{{id: fn.Text, args: append(slices.Clone(fn.Args), args...)}}
	case provenance.Alt:
		var out []target
		for _, a := range fn.Args {
			out = append(out, in.values(a, args)...)
		}
		return out[:min(len(out), maxImpls)]
	}
	return in.held(fn, args)
}

// handed resolves the function that a modelled call runs.
func (in *instance) handed(n *Node) []target {
	row := n.Row
	if row != nil && row.Kind == models.Register {
		return nil
	}
	args := n.Call.Args
	if row != nil && row.Func > 0 {
		i := row.Func
		if !strings.HasPrefix(row.Symbol, "(") {
			i--
		}
		if i < 0 || i >= len(args) {
			return nil
		}
		return in.runs(n, in.sub.Term(args[i]))
	}
	for _, a := range args {
		if t := in.sub.Term(a); t.Kind == provenance.Func {
			return in.runs(n, t)
		}
	}
	return nil
}

// runs applies fn to what call n hands to it: the transaction, or nothing known.
func (in *instance) runs(n *Node, fn *provenance.Term) []target {
	var out []target
	for _, t := range in.values(fn, nil) {
		f := in.w.fn(t.id)
		tx := provenance.ResultOf(in.shared.name(in.prefix, n.Call.ID), 0, "")
		first := true
		for _, p := range f.Params[min(len(t.args), len(f.Params)):] {
			switch {
			case n.Row == nil || n.Row.Kind != models.RunTx:
				t.args = append(t.args, in.given(n, f, len(t.args)))
			case p.Type == "context.Context":
				t.args = append(t.args, in.txContext(n, tx))
			case first:
				first = false
				t.args = append(t.args, tx)
			default:
				t.args = append(t.args, provenance.Nothing())
			}
		}
		out = append(out, t)
	}
	return out
}

// txContext is the context handed to a function run in a transaction. Only some
// libraries carry the transaction in it.
func (in *instance) txContext(n *Node, tx *provenance.Term) *provenance.Term {
	if strings.Contains(n.Row.Symbol, "mongo") {
		return provenance.OpOf("txctx", "", tx)
	}
	return provenance.OpOf("ctx", "")
}

// Prepare expands every function and reads every statement, after which the
// world no longer changes and may be read concurrently.
func (w *World) Prepare() {
	if w.focus != nil {
		w.prepareView()
		return
	}
	w.build()
	w.constructed("")
	ids := slices.Sorted(maps.Keys(w.graphs))
	w.readyIn(ids)
	rest := []func(){w.collectUses, w.collectContexts, w.settleHandlers}
	inOrder(len(rest), nil, func(i int) { rest[i]() })
	w.settler = nil
	w.stock.lasting = ids
	w.runs = w.hasMain()
	w.prepared = true
}
