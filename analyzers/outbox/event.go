package outbox

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/pairing"
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
	case models.Mail, models.SMS:
		return detached(e.Node) && !pairing.AskedFor(e.Node)
	case models.HTTP, models.RPC, models.Push, models.Chat:
		off := detached(e.Node)
		return slices.ContainsFunc(pairing.Way(e.Node), func(w string) bool { return tells(w) || off && spreads(w) })
	}
	return false
}

// tells recognises the words for a request that tells others what happened.
func tells(w string) bool {
	return w == "webhook" || w == "webhooks" || w == "event" || w == "events" || w == "publish"
}

// spreads recognises those that say so of a request in a goroutine.
func spreads(w string) bool {
	switch w {
	case "federate", "federated", "federation", "deliver", "delivery", "announce", "announcement", "dispatch", "forward", "propagate", "push":
		return true
	}
	return false
}

// detached reports whether n runs in a goroutine nobody waits for: then whoever
// made the change has his answer before the mail is sent, and never asks again.
func detached(n *effectflow.Node) bool {
	return slices.ContainsFunc(n.In(effectflow.InGo), func(s *effectflow.Scope) bool { return !s.Joined })
}

func unasked(e *effectflow.Effect) bool { return e.Family == models.Mail || e.Family == models.SMS }

// startedBeside reports whether the goroutine of n is started where change w is
// made, not by a service that sends all mails in the background.
func startedBeside(n, w *effectflow.Node) bool {
	return slices.ContainsFunc(n.In(effectflow.InGo), func(s *effectflow.Scope) bool { return len(s.Frames) <= effectflow.Common(n, w)+1 })
}

// keeps reports whether an event or a job is stored together with change w, or
// one that tells of the same work as e.
func keeps(g *effectflow.Graph, e *effectflow.Effect, w txscope.Access) bool {
	tx, rows, work := txscope.Of(g, w.Node, w.Stmt), g.RowsOf(w.Node, w.Stmt), g.WorkOf(e.Node)
	for _, n := range g.Nodes {
		if n.Row != nil && n.Row.Kind == models.EnqueueTx && (n == e.Node || effectflow.Compatible(n, w.Node)) {
			return true
		}
		for _, s := range txscope.Writes(n) {
			if !boxed(s) || !effectflow.Compatible(n, w.Node) {
				continue
			}
			together, box := txscope.Of(g, n, s).Is(tx), g.RowsOf(n, s)
			if !together && g.Beside(n, e.Node) {
				continue // lost with the process as well
			}
			if s.Store == dbcall.Queue && !together && (n == e.Node || g.Reaches(w.Node, n, true)) {
				continue // a queue in another store is where the event goes, and just as late
			}
			if together || box.Shares(rows) || box.Shares(work) {
				return true
			}
		}
	}
	return false
}

// stores reports whether g adds rows to an outbox.
func stores(g *effectflow.Graph) bool {
	for _, n := range g.Nodes {
		if slices.ContainsFunc(txscope.Writes(n), boxed) {
			return true
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
func changeOf(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) (best txscope.Access, ok bool) {
	rank := 0
	work := g.WorkOf(e.Node)
	for _, x := range changes(g) {
		n, s := x.Node, x.Stmt
		if !g.Reaches(n, e.Node, false) || moved(g, n, s, e) || !effectflow.Compatible(n, e.Node) ||
			!work.Shares(g.RowsOf(n, s)) && !carries(e.Node, n) || !g.Reaches(n, e.Node, true) || instead(e.Node, n, s, w) {
			continue
		}
		k := 1
		switch {
		case s.Verb == sqltext.Insert && !dbcall.HistoryTable(s.Table) && !counts(s.Table):
			k = 3
		case slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return dbcall.StateColumn(x.Column) }):
			k = 2
		}
		if !eitherWay(g, e, x) {
			k += 3
		}
		if k >= rank {
			best, rank = x, k
		}
	}
	return best, rank > 0
}

// changesKey stands for what changes returns.
type changesKey struct{}

// changes returns the writes that something may tell of.
func changes(g *effectflow.Graph) []txscope.Access {
	return g.Remember(changesKey{}, func() any {
		var out []txscope.Access
		for _, n := range g.Nodes {
			if n.Kind != effects.Call {
				continue
			}
			for _, s := range txscope.Writes(n) {
				if s.Store != dbcall.SQL && s.Store != dbcall.Document || s.Table == "" || dbcall.InboxTable(s.Table) || bookkeeping(s) || effectflow.Declares(s) || provides(n) {
					continue
				}
				out = append(out, txscope.Access{Node: n, Stmt: s})
			}
		}
		return out
	}).([]txscope.Access)
}

// counts reports whether a table hands out numbers, which is no news to anybody.
func counts(table string) bool {
	return slices.ContainsFunc([]string{"numbers", "sequence", "sequences", "counter", "counters"}, func(end string) bool { return strings.HasSuffix(table, end) })
}

// carries reports whether an argument of e is what write n answered: the stored
// row, or the id it was given.
func carries(e, n *effectflow.Node) bool {
	last := len(n.Call.Results) - 1
	return slices.ContainsFunc(e.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			return t.Kind == provenance.Result && t.Text == n.ID() && (t.N != last || n.Call.Results[last] != "error")
		})
	})
}

// provides reports whether n only makes sure that a row is there: it is written
// by a function that is named after reading it.
func provides(n *effectflow.Node) bool {
	return slices.ContainsFunc(n.Frames, func(f effectflow.Frame) bool {
		switch effectflow.FirstWord(f.Name[strings.LastIndexByte(f.Name, '.')+1:]) {
		case "get", "find", "ensure", "lookup", "fetch", "load":
			return true
		}
		return false
	})
}

// bookkeeping reports whether an update only says who works on a row.
func bookkeeping(s *dbcall.Stmt) bool {
	return s.Verb == sqltext.Update && len(s.Sets) > 0 && !slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return !dbcall.LeaseColumn(x.Column) && !dbcall.AttemptColumn(x.Column)
	})
}

// recorded reports whether a write after e says that it was done, and does not only
// store the row of change w again.
func recorded(g *effectflow.Graph, e *effectflow.Effect, w txscope.Access) bool {
	for n := range g.After(e.Node, true).All() {
		if n.Sent() && !e.Node.Sent() {
			continue // lost with the process as well
		}
		for _, rec := range n.Records() {
			if g.Concerns(e.Node, n, rec.Stmt) && !again(g, e, rec, w) {
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
			if s := &n.Stmts()[i]; s.Verb != sqltext.Insert && dbcall.OutboxTable(s.Table) && g.Reaches(n, e.Node, false) {
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
				s.Store != dbcall.SQL && s.Store != dbcall.Document || !g.Reaches(n, row.Node, true) && !after.Has(n) {
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
	case unasked(e) && e.Node.Sent():
		return finding.Low // mailers keep lists of their own, and testers wait for the answer
	case e.Evidence == effectflow.ByName, passing(e, name), swept(w, change.Stmt), wakes(g, e, change.Stmt), nudges(w, g, e, change.Stmt), watches(e), courtesy(g, e, change), eitherWay(g, e, change):
		return finding.Low
	case !reported(g, e):
		if fleeting(e) && !handedOver(e) {
			return finding.Low // its sender takes it for a courtesy
		}
		c = finding.Medium
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

// handedOver reports whether telling others is the purpose of a goroutine or a
// queue in memory, so that nobody can be told that it failed.
func handedOver(e *effectflow.Effect) bool {
	return e.Node.SentFor() && slices.ContainsFunc(pairing.Way(e.Node), tells) || detached(e.Node) && slices.ContainsFunc(pairing.Way(e.Node), spreads)
}

// fleeting recognises messages that are gone when nobody listens, and requests.
func fleeting(e *effectflow.Effect) bool {
	switch e.Family {
	case models.HTTP, models.RPC, models.Push:
		return true
	}
	return e.Row != nil && strings.Contains(e.Row.Symbol, "nats.go.Conn)")
}

// passing recognises notices that nobody waits for: to caches, browsers, logs.
func passing(e *effectflow.Effect, name string) bool {
	if e.Row != nil && strings.Contains(e.Row.Symbol, "redis") && !kept(e.Node) {
		return true // nobody keeps it for those who don't listen
	}
	for _, w := range append(pairing.Way(e.Node), effectflow.Words(name)...) {
		switch w {
		case "cache", "index", "indexing", "reindex", "search", "invalidate", "invalidation", "metric", "metrics", "log", "audit", "websocket", "ws", "broadcast", "sse",
			"realtime", "telemetry", "analytics", "track", "tracking", "notify", "alert", "refresh", "reload":
			return true
		}
	}
	return false
}

// kept reports whether n puts its message into a list or stream, which waits for
// its reader.
func kept(n *effectflow.Node) bool {
	return slices.ContainsFunc(txscope.Writes(n), func(s *dbcall.Stmt) bool { return s.Store == dbcall.Queue })
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
