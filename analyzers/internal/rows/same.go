package rows

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Same reports whether write w changes a row that r read: it is told which one
// by what r answered, or both name it in the same way. What r answered may also be
// stored in another row of the table, whose key says so.
func Same(r, w Step) bool {
	if r.Stmt.Table == "" || r.Stmt.Table != w.Stmt.Table {
		return false
	}
	for _, c := range w.Stmt.Conds {
		if picks(c) && slices.ContainsFunc(c.Values, func(v *provenance.Term) bool { return FromRow(v, r.ID()) }) {
			return true
		}
	}
	if w.Stmt.Named && len(identity(w.Stmt)) == 0 && slices.ContainsFunc(w.Stmt.Sets, func(s dbcall.Set) bool { return s.Value != nil && FromRow(s.Value, r.ID()) }) {
		return true
	}
	return SameIdentity(r.Stmt, w.Stmt)
}

// SameIdentity reports whether both statements pick their row by the same value.
func SameIdentity(a, b *dbcall.Stmt) bool {
	x := identity(a)
	if len(x) == 0 {
		return false
	}
	y := identity(b)
	shared := 0
	for _, c := range x {
		if i := slices.IndexFunc(y, c.same); i >= 0 && provenance.Equal(y[i].value, c.value) {
			if !scoping(c.column) {
				return true
			}
			shared++
		}
	}
	return shared > 0 && shared == len(x) && shared == len(y)
}

// sought is a column with the value that a statement is told to find in it.
type sought struct {
	column string
	value  *provenance.Term
}

func (n sought) same(m sought) bool { return n.column == m.column }

// identity returns the values of columns that a statement is told to find; of one
// that it names twice, the last.
func identity(s *dbcall.Stmt) []sought {
	var out []sought
	for _, c := range s.Conds {
		if picks(c) && !c.Picked && c.Op == "=" && len(c.Values) == 1 && !guards(c) {
			n := sought{c.Column, c.Values[0]}
			if n.value.Kind == provenance.Unknown || n.value.Kind == provenance.Const {
				continue
			}
			if i := slices.IndexFunc(out, n.same); i >= 0 {
				out[i] = n
			} else {
				out = append(out, n)
			}
		}
	}
	return out
}

// guard reports whether a column says how far a row has come, not which one it is.
func guard(column string) bool {
	return dbcall.ClassOf(column) != dbcall.Known
}

// guards is guard for the column of a test.
func guards(c dbcall.Cond) bool {
	if c.Class&dbcall.Known != 0 {
		return c.Class != dbcall.Known
	}
	return guard(c.Column)
}

// picks reports whether c tests a column for a value, outside of alternatives.
func picks(c dbcall.Cond) bool { return c.Column != "" && c.Or == 0 && (c.Op == "=" || c.Op == "in") }

// Single reports whether a statement is about one row, which it names by a value,
// and not about all rows in some state or of some owner.
func Single(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(identity(s), func(n sought) bool { return !scoping(n.column) })
}

// scoping recognises columns that name the owner or the kind of many rows.
func scoping(column string) bool {
	words := effectflow.Words(column)
	if len(words) < 2 {
		return column == "type" || column == "kind" || column == "tenant" || column == "namespace"
	}
	switch words[len(words)-1] {
	case "type", "kind":
		return true
	case "id", "uuid", "ref", "slug", "name":
	default:
		return false
	}
	switch words[len(words)-2] {
	case "tenant", "org", "organization", "organisation", "workspace", "team", "namespace", "company", "project", "app",
		"environment", "env", "merchant", "customer", "user", "account", "owner", "realm", "group", "campaign":
		return true
	}
	return false
}

// LookedFor reports whether insert w adds the row that select r did not find.
func LookedFor(r, w *dbcall.Stmt) bool {
	return slices.ContainsFunc(r.Conds, func(c dbcall.Cond) bool { return Stored(c, w) && dbcall.IdentityColumn(c.Column) })
}

// LookedForWhole reports whether insert w stores all that select r asks for, whatever
// the columns are called.
func LookedForWhole(r, w *dbcall.Stmt) bool {
	varies := false
	for _, c := range r.Conds {
		if !r.Complete || c.Op != "=" || c.Or > 0 || c.Picked || len(c.Values) != 1 {
			return false
		}
		if c.Values[0].Kind == provenance.Const {
			if set, ok := w.Set(c.Column); ok && set.Value != nil && set.Value.Kind == provenance.Const && !provenance.Equal(set.Value, c.Values[0]) {
				return false // of another kind
			}
			continue
		}
		if !Stored(c, w) {
			return false
		}
		varies = varies || !guards(c)
	}
	return varies
}

// Stored reports whether w stores the value that c asks for.
func Stored(c dbcall.Cond, w *dbcall.Stmt) bool {
	if c.Op != "=" || c.Or > 0 || len(c.Values) != 1 {
		return false
	}
	v := c.Values[0]
	if v.Kind == provenance.Const || v.Kind == provenance.Unknown {
		return false
	}
	set, ok := w.Set(c.Column)
	return ok && set.Value != nil && provenance.Equal(set.Value, v)
}

// Moves returns which of the tested states write w moves, and the column by
// which it does: the state itself, or any state of the row. Both are "" when it
// moves none.
func Moves(w Step, tested []string) (column, moved string) {
	states := slices.DeleteFunc(slices.Clone(tested), func(c string) bool { return !StateLike(c) })
	for _, c := range states {
		if set, found := w.Stmt.Set(c); found && !writtenBack(set) {
			return c, c
		}
	}
	for _, c := range states {
		for _, s := range w.Stmt.Sets {
			if dbcall.StateColumn(s.Column) && s.Increment == 0 && !writtenBack(s) && !apart(c, s.Column) {
				return c, s.Column
			}
		}
	}
	return "", ""
}

// apart reports whether two states of one row are about different things: status
// and mail_status, confirmed_at and sent_at.
func apart(a, b string) bool {
	return moment(a) && moment(b) || machine(a) && machine(b)
}

func machine(column string) bool {
	return strings.HasSuffix(column, "status") || strings.HasSuffix(column, "state")
}

// moment reports whether a column says when something happened: confirmed_at and
// sent_at of one row are about different things.
func moment(column string) bool {
	return strings.HasSuffix(column, "_at") || strings.HasSuffix(column, "_on")
}

// writtenBack reports whether an assignment stores a field as it is.
func writtenBack(s dbcall.Set) bool {
	return s.Value != nil && s.Value.Kind == provenance.Field && plain(s.Value.Text) == plain(s.Column)
}

// Puts reports whether an assignment stores something else than what was read.
func Puts(s dbcall.Set) bool { return s.Value != nil && !writtenBack(s) }

// Gone recognises columns that say that a row is deleted, but for its being there.
func Gone(column string) bool {
	return slices.ContainsFunc(effectflow.Words(column), func(w string) bool { return w == "deleted" || w == "removed" || w == "trashed" })
}

// StateLike reports whether a column says how far a row has come, who works on
// it or how often that was tried.
func StateLike(column string) bool {
	return dbcall.ClassOf(column)&(dbcall.State|dbcall.Lease|dbcall.Attempt) != 0
}

// Conditional reports whether w changes only a row whose state is the expected
// one: it tests the column, another state, a version, an attempt or a lease.
func Conditional(w *effectflow.World, s *dbcall.Stmt, column string) bool {
	for _, c := range s.Conds {
		if c.Column != column && dbcall.LeaseColumn(c.Column) && named(w, s.Table, c.Column) {
			continue
		}
		if c.Column == column || guards(c) || slices.Contains(c.Mentions, column) || slices.ContainsFunc(c.Mentions, guard) {
			return true
		}
		if _, set := s.Set(c.Column); set && c.Column != "" && !Stored(c, s) {
			return true // compared and then swapped
		}
	}
	if e := w.Entity(s.Entity); e != nil {
		return slices.ContainsFunc(e.Columns, func(c dbcall.EntityColumn) bool { return c.Version })
	}
	return false
}

// named reports whether a column is a part of what tells the rows of a table from
// one another, whatever it is called: an owner that is half of the primary key
// holds no lease.
func named(w *effectflow.World, table, column string) bool {
	return slices.ContainsFunc(w.Unique(table), func(key []string) bool { return slices.Contains(key, column) })
}
