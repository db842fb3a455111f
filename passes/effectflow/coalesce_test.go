package effectflow

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// checks makes a graph of tests that all fail in one return, a step between the
// last two of them if asked for, and a return at the end.
func checks(conds ...*provenance.Term) *Graph {
	g := &Graph{}
	fail, done := &Node{Kind: effects.Return, Way: direct, Outcome: goesOn}, &Node{Kind: effects.Return, Way: direct, Outcome: goesOn}
	for _, c := range conds {
		g.Nodes = append(g.Nodes, &Node{Kind: effects.Branch, Cond: c, Way: direct, Outcome: goesOn})
	}
	for i, n := range g.Nodes {
		next := done
		if i+1 < len(g.Nodes) {
			next = g.Nodes[i+1]
		}
		n.Succ = []Edge{{To: fail}, {To: next}}
	}
	g.Nodes = append(g.Nodes, fail, done)
	g.index()
	return g
}

func branches(g *Graph) int {
	k := 0
	for _, n := range g.Nodes {
		if n.Kind == effects.Branch {
			k++
		}
	}
	return k
}

func returns(g *Graph) int {
	k := 0
	for _, n := range g.Nodes {
		if n.Kind == effects.Return {
			k++
		}
	}
	return k
}

func TestCoalesce(t *testing.T) {
	config := provenance.OpOf("==", "", provenance.OpOf("call:example.com/config.Mode", ""), provenance.String(""))
	other := provenance.OpOf("call:example.com/config.Enabled", "")
	failed := provenance.OpOf("!=", "", provenance.OpOf("err:encode", ""), provenance.Nil())
	param := provenance.ParamOf("f", 0, "")
	tries := provenance.OpOf("<", "", provenance.OpOf("counter", ""), provenance.String("3"))
	for _, tt := range []struct {
		name  string
		conds []*provenance.Term
		want  int
	}{
		{"of the same outcome", []*provenance.Term{config, other, config, other}, 1},
		{"what a caller knows", []*provenance.Term{param, config, param}, 3},
		{"a limit", []*provenance.Term{tries, config}, 2},
		{"errors stay errors", []*provenance.Term{failed, failed, config, config}, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := checks(tt.conds...)
			coalesce(g)
			tidy(g)
			assert.Equal(t, tt.want, branches(g))
			assert.Len(t, slices.Collect(g.After(g.Nodes[0], false).All()), len(g.Nodes)-1, "everything is reached")
			assert.Equal(t, 2, returns(g), "both outcomes stay")
		})
	}
}

// The way out of a loop in which something happens is never one of the tests inside it.
func TestCoalesceKeepsExits(t *testing.T) {
	unknown := provenance.OpOf("call:example.com/config.Enabled", "")
	loop := []*Scope{{Kind: InLoop}}
	for _, work := range []bool{true, false} {
		g := checks(unknown, unknown)
		g.Nodes[0].Way, g.Nodes[1].Way = &Way{Scopes: loop}, &Way{Scopes: loop}
		if work {
			call := &Node{Kind: effects.Call, Call: &effects.CallInfo{ID: "f#1"}, Way: &Way{Scopes: loop}, Outcome: goesOn, Succ: []Edge{{To: g.Nodes[0], Back: true}}}
			g.Nodes = append(g.Nodes, call)
			g.Nodes[1].Succ[1].To = call
			g.index()
		}
		assert.Equal(t, !work, coalesce(g))
	}
}
