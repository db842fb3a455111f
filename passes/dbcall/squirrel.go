package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// squirrelConstructor tells squirrel.Update(table) from the method of the same
// name, which has a receiver.
func squirrelConstructor(method string) int {
	switch method {
	case "Select", "Update", "Insert", "Replace", "Delete":
		return 1
	}
	return -1
}

func squirrelStep(q *query, c call) {
	switch c.method {
	case "Select":
		if q.verb == sqltext.Insert {
			q.partial = true // INSERT ... SELECT
			return
		}
		q.verb = sqltext.Select
		q.columns, _ = names(restOf(c.args, 0))
	case "Update", "Insert", "Replace", "Delete":
		q.verb = map[string]sqltext.Verb{
			"Update": sqltext.Update, "Insert": sqltext.Insert, "Replace": sqltext.Replace, "Delete": sqltext.Delete,
		}[c.method]
		q.table = tableName(pattern(at(c.args, 0)))
	case "From", "Table", "Into":
		if q.table == "" || c.method != "From" {
			q.table = tableName(pattern(at(c.args, 0)))
		}
	case "FromSelect":
		q.with = append(q.with, at(c.args, 0))
	case "Columns", "Column":
		list, _ := names(restOf(c.args, 0))
		q.columns = append(q.columns, list...)
	case "Values":
		q.rows = append(q.rows, restOf(c.args, 0))
	case "Set":
		if name, ok := constant(at(c.args, 0)); ok {
			q.sets = append(q.sets, q.assign(columnName(name), at(c.args, 1)))
		} else {
			q.partial = true
		}
	case "SetMap":
		q.setMap(at(c.args, 0))
	case "Where", "Having":
		args, known := rest(c.args, 1)
		conds, read := squirrelConds(q, at(c.args, 0), args)
		q.where(conds, known && read)
	case "Suffix":
		squirrelSuffix(q, at(c.args, 0), restOf(c.args, 1))
	case "SuffixExpr":
		if text, args, ok := expression(at(c.args, 0)); ok {
			squirrelSuffix(q, text, args)
		}
	case "Prefix", "PrefixExpr", "JoinClause":
		q.partial = true
	case "Options":
		list, _ := names(restOf(c.args, 0))
		if len(list) > 0 && strings.EqualFold(list[0], "IGNORE") {
			q.conflict = sqltext.ConflictNothing
		}
	case "Limit":
		q.limit = true
	case "RunWith":
		q.handle = q.r.handle(at(c.args, 0))
	}
}

// setMap adds an assignment for every key.
func (q *query) setMap(t *term) {
	if !isRecord(t) {
		q.partial = true
		return
	}
	fields(t, func(name string, v *term) { q.sets = append(q.sets, q.assign(columnName(name), v)) })
}

// squirrelConds reads text, Eq and its kin, And, Or, and Expr.
func squirrelConds(q *query, t *term, args []*term) ([]Cond, bool) {
	if text, vars, ok := expression(t); ok {
		return q.fragment(text, vars)
	}
	kind := typeName(t.Type)
	switch kind {
	case "Eq", "NotEq", "Lt", "LtOrEq", "Gt", "GtOrEq", "Like", "ILike", "NotLike":
		if t.Kind != provenance.Object {
			return nil, false
		}
		return squirrelMap(t, kind), true
	case "And", "Or":
		list, known := members(t)
		return squirrelList(q, kind, list, known)
	}
	if isRecord(t) {
		return squirrelMap(t, "Eq"), true
	}
	if t.Kind == provenance.Object {
		return nil, len(t.Args) == 0
	}
	return q.fragment(t, args)
}

func squirrelMap(t *term, kind string) []Cond {
	op := map[string]string{
		"NotEq": "<>", "Lt": "<", "LtOrEq": "<=", "Gt": ">", "GtOrEq": ">=", "Like": "like", "ILike": "like", "NotLike": "not like",
	}[kind]
	var out []Cond
	fields(t, func(name string, v *term) {
		c := equal(columnName(name), v)
		switch {
		case op == "<>":
			c = negate([]Cond{c})[0]
		case op != "":
			c = Cond{Column: columnName(name), Op: op, Values: []*term{bare(v)}}
		}
		out = append(out, c)
	})
	return out
}

func squirrelList(q *query, kind string, list []*term, known bool) ([]Cond, bool) {
	sub := &query{r: q.r, model: q.model}
	for _, m := range list {
		conds, read := squirrelConds(q, bare(m), nil)
		known = known && read
		switch {
		case kind == "And":
			sub.where(conds, read)
		case !read && len(conds) == 0:
			return nil, false // an unknown alternative
		default:
			sub.or(conds, read)
		}
	}
	return sub.conds, known
}

func squirrelSuffix(q *query, t *term, args []*term) {
	for _, x := range sqlTexts(t) {
		upper := strings.ToUpper(x.s)
		if strings.Contains(upper, "FOR UPDATE") || strings.Contains(upper, "FOR SHARE") || strings.Contains(upper, "FOR NO KEY UPDATE") {
			q.locking = lockingText(upper[strings.Index(upper, "FOR "):])
		}
		if strings.Contains(upper, "RETURNING") {
			q.returning = true
		}
		before := len(q.conflictSets)
		q.conflictText(x.s)
		b := &binder{args: args}
		if len(q.conflictSets) > before && len(args) > 0 { // bind what conflictText left open
			for _, s := range sqltext.Parse("INSERT INTO t (dw) VALUES (1) " + x.s) {
				q.conflictSets = append(q.conflictSets[:before:before], b.assigns(s.Conflict.Set)...)
			}
		}
	}
}

// squirrelRun reads Exec, Query and Scan of a builder, and the functions that
// take a handle and a builder.
func (r *reader) squirrelRun(c call) []Stmt {
	if strings.HasSuffix(c.method, "With") {
		n := len(c.args)
		if n < 2 {
			return nil
		}
		return r.built(at(c.args, n-1), r.handle(at(c.args, n-2)))
	}
	switch c.method {
	case "Exec", "ExecContext", "Query", "QueryContext", "QueryRow", "QueryRowContext", "Scan", "ScanContext":
		return r.built(c.receiver, nil)
	}
	return nil
}

// built returns the statement of a builder that was not told what to do next:
// it may run directly, or its text may be passed to a handle.
func (r *reader) built(t, handle *term) []Stmt {
	if t == nil || !isChain(t) && t.Kind != provenance.Alt {
		return nil
	}
	q := r.chain(t)
	if handle != nil {
		q.handle = handle
	}
	if len(q.raw) > 0 {
		return q.raw
	}
	if q.verb == sqltext.Other {
		return nil
	}
	return []Stmt{q.tableStmt()}
}

// tableStmt completes a statement about a table, whose values come in rows.
func (q *query) tableStmt() Stmt {
	if q.verb == sqltext.Insert || q.verb == sqltext.Replace {
		for i, c := range q.columns {
			var vs []*term
			for _, row := range q.rows {
				if i < len(row) {
					vs = append(vs, row[i])
				}
			}
			s := Set{Column: columnName(c), Value: provenance.Nothing()}
			if len(vs) > 0 && i < len(q.rows[0]) {
				s = q.assign(s.Column, oneOf(vs))
			}
			q.sets = append(q.sets, s)
		}
		q.columns = nil
	}
	return q.stmt(q.verb)
}
