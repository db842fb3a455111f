package splittx

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// apart reports whether a write stands outside of the transaction on purpose: it
// is to survive a rollback, or it belongs to another kind of store.
func apart(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) bool {
	if s.Store != dbcall.SQL && s.Store != dbcall.Document || s.Table == "" || g.Capped {
		return true
	}
	if dbcall.HistoryTable(s.Table) && !rows.Book(s.Table) || dbcall.InboxTable(s.Table) || slices.ContainsFunc(effectflow.Words(s.Table), kept) {
		return true
	}
	if s.Verb == sqltext.Update && len(s.Sets) > 0 && !slices.ContainsFunc(s.Sets, lasting) {
		return true
	}
	return n.Depth(effectflow.AfterCommit) > 0
}

// otherwise reports whether s stands for a write of the transaction where there
// is none: a test of the context decides which of the two runs, or one line does
// either after such a test.
func otherwise(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt, x txscope.Extent, writes []txscope.Access) bool {
	decided := len(g.Guards(n, txscope.Carried)) > 0
	return slices.ContainsFunc(writes, func(w txscope.Access) bool {
		same := w.Func == n.Func && len(w.Frames) == len(n.Frames) && w.Stmt.Table == s.Table && w.Stmt.Verb == s.Verb
		return same && (decided || w.Site == n.Site && !g.Follows(n, w.Node) && !g.Follows(w.Node, n) && asked(g, x, n, w.Node))
	})
}

// asked reports whether a test of the context inside of x leads to both.
func asked(g *effectflow.Graph, x txscope.Extent, n, w *effectflow.Node) bool {
	return slices.ContainsFunc(g.Nodes, func(b *effectflow.Node) bool {
		return b.Cond != nil && x.Steps.Has(b) && txscope.Carried(b.Cond) && g.Follows(b, n) && g.Follows(b, w)
	})
}

// kept are words for tables that are written apart by design.
func kept(w string) bool {
	switch w {
	case "sequence", "sequences", "seq", "counter", "counters", "lock", "locks", "lease", "leases", "session", "sessions",
		"metric", "metrics", "stat", "stats", "cache", "caches", "cached", "attempt", "attempts", "failure", "failures", "errors", "trace", "traces":
		return true
	}
	return false
}

// lasting reports whether an assignment is more than bookkeeping of an attempt.
func lasting(x dbcall.Set) bool {
	return x.Increment == 0 && !dbcall.LeaseColumn(x.Column) && !dbcall.AttemptColumn(x.Column)
}
