package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Set is a set of steps of one graph.
type Set map[*Node]bool

// After returns what may run after n in the same round of every loop. With ok,
// only what may run after n succeeded.
func (g *Graph) After(n *Node, ok bool) Steps {
	c := g.closure()
	if !ok || n.Call == nil {
		return Steps{g, c.row(n)}
	}
	return Steps{g, c.succeeded(g, n)}
}

// GoesOn reports whether the loop around n may begin another round after n
// succeeded: one that asks one after the other until somebody answers does not.
func (g *Graph) GoesOn(n *Node) bool {
	if n.Call == nil {
		return true
	}
	a := &assumption{n.Call.ID, Succeeded(n)}
	back := func(m *Node) bool {
		return slices.ContainsFunc(a.open(m), func(e Edge) bool { return e.Back })
	}
	return slices.ContainsFunc(g.turning(), func(m *Node) bool { return (m == n || g.Reaches(n, m, true)) && back(m) })
}

type turningKey struct{}

// turning returns the steps from which a loop begins another round.
func (g *Graph) turning() []*Node {
	return g.Remember(turningKey{}, func() any {
		var out []*Node
		for _, n := range g.Nodes {
			if slices.ContainsFunc(n.Succ, func(e Edge) bool { return e.Back }) {
				out = append(out, n)
			}
		}
		return out
	}).([]*Node)
}

// assumption is what is taken for granted about the results of one call.
type assumption struct {
	id    string
	given func(*provenance.Term) *provenance.Term
}

// open returns the successors of branch n that the assumption leaves open.
func (a *assumption) open(n *Node) []Edge {
	if a == nil || n.Kind != effects.Branch || len(n.Succ) != 2 || n.Cond == nil {
		return n.Succ
	}
	d := n.fixed
	if slices.Contains(n.about(), a.id) {
		d = assume(n.Cond, a.given)
	}
	switch d {
	case yes:
		return n.Succ[:1]
	case no:
		return n.Succ[1:]
	}
	return n.Succ
}

// Open returns the successors of n that stay possible with what is given about the
// results of call c, and about nothing else.
func (n *Node) Open(c *Node, given func(*provenance.Term) *provenance.Term) []Edge {
	return (&assumption{c.ID(), given}).open(n)
}

// From returns what may run from the start of the function without passing
// through any of the steps of without.
func (g *Graph) From(without Set) Steps {
	s := g.reach(g.Nodes[0].Succ, nil, without)
	s.Add(g.Nodes[0])
	return s
}

func (g *Graph) reach(start []Edge, a *assumption, without Set) Steps {
	s := g.NoSteps()
	g.mark(s.row, start, a, without)
	return s
}

// mark puts into row what is reached from start in the same round of every loop.
func (g *Graph) mark(row []uint64, start []Edge, a *assumption, without Set) {
	var few [64]*Node
	stack := few[:0]
	push := func(e Edge) {
		i := e.To.index
		if !e.Back && row[i/64]>>(i%64)&1 == 0 && !without[e.To] {
			row[i/64] |= 1 << (i % 64)
			stack = append(stack, e.To)
		}
	}
	for _, e := range start {
		push(e)
	}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, e := range a.open(n) {
			push(e)
		}
	}
}

// Succeeded returns the assumption that the errors of call n are nil, and that
// the HTTP status which it answers is a good one.
func Succeeded(n *Node) func(*provenance.Term) *provenance.Term { return answered(n, good) }

// answered returns the assumption that the errors of call n are nil, and that the HTTP
// status which it answers is one of some.
func answered(n *Node, status statuses) func(*provenance.Term) *provenance.Term {
	id, last := n.Call.ID, len(n.Call.Results)-1
	isError := last >= 0 && n.Call.Results[last] == "error"
	return func(t *provenance.Term) *provenance.Term {
		switch t.Kind {
		case provenance.Result:
			if isError && t.Text == id && t.N == last {
				return provenance.Nil()
			}
		case provenance.Field:
			if (t.Text == "Error" || t.Text == "Err") && resultOf(t.Args[0], id) {
				return provenance.Nil()
			}
		case provenance.Op:
			if errorOp(t.Text) && len(t.Args) > 0 && resultOf(t.Args[0], id) {
				return provenance.Nil()
			}
			return status.among(t, id)
		}
		return nil
	}
}

// errorOp recognises operations whose value is the error of their operand.
func errorOp(op string) bool {
	return op == "scanerr" || strings.HasPrefix(op, "err:") || strings.HasPrefix(op, "call:") && strings.HasSuffix(op, ".Err")
}

// ErrorOf reports whether t is the error of its operand.
func ErrorOf(t *provenance.Term) bool {
	return t.Kind == provenance.Op && len(t.Args) > 0 && errorOp(t.Text)
}

func resultOf(t *provenance.Term, id string) bool { return t.Kind == provenance.Result && t.Text == id }

// Mentions reports whether t depends on a result of call n.
func Mentions(t *provenance.Term, n *Node) bool {
	id := n.ID()
	return id != "" && t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Result && u.Text == id })
}

// Dominates reports whether every way to b leads through a.
func (g *Graph) Dominates(a, b *Node) bool {
	if a == b {
		return false
	}
	return b != g.Nodes[0] && !g.leads(g.Nodes[0], b, a)
}

// Decides reports whether branch b decides whether target runs: it can be
// reached on one side only.
func (g *Graph) Decides(b, target *Node) bool {
	if b.Kind != effects.Branch || len(b.Succ) != 2 {
		return false
	}
	return g.side(b, 0, target) != g.side(b, 1, target)
}

// Side returns the successor of b on which target runs (0 or 1), -1 if both or
// neither.
func (g *Graph) Side(b, target *Node) int {
	x, y := g.side(b, 0, target), g.side(b, 1, target)
	switch {
	case x && !y:
		return 0
	case y && !x:
		return 1
	}
	return -1
}

func (g *Graph) side(b *Node, i int, target *Node) bool {
	e := b.Succ[i]
	return !e.Back && (e.To == target || g.follows(e.To, target)) && !g.closure().apart(b, target)
}

// Guards returns the branches before target that decide whether it runs and
// whose condition satisfies about.
func (g *Graph) Guards(target *Node, about func(*provenance.Term) bool) []*Node {
	var out []*Node
	for _, b := range g.Nodes {
		if b.Kind == effects.Branch && b.Cond != nil && g.Decides(b, target) && about(b.Cond) {
			out = append(out, b)
		}
	}
	return out
}

// Common returns the length of the call path that all of ns share.
func Common(ns ...*Node) int {
	if len(ns) == 0 {
		return 0
	}
	k := len(ns[0].Frames)
	for _, n := range ns[1:] {
		i := 0
		for i < k && i < len(n.Frames) && sameFrame(ns[0].Frames[i], n.Frames[i]) {
			i++
		}
		k = i
	}
	return k
}

// Together reports whether the call paths of a and b share k frames. Most that
// differ do so in the last of them.
func Together(a, b *Node, k int) bool {
	if len(a.Frames) < k || len(b.Frames) < k {
		return false
	}
	for i := k - 1; i >= 0; i-- {
		if !sameFrame(a.Frames[i], b.Frames[i]) {
			return false
		}
	}
	return true
}

func sameFrame(a, b Frame) bool {
	return a.hop == b.hop || a.Caller == b.Caller && a.Callee == b.Callee && a.Site == b.Site && a.Name == b.Name
}

// Depth returns how many scopes of kind k n runs inside of.
func (n *Node) Depth(k ScopeKind) int {
	depth := 0
	for _, s := range n.Scopes {
		if s.Kind == k {
			depth++
		}
	}
	return depth
}

// In returns the scopes of kind k that n runs inside of, outermost first. They may be
// those of n and are not to be changed.
func (n *Node) In(k ScopeKind) []*Scope {
	from, to := -1, 0
	for i, s := range n.Scopes {
		switch {
		case s.Kind != k:
		case from < 0:
			from, to = i, i+1
		case to == i: // most stand side by side
			to++
		default:
			return slices.DeleteFunc(slices.Clone(n.Scopes), func(s *Scope) bool { return s.Kind != k })
		}
	}
	if from < 0 {
		return nil
	}
	return n.Scopes[from:to:to]
}

// ParamOf returns the name and the type of the parameter that t stands for, ""
// when t is none of a known function.
func (g *Graph) ParamOf(t *provenance.Term) (name, typ string) {
	f := g.world().fn(t.Text)
	if t.Kind != provenance.Param || f == nil || t.N >= len(f.Params) {
		return "", ""
	}
	return f.Params[t.N].Name, f.Params[t.N].Type
}

// Receives reports whether t is the receiver of a method.
func (g *Graph) Receives(t *provenance.Term) bool {
	f := g.world().fn(t.Text)
	return t.Kind == provenance.Param && t.N == 0 && f != nil && f.Flags&effects.Method != 0
}

// resultID returns the call whose result t is.
func resultID(t *provenance.Term) (string, bool) { return t.Text, t.Kind == provenance.Result }

// Compatible reports whether all of ns can run in one program: a call through an
// interface ends in one of its implementations, or in one that wraps another, so
// steps of two that have nothing in common never meet.
func Compatible(ns ...*Node) bool {
	for i, n := range ns {
		for _, f := range n.Frames {
			if !f.stands() {
				continue
			}
			asks := func(m *Node) bool { return slices.ContainsFunc(m.Frames, f.sameInterface) }
			if k := slices.IndexFunc(ns[:i], asks); k >= 0 && !meet(ns[k], n, f) {
				return false
			}
		}
	}
	return true
}

// stands reports whether the call was made through an interface.
func (f Frame) stands() bool { return strings.Contains(f.Via, ".") && receiverType(f.Callee.ID) != "" }

// sameInterface reports whether g was made through the interface of f.
func (f Frame) sameInterface(g Frame) bool {
	if !g.stands() || f.Caller.Package != g.Caller.Package {
		return false
	}
	a, _, _ := strings.Cut(f.Via, ".")
	b, _, _ := strings.Cut(g.Via, ".")
	return a == b
}

// meet reports whether the interface of f stands for one type on the way to both.
func meet(m, n *Node, f Frame) bool {
	return slices.ContainsFunc(n.Frames, func(x Frame) bool {
		return f.sameInterface(x) && slices.ContainsFunc(m.Frames, func(y Frame) bool {
			return f.sameInterface(y) && receiverType(x.Callee.ID) == receiverType(y.Callee.ID)
		})
	})
}

// Through reports whether a call of f leads to n.
func (n *Node) Through(f *effects.Func) bool {
	return slices.ContainsFunc(n.Frames, func(x Frame) bool { return x.Callee == f })
}
