package effectflow

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// tangle makes a graph of calls and tests of their errors, with edges in all
// directions.
func tangle(r *rand.Rand, size int) *Graph {
	g := &Graph{}
	w := &World{}
	for i := range size {
		n := &Node{Kind: effects.Call, Call: &effects.CallInfo{ID: strconv.Itoa(i), Results: []string{"error"}}, Way: direct, Outcome: goesOn, Spot: &Spot{world: w}}
		if i > 0 && r.IntN(3) == 0 {
			err := provenance.ResultOf(strconv.Itoa(r.IntN(i)), 0, "error")
			n = &Node{Kind: effects.Branch, Cond: provenance.OpOf("!=", "", err, provenance.Nil()), Way: direct, Outcome: goesOn, Spot: &Spot{world: w}}
		}
		g.Nodes = append(g.Nodes, n)
	}
	for i, n := range g.Nodes {
		for range 2 {
			to := r.IntN(size)
			n.Succ = append(n.Succ, Edge{To: g.Nodes[to], Back: to <= i && r.IntN(2) == 0})
		}
	}
	g.index()
	return g
}

func TestReachesAndAfterAgreeWithAWalk(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 15 {
		g := tangle(r, 2+r.IntN(90))
		for _, a := range g.Nodes {
			for _, ok := range []bool{false, true} {
				var given *assumption
				if ok && a.Call != nil {
					given = &assumption{a.Call.ID, Succeeded(a)}
				}
				want := g.reach(a.Succ, given, nil)
				assert.Equal(t, want, g.After(a, ok))
				for _, b := range g.Nodes {
					assert.Equal(t, want.Has(b), g.Reaches(a, b, ok))
				}
			}
		}
	}
}

func TestReachesKnowsItsOwnSteps(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	g, other := tangle(r, 20), tangle(r, 40)
	for _, n := range other.Nodes {
		assert.False(t, g.Reaches(g.Nodes[0], n, false))
		assert.False(t, g.Reaches(n, g.Nodes[0], true))
	}
}

func TestClosuresAreGivenUpAndMadeAgain(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	w := &World{}
	var graphs []*Graph
	for range 70 {
		g := tangle(r, 2000)
		for _, n := range g.Nodes {
			n.Spot = &Spot{world: w}
		}
		g.closure()
		graphs = append(graphs, g)
	}
	kept := 0
	for _, g := range graphs {
		if g.closed.Load() != nil {
			kept++
		}
	}
	assert.Less(t, kept, len(graphs))
	assert.LessOrEqual(t, w.closures.words, maxClosed)
	assert.NotNil(t, graphs[0].closure())
}

func TestClosuresOfAPackageAreReleased(t *testing.T) {
	w := &World{}
	var graphs []*Graph
	for i, path := range []string{"shop", "mail", "shop"} {
		g := tangle(rand.New(rand.NewPCG(11, uint64(i))), 50)
		g.Func = &effects.Func{Package: path}
		for _, n := range g.Nodes {
			n.Spot = &Spot{world: w}
		}
		g.closure()
		graphs = append(graphs, g)
	}
	ForPackage(w, &effects.Package{Path: "shop"}).Release()
	assert.Nil(t, graphs[0].closed.Load())
	assert.Nil(t, graphs[2].closed.Load())
	assert.Equal(t, len(graphs[1].closure().bits), w.closures.words)
	assert.Equal(t, []*Graph{graphs[1]}, w.closures.kept)
	assert.NotNil(t, graphs[0].closure(), "made again")
}

func TestTestsAreThoseThatMention(t *testing.T) {
	g := tangle(rand.New(rand.NewPCG(7, 8)), 60)
	for _, n := range g.Nodes {
		if n.Call == nil {
			continue
		}
		var want []*Node
		for _, b := range g.Nodes {
			if b.Kind == effects.Branch && Mentions(b.Cond, n) {
				want = append(want, b)
			}
		}
		assert.Equal(t, want, g.Tests(n))
	}
}

func TestRememberWorksOnce(t *testing.T) {
	g := tangle(rand.New(rand.NewPCG(9, 10)), 5)
	type key struct{}
	made := 0
	for range 3 {
		assert.Equal(t, 7, g.Remember(key{}, func() any { made++; return 7 }))
	}
	assert.Equal(t, 1, made)
}

func TestNamesOfStepsAreShort(t *testing.T) {
	long := "github.com/shop/shop/internal/payments.(*Service).Charge#12"
	assert.Equal(t, "f#1", brief("f#1"))
	assert.LessOrEqual(t, len(brief(long)), maxBrief)
	assert.NotEqual(t, brief(long), brief(long+"1"))

	in := &instance{prefix: brief(long) + "/"}
	within := in.below(&Node{Call: &effects.CallInfo{ID: brief(long) + "/" + long}})
	for _, own := range []string{long, "f#1", "(*shop.Job).Run$1#2"} {
		for _, prefix := range []string{"", in.prefix, within, within + "''"} { // of the third implementation
			assert.Equal(t, own, LastCall(prefix+own))
		}
	}
}
