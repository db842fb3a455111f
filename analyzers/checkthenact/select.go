package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// recomputed reports whether set gives a column a value made of the one that was
// read: balance = ? with what was read, less an amount.
func (c *check) recomputed(set dbcall.Set, column string) bool {
	if set.Value.Kind != provenance.Op {
		return false // written back as it was
	}
	return slices.Contains(rows.Tested(c.w, c.read, set.Value), column)
}

// testedInSelect looks for a state that the SELECT asks for and w moves.
func (c *check) testedInSelect(w rows.Step) (found, bool) {
	column, moved := rows.Moves(w, rows.StateTests(c.read.Stmt))
	grave := finding.Low
	if column == "" {
		column = c.flag(w)
		if column == "" {
			column, grave = fills(w.Stmt, c.read.Stmt), finding.Medium
		}
		moved = column
	}
	if column == "" || rows.Conditional(c.w, w.Stmt, column) {
		return found{}, false
	}
	f := found{at: w.Node, column: column, moved: moved}
	if d := c.deedBefore(w, moved); d != nil && d.Confidence >= grave {
		f.deed = d
	}
	switch {
	case f.deed != nil:
		f.confidence = min(c.confidence(f.deed), finding.Medium)
		if f.deed.Effect != nil {
			f.at = f.deed.Node
		}
	case rows.Single(c.read.Stmt):
		return found{}, false // both write the same
	case begins(w, moved):
		f.category, f.confidence = "taken", finding.Medium
	case handedOut(c.read.Stmt, w, moved):
		f.category, f.confidence = "free", finding.Medium
	default:
		return found{}, false
	}
	if rows.Locked(c.g, w.Node) {
		f.confidence = finding.Low
	}
	return f, true
}

// flag returns a column by which the SELECT looks for rows that nobody works on
// and w says that somebody does.
func (c *check) flag(w rows.Step) string {
	for _, set := range w.Stmt.Sets {
		if !working(set.Column) || !constant(set.Value, "true", "1") {
			continue
		}
		for _, cond := range c.read.Stmt.CondsOn(set.Column) {
			if cond.Op == "=" && len(cond.Values) == 1 && constant(cond.Values[0], "false", "0") {
				return set.Column
			}
		}
	}
	return ""
}

func constant(t *provenance.Term, values ...string) bool {
	if t == nil {
		return false
	}
	v, ok := t.Const()
	return ok && slices.Contains(values, v)
}

// begins reports whether w says that somebody works on the row now.
func begins(w rows.Step, column string) bool {
	set, ok := w.Stmt.Set(column)
	if !ok || set.Value == nil {
		return false
	}
	v, fixed := set.Value.Const()
	return fixed && (dbcall.ProgressValue(v) || working(column) && (v == "true" || v == "1"))
}

// working recognises flags that are up while somebody works on a row.
func working(column string) bool {
	return slices.ContainsFunc(effectflow.Words(column), func(word string) bool {
		return word == "processing" || word == "running" || word == "progress" || word == "claimed" || word == "picked"
	})
}

// deedBefore returns the gravest deed about the row that was read, on a way that
// leads to w; what w stores in the moved column may say so.
func (c *check) deedBefore(w rows.Step, moved string) *rows.Deed {
	set, _ := w.Stmt.Set(moved)
	return c.gravest(func(d rows.Deed) bool {
		return d.Node != w.Node && c.after(d.Node) && (c.about(d, w) || set.Value != nil && rows.Made(d, set.Value)) &&
			(c.g.Reaches(d.Node, w.Node, true) || c.g.Reaches(w.Node, d.Node, true))
	})
}

// about reports whether a deed is done for the row that was read.
func (c *check) about(d rows.Deed, w rows.Step) bool {
	if d.Call != nil && slices.ContainsFunc(d.Call.Args, func(a *provenance.Term) bool { return rows.FromRow(a, c.read.ID()) }) {
		return true
	}
	if d.Stmt != nil {
		return !rows.ChildOfEarlier(c.g, d.Step, c.read.Node) && c.g.RowsOf(d.Node, d.Stmt).Shares(c.g.RowsOf(w.Node, w.Stmt))
	}
	return c.g.Concerns(d.Node, w.Node, w.Stmt)
}

// unheld looks at rows that were selected FOR UPDATE outside of a transaction.
func (c *check) unheld(w rows.Step) {
	if c.g.Claimed(w.Node) || txscope.LockedBefore(c.g.Graph, w.Node, w.Stmt) != nil {
		return
	}
	column := ""
	if len(w.Stmt.Sets) > 0 {
		column = w.Stmt.Sets[0].Column
	}
	d := c.deedBefore(w, column)
	f := found{category: "lock", at: c.read.Node, column: column, moved: column, deed: d}
	switch {
	case d != nil && (d.Effect != nil || !rows.Conditional(c.w, w.Stmt, column)):
		f.confidence = c.confidence(d)
	case !rows.Conditional(c.w, w.Stmt, column):
		f.confidence = finding.Medium
	default:
		return
	}
	c.report(f, w)
}

// missing looks at an insert that runs if the row was not found.
func (c *check) missing(w rows.Step) {
	if w.Stmt.Conflict != sqltext.ConflictNone || !rows.LookedFor(c.read.Stmt, w.Stmt) && !rows.LookedForWhole(c.read.Stmt, w.Stmt) || rows.SetsUp(w.Node) {
		return
	}
	for _, b := range c.branches() {
		if !slices.Contains(b.columns, rows.Existence) || c.rationed(b.Cond) || !c.g.Decides(b.Node, w.Node) {
			continue
		}
		d := c.deedFirst(b, w)
		if d == nil && (c.w.Keyed(w.Stmt) || c.refused(w.Stmt) || rows.Alone(c.g, c.read, w)) {
			return
		}
		f := found{category: "missing", at: b.Node, deed: d, confidence: finding.Low}
		switch {
		case rows.Locked(c.g, w.Node):
		case d != nil:
			f.confidence = min(c.confidence(d), finding.Medium)
		case c.w.KeysKnown(w.Stmt.Table) && !links(c.w, w.Stmt):
			f.confidence = finding.Medium
		}
		c.report(f, w)
		return
	}
}

// deedFirst returns an effect that is done before insert w says so, under b: by
// then a unique key comes too late.
func (c *check) deedFirst(b test, w rows.Step) *rows.Deed {
	side := c.g.Side(b.Node, w.Node)
	return c.gravest(func(d rows.Deed) bool {
		return d.Effect != nil && dbcall.InboxTable(w.Stmt.Table) && c.g.Side(b.Node, d.Node) == side && c.g.Reaches(d.Node, w.Node, true)
	})
}

// first looks at an insert that runs only while a table is empty: the first user,
// who may do everything. A program that starts asks the same, and mostly starts
// once.
func (c *check) first(w rows.Step) {
	if w.Stmt.Table != c.read.Stmt.Table || w.Stmt.Conflict != sqltext.ConflictNone || picksByValue(c.read.Stmt) || rows.Trail(w.Stmt.Table) || rows.SetsUp(w.Node) || rows.Alone(c.g, c.read, w) {
		return
	}
	if !slices.ContainsFunc(c.g.Replays(w.Node), func(r effectflow.Replay) bool { return r.Kind == "http" }) {
		return
	}
	for _, b := range c.branches() {
		if !slices.Equal(b.columns, []string{rows.Existence}) || !c.none(b.Cond) && !c.noneLike(b, w) || !c.g.Decides(b.Node, w.Node) {
			continue
		}
		f := found{category: "first", at: b.Node, confidence: finding.Medium}
		if rows.Locked(c.g, w.Node) {
			f.confidence = finding.Low
		}
		c.report(f, w)
		return
	}
}

// picksByValue reports whether s asks for rows with a value that differs from one
// call to the next.
func picksByValue(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return slices.ContainsFunc(c.Values, func(v *provenance.Term) bool { return v.Kind != provenance.Const && v.Kind != provenance.Global })
	})
}

// none reports whether a condition asks whether there is any row at all.
func (c *check) none(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Op && len(u.Args) == 2 && len(rows.Tested(c.w, c.read, u)) > 0 && slices.ContainsFunc(u.Args, func(a *provenance.Term) bool {
			v, ok := a.Const()
			return ok && (v == "0" || v == "1")
		})
	})
}

// noneLike reports whether the read asks by EXISTS for a row like the one that w
// inserts, of a kind that is written out: an administrator.
func (c *check) noneLike(b test, w rows.Step) bool {
	side := 1
	if b.Cond.Kind == provenance.Op && b.Cond.Text == "!" {
		side = 0
	}
	return slices.Contains(c.read.Stmt.Funcs, "exists") && c.g.Side(b.Node, w.Node) == side && !slices.ContainsFunc(c.read.Stmt.Conds, func(x dbcall.Cond) bool {
		if x.Op != "=" || x.Or > 0 || len(x.Values) != 1 {
			return true
		}
		set, ok := w.Stmt.Set(x.Column)
		return !ok || set.Value == nil || !provenance.Equal(set.Value, x.Values[0])
	})
}

// rationed reports whether a condition compares the number of rows with a limit
// that leaves room for more than one: nobody asks whether there is one.
func (c *check) rationed(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		if u.Kind != provenance.Op || len(u.Args) != 2 || !slices.Contains([]string{"<", "<=", ">", ">="}, u.Text) {
			return false
		}
		for i, a := range u.Args {
			if slices.Contains(rows.Tested(c.w, c.read, a), rows.Existence) && !constant(u.Args[1-i], "0", "1") {
				return true
			}
		}
		return false
	})
}
