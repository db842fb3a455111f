package effects

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// calling returns a function that calls callee with a literal, and returns what it builds.
func calling(id, callee string) *Func {
	call := &CallInfo{ID: id + "#0", Sym: callee, Args: []*provenance.Term{provenance.FuncOf("p.other$1")}}
	return &Func{ID: id, Package: "p", Params: []Param{{Name: "x"}, {Name: "y"}}, Nodes: []Node{
		{Kind: Call, Call: call, Succ: []Edge{{To: 1}}},
		{Kind: Return, Results: []*provenance.Term{{Kind: provenance.Object, Type: "p.T"}}},
	}}
}

// TestOutline looks at a function without what it does, and then at that.
func TestOutline(t *testing.T) {
	p := &Package{Path: "p", Funcs: []*Func{calling("p.a", "p.c"), calling("p.b", "p.c")}}
	outline := sent(t, p).Outline()
	require.Len(t, outline.Funcs, 2)
	b := outline.Funcs[1]
	assert.Equal(t, "p.b", b.ID)
	assert.Equal(t, 2, b.Arity())
	assert.Empty(t, b.Nodes)
	index := outline.Index()
	assert.Equal(t, []int{0, 1}, By(index.Calls, "p.c"))
	assert.Equal(t, []int{0, 1}, By(index.Values, "p.other$1"))
	assert.Equal(t, []int{0, 1}, By(index.Builds, "p.T"))
	assert.Equal(t, []string{"p.other$1"}, index.Held)
	assert.Empty(t, By(index.Calls, "p.d"))

	assert.Len(t, b.Full().Nodes, 2)
	assert.Len(t, b.Params, 2)
	assert.Empty(t, outline.Funcs[0].Nodes, "nobody asked")
	assert.Same(t, outline.Funcs[0], outline.Complete().Funcs[0])
	assert.Len(t, outline.Funcs[0].Nodes, 2)
}

// A function that can't be followed only returns, and the others do what they do.
func TestOutlineOfDamaged(t *testing.T) {
	broken := calling("p.a", "p.c")
	broken.Nodes[0].Succ[0].To = 7
	p := sent(t, &Package{Path: "p", Funcs: []*Func{broken, calling("p.b", "p.c")}})
	outline := p.Outline()
	require.Len(t, outline.Funcs, 2)
	assert.Equal(t, []Node{{Kind: Return}}, outline.Funcs[0].Full().Nodes)
	require.NoError(t, outline.Funcs[0].Check(), "somebody may follow it")
	assert.Len(t, outline.Funcs[1].Full().Nodes, 2)
	require.Error(t, p.Damage())
}

// An index that names functions which are not there is none.
func TestIndexIsSound(t *testing.T) {
	for _, x := range []Index{{Runs: []int{2}}, {Makes: []int{-1}}, {Calls: []Mention{{"a", []int{2}}}}, {Asks: []Ask{{Sym: "a", By: []int{2}}}}, {Asks: []Ask{{}}}} {
		assert.False(t, x.sound(2), x)
	}
	assert.True(t, (&Index{Runs: []int{0, 1}}).sound(2))
}
