package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// spannerRun reads a call of Spanner: mutations, SQL statements, and reads by
// key.
func (r *reader) spannerRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	handle := r.handle(c.receiver)
	args := c.args
	if c.method != "BufferWrite" { // all others take a context
		args = args[min(1, len(args)):]
	}
	method := strings.TrimSuffix(strings.TrimSuffix(c.method, "WithOptions"), "WithStats")
	switch method {
	case "Apply", "BufferWrite":
		var out []Stmt
		list, _ := members(at(args, 0))
		for _, m := range list[:min(len(list), maxAlternatives)] {
			out = append(out, r.mutation(bare(m), handle)...)
		}
		return out
	case "Update", "PartitionedUpdate", "Query":
		return r.spannerText(at(args, 0), handle)
	case "BatchUpdate":
		var out []Stmt
		list, _ := members(at(args, 0))
		for _, s := range list[:min(len(list), maxAlternatives)] {
			out = append(out, r.spannerText(bare(s), handle)...)
		}
		return out
	case "Read", "ReadRow", "ReadUsingIndex", "ReadRowUsingIndex":
		q := &query{r: r, library: "spanner", handle: handle, table: tableName(pattern(at(args, 0)))}
		key := at(args, 1)
		if strings.Contains(method, "Index") {
			key = at(args, 2)
		}
		q.columns, _ = names([]*term{at(args, len(args)-1)})
		q.where(spannerKey(key))
		return []Stmt{q.stmt(sqltext.Select)}
	}
	return nil
}

// spannerKey turns a key into a test of the primary key, whose columns are not
// known here.
func spannerKey(t *term) ([]Cond, bool) {
	list, known := members(t)
	if !known || len(list) == 0 {
		return nil, false
	}
	return []Cond{{Column: "id", Op: "=", Values: []*term{bare(list[0])}}}, len(list) == 1
}

// spannerText reads a Statement{SQL, Params}.
func (r *reader) spannerText(t, handle *term) []Stmt {
	if callee(t) == "NewStatement" {
		return r.statements(at(t.Args, 0), handle, nil)
	}
	return r.statements(memberOf(t, "SQL"), handle, []*term{memberOf(t, "Params")})
}

// mutation reads spanner.Insert(table, columns, values) and its kin.
func (r *reader) mutation(t, handle *term) []Stmt {
	name := callee(t)
	verb, ok := map[string]sqltext.Verb{
		"Insert": sqltext.Insert, "Update": sqltext.Update, "InsertOrUpdate": sqltext.Insert, "Replace": sqltext.Replace, "Delete": sqltext.Delete,
	}[strings.TrimSuffix(strings.TrimSuffix(name, "Map"), "Struct")]
	if !ok {
		return nil
	}
	q := &query{r: r, library: "spanner", handle: handle, table: tableName(pattern(at(t.Args, 0)))}
	if strings.HasPrefix(name, "InsertOrUpdate") {
		q.conflict = sqltext.ConflictUpdate
	}
	switch {
	case verb == sqltext.Delete:
		q.where(spannerKey(at(t.Args, 1)))
	case strings.HasSuffix(name, "Map"):
		q.setMap(at(t.Args, 1))
	case strings.HasSuffix(name, "Struct"):
		q.sets, q.partial = setter{q: q, zeros: true}.record(at(t.Args, 1))
	default:
		columns, known := names([]*term{at(t.Args, 1)})
		values, _ := members(at(t.Args, 2))
		q.partial = !known
		for i, c := range columns {
			v := provenance.Nothing()
			if i < len(values) {
				v = bare(values[i])
			}
			q.sets = append(q.sets, Set{Column: columnName(c), Value: v})
		}
	}
	if verb == sqltext.Update { // a mutation finds its row by the key among its columns
		for _, s := range q.sets {
			if s.Column == "id" {
				q.where([]Cond{{Column: "id", Op: "=", Values: []*term{s.Value}}}, true)
			}
		}
		q.sets = without(q.sets, "id")
	}
	return []Stmt{q.stmt(verb)}
}

// pgxRun reads the calls of pgx that hold no SQL text.
func (r *reader) pgxRun(c call) []Stmt {
	if c.method != "CopyFrom" || c.receiver == nil {
		return nil
	}
	q := &query{r: r, library: "pgx", handle: r.handle(c.receiver), partial: true}
	if list, ok := members(at(c.args, 1)); ok && len(list) > 0 {
		q.table = tableName(pattern(list[len(list)-1]))
	}
	q.columns, _ = names([]*term{at(c.args, 2)})
	return []Stmt{q.stmt(sqltext.Insert)}
}
