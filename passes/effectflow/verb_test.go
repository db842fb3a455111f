package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// TestVerb reads the method of a request where it is written, also when a caller's
// values are too much to be put in.
func TestVerb(t *testing.T) {
	const do = "(*net/http.Client).Do"
	request := provenance.OpOf("call:net/http.NewRequest", "", provenance.String("GET"), provenance.String("/pairs"), provenance.Nothing())
	own := &effects.CallInfo{ID: "shop.fetch#1", Sym: do, Args: []*provenance.Term{provenance.Nothing(), request}}
	w := NewWorld(models.Builtin(), nil, nil)
	n := &Node{
		Way: &Way{}, Outcome: goesOn,
		Kind: effects.Call, Row: models.Builtin().Symbol(do), Spot: &Spot{world: w, Func: &effects.Func{ID: "shop.fetch", Nodes: []effects.Node{{}, {Call: own}}}},
		Call: &effects.CallInfo{ID: "1x#0/shop.fetch#1", Sym: do, Args: []*provenance.Term{provenance.Nothing(), provenance.Nothing()}},
	}
	assert.Empty(t, n.verb(), "nobody called it")
	n.Frames = []Frame{{&hop{Callee: n.Func}}}
	assert.Equal(t, "GET", n.verb())
	n.Call.ID = "1x#0/shop.fetch#2"
	assert.Empty(t, n.verb(), "another call of the function")
}
