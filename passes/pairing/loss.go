package pairing

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// Loss returns the record that says e was done before it is, so that a crash
// between the two loses it for good. Records for which told is false are passed
// over; it may be nil.
func Loss(g *effectflow.Graph, e *effectflow.Effect, told func(*effectflow.Node) bool) (effectflow.Record, Reason) {
	if e.Evidence < effectflow.ByNames {
		return effectflow.Record{}, Named
	}
	safe := Unsaid
	for _, n := range g.Nodes {
		if n.Row == nil || n == e.Node {
			continue
		}
		records := n.Records()
		if len(records) == 0 {
			continue
		}
		beside := g.Beside(e.Node, n)
		for _, rec := range records {
			if rec.Stmt == nil || rec.Insert || !rec.Done || !beside && !g.Follows(n, e.Node) || !about(g, rec, e) && !(beside && handsOver(rec, e)) {
				continue
			}
			if !early(g, e, n) || !g.Concerns(e.Node, n, rec.Stmt) && !worksOn(g, e, n) && !named(g, e, rec) || told != nil && !told(n) {
				continue
			}
			if undone(g, e, rec) || g.TakenUp(rec) {
				safe = Reopened
				continue
			}
			return rec, ""
		}
	}
	return effectflow.Record{}, safe
}

// early reports whether n may be done although e never is: it comes first, or
// beside the goroutine that is to do e.
func early(g *effectflow.Graph, e *effectflow.Effect, n *effectflow.Node) bool {
	return g.Reaches(n, e.Node, true) || g.Beside(e.Node, n) && !AskedFor(e.Node)
}

// worksOn reports whether e handles the rows that n answered.
func worksOn(g *effectflow.Graph, e *effectflow.Effect, n *effectflow.Node) bool {
	for _, c := range n.Claims() {
		if g.Guarded(c, e.Node) {
			return true
		}
	}
	return false
}

// undone reports whether a failure of e puts the row back, or a later write says
// how it ended: then it is an intent.
func undone(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	for n := range g.After(e.Node, false).All() {
		for _, later := range n.Records() {
			if later.Stmt != nil && later.Stmt.Table == rec.Stmt.Table && later.Status {
				return true
			}
		}
	}
	return false
}

// about reports whether the record's column or value speaks of the effect: a
// mail is lost by sent_at, not by the state of the order it is about. The state
// SUBMITTED speaks of who asked for the work as often as of what was done with it.
func about(g *effectflow.Graph, rec effectflow.Record, e *effectflow.Effect) bool {
	return g.Remember(aboutKey{rec.Stmt, e.Family}, func() any { return speaks(rec, e.Family) }).(bool)
}

// aboutKey is under what a graph remembers whether a record speaks of a kind of effect.
type aboutKey struct {
	stmt *dbcall.Stmt
	kind models.EffectKind
}

func speaks(rec effectflow.Record, kind models.EffectKind) bool {
	words := effectflow.Words(rec.Column)
	if set, ok := rec.Stmt.Set(rec.Column); ok {
		for _, v := range effectflow.Consts([]*effectflow.Term{set.Value}) {
			if !strings.EqualFold(v, "submitted") {
				words = append(words, effectflow.Words(v)...)
			}
		}
	}
	for _, w := range words {
		if slices.Contains(byFamily[kind], w) {
			return true
		}
	}
	for _, w := range effectflow.Words(rec.Stmt.Table) {
		if w == "outbox" || strings.HasPrefix(w, "notification") || strings.HasPrefix(w, "webhook") || strings.HasPrefix(w, "deliver") {
			return true
		}
	}
	return false
}

// named reports whether a goroutine that does e carries what names the row of rec,
// or another field of that row.
func named(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	return g.Beside(e.Node, rec.Node) && (g.NamedBy(e).Shares(g.RowsOf(rec.Node, rec.Stmt)) || g.FromRow(e.Node, rec.Stmt))
}

// handsOver reports whether rec says that something left, which a request may be
// the way of. Where the request comes first or last, its words are too weak a hint.
func handsOver(rec effectflow.Record, e *effectflow.Effect) bool {
	switch e.Family {
	case models.HTTP, models.RPC, models.Push:
		return slices.ContainsFunc(effectflow.Words(rec.Column), func(w string) bool {
			switch w {
			case "sent", "delivered", "published", "forwarded", "pushed", "dispatched", "notified":
				return true
			}
			return false
		})
	}
	return false
}

// byFamily lists the words by which a record speaks of each kind of effect.
var byFamily = map[models.EffectKind][]string{
	models.Payment: {"charged", "captured", "refunded", "paid", "settled", "credited", "debited", "transferred"},
	models.Mail:    {"sent", "emailed", "mailed", "notified", "delivered"},
	models.SMS:     {"sent", "texted", "notified", "delivered"},
	models.Push:    {"sent", "pushed", "notified", "delivered"},
	models.Chat:    {"sent", "posted", "notified", "announced"},
	models.Publish: {"sent", "published", "announced", "emitted", "dispatched", "notified"},
	models.Job:     {"queued", "enqueued", "dispatched", "scheduled"},
	models.HTTP:    {"called", "posted", "submitted", "exported"},
	models.RPC:     {"called", "submitted", "exported"},
}

// OfAnother reports whether rec is the mark of another kind of step than e, which a
// request does as well: a code that was issued says nothing about a mail.
func OfAnother(e *effectflow.Effect, rec effectflow.Record) bool {
	own := byFamily[e.Family]
	if rec.Stmt == nil || own == nil {
		return false
	}
	words := effectflow.Words(rec.Column)
	if e.Family == models.HTTP || e.Family == models.RPC { // a request is no mail, unless it is sent as one
		return slices.Contains(words, "sent") && slices.ContainsFunc(words, func(w string) bool { return slices.Contains(mailed, w) }) ||
			slices.Contains(words, "issued") && slices.ContainsFunc(words, func(w string) bool { return w == "code" || w == "token" }) // which is done here
	}
	if n := len(words); n < 2 || words[n-1] != "at" && words[n-1] != "on" {
		return false
	}
	done := words[len(words)-2]
	return slices.Contains(otherSteps, done) && !slices.Contains(own, done)
}

// mailed are the things that a column says were sent to a person.
var mailed = []string{"confirmation", "recovery", "reset", "invitation", "invite", "otp", "reauthentication", "verification"}

// otherSteps are the participles that name a step of their own.
var otherSteps = []string{"issued", "verified", "confirmed", "approved", "accepted", "activated", "archived", "published", "paid", "refunded", "shipped", "cancelled", "canceled", "signed", "revoked", "refreshed"}

// belongs reports whether rec is the mark of another effect, which comes after e and
// is of the kind that rec speaks of.
func belongs(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	if rec.Stmt == nil || !strings.HasSuffix(rec.Column, "_at") || spokenOf(rec, e.Family) {
		return false
	}
	return slices.ContainsFunc(g.Nodes, func(n *effectflow.Node) bool {
		other := n.Effect()
		return other != nil && n != e.Node && spokenOf(rec, other.Family) && g.Follows(e.Node, n) && g.Follows(n, rec.Node) &&
			g.Concerns(n, rec.Node, rec.Stmt)
	})
}

// spokenOf reports whether the column of rec has a word for effects of a family.
func spokenOf(rec effectflow.Record, family models.EffectKind) bool {
	return slices.ContainsFunc(effectflow.Words(rec.Column), func(w string) bool { return slices.Contains(byFamily[family], w) })
}
