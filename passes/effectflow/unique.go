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
