package effectflow

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSteps(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	g, other := tangle(r, 130), tangle(r, 130)
	some := g.NoSteps()
	assert.Empty(t, slices.Collect(some.All()))
	for _, i := range []int{129, 0, 64, 63} {
		some.Add(g.Nodes[i])
	}
	assert.Equal(t, []*Node{g.Nodes[0], g.Nodes[63], g.Nodes[64], g.Nodes[129]}, slices.Collect(some.All()), "in the order of the graph")
	assert.True(t, some.Has(g.Nodes[63]))
	assert.False(t, some.Has(g.Nodes[62]))
	assert.False(t, some.Has(other.Nodes[63]), "a step of another graph")
	assert.False(t, Steps{}.Has(g.Nodes[0]))
	for range some.All() {
		break // is no reason to panic
	}
}

func TestLeading(t *testing.T) {
	g := tangle(rand.New(rand.NewPCG(11, 12)), 90)
	for _, n := range g.Nodes {
		var want []*Node
		for _, m := range g.Nodes {
			for _, e := range m.Succ {
				if e.To == n {
					want = append(want, m)
				}
			}
		}
		assert.ElementsMatch(t, want, g.Leading(n))
		assert.True(t, slices.IsSortedFunc(g.Leading(n), func(a, b *Node) int { return int(a.index - b.index) }))
	}
}

func TestFew(t *testing.T) {
	var m few[int, string]
	want := map[int]string{}
	for i := range 3 * maxFew {
		_, known := m.get(i)
		assert.False(t, known)
		m.put(i, string(rune('a'+i)))
		want[i] = string(rune('a' + i))
		for k, v := range want {
			got, known := m.get(k)
			assert.True(t, known)
			assert.Equal(t, v, got)
		}
	}
}
