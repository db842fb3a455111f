package rows

import (
	"cmp"
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Deed is what is done twice when two workers come this far with one row: an
// effect without a stable key, an insert that adds a second row, an increment.
type Deed struct {
	Step
	What       string // for messages: "Mailer.Send", "wallet_entries"
	Effect     *effectflow.Effect
	Confidence finding.Confidence // that doing it twice matters
}

// Deeds returns what n does that must not be done twice.
func Deeds(w *effectflow.World, n *effectflow.Node) []Deed {
	if e := n.Effect(); e != nil {
		if e.Key.Stable {
			return nil
		}
		return []Deed{{Step: Step{Node: n}, What: n.Name(), Effect: e, Confidence: effectConfidence(e)}}
	}
	var out []Deed
	for _, s := range Writes(n) {
		if c, ok := twice(w, s.Stmt); ok {
			out = append(out, Deed{Step: s, What: cmp.Or(s.Stmt.Table, n.Name()), Confidence: c})
		}
	}
	return out
}

func effectConfidence(e *effectflow.Effect) finding.Confidence {
	c := finding.High
	switch e.Evidence {
	case effectflow.ByName:
		return finding.Low
	case effectflow.ByNames:
		c = finding.Medium
	}
	if Notice(e) {
		return finding.Low
	}
	if e.Key.Weak != nil && c > finding.Low {
		c--
	}
	return c
}

// Notice recognises what tells the people who run a program about it: to be told
// twice harms nobody.
func Notice(e *effectflow.Effect) bool {
	switch e.Family {
	case models.HTTP, models.Push:
		return saysOf(e, "notify", "alert", "alerting", "slack", "telegram", "pagerduty")
	case models.Mail:
		return saysOf(e, "notify") && saysOf(e, "root", "admin", "admins", "operator")
	}
	return false
}

// saysOf reports whether one of the words stands in the name of a function on the way.
func saysOf(e *effectflow.Effect, words ...string) bool {
	return slices.ContainsFunc(e.Frames, func(f effectflow.Frame) bool {
		return slices.ContainsFunc(effectflow.Words(f.Name), func(w string) bool { return slices.Contains(words, w) })
	})
}

// twice reports whether running s twice leaves something else than running it
// once.
func twice(w *effectflow.World, s *dbcall.Stmt) (finding.Confidence, bool) {
	counted := false
	switch s.Verb {
	case sqltext.Insert:
		if w.MayBeKeyed(s) {
			return 0, false
		}
		if Trail(s.Table) {
			return finding.Low, true
		}
		return finding.Medium, true
	case sqltext.Update, sqltext.Merge:
		for _, set := range s.Sets {
			if set.Increment != 0 && Quantity(set.Column) {
				if !Statistic(set.Column) && !standing(set.Column) {
					return finding.Medium, true
				}
				counted = true
			}
		}
	}
	return finding.Low, counted
}

// Statistic recognises columns that only tell people how many there were.
func Statistic(column string) bool {
	words := effectflow.Words(column)
	return Audience(column) || len(words) > 1 && (words[0] == "used" || words[len(words)-1] == "count")
}

// standing recognises columns that put rows in an order.
func standing(column string) bool {
	words := effectflow.Words(column)
	if len(words) == 0 {
		return false
	}
	switch words[len(words)-1] {
	case "rank", "position", "priority", "weight", "ordering", "popularity", "score":
		return true
	}
	return false
}

// Quantity reports whether a column holds an amount of something, not a number
// of attempts or a version, whose meaning is to grow.
func Quantity(column string) bool {
	return !dbcall.AttemptColumn(column) && !dbcall.VersionColumn(column) && !dbcall.LeaseColumn(column)
}

// Audience recognises counters of those who looked at something, which nobody
// takes for exact.
func Audience(column string) bool {
	return slices.ContainsFunc(effectflow.Words(column), func(w string) bool {
		switch w {
		case "view", "views", "hit", "hits", "visit", "visits", "impression", "impressions", "pageviews":
			return true
		}
		return false
	})
}

// Trail recognises tables that only tell people what happened, where a second
// row does no harm.
func Trail(table string) bool {
	return slices.ContainsFunc(effectflow.Words(table), func(w string) bool {
		switch w {
		case "audit", "audits", "log", "logs", "activity", "activities", "trail", "trace", "traces", "metric", "metrics", "stats":
			return true
		}
		return false
	})
}

// Tells reports whether insert s adds to a trail: the table is called one, or the
// row says who did something and from where, and is no entry of a book.
func Tells(w *effectflow.World, s *dbcall.Stmt) bool {
	if Trail(s.Table) {
		return true
	}
	if Book(s.Table) {
		return false
	}
	if dbcall.OutboxTable(s.Table) {
		return happened(w, s)
	}
	if slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return visitor(x.Column) }) {
		return true
	}
	e := w.Entity(s.Entity)
	return e != nil && slices.ContainsFunc(e.Columns, func(c dbcall.EntityColumn) bool { return visitor(c.Column) })
}

// happened reports whether a table that is called nothing but events holds what
// people did, and nothing that is to be sent or replayed.
func happened(w *effectflow.World, s *dbcall.Stmt) bool {
	e := w.Entity(s.Entity)
	if s.Table != "events" && s.Table != "event" || e == nil {
		return false
	}
	did := false
	for _, c := range e.Columns {
		words := effectflow.Words(c.Column)
		if dbcall.StateColumn(c.Column) || dbcall.AttemptColumn(c.Column) || slices.ContainsFunc(words, sent) {
			return false
		}
		did = did || visitor(c.Column)
	}
	return did
}

// sent are words of columns that messages and the events of an aggregate have.
func sent(word string) bool {
	switch word {
	case "payload", "topic", "queue", "aggregate", "stream", "version", "sequence":
		return true
	}
	return false
}

// Book recognises tables by which somebody counts.
func Book(table string) bool { return slices.ContainsFunc(effectflow.Words(table), booked) }

func booked(word string) bool {
	switch word {
	case "ledger", "ledgers", "transaction", "transactions", "entry", "entries", "posting", "postings", "movement", "movements",
		"point", "points", "payment", "payments", "journal", "journals", "usage", "usages":
		return true
	}
	return false
}

// visitor recognises columns that say who did something and from where.
func visitor(column string) bool {
	switch column {
	case "user_agent", "request_uri", "request_url", "request_path", "remote_addr", "client_ip":
		return true
	}
	words := effectflow.Words(column)
	return len(words) > 0 && (words[0] == "initiator" || words[0] == "actor")
}
