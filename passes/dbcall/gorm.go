package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// gormStep adds a chain method of gorm, of both its classic and its generic
// interface.
func gormStep(q *query, c call) {
	switch c.method {
	case "Model":
		q.model = at(c.args, 0)
	case "G":
		q.library = "gorm"
		if c.typ != "" { // the type argument
			q.model = provenance.ParamOf("", 0, c.typ)
		}
		gormClauses(q, c.args)
	case "Table":
		q.table = tableName(pattern(at(c.args, 0)))
	case "Where", "Not", "Or", "Having":
		gormWhere(q, c)
	case "Select":
		list := append([]*term{at(c.args, 0)}, restOf(c.args, 1)...)
		q.columns, _ = names(list)
	case "Omit":
		q.omit, _ = names(restOf(c.args, 0))
	case "Clauses":
		gormClauses(q, c.args)
	case "Set":
		gormSet(q, c)
	case "Limit":
		q.limit = true
	case "Scopes":
		q.partial = true
	case "Attrs":
		q.attrs = append(q.attrs, q.pairs(restOf(c.args, 0))...)
	case "Assign":
		q.assigned = append(q.assigned, q.pairs(restOf(c.args, 0))...)
	case "Raw":
		q.raw = append(q.raw, q.r.statements(at(c.args, 0), q.handle, restOf(c.args, 1))...)
	case "Session":
		if isTrue(at(c.args, 0).Member("NewDB")) {
			*q = query{r: q.r, library: q.library, handle: q.handle}
		}
	}
}

// restOf is rest for callers that only use what is known.
func restOf(args []*term, i int) []*term {
	list, _ := rest(args, i)
	return list
}

// gormWhere reads a condition in any of the forms gorm takes: text, struct, map,
// another chain, key values.
func gormWhere(q *query, c call) {
	args, argsKnown := rest(c.args, 1)
	conds, known := gormConds(q, at(c.args, 0), args)
	known = known && argsKnown
	switch c.method {
	case "Or":
		q.or(conds, known)
	case "Not":
		q.where(negate(conds), known)
	default:
		q.where(conds, known)
	}
}

func gormConds(q *query, t *term, args []*term) (conds []Cond, known bool) {
	t = bare(t)
	if c, ok := clauseCond(q, t); ok {
		return c, true
	}
	if text, vars, ok := expression(t); ok {
		return q.fragment(text, vars)
	}
	switch {
	case isChain(t):
		sub := q.r.chain(t)
		return sub.conds, !sub.partial
	case isRecord(t):
		if t.Type != "" { // a struct: its zero fields are not tested
			return q.recordConds(t), base(t) == nil
		}
		return q.mapConds(t), true
	case isList(t) || t.Kind == provenance.Const && t.N == provenance.ConstInt:
		return []Cond{equal(q.known().key(), t)}, true
	case t.Kind == provenance.Const || t.Kind == provenance.Op || t.Kind == provenance.Alt:
		if s, ok := constant(t); ok && len(args) == 1 && isIdentifier(s) {
			return []Cond{equal(columnName(s), args[0])}, true
		}
		return q.fragment(t, args)
	}
	return nil, false
}

func isIdentifier(s string) bool {
	for _, r := range s {
		if !(r == '_' || r == '.' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9') {
			return false
		}
	}
	return s != ""
}

// clauseCond reads clause.Eq{Column, Value} and its kin.
func clauseCond(q *query, t *term) ([]Cond, bool) {
	op, ok := map[string]string{
		"Eq": "=", "Neq": "<>", "Lt": "<", "Lte": "<=", "Gt": ">", "Gte": ">=", "IN": "in", "Like": "like",
	}[typeName(t.Type)]
	if !ok || t.Kind != provenance.Object || !strings.Contains(t.Type, "clause.") {
		return nil, false
	}
	column, known := clauseColumn(memberOf(t, "Column"))
	if !known {
		return nil, false
	}
	c := Cond{Column: q.known().column(column), Op: op}
	if op == "in" {
		list, _ := members(memberOf(t, "Values"))
		c.Values = list
		return []Cond{c}, true
	}
	c.Values = []*term{memberOf(t, "Value")}
	return []Cond{c}, true
}

// clauseColumn reads a column given as text or as clause.Column{Name}.
func clauseColumn(t *term) (string, bool) {
	if s, ok := constant(t); ok {
		return columnName(s), true
	}
	if s, ok := constant(memberOf(t, "Name")); ok {
		return columnName(s), true
	}
	return "", false
}

// gormClauses reads OnConflict, Locking, Returning and conditions.
func gormClauses(q *query, args []*term) {
	list, known := rest(args, 0)
	q.partial = q.partial || !known
	for _, t := range list {
		t = bare(t)
		switch typeName(t.Type) {
		case "OnConflict":
			q.onConflict(t)
		case "Locking":
			q.locking = lockingClause(t)
		case "Returning":
			q.returning = true
		case "Insert":
			if m, _ := constant(memberOf(t, "Modifier")); strings.EqualFold(m, "IGNORE") {
				q.conflict = sqltext.ConflictNothing
			}
		case "Where":
			exprs, known := members(memberOf(t, "Exprs"))
			q.partial = q.partial || !known
			for _, x := range exprs {
				q.where(gormConds(q, x, nil))
			}
		default:
			if cs, ok := clauseCond(q, t); ok {
				q.where(cs, true)
			}
		}
	}
}

func lockingClause(t *term) sqltext.Locking {
	strength, _ := constant(memberOf(t, "Strength"))
	options, _ := constant(memberOf(t, "Options"))
	return lockingText(strength + " " + options)
}

// lockingText reads "UPDATE SKIP LOCKED" and the like.
func lockingText(s string) sqltext.Locking {
	s = strings.ToUpper(s)
	return sqltext.Locking{
		Update:     strings.Contains(s, "UPDATE"),
		Share:      strings.Contains(s, "SHARE"),
		SkipLocked: strings.Contains(s, "SKIP LOCKED"),
		NoWait:     strings.Contains(s, "NOWAIT"),
	}
}

func (q *query) onConflict(t *term) {
	if t.Kind != provenance.Object {
		q.partial = true
		return
	}
	list, _ := members(memberOf(t, "Columns"))
	for _, c := range list {
		if name, ok := clauseColumn(c); ok {
			q.conflictColumns = append(q.conflictColumns, name)
		}
	}
	updates := memberOf(t, "DoUpdates")
	switch {
	case isTrue(t.Member("DoNothing")):
		q.conflict = sqltext.ConflictNothing
	case isTrue(t.Member("UpdateAll")):
		q.conflict = sqltext.ConflictUpdate
	case updates.Kind != provenance.Unknown:
		q.conflict = sqltext.ConflictUpdate
		q.conflictUpdates(updates)
	default: // gorm writes DO NOTHING when nothing is to be updated
		q.conflict = sqltext.ConflictNothing
	}
}

// conflictUpdates reads clause.AssignmentColumns, clause.Assignments and
// clause.Set.
func (q *query) conflictUpdates(t *term) {
	switch callee(t) {
	case "AssignmentColumns":
		columns, _ := names(t.Args)
		for _, c := range columns {
			q.conflictSets = append(q.conflictSets, Set{Column: c, Value: provenance.OpOf("column:"+c, ""), Excluded: true})
		}
		return
	case "Assignments":
		fields(at(t.Args, 0), func(name string, v *term) {
			q.conflictSets = append(q.conflictSets, q.assign(columnName(name), v))
		})
		return
	}
	list, _ := members(t)
	for _, a := range list {
		if name, ok := clauseColumn(memberOf(bare(a), "Column")); ok {
			q.conflictSets = append(q.conflictSets, q.assign(name, memberOf(bare(a), "Value")))
		}
	}
}

// gormSet reads Set(assigners...) of the generic interface, and the option by
// which the first version of gorm locks rows. The second version ignores it.
func gormSet(q *query, c call) {
	if len(c.args) == 1 {
		gormAssigners(q, restOf(c.args, 0))
		return
	}
	option, _ := constant(at(c.args, 0))
	if option == "gorm:query_option" && strings.Contains(c.typ, "jinzhu") {
		q.locking = lockingText(pattern(at(c.args, 1)))
	}
}

// gormAssigners reads the assignments given to Set in the generic interface.
func gormAssigners(q *query, list []*term) {
	for _, a := range list {
		a = bare(a)
		if name, ok := clauseColumn(memberOf(a, "Column")); ok {
			q.sets = append(q.sets, q.assign(name, memberOf(a, "Value")))
			continue
		}
		q.partial = true
	}
}

// pairs reads column and value arguments: a struct, a map, or names and values
// in turn.
func (q *query) pairs(list []*term) []Set {
	var out []Set
	for i := 0; i < len(list); i++ {
		t := bare(list[i])
		if isRecord(t) {
			sets, _ := setter{q: q}.record(t)
			out = append(out, sets...)
			continue
		}
		if name, ok := constant(t); ok && i+1 < len(list) {
			out = append(out, q.assign(q.known().column(name), list[i+1]))
			i++
		}
	}
	return out
}
