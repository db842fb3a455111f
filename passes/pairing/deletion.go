package pairing

import (
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// finished returns the deletions of n that say that e is done: the row was the
// order to do it, and nothing else is left of it. That holds for tables of jobs
// and messages, and for rows that a loop takes from the table one by one.
func finished(g *effectflow.Graph, e *effectflow.Effect, n *effectflow.Node) []effectflow.Record {
	if n.Kind != effects.Call || n.Row == nil || n.Commit != nil {
		return nil
	}
	var out []effectflow.Record
	stmts := n.Stmts()
	for i := range stmts {
		s := &stmts[i]
		if s.Verb == sqltext.Delete && s.Table != "" && s.Store != dbcall.Queue && len(s.Conds) > 0 &&
			(dbcall.OutboxTable(s.Table) || drained(g, e, n, s.Table)) {
			out = append(out, effectflow.Record{Node: n, Stmt: s, Status: true})
		}
	}
	return out
}

// drained reports whether e and n are the work of a loop over rows of a table.
func drained(g *effectflow.Graph, e *effectflow.Effect, n *effectflow.Node, table string) bool {
	for _, p := range g.Replays(e.Node) {
		if p.Kind != "rows" || !g.RowLoop(p.Scope, table) {
			continue
		}
		for _, s := range n.Scopes {
			if s == p.Scope {
				return true
			}
		}
	}
	return false
}
