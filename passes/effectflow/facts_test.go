package effectflow

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// asks is a graph that tests values of a parameter, one after the other, and goes on
// behind each test. Odd tests ask the value that the even one before them asks.
func asks(tests int, back func(i int) bool) (*Graph, []question) {
	g := &Graph{}
	for range 2*tests + 1 {
		g.Nodes = append(g.Nodes, &Node{Kind: effects.Join, Way: &Way{}})
	}
	var qs []question
	for i := range tests {
		n := g.Nodes[2*i]
		n.Kind = effects.Branch
		n.Succ = []Edge{{To: g.Nodes[2*i+1]}, {To: g.Nodes[2*i+2]}}
		if back(i) {
			g.Nodes[2*i+1].Succ = []Edge{{To: g.Nodes[2*i+2]}}
		}
		qs = append(qs, question{known: known{i / 2, fmt.Sprint(i % 2), true}, node: n})
	}
	for i, n := range g.Nodes {
		n.index = int32(i)
	}
	return g, qs
}

// What is known is one set for all steps that know it, and no work is done twice.
func TestFactsAreKeptOnce(t *testing.T) {
	g, qs := asks(300, func(int) bool { return true })
	f := newFacts(qs)
	require.NotNil(t, f.flow(g, qs))
	assert.LessOrEqual(t, len(f.sets), 2*len(qs)+1, "each test is forgotten where its sides meet")

	g, qs = asks(300, func(int) bool { return false })
	f = newFacts(qs)
	class := f.flow(g, qs)
	assert.Nil(t, class, "more classes than are told apart")
	assert.LessOrEqual(t, len(f.sets), maxSets+4)

	g, qs = asks(5000, func(int) bool { return false })
	f = newFacts(qs)
	assert.Nil(t, f.flow(g, qs))
	assert.LessOrEqual(t, len(f.sets), maxSets+4, "it stops when there is too much")
}

// separate is right about which steps contradict each other.
func TestSeparate(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var qs []question
	for i := range 40 {
		qs = append(qs, question{known: known{i % 7, fmt.Sprint(i % 5), true}})
	}
	f := newFacts(qs)
	var class []int
	for range 100 {
		k := 0
		for range r.IntN(6) {
			k = f.with(k, f.list[r.IntN(len(f.list))])
		}
		class = append(class, k)
	}
	not := f.separate(class)
	holds := func(k int) (out []known) {
		f.each(k, func(i int) { out = append(out, f.list[i]) })
		return out
	}
	for i, a := range class {
		for j, b := range class {
			want := slices.ContainsFunc(holds(a), func(x known) bool { return slices.ContainsFunc(holds(b), x.against) })
			got := not[a] != nil && not[a][j/64]>>(j%64)&1 != 0
			require.Equal(t, want, got, "%d %v and %d %v", i, holds(a), j, holds(b))
		}
	}
	assert.Nil(t, not[0], "nothing contradicts what knows nothing")
}
