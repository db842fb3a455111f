package effectflow

import (
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// closure answers in constant time whether a step may run after another in the
// same round of every loop. It is made for a graph when somebody asks: the rules
// ask thousands of times for each.
type closure struct {
	words int
	bits  []uint64
}

// maxClosures is how many closures are kept at a time. A rule works on one graph
// after the other, and the closures of all graphs of a large program together
// would be larger than the graphs.
const maxClosures = 64

// closures remembers which graphs have a closure, oldest first.
type closures struct {
	mu   sync.Mutex
	kept []*Graph
}

func (c *closures) keep(g *Graph) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.kept) >= maxClosures {
		c.kept[0].closed.Store(nil)
		c.kept = c.kept[1:]
	}
	c.kept = append(c.kept, g)
}

// closure returns the closure of g, which is made anew if it was given up.
func (g *Graph) closure() *closure {
	if c := g.closed.Load(); c != nil {
		return c
	}
	c := g.close()
	g.closed.Store(c)
	if w := g.world(); w != nil {
		w.closures.keep(g)
	}
	return c
}

func (c *closure) has(a, b *Node) bool {
	return c.bits[a.index*c.words+b.index/64]>>(b.index%64)&1 != 0
}

// follows reports whether b may run after a.
func (g *Graph) follows(a, b *Node) bool { return g.closure().has(a, b) }

// Follows reports whether b may run after a in the same round of every loop,
// whatever a's outcome.
func (g *Graph) Follows(a, b *Node) bool { return g.follows(a, b) }

// close computes what follows each step from what follows its successors. The
// nodes are in reverse postorder, so going backwards it is done in one round,
// and in a few where control jumps into a loop.
func (g *Graph) close() *closure {
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
	return &closure{w, bits}
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
	c := g.closure()
	out := Set{}
	for _, m := range g.Nodes {
		if c.has(n, m) {
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
