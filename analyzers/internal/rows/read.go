// Package rows answers what a rule wants to know about the rows that a function
// reads, tests and writes: does a condition depend on a column that was read? do
// two statements concern the same row? what would be done twice if two workers
// passed the same test?
//
//	var status string
//	db.QueryRow("SELECT status FROM orders WHERE id = ?", id).Scan(&status)
//	if status == "NEW" {                                  // tests orders.status of that row
//		carrier.Book(id)                                  // a deed that rests on the test
//		db.Exec("UPDATE orders SET status = 'BOOKED' WHERE id = ?", id) // the same row
//	}
//
// Analysis class: may. Where it cannot be shown that two statements concern the
// same row, they do not.
package rows

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Step is one statement of one step.
type Step struct {
	*effectflow.Node
	Stmt *dbcall.Stmt
}

// Target names what the step writes or reads, for messages.
func (s Step) Target(column string) string {
	if s.Stmt.Table == "" {
		return column
	}
	if column == "" {
		return s.Stmt.Table
	}
	return s.Stmt.Table + "." + column
}

// Reads returns the selects of n from a table that is known.
func Reads(n *effectflow.Node) []Step {
	return steps(n, func(s *dbcall.Stmt) bool { return s.Verb == sqltext.Select && s.Table != "" })
}

// Writes returns the statements of n that change or add rows, also of a table
// whose name is put together while the program runs.
func Writes(n *effectflow.Node) []Step {
	return steps(n, func(s *dbcall.Stmt) bool {
		switch s.Verb {
		case sqltext.Update, sqltext.Insert, sqltext.Merge, sqltext.Replace:
			return true
		}
		return false
	})
}

// Deletes returns the statements of n that delete rows of a table that is known.
func Deletes(n *effectflow.Node) []Step {
	return steps(n, func(s *dbcall.Stmt) bool { return s.Verb == sqltext.Delete && s.Table != "" })
}

func steps(n *effectflow.Node, is func(*dbcall.Stmt) bool) []Step {
	if n.Kind != effects.Call || n.Row == nil || n.Commit != nil {
		return nil
	}
	switch n.Row.Kind {
	case models.Query, models.Read, models.Exec, models.Write:
	default:
		return nil
	}
	var out []Step
	stmts := n.Stmts()
	for i := range stmts {
		s := &stmts[i]
		if (s.Store == dbcall.SQL || s.Store == dbcall.Document) && is(s) {
			out = append(out, Step{n, s})
		}
	}
	return out
}

// Existence stands for a test of whether there was a row at all.
const Existence = "\x00exists"

// Tested returns the columns of the rows read by r on which t depends, sorted;
// Existence if it asks whether there was one.
func Tested(w *effectflow.World, r Step, t *provenance.Term) []string {
	var out []string
	add := func(c string) {
		if c != "" && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Field:
			if from(u.Args[0], r.ID()) {
				add(Column(w, r.Stmt, nullable(u).Text))
				return false
			}
			if o := u.Args[0]; o.Kind == provenance.Object && o.Type == r.Stmt.Entity {
				if record := record(r); record != nil && ofRecord(record, u) {
					add(Column(w, r.Stmt, u.Text))
					return false
				}
			}
			switch {
			case u.Text == "RowsAffected" && answers(u, r.ID()):
				add(Existence)
				return false
			case failure(u) && answers(u, r.ID()):
				return false
			}
		case provenance.Result:
			switch {
			case u.Text == r.ID() && u.N == provenance.RowResult:
				add(scalar(r.Stmt))
			case u.Text == r.ID() && u.N == 0 && says(r):
				add(Existence)
			}
		case provenance.Op:
			switch {
			case filled(w, r, u):
				add(Existence)
				return false
			case u.Text == "len" && list(u.Args[0], r.ID()), u.Text == "more" && answers(u, r.ID()), missing(u, r.ID()):
				add(Existence)
				return false
			case u.Text == "scanerr", strings.HasPrefix(u.Text, "err:"), strings.HasPrefix(u.Text, "call:errors."):
				return false
			}
		}
		return true
	})
	slices.Sort(out)
	return out
}

// filled recognises the test whether a row has its key, which it has if there is
// one: row.ID > 0 after db.Limit(1).Find(&row).
func filled(w *effectflow.World, r Step, u *provenance.Term) bool {
	if len(u.Args) != 2 || !slices.Contains([]string{"==", "!=", ">", "<", "<=", ">="}, u.Text) {
		return false
	}
	for i, a := range u.Args {
		zero, fixed := u.Args[1-i].Const()
		if !fixed || zero != "0" && zero != "" || a.Kind != provenance.Field || !from(a.Args[0], r.ID()) {
			continue
		}
		column := Column(w, r.Stmt, nullable(a).Text)
		return column == "id" || slices.ContainsFunc(w.Unique(r.Stmt.Table), func(key []string) bool { return len(key) == 1 && key[0] == column })
	}
	return false
}

// says reports whether a read answers how many rows there are, or whether there is
// one: Count(ctx) (int, error), Get(bean) (bool, error).
func says(r Step) bool {
	if r.Node == nil || r.Call == nil || len(r.Call.Results) < 2 {
		return false
	}
	switch r.Call.Results[0] {
	case "bool", "int", "int64", "uint64":
		return true
	}
	return false
}

// from reports whether t is the row that call id read, one of the rows, or a
// struct within it.
func from(t *provenance.Term, id string) bool {
	switch t.Kind {
	case provenance.Result:
		return t.Text == id && t.N == provenance.RowResult
	case provenance.Elem, provenance.Field:
		return from(t.Args[0], id)
	case provenance.Alt:
		return slices.ContainsFunc(t.Args, func(a *provenance.Term) bool { return from(a, id) })
	case provenance.Object:
		i := slices.Index(t.Names(), provenance.BaseName)
		return i >= 0 && from(t.Args[i], id)
	}
	return false
}

// list reports whether t is the rows that call id read, and not a column of one.
func list(t *provenance.Term, id string) bool {
	switch t.Kind {
	case provenance.Field:
		return false
	case provenance.Alt:
		return slices.ContainsFunc(t.Args, func(a *provenance.Term) bool { return list(a, id) })
	}
	return from(t, id)
}

// nullable looks through the fields of sql.NullString and its kin.
func nullable(f *provenance.Term) *provenance.Term {
	for f.Args[0].Kind == provenance.Field {
		switch f.Text {
		case "Valid", "String", "Time", "Bool", "Int64", "Int32", "Int16", "Float64", "Byte", "V":
			f = f.Args[0]
			continue
		}
		if !strings.HasPrefix(f.Args[0].Text, "#") {
			break
		}
		f = f.Args[0]
	}
	return f
}

// FromRow reports whether t is made of the row that call id read.
func FromRow(t *provenance.Term, id string) bool {
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Result && u.Text == id && u.N == provenance.RowResult
	})
}

func answers(t *provenance.Term, id string) bool {
	return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Result && u.Text == id })
}

func failure(u *provenance.Term) bool { return u.Text == "Error" || u.Text == "Err" }

// missing recognises errors.Is(err, sql.ErrNoRows) and err == gorm.ErrRecordNotFound.
func missing(u *provenance.Term, id string) bool {
	switch u.Text {
	case "call:errors.Is", "==", "!=":
	default:
		return false
	}
	if len(u.Args) < 2 || u.Args[1].Kind != provenance.Global || !answers(u.Args[0], id) {
		return false
	}
	name := u.Args[1].Text[strings.LastIndexByte(u.Args[1].Text, '.')+1:]
	switch name {
	case "ErrNoRows", "ErrRecordNotFound", "ErrNoDocuments", "ErrNotFound":
		return true
	}
	return false
}

// scalar is the one column that a query read into a variable of its own.
func scalar(s *dbcall.Stmt) string {
	if len(s.Columns) == 0 && (slices.Contains(s.Funcs, "count") || slices.Contains(s.Funcs, "exists")) {
		return Existence
	}
	if len(s.Columns) != 1 || s.Columns[0] == "*" {
		return ""
	}
	c := s.Columns[0]
	if strings.HasPrefix(c, "count") || strings.HasPrefix(c, "exists") || c == "1" || slices.Contains(s.Funcs, "count") {
		return Existence
	}
	return c
}

// Column returns the column of a field of the row that s reads: "#2" is the
// third one selected, others are names of struct fields.
func Column(w *effectflow.World, s *dbcall.Stmt, field string) string {
	if k, ok := strings.CutPrefix(field, "#"); ok {
		i := 0
		for _, r := range k {
			i = i*10 + int(r-'0')
		}
		if len(s.Columns) <= 1 {
			return scalar(s)
		}
		if i >= len(s.Columns) {
			return ""
		}
		return s.Columns[i]
	}
	if e := w.Entity(s.Entity); e != nil {
		for _, c := range e.Columns {
			if c.Field == field || strings.HasSuffix(c.Field, "."+field) {
				return c.Column
			}
		}
	}
	for _, c := range s.Columns {
		if plain(c) == plain(field) {
			return c
		}
	}
	return snake(field)
}

// plain makes CreatedAt and created_at equal.
func plain(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

// snake spells a Go name as most mappers spell its column.
func snake(name string) string { return strings.Join(effectflow.Words(name), "_") }
