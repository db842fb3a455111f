package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// birth is how the row that a statement changes was inserted a few steps before.
type birth struct {
	stmt *dbcall.Stmt
	own  bool // by the same transaction: nobody else sees the row yet
}

// birthOf looks for the insert of the same row in the function of an update.
func birthOf(u effectflow.Use) *birth {
	if u.Graph == nil || u.Node == nil {
		return nil
	}
	for _, n := range u.Graph.Nodes {
		if n == u.Node || n.Row == nil || n.Func != u.Node.Func {
			continue
		}
		stmts := n.Stmts()
		for i := range stmts {
			s := &stmts[i]
			if s.Verb == sqltext.Insert && s.Table == u.Stmt.Table && sameRow(s, u.Stmt) && u.Graph.Reaches(n, u.Node, true) {
				return &birth{s, txscope.Of(u.Graph, n, s).Is(txscope.Of(u.Graph, u.Node, u.Stmt))}
			}
		}
	}
	return nil
}

// sameRow reports whether both statements give the key of their row the same
// value.
func sameRow(insert, update *dbcall.Stmt) bool {
	return slices.ContainsFunc(insert.Sets, func(x dbcall.Set) bool {
		if !dbcall.IdentityColumn(x.Column) || x.Value == nil || constant(x.Value) {
			return false
		}
		if y, ok := update.Set(x.Column); ok && y.Value != nil && provenance.Equal(x.Value, y.Value) {
			return keyLike(x.Column)
		}
		return slices.ContainsFunc(update.Conds, func(c dbcall.Cond) bool {
			return c.Column == x.Column && c.Op == "=" && c.Or == 0 && len(c.Values) == 1 && provenance.Equal(x.Value, c.Values[0])
		})
	})
}

func constant(t *provenance.Term) bool {
	_, ok := t.Const()
	return ok
}

// keyLike recognises the columns that number or name the rows themselves.
func keyLike(column string) bool {
	switch column {
	case "id", "_id", "pk", "uuid", "guid":
		return true
	}
	return false
}

// inserts reports whether a Save can only insert: its record was made here, and
// nothing gave it the key of a row that exists.
//
//	db.Save(&Job{Name: name}) // a new row
//	job.Done = true
//	db.Save(job)              // whatever row it was read from
func inserts(u effectflow.Use) bool {
	if !saves(u) || u.Node == nil || u.Node.Call == nil || birthOf(u) != nil {
		return false
	}
	if slices.ContainsFunc(u.Stmt.Conds, func(c dbcall.Cond) bool { return c.Op == "=" && !zeros(c.Values) }) {
		return false
	}
	for _, s := range u.Stmt.Sets {
		if keyLike(s.Column) && s.Value != nil && len(effectflow.Minted(s.Value)) == 0 && !constant(s.Value) {
			return false
		}
	}
	return slices.ContainsFunc(u.Node.Call.Args, func(a *effectflow.Term) bool { return made(a, u.Stmt.Entity) })
}

// zeros reports whether values are those of a key that nobody set.
func zeros(vs []*effectflow.Term) bool {
	return !slices.ContainsFunc(vs, func(v *effectflow.Term) bool { return v.Kind != provenance.Unknown && !empty(v) && !unset(v) })
}

// unset reports whether a value is a field that nobody gave a value, of a record
// that was made here.
func unset(v *effectflow.Term) bool {
	if v.Kind != provenance.Field || len(v.Args) == 0 {
		return false
	}
	of := v.Args[0]
	return of.Kind == provenance.Object && of.Member(provenance.BaseName) == nil && of.Member(v.Text) == nil
}

func empty(v *effectflow.Term) bool {
	text, ok := v.Const()
	return ok && (text == "" || text == "0" || v.IsNil())
}

// made reports whether a value is a record that was made here: no part of it is
// read from somewhere as a whole.
func made(t *effectflow.Term, entity string) bool {
	switch t.Kind {
	case provenance.Object:
		return entity != "" && strings.HasSuffix(t.Type, entity) && t.Member(provenance.BaseName) == nil
	case provenance.Alt:
		found := false
		for _, a := range t.Args {
			if !a.IsNil() && !made(a, entity) {
				return false
			}
			found = found || !a.IsNil()
		}
		return found
	}
	return false
}

// byKey reports whether a statement asks for the row with a certain key, whatever
// its column is called.
func (d *derivation) byKey(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return c.Or == 0 && c.Op == "=" && len(c.Values) == 1 && !constant(c.Values[0]) && slices.ContainsFunc(d.unique(s.Table), func(k []string) bool {
			return len(k) == 1 && k[0] == c.Column
		})
	})
}

// bulk reports whether a statement picks its rows by something else than their
// key.
func bulk(s *dbcall.Stmt) bool {
	return effectflow.Bulk(s) && !slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return c.Or == 0 && c.Op == "=" && keyLike(c.Column) && !c.Picked && len(c.Values) == 1 && c.Values[0].Kind != provenance.Op
	})
}
