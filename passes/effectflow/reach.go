package effectflow

import (
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// closure answers in constant time whether a step may run after another in the
// same round of every loop. It is made once for a graph, when somebody asks: the
// rules ask thousands of times for each.
type closure struct {
	once  sync.Once
	words int
	bits  []uint64
}

// follows reports whether b may run after a.
func (g *Graph) follows(a, b *Node) bool {
	g.closed.once.Do(g.close)
	return g.closed.bits[a.index*g.closed.words+b.index/64]>>(b.index%64)&1 != 0
}

// Follows reports whether b may run after a in the same round of every loop,
// whatever a's outcome.
func (g *Graph) Follows(a, b *Node) bool { return g.follows(a, b) }

// close computes what follows each step from what follows its successors. The
// nodes are in reverse postorder, so going backwards it is done in one round,
// and in a few where control jumps into a loop.
func (g *Graph) close() {
	n := len(g.Nodes)
	w := (n + 63) / 64
	bits := make([]uint64, n*w)
	for changed := true; changed; {
		changed = false
		for i := n - 1; i >= 0; i-- {
			row := bits[i*w : i*w+w]
			for _, e := range g.Nodes[i].Succ {
				if !e.Back {
					changed = grow(row, bits[e.To.index*w:e.To.index*w+w], e.To.index) || changed
				}
			}
		}
	}
	g.closed.words, g.closed.bits = w, bits
}

// grow adds from and member k to row and reports whether row grew.
func grow(row, from []uint64, k int) bool {
	grew := row[k/64]>>(k%64)&1 == 0
	row[k/64] |= 1 << (k % 64)
	for i, x := range from {
		if x&^row[i] != 0 {
			grew = true
			row[i] |= x
		}
	}
	return grew
}

// followers returns all that may run after n.
func (g *Graph) followers(n *Node) Set {
	g.closed.once.Do(g.close)
	out := Set{}
	row := g.closed.bits[n.index*g.closed.words:][:g.closed.words]
	for _, m := range g.Nodes {
		if row[m.index/64]>>(m.index%64)&1 != 0 {
			out[m] = true
		}
	}
	return out
}

// decisions notes what the conditions of the branches depend on, so that an
// assumption is only tried on those it can decide.
func (g *Graph) decisions() {
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch || n.Cond == nil {
			continue
		}
		n.about = nil
		n.Cond.Walk(func(t *Term) bool {
			if id, ok := resultID(t); ok {
				n.about = append(n.about, id)
			}
			return true
		})
		n.fixed = decide(n.Cond)
	}
}
