package dbcall

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// fragment reads a condition written as text with its own arguments. Several
// possible texts leave the tests they have in common.
func (q *query) fragment(t *term, args []*term) (conds []Cond, known bool) {
	texts := sqlTexts(t)
	if len(texts) == 0 {
		return nil, false
	}
	known = len(texts) == 1
	for i, x := range texts {
		b := &binder{args: args, values: x.values, entities: q.r.entities}
		preds, complete := sqltext.ParseWhere(x.s)
		cs, _ := b.preds(preds, 0)
		known = known && complete
		if i == 0 {
			conds = cs
			continue
		}
		conds = commonConds(conds, cs)
	}
	return conds, known
}

// assign reads what a builder is told to store in a column: a value, or an SQL
// expression such as gorm.Expr("n + ?", 1).
func (q *query) assign(column string, value *term) Set {
	value = bare(value)
	text, args, ok := expression(value)
	if !ok {
		return Set{Column: column, Value: value}
	}
	for _, s := range q.assignText(column+" = ", text, args) {
		if s.Column == column {
			return s
		}
	}
	return Set{Column: column, Value: provenance.Nothing()}
}

// assignText reads assignments written as text with arguments.
func (q *query) assignText(prefix string, t *term, args []*term) []Set {
	var out []Set
	for i, x := range sqlTexts(t) {
		b := &binder{args: args, values: x.values, entities: q.r.entities}
		as, complete := sqltext.ParseSet(prefix + x.s)
		q.partial = q.partial || !complete
		sets := b.assigns(as)
		if i == 0 {
			out = sets
			continue
		}
		out = mergeSets(out, sets)
	}
	return out
}

// expression recognises values that are SQL text: gorm.Expr, squirrel.Expr,
// bun.Safe, goqu.L, clause.Expr{SQL, Vars}.
func expression(t *term) (text *term, args []*term, ok bool) {
	switch callee(t) {
	case "Expr", "L", "Literal", "Safe", "NullExpr":
		if len(t.Args) == 0 {
			return nil, nil, false
		}
		list, _ := rest(t.Args, 1)
		return bare(t.Args[0]), list, true
	}
	switch typeName(t.Type) {
	case "Expr", "NamedExpr":
		if m := t.Member("SQL"); m != nil && t.Kind == provenance.Object {
			list, _ := members(memberOf(t, "Vars"))
			return bare(m), list, true
		}
	case "Safe", "Literal":
		if t.Kind == provenance.Const {
			return t, nil, true
		}
	}
	if t.Kind == provenance.Op && t.Text == "convert" && typeName(t.Type) == "Safe" && len(t.Args) > 0 {
		return bare(t.Args[0]), nil, true
	}
	return nil, nil, false
}

// equal tests a column for a value, or for one of several.
func equal(column string, value *term) Cond {
	value = bare(value)
	if value.IsNil() {
		return Cond{Column: column, Op: "is null"}
	}
	if list, ok := members(value); ok && len(list) > 0 {
		return Cond{Column: column, Op: "in", Values: list}
	}
	return Cond{Column: column, Op: "=", Values: []*term{value}}
}

// mapConds tests every key of a map.
func (q *query) mapConds(t *term) []Cond {
	var out []Cond
	e := q.known()
	fields(t, func(name string, value *term) { out = append(out, equal(e.column(name), value)) })
	return out
}

// recordConds tests every field of a struct that is not zero.
func (q *query) recordConds(t *term) []Cond {
	var out []Cond
	e := q.entityOf(t)
	fields(t, func(name string, value *term) {
		if !isZero(value) {
			out = append(out, equal(e.column(name), value))
		}
	})
	return out
}

// known returns the entity of the model, nil when nothing is known.
func (q *query) known() *Entity {
	if q.model == nil {
		return nil
	}
	return q.entityOf(q.model)
}

// entityOf returns what is known about a value's type.
func (q *query) entityOf(t *term) *Entity {
	return q.r.entity(symbolOf(t))
}

// symbolOf returns the type of a value, of the members of a list, or of one of
// its alternatives.
func symbolOf(t *term) string {
	if t.Type != "" {
		return t.Type // also of a conversion: (*Order)(nil)
	}
	t = bare(t)
	if t.Type != "" {
		return t.Type
	}
	if t.Kind == provenance.Object && isList(t) || t.Kind == provenance.Alt {
		for _, a := range t.Args {
			if s := symbolOf(a); s != "" {
				return s
			}
		}
	}
	return ""
}

// primary returns the tests that identify the row a value was read from. The
// fields of a value built here without a key say nothing.
func (q *query) primary(t *term) []Cond {
	t = bare(t)
	e := q.entityOf(t)
	if t.Kind == provenance.Unknown || t.IsNil() || t.Type == "" && e == nil {
		return nil
	}
	var out []Cond
	for _, c := range e.primary() {
		v := keyOf(t, c.Field)
		if v == nil || isZero(v) || v.Kind == provenance.Unknown {
			continue
		}
		out = append(out, Cond{Column: c.Column, Op: "=", Values: []*term{v}})
	}
	return out
}

// keyOf returns field name of a value; nil for a record built here that does
// not set it.
func keyOf(t *term, name string) *term {
	switch {
	case t.Kind == provenance.Op || t.Kind == provenance.Const || t.Kind == provenance.Minted || t.Kind == provenance.Func:
		return nil
	case t.Kind != provenance.Object:
		return provenance.FieldOf(t, name, "")
	case isList(t):
		if len(t.Args) == 0 {
			return nil
		}
		return keyOf(bare(t.Args[0]), name)
	}
	if m := t.Member(name); m != nil {
		return m
	}
	if b := base(t); b != nil {
		return keyOf(bare(b), name)
	}
	return nil
}

// setter collects the assignments of a struct or map that is stored.
type setter struct {
	q     *query
	zeros bool // zero values are stored as well
}

// record returns the assignments of a value; whole tells that columns beyond
// them are written too.
func (w setter) record(t *term) (sets []Set, whole bool) {
	t = sample(t)
	e := w.q.entityOf(t)
	if e == nil {
		e = w.q.known()
	}
	switch {
	case t.Kind == provenance.Alt:
		for i, a := range t.Args {
			more, w := w.record(a)
			whole = whole || w
			if i == 0 {
				sets = more
				continue
			}
			sets = mergeSets(sets, more)
		}
		return sets, whole
	case t.Kind != provenance.Object:
		if t.IsNil() { // only names the type: (*Order)(nil)
			return nil, false
		}
		if e = w.q.entityOf(t); e == nil {
			return nil, true
		}
		for _, c := range e.Columns {
			if !c.Auto {
				sets = append(sets, Set{Column: c.Column, Value: provenance.FieldOf(t, c.Field, c.Type)})
			}
		}
		return sets, true
	}
	return w.assigned(t, e)
}

// assigned returns the assignments of a record that was built here, those made by
// the functions it has gone through included.
//
//	o.Status = "PAID"
//	touch(o) // o.Updated = now
//	save(o)
func (w setter) assigned(t *term, e *Entity) (sets []Set, whole bool) {
	seen := map[string]bool{}
	for {
		fields(t, func(name string, value *term) {
			c := e.column(name)
			if seen[name] || c == "" || !w.zeros && isZero(value) {
				return
			}
			seen[name] = true
			sets = append(sets, w.q.assign(c, value))
		})
		b := base(t)
		if b == nil {
			return sets, false
		}
		if t = bare(b); t.Kind != provenance.Object || isList(t) {
			return sets, true
		}
	}
}

// keep returns the assignments that the chosen and omitted columns leave.
func (q *query) keep(sets []Set, chosen []string) []Set {
	e := q.known()
	return slices.DeleteFunc(sets, func(s Set) bool {
		if slices.ContainsFunc(q.omit, func(o string) bool { return e.column(o) == s.Column }) {
			return true
		}
		return len(chosen) > 0 && !slices.Contains(chosen, "*") &&
			!slices.ContainsFunc(chosen, func(o string) bool { return e.column(o) == s.Column })
	})
}
