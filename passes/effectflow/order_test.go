package effectflow

import (
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// on lets a test run on so many processors, however many there are.
func on(t *testing.T, processors int) {
	before := runtime.GOMAXPROCS(processors)
	t.Cleanup(func() { runtime.GOMAXPROCS(before) })
}

func TestInOrder(t *testing.T) {
	needs := func(i int) []int { // a tree, and a chain at its end
		switch {
		case i > 80:
			return []int{i - 1}
		case i > 0:
			return []int{i / 2, i / 3}
		}
		return nil
	}
	for _, processors := range []int{1, 2, 8} {
		on(t, processors)
		var done [100]atomic.Int32
		inOrder(len(done), needs, func(i int) {
			for _, k := range needs(i) {
				if k != i {
					assert.EqualValues(t, 1, done[k].Load(), "%d before %d", k, i)
				}
			}
			done[i].Add(1)
		})
		for i := range done {
			assert.EqualValues(t, 1, done[i].Load(), "%d is done once", i)
		}
	}
	inOrder(0, nil, nil)
}

func TestInOrderRunsAtTheSameTime(t *testing.T) {
	on(t, 2)
	var both sync.WaitGroup
	both.Add(2)
	inOrder(2, nil, func(int) {
		both.Done()
		both.Wait()
	})
}

func TestInOrderHandsPanicsOn(t *testing.T) {
	for _, processors := range []int{1, 4} {
		on(t, processors)
		assert.Panics(t, func() {
			inOrder(50, func(i int) []int { return []int{i / 2}[:min(i, 1)] }, func(i int) {
				if i == 7 {
					panic("seven")
				}
			})
		}, "also those who wait for it go on")
	}
}

// What comes later in the order is expanded for the part alone that comes to it, with
// the same outcome, and nobody else sees that.
func TestLaterPartsAreExpandedForOnePart(t *testing.T) {
	later := straight("shop.later", static("shop.inner"), send())
	funcs := []*effects.Func{straight("shop.first", send()), straight("shop.inner", send()), later}
	w := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: funcs}}, nil)
	w.findLive()
	assert.Less(t, w.partOf["shop.first"], w.partOf["shop.later"])
	m := &maker{w: w, part: w.partOf["shop.first"], busy: map[string]bool{"shop.first": true}, made: map[string]*Graph{}}
	g := m.graph("shop.later")
	assert.Nil(t, w.found("shop.later"))
	assert.Nil(t, m.graph("shop.first"), "it is being expanded")
	assert.Same(t, g, m.graph("shop.later"))
	assert.Len(t, g.Nodes, len(w.Graph("shop.later").Nodes))
	assert.NotSame(t, g, w.Graph("shop.later"))
}
