package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// instance copies a graph into another one with values put in for its
// parameters, and expands the calls that can be resolved with them.
type instance struct {
	w      *World
	maker  *maker
	out    *Graph
	src    *Graph
	id     string // function whose parameters args are
	args   []*provenance.Term
	prefix string
	frames []Frame
	scopes []*Scope
	outer  func(*provenance.Term) *provenance.Term // resolves leaves of the enclosing instance

	sub     *provenance.Substituter
	copies  []*Node
	ways    few[*Way, *Way]
	opened  few[*Scope, *Scope]
	grown   []growth        // by step of the source graph
	broken  map[*Node]*Node // returns for what fails for sure, see failing
	shared  sharing
	epoch   int32             // when it was called, of the graph that is made
	epochs  few[int32, int32] // by epoch of the source graph
	changed []int32           // by change of the source graph: 1 + that of the graph that is made
	growing int               // calls that are being expanded
	terms   *provenance.Pool  // of the graph that is made
}

// expansion is what stands in the place of a call.
type expansion struct {
	entry   *Node
	returns []*Node // Return nodes of the callee's copy, to be linked
}

// growth is what has become of a call so far.
type growth struct {
	*expansion
	busy, done bool
}

func (in *instance) run() []*Node {
	in.sub = in.maker.substituter(in.leaf).Into(in.terms)
	defer in.maker.done(in.sub)
	in.grown = make([]growth, len(in.src.Nodes))
	in.copies = make([]*Node, len(in.src.Nodes))
	in.out.Nodes = slices.Grow(in.out.Nodes, len(in.copies))
	for i := range in.src.Nodes {
		in.copies[i] = &Node{Way: direct, Outcome: goesOn, Spot: in.src.Nodes[i].Spot}
		in.out.Nodes = append(in.out.Nodes, in.copies[i])
	}
	for i, n := range in.src.Nodes {
		in.fill(in.copies[i], n)
	}
	for i, n := range in.src.Nodes {
		in.wire(in.copies[i], n)
	}
	var returns []*Node
	for _, c := range in.copies {
		if c.Kind == effects.Return {
			returns = append(returns, c)
		}
		if f := in.broken[c]; f != nil {
			returns = append(returns, f)
		}
	}
	return returns
}

// leaf puts the caller's values in.
func (in *instance) leaf(t *provenance.Term) *provenance.Term {
	switch t.Kind {
	case provenance.Param:
		if t.Text == in.id && in.args != nil {
			if t.N < len(in.args) {
				return in.args[t.N]
			}
			return provenance.Nothing()
		}
	case provenance.Result:
		if n := in.src.byID[t.Text]; n != nil {
			return in.result(n, t)
		}
		if in.prefix != "" && strings.HasPrefix(t.Text, in.id+"#") {
			return provenance.ResultOf(in.shared.name(in.prefix, t.Text), t.N, t.Type) // a step that was left out
		}
	default:
		return nil
	}
	if in.outer != nil {
		return in.outer(t)
	}
	return nil
}

// result resolves a result of call n of the source graph.
func (in *instance) result(n *Node, t *provenance.Term) *provenance.Term {
	text, sure := in.textOf(n)
	if sure {
		return text
	}
	if x := in.expand(n); x != nil && passesOn(n) {
		r := x.result(in, n, t)
		if text != nil {
			r = provenance.AltOf(text, r)
		}
		return r
	}
	if text != nil {
		return text
	}
	if in.prefix == "" {
		return nil
	}
	return provenance.ResultOf(in.shared.name(in.prefix, t.Text), t.N, t.Type)
}

// passesOn reports whether the results of call n are those of what it runs.
func passesOn(n *Node) bool {
	if n.Call.Mode != effects.Modelled {
		return true
	}
	if n.Row == nil {
		return false
	}
	switch n.Row.Kind {
	case models.RunTx, models.Retry, models.Lock, models.Spawn:
		return true
	}
	return false
}

func (x *expansion) result(in *instance, n *Node, t *provenance.Term) *provenance.Term {
	if t.N <= provenance.OutResult {
		return in.stored(n, provenance.OutResult-t.N, t.Type)
	}
	if t.N < 0 {
		return provenance.Nothing()
	}
	var out []*provenance.Term
	set := len(x.returns) > 0
	for _, r := range x.returns {
		if t.N < len(r.Results) {
			out = append(out, r.Results[t.N])
			set = set && null(r.Results[t.N]) == no
		}
	}
	return orNonNil(provenance.AltOf(out...), set)
}

// stored is what the callee of n left in what its k-th argument points to.
func (in *instance) stored(n *Node, k int, typ string) *provenance.Term {
	f := in.w.fn(n.Call.Sym)
	if f == nil {
		return provenance.Nothing()
	}
	var names []string
	var vals []*provenance.Term
	for _, s := range f.Stores {
		if s.N != k {
			continue
		}
		v := provenance.Subst(s.Value, func(u *provenance.Term) *provenance.Term {
			if u.Kind == provenance.Param && u.Text == f.ID && u.N < len(n.Call.Args) {
				return in.sub.Term(n.Call.Args[u.N])
			}
			if u.Kind == provenance.Result {
				return provenance.ResultOf(in.below(n)+u.Text, u.N, u.Type)
			}
			return nil
		})
		if s.Field == "" {
			return v
		}
		names, vals = append(names, s.Field), append(vals, v)
	}
	if len(vals) == 0 {
		return provenance.Nothing()
	}
	return provenance.ObjectOf(typ, names, vals)
}

// fill copies n into c.
func (in *instance) fill(c, n *Node) {
	recursive := c.Recursive || n.Recursive
	*c = Node{
		Kind: n.Kind, Row: n.Row, guess: n.guess, Recursive: recursive, expanded: n.expanded, ends: n.ends, remembers: n.remembers,
		Way: direct, Outcome: goesOn, Spot: n.Spot, epoch: in.epochOf(n),
	}
	c.Way = in.way(n.Way)
	if n.Cond != nil {
		c.Cond = in.asked(n)
	}
	if some := n.choice().with(in.sub); some != nil {
		c.test = &test{choice: some}
	}
	if n.Outcome != goesOn {
		c.Outcome = in.outcome(n)
	}
	if n.Call != nil {
		c.Call = in.call(n.Call)
		in.w.bind(c)
	}
}

// call puts the instance's values into a call.
func (in *instance) call(c *effects.CallInfo) *effects.CallInfo {
	info := *c
	info.ID = in.shared.name(in.prefix, c.ID)
	info.Args = in.sub.Terms(c.Args)
	info.Fn = in.sub.Term(c.Fn)
	if in.prefix == "" && info.Fn == c.Fn && slices.Equal(info.Args, c.Args) {
		return c
	}
	return &info
}

// scope copies a scope of the source graph, once.
func (in *instance) scope(s *Scope) *Scope {
	if c, ok := in.opened.get(s); ok {
		return c
	}
	c := *s
	c.Frames = in.shared.frames(in.frames, s.Frames)
	if s.Over != nil {
		c.Over = in.sub.Term(s.Over)
	}
	if s.Node != nil && in.src.holds(s.Node) {
		c.Node = in.copies[s.Node.index]
	}
	in.opened.put(s, &c)
	return &c
}

// wire links c to the copies of n's successors, or to what n expands to.
func (in *instance) wire(c, n *Node) {
	x := in.expand(n)
	if x == nil {
		edges := in.open(c, n)
		if len(edges) > 0 {
			c.Succ = make([]Edge, len(edges))
		}
		for i, e := range edges {
			c.Succ[i] = Edge{in.copies[in.at(e.To)], e.Back}
		}
		return
	}
	if x.entry == nil {
		in.pass(c, n, x.returns[0])
		return
	}
	enters := c
	keep := n.Row != nil // a transaction, retry or lock call stays as the step that opens the scope
	c.expanded = true
	if !keep {
		c.Kind, c.Call = effects.Join, nil
	}
	enters.Succ = append(enters.Succ, Edge{To: x.entry})
	async := n.Call.Async
	if async || n.Call.Maybe || n.Row != nil && skips(n.Row.Kind) {
		for _, e := range n.Succ {
			enters.Succ = append(enters.Succ, Edge{in.copies[in.at(e.To)], e.Back})
		}
		if keep {
			fork := &Node{Kind: effects.Branch, Cond: provenance.Nothing(), Way: c.Way, Outcome: goesOn, Spot: c.nowhere()}
			fork.Succ, c.Succ = c.Succ, []Edge{{To: fork}}
			in.out.Nodes = append(in.out.Nodes, fork)
		} else {
			c.Kind, c.Cond = effects.Branch, provenance.Nothing()
		}
	}
	for _, r := range x.returns {
		r.Kind = effects.Join
		if async || len(n.Succ) == 0 {
			r.ends = async
			continue
		}
		in.leave(c, n, r)
	}
}

// pass leads c past a call that only computes r.
func (in *instance) pass(c, n, r *Node) {
	c.Kind, c.Call = effects.Join, nil
	if len(n.Succ) > 0 {
		to, back := in.thread(n, r)
		c.Succ = []Edge{{to, back}}
	}
}

// open returns the successors of n that the values put in leave possible: a
// branch on a constant argument goes one way.
func (in *instance) open(c, n *Node) []Edge {
	if n.Kind != effects.Branch || len(n.Succ) != 2 || c.Cond == nil {
		return n.Succ
	}
	var one []Edge
	switch in.w.outcome(c) {
	case yes:
		one = n.Succ[:1]
	case no:
		one = n.Succ[1:]
	default:
		return n.Succ
	}
	c.Kind, c.Cond, c.test = effects.Join, nil, nil
	return one
}

// outcome tells which way branch c goes.
func (w *World) outcome(c *Node) truth {
	if some := c.choice(); some != nil {
		return w.taken(some).not()
	}
	return decide(c.Cond)
}

// skips reports whether the function handed to such a call may not be run.
func skips(k models.Kind) bool {
	return k == models.Neutral || k == models.Derive || k == models.Chain || k == models.Lock
}

// leave links return r of the callee to what follows n, past the tests of its
// results that it decides.
func (in *instance) leave(c, n *Node, r *Node) {
	to, back := in.thread(n, r)
	to = in.failing(n, r, to)
	if n.Row != nil && n.Row.Kind == models.RunTx && !failed(r) {
		end := &Node{Kind: effects.Call, Way: c.Way, Outcome: &Outcome{Commit: c}, Spot: c.Spot}
		in.out.Nodes = append(in.out.Nodes, end)
		r.Succ = []Edge{{To: end}}
		r = end
	}
	r.Succ = []Edge{{to, back}}
}

// failed reports whether r returns an error for sure.
func failed(r *Node) bool {
	return len(r.Results) > 0 && null(r.Results[len(r.Results)-1]) == no
}

// thread follows n's successor through the branches that the results of r decide.
func (in *instance) thread(n, r *Node) (to *Node, back bool) {
	e := n.Succ[0]
	back = e.Back
	cur := e.To
	for range 64 {
		switch {
		case cur.Kind == effects.Join && len(cur.Succ) == 1 && cur.Call == nil:
			e = cur.Succ[0]
		case cur.Kind == effects.Branch && len(cur.Succ) == 2:
			d := assume(cur.Cond, func(t *provenance.Term) *provenance.Term {
				if t.Kind == provenance.Result && t.Text == n.Call.ID && t.N >= 0 && t.N < len(r.Results) {
					return r.Results[t.N]
				}
				return nil
			})
			if d == undecided {
				return in.copies[in.at(cur)], back
			}
			e = cur.Succ[0]
			if d == no {
				e = cur.Succ[1]
			}
		default:
			return in.copies[in.at(cur)], back
		}
		back = back || e.Back
		cur = e.To
	}
	return in.copies[in.at(cur)], back
}

func (in *instance) at(n *Node) int { return int(n.index) }
