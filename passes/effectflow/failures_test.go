package effectflow

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// ladder is a graph that tests n times and fails with another error each time.
func ladder(n int) *Graph {
	g := &Graph{}
	done := &Node{Kind: effects.Return, Way: direct, Outcome: over([]*provenance.Term{provenance.String("ok"), provenance.Nil()})}
	next := done
	for i := range n {
		fail := &Node{Kind: effects.Return, Way: direct, Outcome: over([]*provenance.Term{
			provenance.Nil(), provenance.OpOf("call:errors.New", "", provenance.String(fmt.Sprint("answer ", i))),
		})}
		test := &Node{Kind: effects.Branch, Cond: provenance.Nothing(), Way: direct, Outcome: goesOn, Succ: []Edge{{To: fail}, {To: next}}}
		g.Nodes = append(g.Nodes, fail, test)
		next = test
	}
	entry := &Node{Kind: effects.Join, Way: direct, Outcome: goesOn, Succ: []Edge{{To: next}}}
	g.Nodes = append([]*Node{entry}, append(g.Nodes, done)...)
	return g
}

func TestMergeFailures(t *testing.T) {
	small := ladder(10)
	assert.False(t, mergeFailures(small), "a small graph keeps them apart")

	g := ladder(100)
	require.True(t, mergeFailures(g))
	bypass(g)
	order(g)
	var returns []*Node
	for _, n := range g.Nodes {
		if n.Kind == effects.Return {
			returns = append(returns, n)
		}
	}
	require.Len(t, returns, 2)
	failures := 0
	for _, r := range returns {
		if failed(r) {
			failures++
			assert.True(t, r.Results[0].IsNil())
		}
	}
	assert.Equal(t, 1, failures, "the merged one still fails for sure")
	assert.False(t, mergeFailures(g))
}

func TestHandedIn(t *testing.T) {
	p := provenance.ParamOf("f", 0, "")
	tests := map[string]struct {
		fn   *provenance.Term
		want bool
	}{
		"parameter":         {p, true},
		"field":             {provenance.FieldOf(p, "send", ""), true},
		"bound":             {&provenance.Term{Kind: provenance.Func, Text: "g", Args: []*provenance.Term{p}}, true},
		"one of":            {provenance.AltOf(provenance.FuncOf("g"), p), true},
		"made by a library": {provenance.OpOf("call:lib.Wrap", "", p), false},
		"known":             {provenance.FuncOf("g"), false},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) { assert.Equal(t, tt.want, handedIn(tt.fn)) })
	}
}

func TestFailureTooLargeToRead(t *testing.T) {
	assert.Equal(t, no, null(orNonNil(provenance.Nothing(), true)))
	assert.Equal(t, undecided, null(orNonNil(provenance.Nothing(), false)))
	r := provenance.Nil()
	assert.Same(t, r, orNonNil(r, true))
}
