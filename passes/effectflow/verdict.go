package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// minVerdict is how many tests a check must have to be reduced: a few say more
// than they cost.
const minVerdict = 3

// verdict reduces a check, a computation that only answers an error:
//
//	func (r Route) Validate() error // twenty tests of fields
//
// to one test with an unknown outcome and one return for each outcome. A caller
// can't tell more from its answer, and every caller gets a copy. Tests of states,
// attempts and versions stay. It reports whether g was reduced.
func verdict(g *Graph, returns []*Node) bool {
	if !slices.Equal(g.Func.Results, []string{"error"}) {
		return false
	}
	var tests []*Node
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch {
			continue
		}
		if g.telling(n.Cond) {
			return false
		}
		tests = append(tests, n)
	}
	outcomes := byOutcome(returns)
	if len(tests) < minVerdict || len(tests) < len(outcomes) || len(outcomes) < 2 {
		return false
	}
	out := slices.Clone(tests[:len(outcomes)-1])
	for i, t := range out {
		t.Cond = provenance.Nothing()
		next := outcomes[i+1]
		if i+1 < len(out) {
			next = out[i+1]
		}
		t.Succ = []Edge{{To: outcomes[i]}, {To: next}}
	}
	g.Nodes = append(out, outcomes...)
	return true
}

// byOutcome merges the returns that answer nil, those that answer an error, and
// the others.
func byOutcome(returns []*Node) []*Node {
	var out []*Node
	var seen []truth
	for _, r := range returns {
		k := null(r.Results[0])
		i := slices.Index(seen, k)
		if i < 0 {
			r.Results = slices.Clone(r.Results)
			out, seen = append(out, r), append(seen, k)
			continue
		}
		out[i].Results[0] = provenance.AltOf(out[i].Results[0], r.Results[0])
	}
	return out
}

// telling reports whether a condition is about what rules look at.
func (g *Graph) telling(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		name := u.Text
		switch u.Kind {
		case provenance.Minted:
			return true
		case provenance.Op:
			return name == "counter" || name == "select" || strings.Contains(name, "context.")
		case provenance.Param:
			name, _ = g.ParamOf(u)
		case provenance.Field:
		default:
			return false
		}
		return guardColumn(strings.Join(Words(name), "_"))
	})
}
