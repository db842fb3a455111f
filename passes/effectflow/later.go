package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Later returns what may run when a loop around n is over, after n succeeded in
// one of its rounds.
//
//	for _, s := range due {
//		warn(s)
//		warned = append(warned, s)
//	}
//	mark(warned)
func (g *Graph) Later(n *Node) Steps {
	loops := n.In(InLoop)
	if len(loops) == 0 || !g.GoesOn(n) {
		return Steps{}
	}
	row := make([]uint64, g.closure().words)
	for _, loop := range loops {
		g.laterThan(n, loop, row)
	}
	return Steps{g, row}
}

// laterThan adds what may run when one loop around n is over.
func (g *Graph) laterThan(n *Node, loop *Scope, row []uint64) {
	c := g.closure()
	for _, x := range g.exits(loop) {
		if !c.has(n, x.from) && x.from != n && !x.heads {
			continue
		}
		if i := int(x.to.index); row[i/64]>>(i%64)&1 == 0 {
			grow(row, c.row(x.to), i)
		}
	}
}

// exit is a way out of a loop.
type exit struct {
	from, to *Node
	heads    bool // from decides whether there is another round
}

// exits returns the ways out of a loop, which those ask for who look at its steps.
func (g *Graph) exits(loop *Scope) []exit {
	return g.Remember(loop, func() any {
		var out []exit
		inside := func(m *Node) bool { return slices.Contains(m.Scopes, loop) }
		for _, m := range g.Nodes {
			if !inside(m) {
				continue
			}
			for _, e := range m.Succ {
				if !inside(e.To) {
					out = append(out, exit{m, e.To, heads(m, inside)})
				}
			}
		}
		return out
	}).([]exit)
}

// Filtered reports whether a loop around n that is over by rec leaves items out
// before it comes to n, for another reason than that something failed: what rec
// writes may be about those.
func (g *Graph) Filtered(n, rec *Node) bool {
	loops := slices.DeleteFunc(slices.Clone(n.In(InLoop)), func(l *Scope) bool { return slices.Contains(rec.Scopes, l) })
	if len(loops) == 0 {
		return false
	}
	return g.Remember(filterKey{n, len(loops)}, func() any { return g.filtered(n, loops) }).(bool)
}

// filterKey is under what a graph remembers whether loops around a step leave items
// out: those that are over by another step are the inner ones, so their number tells
// which.
type filterKey struct {
	step  *Node
	loops int
}

func (g *Graph) filtered(n *Node, loops []*Scope) bool {
	var head []*Node // of one of the loops
	for _, l := range loops {
		for _, x := range g.exits(l) {
			if x.heads {
				head = append(head, x.from)
			}
		}
	}
	return slices.ContainsFunc(g.Nodes, func(b *Node) bool {
		return b.Kind == effects.Branch && slices.ContainsFunc(loops, func(l *Scope) bool { return slices.Contains(b.Scopes, l) }) &&
			!asksFailure(b.Cond) && !slices.Contains(head, b) && g.Decides(b, n)
	})
}

// asksFailure recognises the test of an error.
func asksFailure(cond *provenance.Term) bool {
	return cond != nil && cond.Has(func(t *provenance.Term) bool {
		return t.Kind == provenance.Op && errorOp(t.Text) || t.Kind == provenance.Field && (t.Text == "Error" || t.Text == "Err")
	})
}

// heads reports whether m decides whether there is another round.
func heads(m *Node, inside func(*Node) bool) bool {
	in, over := false, false
	for _, e := range m.Succ {
		in, over = in || inside(e.To), over || !inside(e.To)
	}
	return in && over
}

// Gathered reports whether rows holds one of the items that a loop around effect e
// is for: an element of a list, a row that was selected. There may be another loop
// further in, as over the ways to reach somebody.
func (g *Graph) Gathered(e *Node, rows Work) bool {
	return len(rows) > 0 && slices.ContainsFunc(g.Gathers(e), func(item string) bool { return rows[item] })
}

// gathersKey is under what a graph remembers the items that an effect is for.
type gathersKey struct{ effect *Node }

// Gathers returns the items that loops around effect e are for and that it is given.
func (g *Graph) Gathers(e *Node) []string {
	return g.Remember(gathersKey{e}, func() any {
		var out []string
		for _, loop := range e.In(InLoop) {
			out = gathered(out, e, loop.Over)
		}
		return out
	}).([]string)
}

// gathered adds the items of one loop.
func gathered(out []string, e *Node, over *provenance.Term) []string {
	item := func(t *provenance.Term) bool {
		switch t.Kind {
		case provenance.Elem:
			return over != nil && provenance.Equal(t.Args[0], over)
		case provenance.Op:
			return t.Text == "rows" && over.Has(func(u *provenance.Term) bool { return provenance.Equal(u, t) })
		case provenance.Result:
			return t.N == provenance.RowResult && over.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Result && u.Text == t.Text })
		}
		return false
	}
	for _, a := range e.Call.Args {
		a.Walk(func(t *provenance.Term) bool {
			if item(t) && !slices.Contains(out, t.Key()) {
				out = append(out, t.Key())
			}
			return true
		})
	}
	return out
}
