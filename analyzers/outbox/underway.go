package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// underway knows which steps of a graph run while a transaction is open, by graph.
type underway map[*effectflow.Graph]effectflow.Steps

func (u underway) in(g *effectflow.Graph) effectflow.Steps {
	steps, ok := u[g]
	if !ok {
		steps = g.NoSteps()
		for _, x := range txscope.Extents(g) {
			for n := range x.Steps.All() {
				steps.Add(n)
			}
		}
		u[g] = steps
	}
	return steps
}

// begun reports whether a goroutine that does n is started inside of a transaction on
// some way to it: then it does not even wait for the commit, which is what txeffect
// says at the same place.
func (u underway) begun(w *effectflow.World, n *effectflow.Node) bool {
	return detached(n) && slices.ContainsFunc(w.Contexts(n), func(way effectflow.Context) bool { return u.in(way.Graph).Has(way.Node) })
}

// everywhere reports whether on all ways to n some caller has begun a transaction
// that is not committed yet: then nothing is committed by then, and the hazard is
// that of txeffect.
func (u underway) everywhere(w *effectflow.World, n *effectflow.Node) bool {
	ways := w.Contexts(n)
	for _, way := range ways {
		if !u.in(way.Graph).Has(way.Node) {
			return false
		}
	}
	return len(ways) > 0
}
