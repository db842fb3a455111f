package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func TestPushThatOnlyRemembers(t *testing.T) {
	limit, jobs := provenance.String("limit"), provenance.String("jobs")
	command := func(name string, key *provenance.Term) effects.Node {
		return effects.Node{Kind: effects.Call, Call: &effects.CallInfo{
			ID: "shop.F#" + name, Mode: effects.Modelled, Sym: "(github.com/redis/go-redis.cmdable)." + name,
			Args: []*provenance.Term{provenance.GlobalOf("rdb", ""), provenance.ParamOf("shop.F", 0, ""), key, provenance.String("x")},
		}}
	}
	tests := map[string]struct {
		nodes []effects.Node
		want  bool // the push is an effect
	}{
		"queue":                  {[]effects.Node{command("LPush", jobs)}, true},
		"expires":                {[]effects.Node{command("LPush", limit), command("Expire", limit)}, false},
		"trimmed":                {[]effects.Node{command("RPush", limit), command("LTrim", limit)}, false},
		"another key expires":    {[]effects.Node{command("LPush", jobs), command("Expire", limit)}, true},
		"keys that nobody knows": {[]effects.Node{command("LPush", provenance.Nothing()), command("Expire", provenance.Nothing())}, true},
		"another command beside": {[]effects.Node{command("LPush", jobs), command("Get", jobs)}, true},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			nodes := append([]effects.Node{{Kind: effects.Join}}, tt.nodes...)
			for i := range nodes {
				nodes[i].Succ = []effects.Edge{{To: i + 1}}
			}
			nodes = append(nodes, effects.Node{Kind: effects.Return})
			f := &effects.Func{ID: "shop.F", Package: "shop", Params: []effects.Param{{Name: "ctx"}}, Nodes: nodes}
			w := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: []*effects.Func{f}}}, nil)
			found := false
			for _, n := range w.Graph("shop.F").Nodes {
				found = found || n.Effect() != nil
			}
			assert.Equal(t, tt.want, found)
		})
	}
}
