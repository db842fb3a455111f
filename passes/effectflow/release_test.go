package effectflow_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// chain is a program whose functions, each called by the next one, do more and
// more; only the last is entered from outside.
func chain(depth int) string {
	var b strings.Builder
	b.WriteString(lib + "func f0(id string) error { return charge(id) }\n")
	for i := 1; i < depth; i++ {
		name := fmt.Sprintf("f%d", i)
		if i == depth-1 {
			name = "Run"
		}
		fmt.Fprintf(&b, "func %s(id string) error {\n", name)
		for k := range 20 {
			fmt.Fprintf(&b, "\tif id == \"%d-%d\" { if err := notify(id); err != nil { return err } }\n", i, k)
		}
		fmt.Fprintf(&b, "\tif err := f%d(id); err != nil { return err }\n\treturn mark(id, \"%d\")\n}\n", i-1, i)
	}
	return b.String()
}

func describe(g *effectflow.Graph) string {
	var b strings.Builder
	for _, n := range g.Nodes {
		fmt.Fprintln(&b, n.Kind, n.ID(), n.Cond, n.Results, len(n.Frames), n.Stmts(), n.Effect() != nil)
	}
	return b.String()
}

// A graph that was given up says the same when it is made again, also to several
// who ask at the same time.
func TestGivenUpGraphsComeBack(t *testing.T) {
	const depth = 7
	fresh := world(t, chain(depth))
	want := map[string]string{}
	for _, id := range fresh.IDs() {
		want[id] = describe(fresh.Graph(id))
	}
	w := world(t, chain(depth))
	w.Prepare()
	require.Less(t, w.Kept(), len(w.IDs()), "some are given up")
	require.True(t, w.Entry("p.Run"))
	step := w.Graph("p.Run").Nodes[0]
	for _, n := range w.Graph("p.Run").Nodes {
		if n.Effect() != nil {
			step = n
		}
	}
	ways := len(w.Ways(step))
	entries := map[string]bool{}
	for _, id := range w.IDs() {
		entries[id] = w.Entry(id)
	}
	require.NotZero(t, ways)
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			for _, id := range w.IDs() {
				assert.Equal(t, want[id], describe(w.Graph(id)), id)
				assert.Equal(t, entries[id], w.Entry(id), "read while others make graphs again")
				assert.Len(t, w.Ways(step), ways, "whatever was made again")
			}
		})
	}
	all.Wait()
	assert.False(t, w.Capped("p.f3"))
}

// A call that the outermost function has no room for is seen further down.
func TestContextsBeyondTheRoom(t *testing.T) {
	w := world(t, chain(40))
	w.Prepare()
	for _, n := range w.Graph("p.charge").Nodes {
		if n.Effect() != nil {
			ways := w.Contexts(n)
			require.NotEmpty(t, ways)
			assert.NotEqual(t, "p.Run", ways[0].Graph.Func.ID)
			return
		}
	}
	t.Fatal("no effect")
}

// Whether a function comes back to itself is known without its graph.
func TestReturnsOutlivesTheGraph(t *testing.T) {
	const depth = 7
	src := strings.Replace(chain(depth), "if err := f2(id);", "if id == \"again\" { return f3(id) }\n\tif err := f2(id);", 1)
	fresh := world(t, src)
	assert.True(t, fresh.Returns("p.f3"))
	w := world(t, src)
	w.Prepare()
	kept := w.Kept()
	require.Less(t, kept, len(w.IDs()), "some are given up")
	for _, id := range w.IDs() {
		assert.Equal(t, id == "p.f3", w.Returns(id), id)
	}
	assert.Equal(t, kept, w.Kept(), "none was made again")
	assert.False(t, w.Returns("p.unknown"))
}
