package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// guessed reports whether w raises a number of attempts that test b compares with a
// fixed limit, for whoever calls: he gets more of them if he asks many times at
// once. A worker that counts how often it tried has the row to itself, and moves it
// on or says when to try again.
func (c *check) guessed(set dbcall.Set, b test, w rows.Step) bool {
	if set.Increment <= 0 || !dbcall.AttemptColumn(set.Column) || !rows.Single(c.read.Stmt) || c.harmless(set, b, w, set.Column) {
		return false
	}
	if !slices.ContainsFunc(b.Cond.Args, func(t *provenance.Term) bool { return t.Kind == provenance.Const && t.N == provenance.ConstInt }) {
		return false
	}
	switch c.g.ReplayOf(w.Node).Kind {
	case "", "http":
	default:
		return false
	}
	return !slices.ContainsFunc(w.Stmt.Sets, func(x dbcall.Set) bool {
		return x.Column != set.Column && (rows.StateLike(x.Column) || scheduled(x.Column))
	})
}

// scheduled recognises columns that say when something is tried again.
func scheduled(column string) bool {
	return slices.ContainsFunc(effectflow.Words(column), func(w string) bool { return w == "next" || w == "retry" || w == "run" || w == "due" })
}
