package effectflow

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// row makes a graph of effects, one after the other, each of which is given what
// the one before answered, with a step at the end that could record all of them.
func row(size int) *Graph {
	g := &Graph{}
	spot := &Spot{world: &World{}}
	for i := range size {
		n := &Node{Kind: effects.Call, Call: &effects.CallInfo{ID: strconv.Itoa(i), Results: []string{"string", "error"}}, Spot: spot, Way: direct, Outcome: goesOn, judged: true}
		if i > 0 {
			n.Call.Args = []*provenance.Term{provenance.ResultOf(strconv.Itoa(i-1), 0, "string")}
		}
		n.deeds = &deeds{effect: &Effect{Node: n, Family: models.HTTP}}
		g.Nodes = append(g.Nodes, n)
	}
	g.Nodes = append(g.Nodes, &Node{Kind: effects.Return, Spot: spot, Way: direct, Outcome: goesOn})
	for i, n := range g.Nodes[:size] {
		n.Succ = []Edge{{To: g.Nodes[i+1]}}
	}
	g.index()
	return g
}

func TestHandsOn(t *testing.T) {
	g := row(5)
	end := g.Nodes[5]
	for i, e := range g.Nodes[:5] {
		assert.Equal(t, i < 4, g.HandsOn(e, end), "step %d", i)
		for k, r := range g.Nodes[:5] {
			assert.Equal(t, k > i+1, g.HandsOn(e, r), "from %d to %d", i, k)
		}
	}
}

// Where a graph has many effects and many records, each effect is asked about with
// each of the records: what does not depend on the record is looked at once.
func TestPairsShareWhatTheyAskOfAnEffect(t *testing.T) {
	g := row(40)
	end := g.Nodes[40]
	e := g.Nodes[0]
	require.True(t, g.HandsOn(e, end))
	for _, n := range g.Nodes[1:40] {
		n.Call.Args = nil // who looks again sees this
	}
	for _, r := range g.Nodes[2:] {
		assert.True(t, g.HandsOn(e, r), "what goes into another effect is looked for again")
	}

	loop := &Scope{Kind: InLoop, Over: provenance.ParamOf("f", 0, "[]string")}
	item := provenance.ElemOf(loop.Over, "string")
	e.Way, e.Call.Args = &Way{Scopes: []*Scope{loop}}, []*provenance.Term{item}
	require.True(t, g.Gathered(e, Work{item.Key(): true}))
	assert.False(t, g.Gathered(e, Work{"another": true}))
	e.Call.Args = nil
	assert.True(t, g.Gathered(e, Work{item.Key(): true}), "the items of an effect are looked for again")
}

// Asked about each step, a graph of twice the size takes twice as long: nothing is
// collected that grows with the graph.
func TestGoesOnLooksAtLoopsOnly(t *testing.T) {
	cost := func(size int) float64 {
		g := row(size)
		g.Nodes[size-1].Succ = append(g.Nodes[size-1].Succ, Edge{To: g.Nodes[0], Back: true})
		ask := func() {
			for _, n := range g.Nodes[:size] {
				assert.True(t, g.GoesOn(n))
			}
		}
		ask()
		return testing.AllocsPerRun(5, ask) / float64(size)
	}
	assert.InDelta(t, cost(20), cost(200), 1)
}

func TestGoesOnAgreesWithAWalk(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 30 {
		g := tangle(r, 2+r.IntN(60))
		for _, n := range g.Nodes {
			if n.Call == nil {
				continue
			}
			a := &assumption{n.Call.ID, Succeeded(n)}
			back := func(m *Node) bool { return slices.ContainsFunc(a.open(m), func(e Edge) bool { return e.Back }) }
			want := back(n)
			for m := range g.After(n, true).All() {
				want = want || back(m)
			}
			assert.Equal(t, want, g.GoesOn(n))
		}
	}
}

func TestTogetherIsCommon(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	hops := make([]Frame, 4)
	for i := range hops {
		hops[i] = Frame{&hop{Name: strconv.Itoa(i / 2)}} // two and two say the same
	}
	way := func() *Node {
		n := &Node{Way: &Way{}}
		for range r.IntN(4) {
			n.Frames = append(n.Frames, hops[r.IntN(len(hops))])
		}
		return n
	}
	for range 300 {
		a, b := way(), way()
		for k := range 5 {
			assert.Equal(t, Common(a, b) >= k, Together(a, b, k))
		}
	}
}

// Many rules ask whether a loop repeats a step, and in deep loops the answer takes a
// walk through all of them.
func TestRetriedInWalksOnce(t *testing.T) {
	g := row(3)
	loop := &Scope{Kind: InLoop}
	n, b := g.Nodes[0], &Node{Kind: effects.Branch, Spot: g.Nodes[0].Spot, Outcome: goesOn}
	b.Cond = provenance.OpOf("!=", "", provenance.ResultOf(n.Call.ID, 1, "error"), provenance.Nil())
	after := n.Succ
	n.Succ, b.Succ = []Edge{{To: b}}, []Edge{{To: n, Back: true}, after[0]}
	inside := &Way{Scopes: []*Scope{loop}}
	n.Way, b.Way = inside, inside
	g.Nodes = slices.Insert(g.Nodes, 1, b)
	g.index()
	require.True(t, g.RetriedIn(n, loop))
	n.Succ = after // who walks again finds no way back
	assert.True(t, g.RetriedIn(n, loop))
	g.closed.Store(nil)
	assert.False(t, g.RetriedIn(n, loop))
}
