package effectflow

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A field more in a step is a few MB of what a large program takes.
func TestStepsAndTermsAreSmall(t *testing.T) {
	if unsafe.Sizeof(uintptr(0)) == 8 {
		assert.LessOrEqual(t, unsafe.Sizeof(Node{}), uintptr(112))
		assert.LessOrEqual(t, unsafe.Sizeof(provenance.Term{}), uintptr(96))
	}
}

// What steps share is not changed by one of them.
func TestSharedWaysSayNothing(t *testing.T) {
	g := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: round(3)}}, nil).Graph("shop.f000")
	if assert.NotNil(t, g) {
		assert.Equal(t, Way{}, *direct)
		assert.Equal(t, Outcome{}, *goesOn)
	}
}

// However many calls lead to a step, its name is no longer, and still tells it apart.
func TestNamesDoNotGrowWithTheWay(t *testing.T) {
	const own = "(*shop.Job).Run$1#2"
	seen := map[string]bool{}
	for _, first := range []string{"shop.A#1", "shop.A#2"} {
		name := own
		for range 20 {
			var s sharing
			name = s.name(brief(first)+"/", name)
			assert.False(t, seen[name])
			seen[name] = true
			assert.LessOrEqual(t, len(strings.TrimSuffix(name, own)), maxBrief+1)
			assert.Equal(t, own, LastCall(name))
		}
	}
}
