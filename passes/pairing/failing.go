package pairing

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// onlyFailed reports whether rec says that something went wrong, where something
// did after e: such a write records no success.
//
//	id, err := start(m) // fails as well where the answer can't be read
//	if err != nil {
//		db.Exec("UPDATE messages SET status = 'error' WHERE id = ?", m.ID)
//	}
func onlyFailed(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	if rec.Insert || !says(rec, dbcall.FaultValue) {
		return false
	}
	failed := g.FailedBefore(rec.Node)
	refused := g.Guards(rec.Node, func(t *effectflow.Term) bool { return effectflow.Mentions(t, e.Node) && !g.TestsError(t) })
	return slices.ContainsFunc(append(failed, refused...), func(b *effectflow.Node) bool { return g.Follows(e.Node, b) })
}

// says reports whether all that rec's column may be set to is of one kind.
func says(rec effectflow.Record, kind func(string) bool) bool {
	if rec.Stmt == nil || !rec.Status {
		return false
	}
	set, ok := rec.Stmt.Set(rec.Column)
	if !ok {
		return false
	}
	values := effectflow.Consts([]*effectflow.Term{set.Value})
	return len(values) > 0 && !slices.ContainsFunc(values, func(v string) bool { return !kind(v) })
}

// Complaint reports whether e only tells people that something failed, while rec
// is written whether it did or not.
//
//	if err := provider.Cancel(id); err != nil {
//		chat.Post("cancelling failed")
//	}
//	db.Exec("UPDATE subscriptions SET status = 'closed' WHERE id = ?", id)
func Complaint(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	return e.Family == models.Chat && rec.Node != nil && slices.ContainsFunc(g.FailedBefore(e.Node), func(b *effectflow.Node) bool {
		return g.Side(b, rec.Node) != g.Side(b, e.Node)
	})
}

// Opens reports whether rec is a new row that waits for somebody, of which a
// request before it told nothing: it is the next work, and not the mark of e.
func Opens(e *effectflow.Effect, rec effectflow.Record) bool {
	return (e.Family == models.HTTP || e.Family == models.RPC) && rec.Insert && says(rec, dbcall.WaitingValue) &&
		!effectflow.Stores(rec.Stmt, e.Node)
}
