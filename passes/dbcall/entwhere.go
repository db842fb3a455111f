package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// entWhere reads predicates: sql.FieldEQ(column, value) below the generated
// functions of the entity's package.
func (q *query) entWhere(ps []*term) {
	for _, p := range ps {
		q.where(q.entCond(bare(p)))
	}
}

func (q *query) entCond(t *term) ([]Cond, bool) {
	name := callee(t)
	switch name {
	case "AndPredicates", "And":
		list, known := rest(t.Args, 0)
		sub := &query{r: q.r}
		for _, p := range list {
			sub.where(q.entCond(bare(p)))
		}
		return sub.conds, known && !sub.partial
	case "OrPredicates", "Or":
		list, known := rest(t.Args, 0)
		sub := &query{r: q.r}
		for _, p := range list {
			cs, read := q.entCond(bare(p))
			if len(cs) == 0 {
				return nil, false
			}
			known = known && read
			sub.or(cs, read)
		}
		return sub.conds, known
	case "NotPredicates", "Not":
		list, _ := rest(t.Args, 0)
		if len(list) == 1 {
			cs, read := q.entCond(bare(list[0]))
			return negate(cs), read
		}
		return nil, false
	}
	op, ok := entOperator(strings.TrimPrefix(name, "Field"))
	column, isConst := constant(at(t.Args, 0))
	if !ok || !isConst {
		return nil, false
	}
	c := Cond{Column: columnName(column), Op: op}
	switch op {
	case "in", "not in":
		c.Values = flatten(restOf(t.Args, 1))
	case "is null", "is not null":
	default:
		c.Values = []*term{at(t.Args, 1)}
	}
	return []Cond{c}, true
}

func entOperator(name string) (string, bool) {
	op, ok := map[string]string{
		"EQ": "=", "NEQ": "<>", "LT": "<", "LTE": "<=", "GT": ">", "GTE": ">=", "In": "in", "NotIn": "not in",
		"IsNull": "is null", "NotNull": "is not null", "Contains": "like", "HasPrefix": "like", "HasSuffix": "like",
		"EqualFold": "=", "ContainsFold": "like",
	}[name]
	return op, ok
}

// entConflict reads OnConflict(options...) and OnConflictColumns(columns...).
// What follows says how the conflict is resolved.
func (q *query) entConflict(c call) {
	if c.method == "OnConflictColumns" {
		q.conflictColumns, _ = names(restOf(c.args, 0))
		return
	}
	for _, o := range restOf(c.args, 0) {
		o = bare(o)
		switch callee(o) {
		case "ConflictColumns":
			q.conflictColumns, _ = names(o.Args)
		case "DoNothing", "ResolveWithIgnore":
			q.conflict = sqltext.ConflictNothing
		case "ResolveWithNewValues", "ResolveWith":
			q.conflict = sqltext.ConflictUpdate
		}
	}
}

// lockOptions reads sql.WithLockAction(sql.SkipLocked) and its kin.
func (q *query) lockOptions(opts []*term) {
	for _, o := range opts {
		for _, a := range bare(o).Args {
			s, _ := constant(a)
			s = strings.ToUpper(s)
			q.locking.SkipLocked = q.locking.SkipLocked || strings.Contains(s, "SKIP")
			q.locking.NoWait = q.locking.NoWait || strings.Contains(s, "NOWAIT")
		}
	}
}
