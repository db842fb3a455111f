package effectflow

import (
	"iter"
	"math/bits"
)

// Steps is a set of steps of one graph. The zero value is empty; what a question about
// the graph answers is shared by all who ask, and must not be added to.
type Steps struct {
	of  *Graph
	row []uint64 // by number of the step
}

// NoSteps returns an empty set, to be added to.
func (g *Graph) NoSteps() Steps { return Steps{g, make([]uint64, (len(g.Nodes)+63)/64)} }

// Has reports whether n is in the set.
func (s Steps) Has(n *Node) bool {
	return s.of != nil && s.of.holds(n) && s.row[n.index/64]>>(n.index%64)&1 != 0
}

// Add puts n, a step of the graph, into the set.
func (s Steps) Add(n *Node) { s.row[n.index/64] |= 1 << (n.index % 64) }

// All yields the steps of the set, in the order of the graph.
func (s Steps) All() iter.Seq[*Node] {
	return func(yield func(*Node) bool) {
		for i, x := range s.row {
			for ; x != 0; x &= x - 1 {
				if !yield(s.of.Nodes[i*64+bits.TrailingZeros64(x)]) {
					return
				}
			}
		}
	}
}

type leadingKey struct{}

// Leading returns what leads to n at once, in the order of the graph.
func (g *Graph) Leading(n *Node) []*Node {
	if !g.holds(n) {
		return nil
	}
	return g.Remember(leadingKey{}, func() any { return g.leading() }).([][]*Node)[n.index]
}

func (g *Graph) leading() [][]*Node {
	count := make([]int, len(g.Nodes))
	edges := 0
	for _, n := range g.Nodes {
		for _, e := range n.Succ {
			count[e.To.index]++
			edges++
		}
	}
	out, room := make([][]*Node, len(g.Nodes)), make([]*Node, edges)
	for i, k := range count {
		out[i], room = room[:0:k], room[k:]
	}
	for _, n := range g.Nodes {
		for _, e := range n.Succ {
			out[e.To.index] = append(out[e.To.index], n)
		}
	}
	return out
}
