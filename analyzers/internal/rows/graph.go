package rows

import (
	"iter"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// Graph is a graph that remembers what it was asked before.
type Graph struct {
	*effectflow.Graph
	World *effectflow.World

	claimed map[*effectflow.Node]bool
	won     map[*dbcall.Stmt]bool
	unseen  map[*dbcall.Stmt]bool
	held    map[*dbcall.Stmt][]txscope.Access
	once    map[*dbcall.Stmt]bool
	deeds   []Deed
	known   bool
}

// Graphs yields the graphs that hold steps of the package that r reports on, each
// from a function that nothing else in the program leads into. What a graph
// remembers goes with it: the program has thousands.
func Graphs(r *finding.Reporter) iter.Seq2[int, *Graph] {
	w := r.Flow.World
	return func(yield func(int, *Graph) bool) {
		for i, g := range w.Entries(r.Flow.Package.Path) {
			if !yield(i, &Graph{
				Graph: g, World: w, claimed: map[*effectflow.Node]bool{}, won: map[*dbcall.Stmt]bool{}, unseen: map[*dbcall.Stmt]bool{},
				held: map[*dbcall.Stmt][]txscope.Access{}, once: map[*dbcall.Stmt]bool{},
			}) {
				return
			}
		}
	}
}

// Reads returns the selects of all steps, in order.
func (g *Graph) Reads() []Step { return g.listed(readsKey{}, Reads) }

// Writes returns the writes of all steps, in order.
func (g *Graph) Writes() []Step { return g.listed(writesKey{}, Writes) }

type (
	readsKey  struct{}
	writesKey struct{}
)

// listed is shared by all rules that look at the graph.
func (g *Graph) listed(key any, of func(*effectflow.Node) []Step) []Step {
	return g.Remember(key, func() any {
		var out []Step
		for _, n := range g.Nodes {
			out = append(out, of(n)...)
		}
		return out
	}).([]Step)
}

// Deeds returns what the graph does that must not be done twice, in order.
func (g *Graph) Deeds() []Deed {
	if !g.known {
		g.known = true
		for _, n := range g.Nodes {
			g.deeds = append(g.deeds, Deeds(g.World, n)...)
		}
	}
	return g.deeds
}

// heldBefore returns what takes a lock in the transaction of w before it.
func (g *Graph) heldBefore(w Step) []txscope.Access {
	return recall(g.held, w.Stmt, func() []txscope.Access { return txscope.HeldBefore(g.Graph, w.Node, w.Stmt) })
}

// recall returns what seen holds for s, and has it worked out first if it holds
// nothing.
func recall[T any](seen map[*dbcall.Stmt]T, s *dbcall.Stmt, work func() T) T {
	v, ok := seen[s]
	if !ok {
		v = work()
		seen[s] = v
	}
	return v
}

// Claimed reports whether n runs only for whoever won a claim.
func (g *Graph) Claimed(n *effectflow.Node) bool {
	won, seen := g.claimed[n]
	if !seen {
		won = claimed(g, n)
		g.claimed[n] = won
	}
	return won
}
