package retryceiling

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/retryscope"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// checkRow reports a failure path that puts a row back into the state in which
// it is picked up, when nothing counts how often.
func checkRow(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) {
	rec, ok := putsBack(n)
	if !ok {
		return
	}
	w := r.Flow.World
	test := retryscope.OnFailure(w, g, n)
	if test == nil || !r.Local(n, test) {
		return
	}
	to := valueOf(rec)
	if !pickedUp(w, rec, to) || counted(w, rec.Stmt) {
		return
	}
	c := finding.Medium
	if buried(w, rec) {
		c = finding.Low // some failures end, perhaps all that can't succeed
	}
	place := r.Locate(g, n, effectflow.Common(n, test), func(m *effectflow.Node) bool { _, is := putsBack(m); return is })
	r.Report(finding.Finding{
		Category: "requeue", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s puts the row of %s back to %q after a failure, and nothing in the program counts how often: a row that can't succeed comes back for ever; raise a column of attempts in the same statement and set a final state at the limit",
			place.Name, rec.Stmt.Table, to),
		Related: append(r.Chain(place), r.RelatedTo(test, "after this failure")),
		Callee:  place.Name, Target: rec.Target(),
	})
}

// putsBack returns the write of n that moves one row to a state of not being
// started, if it does.
func putsBack(n *effectflow.Node) (effectflow.Record, bool) {
	for _, rec := range n.Records() {
		if rec.Stmt == nil || rec.Stmt.Verb != sqltext.Update || !rec.Status || rec.Stmt.Table == "" {
			continue
		}
		if v := valueOf(rec); dbcall.InitialValue(v) || number(v) {
			return rec, true
		}
	}
	return effectflow.Record{}, false
}

// valueOf returns the constant that a state column is set to, "" when it is not
// one.
func valueOf(rec effectflow.Record) string {
	set, ok := rec.Stmt.Set(rec.Column)
	if !ok || set.Increment != 0 {
		return ""
	}
	v, ok := set.Value.Const()
	if !ok {
		return ""
	}
	return v
}

func number(v string) bool { return v != "" && strings.Trim(v, "0123456789") == "" }

// pickedUp reports whether something takes rows in state to by that state, or
// the write itself takes them out of a state of being worked on.
func pickedUp(w *effectflow.World, rec effectflow.Record, to string) bool {
	for _, c := range rec.Stmt.CondsOn(rec.Column) {
		if slices.ContainsFunc(effectflow.Consts(c.Values), dbcall.ProgressValue) {
			return true
		}
	}
	for _, u := range w.Statements(rec.Stmt.Table) {
		if u.Stmt.Verb != sqltext.Select && u.Stmt.Verb != sqltext.Update || !effectflow.Bulk(u.Stmt) {
			continue
		}
		for _, c := range u.Stmt.CondsOn(rec.Column) {
			if (c.Op == "=" || c.Op == "in") && slices.Contains(effectflow.Consts(c.Values), to) {
				return true
			}
		}
	}
	return false
}

// counted reports whether the rows of a statement's table have something that
// counts attempts, or an age at which they are left alone.
func counted(w *effectflow.World, s *dbcall.Stmt) bool {
	if e := w.Entity(s.Entity); s.Entity != "" && e != nil {
		for _, c := range e.Columns {
			if dbcall.AttemptColumn(c.Column) {
				return true
			}
		}
	}
	for _, u := range w.Statements(s.Table) {
		if counts(w, u.Stmt) {
			return true
		}
	}
	return false
}

func counts(w *effectflow.World, s *dbcall.Stmt) bool {
	cols := slices.Clone(s.Columns)
	for _, x := range s.Sets {
		cols = append(cols, x.Column)
	}
	for _, c := range s.Conds {
		cols = append(append(cols, c.Column), c.Mentions...)
		if expires(c) {
			return true
		}
	}
	if s.Entity != "" {
		if e := w.Entity(s.Entity); e != nil {
			for _, c := range e.Columns {
				cols = append(cols, c.Column)
			}
		}
	}
	return slices.ContainsFunc(cols, dbcall.AttemptColumn)
}

// expires recognises the test of an age that doesn't begin anew with each
// attempt.
func expires(c dbcall.Cond) bool {
	switch c.Op {
	case ">", ">=", "<", "<=":
	default:
		return false
	}
	for _, word := range effectflow.Words(c.Column) {
		switch word {
		case "created", "inserted", "enqueued", "expires", "expire", "expiry", "expiration", "deadline", "valid":
			return true
		}
	}
	return false
}

// buried reports whether rows of the table also end in a state of failure.
func buried(w *effectflow.World, rec effectflow.Record) bool {
	for _, u := range w.Statements(rec.Stmt.Table) {
		set, ok := u.Stmt.Set(rec.Column)
		if ok && slices.ContainsFunc(effectflow.Consts([]*effectflow.Term{set.Value}), dbcall.FailureValue) {
			return true
		}
	}
	return false
}
