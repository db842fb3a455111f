package outbox

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// announces reports whether an effect tells others of something that happened or
// hands work on.
func announces(e *effectflow.Effect) bool {
	switch e.Family {
	case models.Publish, models.Job, models.Workflow:
		return true
	case models.HTTP, models.RPC, models.Push:
		return slices.ContainsFunc(way(e.Node), func(w string) bool {
			return w == "webhook" || w == "webhooks" || w == "event" || w == "events" || w == "publish"
		})
	}
	return false
}

// way returns the words of the calls that lead to n.
func way(n *effectflow.Node) []string {
	out := effectflow.Words(n.Name())
	for _, f := range n.Frames {
		out = append(out, effectflow.Words(f.Name)...)
	}
	return out
}

// keeps reports whether g writes an event or a job into the database.
func keeps(g *effectflow.Graph) bool {
	for _, n := range g.Nodes {
		if n.Row != nil && n.Row.Kind == models.EnqueueTx {
			return true
		}
		for _, s := range txscope.Writes(n) {
			if boxed(s) {
				return true
			}
		}
	}
	return false
}

// boxed reports whether s adds a row to an outbox or a queue.
func boxed(s *dbcall.Stmt) bool {
	return (s.Verb == sqltext.Insert || s.Verb == sqltext.Replace || s.Verb == sqltext.Merge) &&
		(dbcall.OutboxTable(s.Table) || s.Store == dbcall.Queue)
}

// named reports whether a table is called an outbox, not only used as one.
func named(table string) bool {
	return strings.Contains(table, "outbox") || strings.Contains(table, "outgoing")
}

// changeOf returns the write before e that e tells of, the plainest one.
func changeOf(g *effectflow.Graph, e *effectflow.Effect) (best txscope.Access, ok bool) {
	rank := 0
	work := g.WorkOf(e.Node)
	for _, n := range g.Nodes {
		for _, s := range txscope.Writes(n) {
			if s.Store != dbcall.SQL && s.Store != dbcall.Document || s.Table == "" || dbcall.InboxTable(s.Table) || bookkeeping(s) || effectflow.Declares(s) {
				continue
			}
			if !work.Shares(g.RowsOf(n, s)) || !g.After(n, true)[e.Node] {
				continue
			}
			k := 1
			switch {
			case s.Verb == sqltext.Insert && !dbcall.HistoryTable(s.Table):
				k = 3
			case slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return dbcall.StateColumn(x.Column) }):
				k = 2
			}
			if k >= rank {
				best, rank = txscope.Access{Node: n, Stmt: s}, k
			}
		}
	}
	return best, rank > 0
}

// bookkeeping reports whether an update only says who works on a row.
func bookkeeping(s *dbcall.Stmt) bool {
	return s.Verb == sqltext.Update && len(s.Sets) > 0 && !slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return !dbcall.LeaseColumn(x.Column) && !dbcall.AttemptColumn(x.Column)
	})
}

// recorded reports whether a write after e says that it was done.
func recorded(g *effectflow.Graph, e *effectflow.Effect) bool {
	for n := range g.After(e.Node, true) {
		for _, rec := range n.Records() {
			if g.Concerns(e.Node, n, rec.Stmt) {
				return true
			}
		}
	}
	return false
}

// relayed reports whether e sends what was selected from an outbox.
func relayed(g *effectflow.Graph, e *effectflow.Effect) bool {
	for _, n := range g.Nodes {
		if n.Row == nil || n.Kind != effects.Call {
			continue
		}
		for i := range n.Stmts() {
			if s := &n.Stmts()[i]; s.Verb != sqltext.Insert && dbcall.OutboxTable(s.Table) && g.After(n, false)[e.Node] {
				return true
			}
		}
	}
	return false
}

// apartFrom returns the change that an outbox row tells of and that is written in
// another transaction.
func apartFrom(g *effectflow.Graph, row txscope.Access) (txscope.Access, bool) {
	box := txscope.Of(g, row.Node, row.Stmt)
	after := g.After(row.Node, true)
	var found txscope.Access
	for _, n := range g.Nodes {
		for _, s := range txscope.Writes(n) {
			if n == row.Node || boxed(s) || s.Table == "" || dbcall.OutboxTable(s.Table) || dbcall.InboxTable(s.Table) || bookkeeping(s) ||
				s.Store != dbcall.SQL && s.Store != dbcall.Document || !g.After(n, true)[row.Node] && !after[n] {
				continue
			}
			if !g.RowsOf(n, s).Shares(g.RowsOf(row.Node, row.Stmt)) {
				continue
			}
			tx := txscope.Of(g, n, s)
			if tx.Is(box) || unread(s, tx) || unread(row.Stmt, box) {
				return txscope.Access{}, false // some change is written together with it
			}
			if found.Node == nil {
				found = txscope.Access{Node: n, Stmt: s}
			}
		}
	}
	return found, found.Node != nil
}

// unread reports whether nobody can tell what s runs on.
func unread(s *dbcall.Stmt, tx txscope.Tx) bool {
	return !tx.Any() && (s.Handle == nil || s.Handle.Kind == provenance.Unknown || s.Handle.Kind == provenance.Alt)
}

func confidence(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect, change txscope.Access, name string) finding.Confidence {
	c := finding.High
	switch {
	case e.Evidence == effectflow.ByName, !reported(g, e), passing(e, name), swept(w, change.Stmt):
		return finding.Low
	case e.Evidence == effectflow.ByNames:
		c = finding.Medium
	}
	switch g.ReplayOf(e.Node).Kind {
	case "message", "job", "activity", "workflow", "reconcile":
		if !decides(g, change, e) {
			return finding.Low // run again until it gets through
		}
	}
	return c
}

// reported reports whether a failure of e reaches the caller.
func reported(g *effectflow.Graph, e *effectflow.Effect) bool {
	for _, n := range g.Nodes {
		if n.Kind == effects.Return && slices.ContainsFunc(n.Results, func(t *provenance.Term) bool { return effectflow.Mentions(t, e.Node) }) {
			return true
		}
	}
	return false
}

// passing recognises notices that nobody waits for: to caches, browsers, logs.
func passing(e *effectflow.Effect, name string) bool {
	if e.Row != nil && strings.Contains(e.Row.Symbol, "redis") {
		return true // nobody keeps it for those who don't listen
	}
	for _, w := range append(way(e.Node), effectflow.Words(name)...) {
		switch w {
		case "cache", "invalidate", "invalidation", "metric", "metrics", "log", "audit", "websocket", "ws", "broadcast", "sse",
			"realtime", "telemetry", "analytics", "track", "tracking", "notify", "alert", "refresh", "reload":
			return true
		}
	}
	return false
}

// swept reports whether something in the program looks for rows in the state that
// s puts them into.
func swept(w *effectflow.World, s *dbcall.Stmt) bool {
	for _, u := range w.Statements(s.Table) {
		if u.Stmt.Verb != sqltext.Select || !effectflow.Bulk(u.Stmt) {
			continue
		}
		for _, x := range s.Sets {
			if !dbcall.StateColumn(x.Column) {
				continue
			}
			for _, c := range u.Stmt.CondsOn(x.Column) {
				if shared(effectflow.Consts([]*provenance.Term{x.Value}), effectflow.Consts(c.Values)) {
					return true
				}
			}
		}
	}
	return false
}

func shared(a, b []string) bool {
	return slices.ContainsFunc(a, func(s string) bool { return slices.Contains(b, s) })
}

// decides reports whether the outcome of the write decides whether e runs: then
// the second run, which changes nothing, does not come to it.
func decides(g *effectflow.Graph, w txscope.Access, e *effectflow.Effect) bool {
	for _, c := range w.Claims() {
		if c.Stmt == w.Stmt && g.Guarded(c, e.Node) {
			return true
		}
	}
	return false
}
