package outbox

import (
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// underway knows which steps of a graph run while a transaction is open, by graph.
type underway map[*effectflow.Graph]effectflow.Set

func (u underway) in(g *effectflow.Graph) effectflow.Set {
	steps, ok := u[g]
	if !ok {
		steps = effectflow.Set{}
		for _, x := range txscope.Extents(g) {
			for n := range x.Steps {
				steps[n] = true
			}
		}
		u[g] = steps
	}
	return steps
}

// everywhere reports whether on all ways to n some caller has begun a transaction
// that is not committed yet: then nothing is committed by then, and the hazard is
// that of txeffect.
func (u underway) everywhere(w *effectflow.World, n *effectflow.Node) bool {
	ways := w.Contexts(n)
	for _, way := range ways {
		if !u.in(way.Graph)[way.Node] {
			return false
		}
	}
	return len(ways) > 0
}
