package effectflow

import (
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// maxExact is the size up to which a graph keeps its failures apart. Beyond it
// room for what comes later is worth more: a client that tells twenty answers of
// a server apart fails in each of them.
const maxExact = 120

// mergeFailures makes one of the returns of a large graph that fail for sure, and
// reports whether there were several.
func mergeFailures(g *Graph) bool {
	if len(g.Nodes) <= maxExact {
		return false
	}
	var failures []*Node
	for _, n := range g.Nodes {
		if n.Kind == effects.Return && failed(n) {
			failures = append(failures, n)
		}
	}
	if len(failures) < 2 {
		return false
	}
	one := failures[0]
	last := len(one.Results) - 1
	results := make([]*provenance.Term, last+1)
	for i := range results {
		var alts []*provenance.Term
		for _, n := range failures {
			alts = append(alts, n.Results[i])
		}
		results[i] = provenance.AltOf(alts...)
	}
	results[last] = provenance.OpOf("nonnil", "", results[last])
	one.Results = results
	for _, n := range failures[1:] {
		n.Kind, n.Results, n.Succ = effects.Join, nil, []Edge{{To: one}}
	}
	return true
}

// orNonNil keeps of a term that has become too large to be read that it is set.
func orNonNil(t *provenance.Term, set bool) *provenance.Term {
	if set && t.Kind == provenance.Unknown {
		return provenance.OpOf("nonnil", "", t)
	}
	return t
}
