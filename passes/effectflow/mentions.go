package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Tests returns the branches whose condition mentions a result of n, in order.
func (g *Graph) Tests(n *Node) []*Node {
	if n.Call == nil {
		return nil
	}
	return g.mentions()[n.Call.ID].tests
}

// mentioned is what mentions the results of one call.
type mentioned struct{ tests, others []*Node }

type mentionsKey struct{}

// mentions tells by call which branches, and which returns and calls of function
// values, mention its results.
func (g *Graph) mentions() map[string]mentioned {
	return g.Remember(mentionsKey{}, func() any {
		out := map[string]mentioned{}
		for _, n := range g.Nodes {
			for id := range n.mentions() {
				m := out[id]
				if n.Kind == effects.Branch {
					m.tests = append(m.tests, n)
				} else {
					m.others = append(m.others, n)
				}
				out[id] = m
			}
		}
		return out
	}).(map[string]mentioned)
}

// mentions returns the calls whose results a condition, a return or the call of
// a function value mentions.
func (n *Node) mentions() map[string]bool {
	out := map[string]bool{}
	note := func(t *provenance.Term) bool {
		if id, ok := resultID(t); ok {
			out[id] = true
		}
		return true
	}
	switch {
	case n.Kind == effects.Branch && n.test != nil && len(n.test.about) > 0:
		for _, id := range n.test.about {
			out[id] = true
		}
	case n.Kind == effects.Return:
		walkAll(n.Results, note)
	case n.Kind == effects.Call && n.Call != nil && n.Call.Mode == effects.Value:
		walkAll(n.Call.Args, note)
	}
	return out
}
