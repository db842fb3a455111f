package effectflow

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// closure answers in constant time whether a step may run after another in the
// same round of every loop. It is made for a graph when somebody asks: the rules
// ask thousands of times for each.
type closure struct {
	words int
	bits  []uint64
	won   []atomic.Pointer[[]uint64] // by step: what may run after it succeeded, once somebody asked
	class []int                      // see apart
	not   [][]uint64
	noted sync.Map // see Remember
}

// maxClosed bounds the closures that are kept at a time, in words. A rule works on
// one graph after the other, and the closures of all graphs of a large program
// together would be larger than the graphs.
const maxClosed = 4 << 20

// closures remembers which graphs have a closure, oldest first.
type closures struct {
	mu    sync.Mutex
	kept  []*Graph
	words int
}

func (c *closures) keep(g *Graph, words int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.words+words > maxClosed && len(c.kept) > 0 {
		if old := c.kept[0].closed.Swap(nil); old != nil {
			c.words -= len(old.bits)
		}
		c.kept = c.kept[1:]
	}
	c.kept = append(c.kept, g)
	c.words += words
}

// release gives up the closures of the graphs of package path.
func (c *closures) release(path string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.kept = slices.DeleteFunc(c.kept, func(g *Graph) bool {
		if g.Func.Package != path {
			return false
		}
		if old := g.closed.Swap(nil); old != nil {
			c.words -= len(old.bits)
		}
		return true
	})
}

// closure returns the closure of g, which is made anew if it was given up.
func (g *Graph) closure() *closure {
	if c := g.closed.Load(); c != nil {
		return c
	}
	c := g.close()
	if !g.closed.CompareAndSwap(nil, c) {
		return c // somebody else was quicker
	}
	if w := g.world(); w != nil {
		w.closures.keep(g, len(c.bits))
	}
	return c
}

// Remember returns what work makes of the graph, which it does once as long as the
// closure is kept. The graph and the result must not change any more.
func (g *Graph) Remember(key any, work func() any) any {
	c := g.closure()
	if v, ok := c.noted.Load(key); ok {
		return v
	}
	v, _ := c.noted.LoadOrStore(key, work())
	return v
}

// Reaches reports whether b may run after a in the same round of every loop; with
// ok, after a succeeded. It is what After tells about one step, at less cost.
func (g *Graph) Reaches(a, b *Node, ok bool) bool {
	if !g.holds(a) || !g.holds(b) {
		return false
	}
	c := g.closure()
	if !ok || a.Call == nil {
		return c.has(a, b)
	}
	row := c.succeeded(g, a)
	return row[b.index/64]>>(b.index%64)&1 != 0
}

// holds reports whether n is a step of g and not of another graph.
func (g *Graph) holds(n *Node) bool { return int(n.index) < len(g.Nodes) && g.Nodes[n.index] == n }

// succeeded returns what may run after n succeeded.
func (c *closure) succeeded(g *Graph, n *Node) []uint64 {
	if row := c.won[n.index].Load(); row != nil {
		return *row
	}
	row := make([]uint64, c.words)
	g.mark(row, n.Succ, &assumption{n.Call.ID, Succeeded(n)}, nil)
	c.without(row, int(n.index))
	c.won[n.index].Store(&row)
	return row
}

func (c *closure) has(a, b *Node) bool {
	return c.row(a)[b.index/64]>>(b.index%64)&1 != 0
}

// row returns what may run after n.
func (c *closure) row(n *Node) []uint64 {
	i := int(n.index) * c.words
	return c.bits[i : i+c.words]
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
	rows := make([]uint64, n*w)
	for changed := true; changed; {
		changed = false
		for i := n - 1; i >= 0; i-- {
			row := rows[i*w : i*w+w]
			for _, e := range g.Nodes[i].Succ {
				if !e.Back {
					to := int(e.To.index)
					changed = grow(row, rows[to*w:to*w+w], to) || changed
				}
			}
		}
	}
	c := &closure{words: w, bits: rows, won: make([]atomic.Pointer[[]uint64], n)}
	if c.class, c.not = apart(g); c.class != nil {
		for i := range n {
			c.without(rows[i*w:i*w+w], i)
		}
	}
	return c
}

// apart reports whether no run passes both a and b.
func (c *closure) apart(a, b *Node) bool {
	if c.class == nil {
		return false
	}
	not := c.not[c.class[a.index]]
	return not != nil && not[b.index/64]>>(b.index%64)&1 != 0
}

// without takes from a row what no run passes together with step i.
func (c *closure) without(row []uint64, i int) {
	if c.class == nil {
		return
	}
	for k, x := range c.not[c.class[i]] {
		row[k] &^= x
	}
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

// decisions notes what the conditions of the branches depend on, so that an
// assumption is only tried on those it can decide.
func (g *Graph) decisions() {
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch || n.Cond == nil {
			continue
		}
		var about []string
		n.Cond.Walk(func(t *Term) bool {
			if id, ok := resultID(t); ok && !slices.Contains(about, id) {
				about = append(about, id)
			}
			return true
		})
		if c := n.choice(); c != nil || len(about) > 0 {
			n.test = &test{c, about}
		} else {
			n.test = nil
		}
		n.fixed = decide(n.Cond)
	}
}
