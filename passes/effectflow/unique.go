package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/schema"
)

// WithSchema adds what the project's SQL files say, read when it is asked for. It
// returns w.
func (w *World) WithSchema(s func() *schema.Schema) *World {
	w.schema = s
	w.unique.Clear()
	return w
}

func (w *World) tables() *schema.Schema {
	if w.schema == nil {
		return nil
	}
	return w.schema()
}

// Unique returns the sets of columns that are unique in a table, as the SQL
// files and the tags of entities say, sorted.
func (w *World) Unique(table string) [][]string {
	if known, ok := w.unique.Load(table); ok {
		return slices.Clip(known.([][]string))
	}
	out := w.uniqueIn(table)
	w.unique.Store(table, out)
	return slices.Clip(out)
}

func (w *World) uniqueIn(table string) [][]string {
	out := w.tables().Unique(table)
	for _, e := range w.entities {
		if e.Table != table {
			continue
		}
		out = append(out, e.Unique...)
		if k := primaryKey(e); len(k) > 0 {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, slices.Compare)
	return slices.CompactFunc(out, slices.Equal)
}

// PartlyUnique returns the sets of columns that are unique in some rows of a table, as
// the SQL files say.
func (w *World) PartlyUnique(table string) [][]string { return w.tables().Partly(table) }

// KeysKnown reports whether the SQL files create the table, so that it has no
// other unique keys than those they mention.
func (w *World) KeysKnown(table string) bool { return w.tables().Known(table) }

func primaryKey(e *dbcall.Entity) []string {
	var out []string
	for _, c := range e.Columns {
		if c.Primary {
			out = append(out, c.Column)
		}
	}
	return out
}

// Keyed reports whether a second execution of insert s for the same work cannot
// add a second row: it says what to do with a row that exists, or the values of
// some unique key are the same again.
func (w *World) Keyed(s *dbcall.Stmt) bool {
	if s.Conflict != 0 {
		return true
	}
	for _, k := range append(w.Unique(s.Table), s.Unique...) {
		if sameAgain(s, k) || unread(s, k) {
			return true
		}
	}
	if s.Store == dbcall.Document && sameAgain(s, []string{"_id"}) {
		return true
	}
	return !w.KeysKnown(s.Table) && sameAgain(s, []string{"id"})
}

// MayBeKeyed reports whether a unique key may refuse the row of a second run. A row that
// belongs either to what was there or to what is made on the same way is refused
// with the first, and is no second one with the other. A value nobody could read
// may be the same again.
func (w *World) MayBeKeyed(s *dbcall.Stmt) bool {
	if w.Keyed(s) {
		return true
	}
	lenient := *s
	lenient.Sets = slices.Clone(s.Sets)
	for i, x := range lenient.Sets {
		if x.Value != nil && x.Column != "id" {
			lenient.Sets[i].Value = kept(x.Value)
		}
	}
	return w.Keyed(&lenient)
}

// kept is what a column has again in a second run, if anything.
func kept(t *provenance.Term) *provenance.Term {
	switch t.Kind {
	case provenance.Unknown:
		return &provenance.Term{Kind: provenance.Global}
	case provenance.Alt:
		if i := slices.IndexFunc(t.Args, func(a *provenance.Term) bool { return !child(a) }); i >= 0 && slices.ContainsFunc(t.Args, child) {
			return kept(t.Args[i])
		}
	}
	return t
}

// child reports whether t is the id that the database gave to a row that was made
// on the way.
func child(t *provenance.Term) bool {
	return t.Kind == provenance.Field && t.Args[0].Kind == provenance.Object && !slices.Contains(t.Args[0].Names(), t.Text)
}

// Parent returns the type of the record whose id t is, which the database gave to
// it on the way, "" if t is something else.
func Parent(t *provenance.Term) string {
	if t == nil || !child(t) {
		return ""
	}
	return t.Args[0].Type
}

// unread reports whether s stores a whole record whose fields nobody could read,
// in a table with a key of its own beside the number that the database gives.
func unread(s *dbcall.Stmt, key []string) bool {
	if !s.Named || slices.Equal(key, []string{"id"}) {
		return false
	}
	return !slices.ContainsFunc(key, func(c string) bool {
		_, set := s.Set(c)
		return set
	})
}

// sameAgain reports whether s gives every column of a key a value that a
// repetition gives it again.
func sameAgain(s *dbcall.Stmt, key []string) bool {
	for _, c := range key {
		set, ok := s.Set(c)
		if !ok || set.Value == nil || empty(set.Value) || len(Minted(set.Value)) > 0 || set.Value.Kind == provenance.Unknown {
			return false
		}
		if set.Value.Kind == provenance.Op && (set.Value.Text == "now" || set.Value.Text == "default") {
			return false
		}
	}
	return len(key) > 0
}
