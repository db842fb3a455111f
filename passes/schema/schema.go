// Package schema answers which columns of a table cannot hold the same values
// twice, as far as the project's SQL files say so.
//
//	CREATE TABLE payouts (id BIGSERIAL PRIMARY KEY, order_id BIGINT NOT NULL);
//	CREATE UNIQUE INDEX payouts_order ON payouts (order_id);
//
// With the index, a second INSERT for the same order fails and nothing was paid
// twice; without it, the second one is a second payout.
//
// Migrations are read in the order of their names, as the tools that run them
// do: an index that a later file drops is gone. Only what leads forward counts:
// files called .down.sql, folders called down, and the parts that goose, dbmate
// and sql-migrate mark as the way back are skipped.
//
// Analysis class: must, for the keys that are listed; what cannot be read is
// left out. A key that holds only for some rows (a partial index) is none: Partly
// tells it for whoever would rather be silent.
//
// Deliberate silences: keys that a program or an ORM creates while it runs, and
// renamed tables and columns.
package schema

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Schema is what the files say. The zero value knows nothing.
type Schema struct {
	tables map[string]*table
}

type table struct {
	created bool
	keys    []key
}

// key is one set of columns that is unique together.
type key struct {
	name    string
	columns []string
	partial bool // only of some rows
}

// Read reads files in the order of their names.
func Read(files []config.Source) *Schema {
	s := &Schema{tables: map[string]*table{}}
	sorted := slices.Clone(files)
	slices.SortStableFunc(sorted, func(a, b config.Source) int { return strings.Compare(a.Name, b.Name) })
	for _, f := range sorted {
		if backward(f.Name) {
			continue
		}
		s.add(template().ReplaceAllString(forward(string(f.Data)), ""))
	}
	return s
}

// template is what a tool fills in before it runs a migration: mostly the name of
// the schema in front of a table.
var template = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{\{[^{}]*\}\}\.?`) })

// Known reports whether the files create the table, so that a key they don't
// mention does not exist.
func (s *Schema) Known(name string) bool {
	t := s.find(name)
	return t != nil && t.created
}

// Unique returns the sets of columns that are unique in a table, primary keys
// included.
func (s *Schema) Unique(name string) [][]string { return s.keys(name, false) }

// Partly returns the sets of columns that are unique in some rows of a table.
func (s *Schema) Partly(name string) [][]string { return s.keys(name, true) }

func (s *Schema) keys(name string, partial bool) [][]string {
	t := s.find(name)
	if t == nil {
		return nil
	}
	var out [][]string
	for _, k := range t.keys {
		if k.partial == partial {
			out = append(out, slices.Clone(k.columns))
		}
	}
	return out
}

func (s *Schema) find(name string) *table {
	if s == nil {
		return nil
	}
	return s.tables[strings.ToLower(name)]
}

func (s *Schema) table(name string) *table {
	t := s.tables[name]
	if t == nil {
		t = &table{}
		s.tables[name] = t
	}
	return t
}

func (s *Schema) add(text string) {
	for _, st := range append(sqltext.Parse(text), inBlocks(text)...) {
		if st.Verb == sqltext.CreateTable && st.Table != "" {
			s.table(st.Table).created = true
		}
		for _, ix := range st.Indexes {
			if !ix.Unique || ix.Table == "" || len(ix.Columns) == 0 || slices.Contains(ix.Columns, "") {
				continue
			}
			t := s.table(ix.Table)
			k := key{strings.ToLower(ix.Name), slices.Clone(ix.Columns), ix.Partial}
			if !slices.ContainsFunc(t.keys, func(o key) bool {
				return o.name == k.name && o.partial == k.partial && slices.Equal(o.columns, k.columns)
			}) {
				t.keys = append(t.keys, k)
			}
		}
	}
	s.drop(text)
}

var (
	dropIndex = sync.OnceValue(func() *opening {
		return newOpening("drop", "\\s+(?:index|constraint|key)\\s+(?:concurrently\\s+)?(?:if\\s+exists\\s+)?[\"`\\[]?(?:\\w+[\"`\\]]?\\.[\"`\\[]?)?(\\w+)")
	})
	dropTable = sync.OnceValue(func() *opening {
		return newOpening("drop", "\\s+table\\s+(?:if\\s+exists\\s+)?[\"`\\[]?(?:\\w+[\"`\\]]?\\.[\"`\\[]?)?(\\w+)")
	})
)

// drop forgets the keys and tables that a text drops and does not create again.
func (s *Schema) drop(text string) {
	for _, m := range dropIndex().all(text) {
		name := strings.ToLower(text[m[2]:m[3]])
		again := createdAfter(text[m[1]:], name)
		for n, t := range s.tables {
			t.forget(n, name, again)
		}
	}
	for _, m := range dropTable().all(text) {
		name := strings.ToLower(text[m[2]:m[3]])
		if !createdAfter(text[m[1]:], name) {
			delete(s.tables, name)
		}
	}
}

// forget removes the keys of the given name; if one was created again, all but
// the newest.
func (t *table) forget(table, name string, again bool) {
	newest := -1
	for i, k := range t.keys {
		if again && k.name == name {
			newest = i
		}
	}
	kept := t.keys[:0:0]
	for i, k := range t.keys {
		if i == newest || k.name != name && (k.name != "" || byDefault(table, k.columns) != name) {
			kept = append(kept, k)
		}
	}
	t.keys = kept
}

// byDefault is what PostgreSQL calls a unique key that nobody gave a name.
func byDefault(table string, columns []string) string {
	return strings.ToLower(table + "_" + strings.Join(columns, "_") + "_key")
}

// createdAfter reports whether the rest of a text names the thing again in a
// statement that creates it, as "DROP ... IF EXISTS x; CREATE ... x" does, or in
// the same statement: "DROP CONSTRAINT x, ADD CONSTRAINT x ...".
func createdAfter(rest, name string) bool {
	if !strings.Contains(strings.ToLower(rest), name) { // mostly
		return false
	}
	same, _, _ := strings.Cut(rest, ";")
	for _, m := range addKey().FindAllStringSubmatch(same, -1) {
		if strings.EqualFold(m[1], name) {
			return true
		}
	}
	for _, st := range sqltext.Parse(rest) {
		if st.Verb == sqltext.CreateTable && st.Table == name {
			return true
		}
		if slices.ContainsFunc(st.Indexes, func(i sqltext.Index) bool { return strings.EqualFold(i.Name, name) }) {
			return true
		}
	}
	return false
}

var addKey = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile("(?i)\\badd\\s+(?:constraint|unique(?:\\s+(?:index|key))?)\\s+[\"`\\[]?(\\w+)")
})
