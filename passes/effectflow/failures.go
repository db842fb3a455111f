package effectflow

import (
	"slices"

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
	one.Outcome = &Outcome{Results: results}
	for _, n := range failures[1:] {
		n.Kind, n.Outcome, n.Succ = effects.Join, goesOn, []Edge{{To: one}}
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

// failing returns where r, a return of what n runs, leads to instead of to. Where
// the caller only hands the error of n on, as in return nil, f(x), ways that fail
// for sure keep a return of their own: whoever tests the error further out must not
// take a failure for a success.
func (in *instance) failing(n, r, to *Node) *Node {
	if to.Kind != effects.Return || !failed(r) || !in.handsOn(n, r, to) {
		return to
	}
	last := len(to.Results) - 1
	if f := in.broken[to]; f != nil {
		f.Results[last] = orNonNil(provenance.AltOf(f.Results[last], r.Results[len(r.Results)-1]), true)
		return f
	}
	f := &Node{
		Kind: effects.Return, Way: to.Way, Spot: to.Spot,
		Outcome: &Outcome{Results: slices.Clone(to.Results)},
	}
	f.Results[last] = orNonNil(r.Results[len(r.Results)-1], true)
	if in.broken == nil {
		in.broken = map[*Node]*Node{}
	}
	in.broken[to] = f
	in.out.Nodes = append(in.out.Nodes, f)
	return f
}

// handsOn reports whether the return that to is a copy of answers the error of n.
func (in *instance) handsOn(n, r, to *Node) bool {
	i := slices.Index(in.copies, to)
	if i < 0 || len(to.Results) == 0 || failed(to) {
		return false
	}
	results := in.src.Nodes[i].Results
	e := results[len(results)-1]
	return e.Kind == provenance.Result && e.Text == n.Call.ID && e.N == len(r.Results)-1
}

// FailedBefore returns the tests of errors that let n run only where something
// failed.
func (g *Graph) FailedBefore(n *Node) []*Node {
	return slices.DeleteFunc(g.Guards(n, g.TestsError), func(b *Node) bool {
		return Holds(b.Cond, g.fine) == (g.Side(b, n) == 0)
	})
}

// TestsError reports whether cond is a test of whether something failed.
func (g *Graph) TestsError(cond *provenance.Term) bool {
	return decide(cond) == undecided && assume(cond, g.fine) != undecided
}

// fine is the assumption that nothing fails.
func (g *Graph) fine(t *provenance.Term) *provenance.Term {
	if ErrorOf(t) || t.Kind == provenance.Op && t.Text == "nonnil" && len(t.Args) > 0 && t.Args[0].Has(func(u *provenance.Term) bool { return g.fine(u) != nil }) {
		return provenance.Nil() // an error that was handed on, too
	}
	r := t
	if t.Kind == provenance.Field && (t.Text == "Error" || t.Text == "Err") {
		r = t.Args[0]
	}
	if n := g.byID[r.Text]; r.Kind == provenance.Result && n != nil {
		return Succeeded(n)(t)
	}
	return nil
}
