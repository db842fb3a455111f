package dbcall

import (
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// entsqlConstructor tells the functions of ent's SQL builder from the methods
// of a dialect.
func entsqlConstructor(method string) int {
	switch method {
	case "Update", "Insert", "Delete", "Select", "Dialect", "Table":
		return 1
	}
	return -1
}

// entsqlStep adds a method of ent's SQL builder, whose text is then given to a
// driver.
func entsqlStep(q *query, c call) {
	switch c.method {
	case "Update", "Insert", "Delete":
		q.verb = map[string]sqltext.Verb{"Update": sqltext.Update, "Insert": sqltext.Insert, "Delete": sqltext.Delete}[c.method]
		q.table = tableName(pattern(at(c.args, 0)))
	case "Select", "AppendSelect", "SelectExpr":
		q.verb = sqltext.Select
		list, _ := names(restOf(c.args, 0))
		q.columns = append(q.columns, list...)
	case "From":
		t := at(c.args, 0)
		if callee(t) == "Table" && len(t.Args) > 0 {
			t = at(t.Args, len(t.Args)-1)
		}
		q.table = tableName(pattern(t))
	case "Columns":
		q.columns, _ = names(restOf(c.args, 0))
	case "Values":
		q.rows = append(q.rows, restOf(c.args, 0))
	case "Set", "SetNull", "Add":
		column, ok := constant(at(c.args, 0))
		if !ok {
			q.partial = true
			return
		}
		s := q.assign(columnName(column), at(c.args, 1))
		switch c.method {
		case "SetNull":
			s = Set{Column: s.Column, Value: provenance.Nil()}
		case "Add":
			s.Increment = 1
		}
		q.sets = append(q.sets, s)
	case "Where":
		q.where(q.entCond(at(c.args, 0)))
	case "OnConflict":
		q.entConflict(c)
	case "Returning":
		q.returning = true
	case "ForUpdate", "ForShare":
		q.locking.Update = c.method == "ForUpdate"
		q.locking.Share = !q.locking.Update
		q.lockOptions(restOf(c.args, 0))
	case "Limit":
		q.limit = true
	case "Prefix", "FromSelect":
		q.partial = true
	}
}
