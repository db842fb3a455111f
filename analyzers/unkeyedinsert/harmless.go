package unkeyedinsert

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// harmless reports whether nobody is misled by a second row.
func harmless(w *effectflow.World, s *dbcall.Stmt) bool { return failed(s) || folded(w, s.Table) }

// folded reports whether the program asks a table only for the last or first of its
// rows, or whether there is any, and takes rows away as it asks for them.
func folded(w *effectflow.World, table string) bool {
	asked := false
	for _, u := range slices.Concat(w.Statements(table), w.Mentions(table)) {
		switch u.Stmt.Verb {
		case sqltext.Insert:
		case sqltext.Delete:
			if u.Stmt.Limit || slices.ContainsFunc(u.Stmt.Conds, func(c dbcall.Cond) bool { return c.Column == "id" }) {
				return false // one of them
			}
		case sqltext.Select:
			if !folds(u.Stmt, table) {
				return false
			}
			asked = true
		default:
			return false
		}
	}
	return asked
}

// folds reports whether what a SELECT asks of a table is the same with a second row.
func folds(s *dbcall.Stmt, table string) bool {
	below := slices.ContainsFunc(s.Subs, func(sub dbcall.Stmt) bool { return slices.Contains(sub.Tables, table) })
	if (s.Table == table || !below) && !s.Folds {
		return false
	}
	return !slices.ContainsFunc(s.Subs, func(sub dbcall.Stmt) bool {
		return slices.Contains(sub.Tables, table) && !folds(&sub, table)
	})
}

// failed reports whether the row says that an attempt failed: there is one for each.
func failed(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Sets, func(set dbcall.Set) bool {
		return set.Value != nil && dbcall.StateColumn(set.Column) && broken(set.Value)
	})
}

// broken reports whether a state is always one that says so.
func broken(t *provenance.Term) bool {
	if t.Kind == provenance.Alt {
		return !slices.ContainsFunc(t.Args, func(a *provenance.Term) bool { return !broken(a) })
	}
	v, ok := t.Const()
	words := effectflow.Words(v)
	return ok && len(words) > 0 && slices.Contains([]string{"failed", "failure", "error", "errored", "timeout", "bounced"}, words[len(words)-1])
}
