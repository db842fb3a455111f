package unkeyedinsert

import (
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// replaced reports whether the rows that s adds to were deleted before: a second
// run puts its row in the place of the first one.
func replaced(g *rows.Graph, s rows.Step) bool {
	for _, n := range g.Nodes {
		if n.Kind != effects.Call || n.Row == nil || n == s.Node || !g.Reaches(n, s.Node, true) {
			continue
		}
		stmts := n.Stmts()
		for i := range stmts {
			if stmts[i].Verb == sqltext.Delete && stmts[i].Table == s.Stmt.Table && covers(&stmts[i], s.Stmt) {
				return true
			}
		}
	}
	return false
}

// covers reports whether deletion d takes what insert w adds, to judge by the
// columns that both name.
func covers(d, w *dbcall.Stmt) bool {
	known := false
	for _, c := range d.Conds {
		if c.Op != "=" || c.Or > 0 || len(c.Values) != 1 {
			return false
		}
		set, ok := w.Set(c.Column)
		if !ok || set.Value == nil || set.Value.Kind == provenance.Unknown || !provenance.Equal(set.Value, c.Values[0]) {
			return false
		}
		known = true
	}
	return known
}
