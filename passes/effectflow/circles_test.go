package effectflow

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// round is n functions that call each other in circles, each with an effect.
func round(n int) []*effects.Func {
	name := func(i int) string { return fmt.Sprintf("shop.f%03d", i%n) }
	var out []*effects.Func
	for i := range n {
		out = append(out, straight(name(i), send(), static(name(i+1)), static(name(7*i+3)), send(), static(name(3*i+11))))
	}
	return out
}

func TestCirclesOf(t *testing.T) {
	c := circlesOf([]string{"a", "b", "c", "d", "e", "x"}, map[string][]string{
		"a": {"b", "a"}, "b": {"c", "unknown"}, "c": {"b", "d"}, "d": {"e"}, "e": {"e"}, "x": {"a", "d"},
	})
	assert.Equal(t, map[string]int{"b": 2, "c": 2}, c.sizes)
	assert.Equal(t, [][]string{{"e"}, {"d"}, {"b", "c"}, {"a"}, {"x"}}, c.groups)
}

// Without a bound, twice the functions are four times the steps until every graph
// is full, and then each holds thousands.
func TestLargeCirclesAreBounded(t *testing.T) {
	steps := func(n int) (all int, capped bool) {
		w := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: round(n)}}, nil)
		for _, f := range round(n) {
			g := w.Graph(f.ID)
			all, capped = all+len(g.Nodes), capped || g.Capped
		}
		return all, capped
	}
	small, _ := steps(maxCircle)
	large, capped := steps(160)
	assert.True(t, capped)
	assert.Less(t, large, 160*5*minNodes)
	assert.Less(t, large, 3*small, "ten times the functions")
	again, _ := steps(160)
	assert.Equal(t, large, again)
}
