package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// eitherWay reports whether the state of a stored row decides whether change w is made,
// and e is sent in any case, also where nothing was changed: then it tells of something
// else, and whoever comes again sends it again.
func eitherWay(g *effectflow.Graph, e *effectflow.Effect, w txscope.Access) bool {
	if noted(g, w.Node, e.Node) {
		return false
	}
	return slices.ContainsFunc(rowTests(g), func(b *effectflow.Node) bool {
		if leaves(b, e.Node) {
			return false
		}
		side := g.Side(b, w.Node)
		if side < 0 || g.Decides(b, e.Node) || !g.Reaches(b, e.Node, false) {
			return false
		}
		return !slices.ContainsFunc(changes(g), func(x txscope.Access) bool {
			return x.Stmt.Table == w.Stmt.Table && g.Reaches(x.Node, e.Node, false) && g.Side(b, x.Node) != side
		})
	})
}

type rowTestsKey struct{}

// rowTests returns the tests of what was read from a table.
func rowTests(g *effectflow.Graph) []*effectflow.Node {
	return g.Remember(rowTestsKey{}, func() any {
		var out []*effectflow.Node
		for _, b := range g.Nodes {
			if b.Kind == effects.Branch && b.Cond != nil && asksRow(g, b.Cond) {
				out = append(out, b)
			}
		}
		return out
	}).([]*effectflow.Node)
}

// noted reports whether a later test that decides whether e is sent may know whether
// change w was made: nothing but a variable is asked.
func noted(g *effectflow.Graph, w, e *effectflow.Node) bool {
	return slices.ContainsFunc(g.Nodes, func(d *effectflow.Node) bool {
		return d.Kind == effects.Branch && d.Cond != nil && (d.Cond.Kind == provenance.Alt || d.Cond.Kind == provenance.Unknown) &&
			len(d.Frames) <= effectflow.Common(w, e) && g.Follows(w, d) && g.Decides(d, e)
	})
}

// leaves reports whether b stands in a loop that is over when e is sent: another round
// may have changed something.
func leaves(b, e *effectflow.Node) bool {
	return slices.ContainsFunc(b.In(effectflow.InLoop), func(s *effectflow.Scope) bool { return effectflow.Overlaps(s, e) })
}

// asksRow reports whether a condition is about what was read from a table, and not only
// about whether reading it failed.
func asksRow(g *effectflow.Graph, cond *provenance.Term) bool {
	return !g.TestsError(cond) && cond.Has(func(t *provenance.Term) bool {
		if t.Kind != provenance.Result {
			return false
		}
		n := g.Node(t.Text)
		if n == nil {
			return false
		}
		for i := range n.Stmts() {
			if n.Stmts()[i].Verb == sqltext.Select {
				return true
			}
		}
		return false
	})
}
