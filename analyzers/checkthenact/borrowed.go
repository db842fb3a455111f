package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// borrowed looks at an update that gives a row a value because no other row has it:
//
//	SELECT id FROM orders WHERE payment_ref = ?            // nobody: go on
//	UPDATE orders SET payment_ref = ? WHERE id = ?
//
// Only a unique key keeps two rows from getting it.
func (c *check) borrowed(w rows.Step) {
	if w.Stmt.Verb != sqltext.Update || w.Stmt.Named {
		return
	}
	column := lookedUp(c.read.Stmt, w.Stmt)
	if column == "" || !rows.Single(w.Stmt) || rows.Same(c.read, w) || c.unique(w.Stmt, column) || rows.Alone(c.g, c.read, w) || rows.SetsUp(w.Node) {
		return
	}
	for _, b := range c.branches() {
		if !slices.Contains(b.columns, rows.Existence) || c.rationed(b.Cond) || !c.g.Decides(b.Node, w.Node) {
			continue
		}
		f := found{category: "given", at: b.Node, column: column, moved: column, confidence: finding.Low}
		if c.w.KeysKnown(w.Stmt.Table) && !rows.Locked(c.g, w.Node) {
			f.confidence = finding.Medium
		}
		c.report(f, w)
		return
	}
}

// lookedUp returns the column that identifies what r asks for and w stores in a row
// that it finds by something else.
func lookedUp(r, w *dbcall.Stmt) string {
	for _, cond := range r.Conds {
		if rows.Stored(cond, w) && dbcall.IdentityColumn(cond.Column) && len(w.CondsOn(cond.Column)) == 0 {
			return cond.Column
		}
	}
	return ""
}

// refused reports whether a declared key is made of nothing but what the read asks
// for: no second row like the one that was looked for can be there.
func (c *check) refused(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(c.keys(s), func(key []string) bool {
		return !slices.ContainsFunc(key, func(column string) bool {
			return !slices.ContainsFunc(c.read.Stmt.CondsOn(column), func(x dbcall.Cond) bool { return x.Op == "=" && x.Or == 0 })
		})
	})
}

// unique reports whether a declared key refuses a second row with that column.
func (c *check) unique(s *dbcall.Stmt, column string) bool {
	return slices.ContainsFunc(c.keys(s), func(key []string) bool { return slices.Contains(key, column) })
}

// keys returns what is unique in the table of s, also if only in some of its rows:
// that may be those which the read asks for.
func (c *check) keys(s *dbcall.Stmt) [][]string {
	return slices.Concat(c.w.Unique(s.Table), c.w.PartlyUnique(s.Table), s.Unique)
}
