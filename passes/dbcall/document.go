package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// documentColumn returns a document's field in the form of a column: words
// joined by underscores, paths by dots, positions left out.
func documentColumn(name string) string {
	var out []string
	for part := range strings.SplitSeq(name, ".") {
		if !strings.HasPrefix(part, "$") {
			out = append(out, snake(part))
		}
	}
	return strings.Join(out, ".")
}

// documentFields calls f for each field of a document built here: bson.M,
// bson.D, or a struct. It reports whether t is one.
func (q *query) documentFields(t *term, f func(name string, value *term)) bool {
	t = bare(t)
	switch {
	case isList(t) && t.Kind == provenance.Object:
		for _, m := range t.Args {
			m = bare(m)
			name, ok := constant(memberOf(m, "Key"))
			if !ok {
				return false
			}
			f(name, memberOf(m, "Value"))
		}
		return true
	case isRecord(t):
		e := q.entityOf(t)
		fields(t, func(name string, v *term) {
			if e != nil {
				name = e.column(name)
			}
			f(name, v)
		})
		return base(t) == nil
	}
	return false
}

// isOperators reports whether t is a document with operators ($set, $lt).
func (q *query) isOperators(t *term) bool {
	found := false
	q.documentFields(t, func(name string, _ *term) { found = found || strings.HasPrefix(name, "$") })
	return found
}

// filter reads the conditions of a query document.
func (q *query) filter(t *term) (conds []Cond, known bool) {
	sub := &query{r: q.r}
	known = q.documentFields(t, func(name string, v *term) {
		switch name {
		case "$and":
			list, read := members(v)
			for _, m := range list {
				sub.where(q.filter(m))
			}
			sub.partial = sub.partial || !read
		case "$or":
			sub.where(q.anyOf(v))
		case "$nor":
			cs, _ := q.anyOf(v)
			sub.where([]Cond{opaque(cs)}, true)
		case "$expr", "$where", "$text", "$comment":
			sub.where([]Cond{{Op: "expr"}}, name == "$comment")
		default:
			sub.where(q.fieldConds(documentColumn(name), v), true)
		}
	})
	return sub.conds, known && !sub.partial
}

// anyOf reads the alternatives of $or.
func (q *query) anyOf(t *term) ([]Cond, bool) {
	list, known := members(t)
	sub := &query{r: q.r}
	for _, m := range list {
		cs, read := q.filter(m)
		if len(cs) == 0 {
			return nil, false // an unknown alternative
		}
		known = known && read
		sub.or(cs, read)
	}
	return sub.conds, known
}

// fieldConds reads what a query document asks of one field.
func (q *query) fieldConds(column string, v *term) []Cond {
	v = bare(v)
	if !q.isOperators(v) {
		c := equal(column, v)
		if c.Op == "in" { // a list is compared as a whole
			c.Op, c.Values = "=", []*term{v}
		}
		return []Cond{c}
	}
	var out []Cond
	q.documentFields(v, func(name string, x *term) {
		c := Cond{Column: column, Values: []*term{bare(x)}}
		switch name {
		case "$eq":
			c = equal(column, x)
		case "$ne":
			c = negate([]Cond{equal(column, x)})[0]
		case "$in", "$nin":
			c.Op = map[string]string{"$in": "in", "$nin": "not in"}[name]
			c.Values = flatten(c.Values)
		case "$lt", "$lte", "$gt", "$gte":
			c.Op = map[string]string{"$lt": "<", "$lte": "<=", "$gt": ">", "$gte": ">="}[name]
		case "$exists":
			c = Cond{Column: column, Op: "is null"}
			if isTrue(x) {
				c.Op = "is not null"
			}
		case "$regex":
			c.Op = "like"
		case "$not":
			c = negate(q.fieldConds(column, x))[0]
		default:
			c = Cond{Op: "expr", Mentions: []string{column}}
		}
		out = append(out, c)
	})
	return out
}

// change reads an update document: operators, or a pipeline of stages. onInsert
// are the assignments that hold for a new document only.
func (q *query) change(t *term) (sets, onInsert []Set, known bool) {
	t = bare(t)
	if list, ok := members(t); ok && len(list) > 0 && q.isOperators(bare(list[0])) {
		known = true
		for _, stage := range list {
			s, o, read := q.change(stage)
			sets, onInsert, known = append(sets, s...), append(onInsert, o...), known && read
		}
		return sets, onInsert, known
	}
	read := q.documentFields(t, func(name string, v *term) {
		if name == "$setOnInsert" {
			onInsert = append(onInsert, q.documentSets(name, v)...)
			return
		}
		sets = append(sets, q.documentSets(name, v)...)
	})
	return sets, onInsert, read && !q.partial
}

// documentSets reads the fields under one update operator.
func (q *query) documentSets(operator string, t *term) []Set {
	var out []Set
	read := q.documentFields(t, func(name string, v *term) {
		s := Set{Column: documentColumn(name), Value: bare(v)}
		switch operator {
		case "$inc":
			s.Increment = 1
			if n, ok := constant(v); ok && strings.HasPrefix(n, "-") {
				s.Increment, s.Value = -1, literal(n[1:])
			}
		case "$addToSet":
			s.AddToSet = true
		case "$push":
			s.Value = provenance.OpOf("append", "", s.Value)
		case "$pull", "$pullAll", "$pop":
			s.Value = provenance.OpOf("remove", "", s.Value)
		case "$mul", "$bit":
			s.Value = provenance.OpOf("sql:*", "", s.Value)
		case "$unset":
			s.Value = provenance.Nil()
		case "$currentDate":
			s.Value = provenance.OpOf("now", "")
		}
		if s.Value.Kind == provenance.Const && s.Value.Text == "$$NOW" {
			s.Value = provenance.OpOf("now", "")
		}
		out = append(out, s)
	})
	if !read {
		out = append(out, q.structSets(t)...)
	}
	return out
}

// structSets reads a struct given where a document is expected.
func (q *query) structSets(t *term) []Set {
	sets, whole := setter{q: q, zeros: true}.record(t)
	if len(sets) == 0 || whole {
		q.partial = true
	}
	for i := range sets {
		sets[i].Column = documentColumn(sets[i].Column)
	}
	return sets
}

// upserts turns an update into what it does when no document is found.
func (q *query) upserts(sets, onInsert []Set) (verb sqltext.Verb) {
	for _, c := range q.conds {
		if c.Op == "=" && c.Or == 0 {
			q.conflictColumns = append(q.conflictColumns, c.Column)
			if len(sets) == 0 && len(c.Values) == 1 {
				q.sets = append(q.sets, Set{Column: c.Column, Value: c.Values[0]})
			}
		}
	}
	if len(sets) > 0 {
		q.conflict = sqltext.ConflictUpdate
		q.conflictSets = onInsert
		return sqltext.Update
	}
	q.sets = mergeSets(q.sets, onInsert)
	q.conflict = sqltext.ConflictNothing
	return sqltext.Insert
}
