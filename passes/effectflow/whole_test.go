package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
)

func TestRuns(t *testing.T) {
	world := func(ids ...string) *World {
		w := &World{funcs: map[string]*effects.Func{}}
		for _, id := range ids {
			w.funcs[id] = &effects.Func{ID: id, Package: "shop/cmd"}
		}
		return w
	}
	assert.True(t, world("shop/cmd.init", "shop/cmd.main").Runs())
	assert.False(t, world("shop/cmd.Main", "(*shop/cmd.T).main", "shop/cmd.main$1").Runs())
	assert.False(t, world().Runs())
}
