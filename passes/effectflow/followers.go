package effectflow

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxOutcomes is how many outcomes a run of tests may have to be made shorter.
const maxOutcomes = 6

// followers tells for the tests of a graph that nothing is known about which steps
// and other tests may follow once all of them are over.
type followers struct {
	g      *Graph
	tests  []*Node // that were mute at first, in order
	mute   []bool
	sets   [][]Edge
	lively map[*Scope]bool // loops in which something happens
	room   []Edge          // for sets
}

// followersOf works them out. A run of tests with more than maxOutcomes stays as it is.
func followersOf(g *Graph) *followers {
	o := &followers{g: g, mute: make([]bool, len(g.Nodes)), lively: map[*Scope]bool{}}
	var counting []*Node
	for i, n := range g.Nodes {
		switch {
		case mute(g, n):
			o.mute[i] = true
			o.tests = append(o.tests, n)
		case turns(g, n):
			counting = append(counting, n)
		case n.Kind != effects.Join || len(n.Succ) == 0:
			for _, s := range n.Scopes {
				o.lively[s] = true
			}
		}
	}
	for _, n := range counting {
		if o.idle(n) {
			o.mute[n.index] = true
			o.tests = append(o.tests, n)
		}
	}
	slices.SortFunc(o.tests, func(a, b *Node) int { return cmp.Compare(a.index, b.index) })
	if len(o.tests) == 0 {
		return o
	}
	o.sets = make([][]Edge, len(g.Nodes))
	for !o.settle() {
	}
	return o
}

// keep copies a set to where many stand together.
func (o *followers) keep(set []Edge) []Edge {
	if cap(o.room)-len(o.room) < len(set) {
		o.room = make([]Edge, 0, min(8+2*len(o.tests), 256))
	}
	from := len(o.room)
	o.room = append(o.room, set...)
	return o.room[from:len(o.room):len(o.room)]
}

// settle finds the outcomes of all mute tests. It is to be called again when a run
// had too many: its last test then counts as an event.
func (o *followers) settle() bool {
	for _, n := range o.tests {
		o.sets[n.index] = nil
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(o.tests) {
			i := n.index
			if !o.mute[i] {
				continue
			}
			var few [2*maxOutcomes + 2]Edge
			all := append(few[:0], o.sets[i]...)
			for _, e := range n.Succ {
				all = o.add(all, n, e)
			}
			if len(all) > maxOutcomes {
				o.mute[i] = false
				return false
			}
			if len(all) > len(o.sets[i]) {
				changed = true
				o.sets[i] = o.keep(all)
			}
		}
	}
	return true
}

// add adds to a set of outcomes those of an edge of n.
func (o *followers) add(all []Edge, n *Node, e Edge) []Edge {
	e = skip(e)
	if !o.mute[e.To.index] {
		return include(all, e)
	}
	for _, x := range o.sets[e.To.index] {
		x.Back = x.Back || e.Back && sameLoop(n, e.To, x.To)
		all = include(all, x)
	}
	return all
}

func include(all []Edge, e Edge) []Edge {
	if slices.Contains(all, e) {
		return all
	}
	return append(all, e)
}

// of returns the outcomes of edge e of n.
func (o *followers) of(n *Node, e Edge) []Edge { return o.add(nil, n, e) }

// stays reports whether m stands in all the loops that n stands in and in which
// something happens.
func (o *followers) stays(n, m *Node) bool {
	for _, s := range n.Scopes {
		if s.Kind == InLoop && o.lively[s] && !within(m, s) {
			return false
		}
	}
	return true
}

// idle reports whether nothing happens in the innermost loop around n.
func (o *followers) idle(n *Node) bool {
	s := innermost(n)
	return s != nil && !o.lively[s]
}

func sameEdges(a, b []Edge) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(e Edge) bool { return !slices.Contains(b, e) })
}

// mute reports whether n is a test that nothing is known about.
func mute(g *Graph, n *Node) bool {
	return chooses(n) && (opaque(g, n.Cond) || reading(g, n.Cond))
}

func chooses(n *Node) bool {
	return n.Kind == effects.Branch && n.Cond != nil && n.choice() == nil && len(n.Succ) == 2
}

// reading reports whether a condition asks whether the rows of a read could be taken
// over, where the read itself says whether it failed.
func reading(g *Graph, cond *provenance.Term) bool {
	if !failureTest(cond) || !ErrorOf(cond.Args[0]) {
		return false
	}
	rows := cond.Args[0].Args[0]
	return rowsOf(g, rows) != nil
}

// rowsOf returns the read whose rows t are, if it says itself whether it failed.
func rowsOf(g *Graph, t *provenance.Term) *Node {
	if t.Kind != provenance.Result || t.N != 0 {
		return nil
	}
	n := g.byID[t.Text]
	if n == nil || n.Row == nil || n.Row.Kind != models.Query || n.Call == nil {
		return nil
	}
	if k := len(n.Call.Results); k < 2 || n.Call.Results[k-1] != "error" {
		return nil
	}
	return n
}

// turns reports whether n only counts the rounds of a loop, or the rows of a read.
func turns(g *Graph, n *Node) bool {
	if !chooses(n) || innermost(n) == nil {
		return false
	}
	if c := n.Cond; c.Kind == provenance.Op && len(c.Args) > 0 && (c.Text == "more" || strings.HasSuffix(c.Text, ".Next")) {
		return rowsOf(g, c.Args[0]) != nil
	}
	return n.Cond.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Op && t.Text == "counter" })
}
