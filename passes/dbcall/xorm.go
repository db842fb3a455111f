package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// xormStep adds a session method of xorm.
func xormStep(q *query, c call) {
	switch c.method {
	case "Table":
		if s, ok := constant(at(c.args, 0)); ok {
			q.table = tableName(s)
		} else if len(c.args) > 0 {
			q.model = c.args[0]
		}
	case "Where", "And", "Or":
		args, known := rest(c.args, 1)
		conds, read := xormConds(q, at(c.args, 0), args)
		if c.method == "Or" {
			q.or(conds, known && read)
		} else {
			q.where(conds, known && read)
		}
	case "ID":
		q.keys = append(q.keys, at(c.args, 0))
	case "In", "NotIn":
		name, ok := constant(at(c.args, 0))
		list, known := rest(c.args, 1)
		op := map[string]string{"In": "in", "NotIn": "not in"}[c.method]
		q.where([]Cond{{Column: columnName(name), Op: op, Values: flatten(list)}}, ok && known)
	case "Cols", "MustCols", "UseBool":
		list, known := names(restOf(c.args, 0))
		q.columns = append(q.columns, list...)
		q.partial = q.partial || !known
	case "AllCols":
		q.columns = append(q.columns, "*")
	case "Omit":
		q.omit, _ = names(restOf(c.args, 0))
	case "Nullable":
		list, _ := names(restOf(c.args, 0))
		for _, n := range list {
			q.values = append(q.values, Set{Column: columnName(n), Value: provenance.Nil()})
		}
	case "Incr", "Decr":
		xormIncrement(q, c)
	case "SetExpr":
		if name, ok := constant(at(c.args, 0)); ok {
			q.values = append(q.values, q.assignText(columnName(name)+" = ", at(c.args, 1), nil)...)
		}
	case "ForUpdate":
		q.locking.Update = true
	case "Select":
		q.columns, _ = names(c.args[:min(1, len(c.args))])
	case "Limit":
		q.limit = true
	case "SQL":
		q.raw = append(q.raw, q.r.statements(at(c.args, 0), q.handle, restOf(c.args, 1))...)
	}
}

func xormIncrement(q *query, c call) {
	name, ok := constant(at(c.args, 0))
	if !ok {
		q.partial = true
		return
	}
	s := Set{Column: columnName(name), Increment: 1, Value: provenance.Int(1)}
	if list := restOf(c.args, 1); len(list) > 0 {
		s.Value = bare(list[0])
	}
	if c.method == "Decr" {
		s.Increment = -1
	}
	q.values = append(q.values, s)
}

// xormConds reads text, a map, or conditions of the builder package.
func xormConds(q *query, t *term, args []*term) ([]Cond, bool) {
	switch callee(t) {
	case "In", "NotIn":
		name, ok := constant(at(t.Args, 0))
		op := map[string]string{"In": "in", "NotIn": "not in"}[callee(t)]
		return []Cond{{Column: columnName(name), Op: op, Values: flatten(restOf(t.Args, 1))}}, ok
	case "And", "Or":
		list, known := rest(t.Args, 0)
		return xormList(q, callee(t), list, known)
	}
	if text, vars, ok := expression(t); ok {
		return q.fragment(text, vars)
	}
	switch kind := typeName(t.Type); kind {
	case "Eq", "Neq", "Lt", "Lte", "Gt", "Gte":
		if t.Kind == provenance.Object {
			return squirrelMap(t, map[string]string{"Eq": "Eq", "Neq": "NotEq", "Lt": "Lt", "Lte": "LtOrEq", "Gt": "Gt", "Gte": "GtOrEq"}[kind]), true
		}
	case "IsNull", "NotNull": // builder.IsNull{"column"}
		list, _ := names([]*term{t})
		if len(list) == 1 {
			return []Cond{{Column: columnName(list[0]), Op: map[string]string{"IsNull": "is null", "NotNull": "is not null"}[kind]}}, true
		}
	}
	if isRecord(t) {
		return q.mapConds(t), true
	}
	if t.Kind == provenance.Object || isChain(t) {
		return nil, false
	}
	return q.fragment(t, args)
}

func xormList(q *query, kind string, list []*term, known bool) ([]Cond, bool) {
	sub := &query{r: q.r, model: q.model}
	for _, m := range list {
		conds, read := xormConds(q, bare(m), nil)
		if kind == "And" {
			sub.where(conds, read)
			continue
		}
		if len(conds) == 0 {
			return nil, false
		}
		sub.or(conds, read)
	}
	return sub.conds, known && !sub.partial
}

// xormRun reads the call that ends a xorm session.
func (r *reader) xormRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	q := r.chain(c.receiver)
	q.library = "xorm"
	if len(q.raw) > 0 {
		return q.raw
	}
	switch c.method {
	case "Insert", "InsertOne", "InsertMulti":
		return q.xormInsert(c)
	case "Update":
		return q.xormUpdate(c.args)
	case "Delete":
		q.beanConds(beans(c.args))
		q.keyConds()
		return []Stmt{q.stmt(sqltext.Delete)}
	case "Get", "GetOrError", "Exist", "Count", "Find", "FindAndCount", "Rows", "Iterate":
		return q.xormRead(c)
	case "Exec", "Query", "QueryString", "QueryInterface", "QuerySliceString":
		list := restOf(c.args, 0)
		if len(list) > 0 {
			return r.statements(list[0], q.handle, list[1:])
		}
	}
	return nil
}

func (q *query) xormInsert(c call) []Stmt {
	beans := []*term{at(c.args, 0)}
	if c.method == "Insert" {
		beans = restOf(c.args, 0)
	}
	var out []Stmt
	for _, b := range beans[:min(len(beans), maxAlternatives)] {
		one := *q
		one.model = b
		sets, whole := setter{q: &one, zeros: true}.record(b)
		one.sets = one.keep(sets, one.columns)
		one.columns = nil
		s := one.stmt(sqltext.Insert)
		s.Named = whole
		out = append(out, s)
	}
	return out
}

// xormUpdate reads Update(bean, conditions...): the fields that are not zero or
// are named by Cols. A version column is checked and raised by xorm itself.
func (q *query) xormUpdate(args []*term) []Stmt {
	bean := at(args, 0)
	if q.model == nil && q.table == "" || symbolOf(bean) != "" {
		q.model = bean
	}
	sets, whole := setter{q: q, zeros: len(q.columns) > 0 || symbolOf(bean) == ""}.record(bean)
	q.sets = overwrite(q.keep(sets, q.columns), q.values)
	q.keyConds()
	for _, cond := range restOf(args, 1) {
		q.where(xormBean(q, bare(cond)))
	}
	if e := q.known(); e != nil {
		for _, c := range e.Columns {
			if v := keyOf(bean, c.Field); c.Version && v != nil {
				q.where([]Cond{equal(c.Column, v)}, true)
				q.sets = overwrite(q.sets, []Set{{Column: c.Column, Increment: 1, Value: provenance.Int(1)}})
			}
		}
	}
	chosen := len(q.columns) > 0
	q.columns = nil
	s := q.stmt(sqltext.Update)
	s.Named = whole && !chosen
	return []Stmt{s}
}

// xormBean reads a bean used as a condition: its fields that are not zero.
func xormBean(q *query, t *term) ([]Cond, bool) {
	if isRecord(t) && symbolOf(t) != "" && !strings.Contains(t.Type, "builder.") {
		return q.recordConds(t), base(t) == nil
	}
	return xormConds(q, t, nil)
}

// keyConds turns what ID was given into tests of the primary key.
func (q *query) keyConds() {
	for _, k := range q.keys {
		keys := q.known().primary()
		if list, ok := members(k); ok && len(list) == len(keys) {
			for i, v := range list {
				q.where([]Cond{equal(keys[i].Column, v)}, true)
			}
			continue
		}
		q.where([]Cond{equal(keys[0].Column, k)}, true)
	}
	q.keys = nil
}

// beans returns what Get, Exist and Delete are given: a list, or one bean before
// xorm 1.3 and in forks of it.
func beans(args []*term) []*term {
	if list, _ := rest(args, 0); len(list) > 0 {
		return list
	}
	if b := at(args, 0); symbolOf(b) != "" {
		return []*term{b}
	}
	return nil
}

// beanConds makes the beans of Get and Delete the model and a condition.
func (q *query) beanConds(beans []*term) {
	for _, b := range beans {
		if q.model == nil {
			q.model = b
		}
		if isRecord(bare(b)) {
			q.where(q.recordConds(bare(b)), base(bare(b)) == nil)
		}
	}
}

func (q *query) xormRead(c call) []Stmt {
	switch c.method {
	case "Find", "FindAndCount", "Iterate", "Rows":
		if q.model == nil {
			q.model = at(c.args, 0)
		}
		if c.method == "Find" || c.method == "FindAndCount" {
			for _, cond := range restOf(c.args, 1) {
				q.where(xormBean(q, bare(cond)))
			}
		}
	default:
		q.beanConds(beans(c.args))
		q.limit = c.method == "Get" || c.method == "GetOrError"
	}
	q.keyConds()
	switch {
	case c.method == "Count" || c.method == "Exist":
		q.columns = []string{"count(*)"}
	case len(q.columns) == 0:
		q.columns = []string{"*"}
	}
	return []Stmt{q.stmt(sqltext.Select)}
}
