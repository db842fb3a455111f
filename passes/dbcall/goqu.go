package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// goquConstructor tells goqu.Update(table) from the method of a dialect or
// database.
func goquConstructor(method string) int {
	switch method {
	case "From", "Select", "Update", "Insert", "Delete", "Truncate", "Dialect":
		return 1
	case "New", "NewTx":
		return 2
	}
	return -1
}

// goquStep adds a method of a dataset.
func goquStep(q *query, c call) {
	switch c.method {
	case "New", "NewTx":
		q.handle = q.r.handle(at(c.args, 1))
	case "DB":
		q.handle = q.r.handle(at(c.args, 0))
	case "Update", "Insert", "Delete", "From", "Select", "SelectAppend", "SelectDistinct", "Cols", "ColsAppend", "Into", "Table":
		q.goquSubject(c)
	case "Set":
		q.goquRecord(at(c.args, 0))
	case "Rows":
		q.goquRows(restOf(c.args, 0))
	case "Vals":
		for _, row := range restOf(c.args, 0) {
			list, _ := members(row)
			q.rows = append(q.rows, list)
		}
	case "Where", "Having":
		list, known := rest(c.args, 0)
		for _, x := range list {
			q.where(q.goquCond(bare(x)))
		}
		q.partial = q.partial || !known
	case "ClearWhere":
		q.conds = nil
	case "OnConflict":
		q.goquConflict(at(c.args, 0))
	case "ForUpdate", "ForNoKeyUpdate", "ForShare", "ForKeyShare":
		wait := pattern(at(c.args, 0))
		q.locking = sqltext.Locking{
			Update:     strings.HasSuffix(c.method, "Update"),
			Share:      strings.HasSuffix(c.method, "Share"),
			NoWait:     wait == "6", // the constants exp.NoWait and exp.SkipLocked
			SkipLocked: wait == "7",
		}
	case "Returning":
		q.returning = true
	case "Limit":
		q.limit = true
	case "With", "WithRecursive":
		q.with = append(q.with, at(c.args, 1))
	}
}

// goquSubject reads what a dataset is about: verb, table and columns.
func (q *query) goquSubject(c call) {
	switch c.method {
	case "Update", "Insert", "Delete":
		q.verb = map[string]sqltext.Verb{"Update": sqltext.Update, "Insert": sqltext.Insert, "Delete": sqltext.Delete}[c.method]
		q.table = goquName(at(c.args, 0))
		return
	case "Into", "Table":
		q.table = goquName(at(c.args, 0))
		return
	}
	if q.verb == sqltext.Other {
		q.verb = sqltext.Select
	}
	list := restOf(c.args, 0)
	if c.method == "From" {
		if len(list) > 0 && q.table == "" {
			q.table = goquName(list[0])
		}
		return
	}
	for _, a := range list {
		if n := goquName(a); n != "" {
			q.columns = append(q.columns, n)
		}
	}
}

// goquName reads a name given as text or by goqu.T, goqu.C, goqu.I.
func goquName(t *term) string {
	t = bare(t)
	switch callee(t) {
	case "T", "C", "I", "Col", "Table", "As", "Schema":
		return goquName(at(t.Args, 0))
	}
	if s, ok := constant(t); ok {
		return columnName(s)
	}
	return ""
}

func (q *query) goquRecord(t *term) {
	if t.Type != "" && q.entityOf(t) != nil {
		sets, whole := setter{q: q, zeros: true}.record(t)
		q.sets = append(q.sets, sets...)
		q.partial = q.partial || whole && len(sets) == 0
		return
	}
	q.setMap(t)
}

func (q *query) goquRows(rows []*term) {
	for i, row := range rows {
		one := &query{r: q.r}
		row = bare(row)
		one.goquRecord(sample(row))
		if i == 0 {
			q.sets, q.partial = one.sets, q.partial || one.partial
			continue
		}
		q.sets = mergeSets(q.sets, one.sets)
	}
}

// goquCond reads an expression: goqu.Ex, goqu.C(x).Eq(v), And, Or, L.
func (q *query) goquCond(t *term) ([]Cond, bool) {
	if text, args, ok := expression(t); ok {
		return q.fragment(text, args)
	}
	switch name := callee(t); name {
	case "And", "Or":
		list, known := rest(t.Args, 0)
		sub := &query{r: q.r}
		for _, x := range list {
			cs, read := q.goquCond(bare(x))
			if name == "And" {
				sub.where(cs, read)
				continue
			}
			if len(cs) == 0 {
				return nil, false
			}
			sub.or(cs, read)
		}
		return sub.conds, known && !sub.partial
	case "Eq", "Neq", "Gt", "Gte", "Lt", "Lte", "In", "NotIn", "Is", "IsNot", "IsNull", "IsNotNull", "IsTrue", "IsFalse":
		column := goquName(at(t.Args, 0))
		if column == "" {
			return nil, false
		}
		return goquTest(column, name, t.Args[1:]), true
	}
	switch typeName(t.Type) {
	case "Ex", "ExOr", "":
		if isRecord(t) {
			return q.goquEx(t)
		}
	}
	return nil, false
}

func goquTest(column, name string, args []*term) []Cond {
	v := at(args, 0)
	switch name {
	case "Eq", "Is":
		return []Cond{equal(column, v)}
	case "Neq", "IsNot":
		return negate([]Cond{equal(column, v)})
	case "In", "NotIn":
		list := flatten(restOf(args, 0))
		return []Cond{{Column: column, Op: map[string]string{"In": "in", "NotIn": "not in"}[name], Values: list}}
	case "IsNull", "IsNotNull":
		return []Cond{{Column: column, Op: map[string]string{"IsNull": "is null", "IsNotNull": "is not null"}[name]}}
	case "IsTrue", "IsFalse":
		return []Cond{{Column: column, Op: "=", Values: []*term{provenance.Bool(name == "IsTrue")}}}
	}
	return []Cond{{Column: column, Op: map[string]string{"Gt": ">", "Gte": ">=", "Lt": "<", "Lte": "<="}[name], Values: []*term{v}}}
}

// goquEx reads goqu.Ex{column: value} and, as values, goqu.Op{"lt": v}.
func (q *query) goquEx(t *term) ([]Cond, bool) {
	sub := &query{r: q.r}
	fields(t, func(name string, v *term) {
		column := columnName(name)
		cs := []Cond{equal(column, v)}
		if v = bare(v); typeName(v.Type) == "Op" && isRecord(v) {
			cs = nil
			fields(v, func(op string, x *term) {
				cs = append(cs, goquTest(column, strings.ToUpper(op[:1])+op[1:], []*term{x})...)
			})
		}
		if typeName(t.Type) == "ExOr" {
			sub.or(cs, true)
		} else {
			sub.where(cs, true)
		}
	})
	return sub.conds, true
}

func (q *query) goquConflict(t *term) {
	switch callee(t) {
	case "DoNothing":
		q.conflict = sqltext.ConflictNothing
	case "DoUpdate":
		q.conflict = sqltext.ConflictUpdate
		q.conflictColumns, _ = names([]*term{at(t.Args, 0)})
		sub := &query{r: q.r}
		sub.goquRecord(at(t.Args, 1))
		q.conflictSets = sub.sets
	default:
		q.partial = true
	}
}

// goquRun reads the call that ends a dataset.
func (r *reader) goquRun(c call) []Stmt {
	if c.receiver == nil || !c.receiver.Has(isChain) {
		return nil
	}
	out := r.built(c.receiver, nil)
	for i := range out {
		if strings.HasPrefix(c.method, "ScanVal") || strings.HasPrefix(c.method, "ScanStruct") && !strings.HasPrefix(c.method, "ScanStructs") {
			out[i].Limit = out[i].Limit || out[i].Verb == sqltext.Select && !strings.Contains(c.method, "Vals")
		}
		if out[i].Verb == sqltext.Select && len(out[i].Columns) == 0 {
			out[i].Columns = []string{"*"}
		}
	}
	return out
}
