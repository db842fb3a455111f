package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// summed looks for an amount that is read, added to in Go, and stored: of two that
// do so at once, one is lost.
func (c *check) summed(w rows.Step) (found, bool) {
	for _, set := range w.Stmt.Sets {
		if set.Increment != 0 || set.Value == nil || !amount(set.Column) || rows.Conditional(c.w, w.Stmt, set.Column) || !c.adds(set.Value, set.Column) {
			continue
		}
		f := found{category: "lost", at: w.Node, column: set.Column, moved: set.Column, confidence: finding.Medium}
		if rows.Locked(c.g, w.Node) || !rows.Single(c.read.Stmt) {
			f.confidence = finding.Low
		}
		return f, true
	}
	return found{}, false
}

// adds reports whether t is a sum or a difference with the column of the row that
// was read, rounded or not.
func (c *check) adds(t *provenance.Term, column string) bool {
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Op && (u.Text == "+" || u.Text == "-") && len(u.Args) == 2 &&
			slices.ContainsFunc(u.Args, func(a *provenance.Term) bool {
				return a.Kind == provenance.Field && slices.Contains(rows.Tested(c.w, c.read, a), column)
			})
	})
}

// amount recognises columns that say how much somebody has.
func amount(column string) bool {
	words := effectflow.Words(column)
	return rows.Quantity(column) && !rows.Statistic(column) && slices.ContainsFunc(words, func(w string) bool {
		switch w {
		case "balance", "credit", "credits", "quota", "stock", "inventory", "funds", "budget", "points", "coins":
			return true
		}
		return false
	})
}
