package dbcall

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// statements reads every statement of an SQL text with its arguments.
func (r *reader) statements(t, handle *term, args []*term) []Stmt {
	var out []Stmt
	record := keyedRecord(t)
	for _, x := range sqlTexts(t) {
		b := &binder{args: args, values: x.values, entities: r.entities}
		all := r.texts.parse(x.s)
		for i := range all {
			s := &all[i]
			if s.Verb == sqltext.Other {
				continue
			}
			stmt := b.statement(s, nil)
			if write := handedOn(s, &stmt); write != nil {
				write.Complete = write.Complete && stmt.Complete
				stmt = *write
			}
			fill(&stmt, record)
			stmt.Handle = handle
			stmt.Text = r.texts.excerpt(cut(x.s, s.Start, s.End))
			out = append(out, stmt)
		}
	}
	return out[:min(len(out), 2*maxAlternatives)]
}

func cut(s string, from, to int) string {
	if from < 0 || to > len(s) || from >= to {
		return s
	}
	return s[from:to]
}

// statement translates what the reader saw, below the CTEs in scope.
func (b *binder) statement(s *sqltext.Statement, scope with) Stmt {
	out := Stmt{
		Verb:            s.Verb,
		Table:           s.Table,
		Tables:          s.Tables,
		Funcs:           s.Funcs,
		Columns:         s.Columns,
		Sets:            append(b.rows(s), b.assigns(s.Set)...),
		Conflict:        s.Conflict.Action,
		ConflictColumns: s.Conflict.Columns,
		ConflictSets:    b.assigns(s.Conflict.Set),
		Returning:       len(s.Returning) > 0,
		Locking:         s.Locking,
		Limit:           s.Limit,
		Folds:           folds(s),
		Complete:        s.Complete,
	}
	out.Conds, _ = b.preds(s.Where, 0)
	outer := scope.of(s)
	for i := range s.Subs {
		if i == 0 {
			out.Subs = make([]Stmt, 0, len(s.Subs))
		}
		out.Subs = append(out.Subs, b.statement(&s.Subs[i], scope))
		if name := s.Subs[i].Name; name != "" {
			scope = append(slices.Clip(scope), named{name, &out.Subs[i]})
		}
	}
	out.Conds = append(out.Conds, picked(s, &out, outer)...)
	if asked := existence(s); asked != nil && asked.Sub <= len(out.Subs) {
		sub := out.Subs[asked.Sub-1]
		sub.Columns, sub.Funcs = nil, append(slices.Clip(sub.Funcs), "exists")
		return sub
	}
	return out
}

// existence returns what SELECT EXISTS (SELECT ...) asks for, nil for other
// statements: it is about the rows of the inner one.
func existence(s *sqltext.Statement) *sqltext.Expr {
	if s.Verb != sqltext.Select || s.Table != "" || len(s.List) != 1 {
		return nil
	}
	e := s.List[0]
	if e.Kind == sqltext.Binary && e.Text == "not" && len(e.Args) == 1 {
		e = e.Args[0]
	}
	if e.Kind != sqltext.Binary || e.Text != "exists" || len(e.Args) != 1 || e.Args[0].Kind != sqltext.Subquery || e.Args[0].Sub == 0 {
		return nil
	}
	return &e.Args[0]
}

// rows turns the VALUES of an INSERT into one assignment per column; several
// rows become alternatives.
func (b *binder) rows(s *sqltext.Statement) []Set {
	if s.Verb != sqltext.Insert && s.Verb != sqltext.Replace && s.Verb != sqltext.Merge {
		return nil
	}
	var out []Set
	for i, c := range s.Columns {
		if c == "" || c == hole {
			continue
		}
		var vs []*term
		for _, row := range s.Values {
			if i < len(row) {
				vs = append(vs, b.value(row[i]))
			}
		}
		if len(vs) > 0 {
			out = append(out, Set{Column: c, Value: oneOf(vs)})
		}
	}
	return out
}

func (b *binder) assigns(as []sqltext.Assign) []Set {
	var out []Set
	for _, a := range as {
		value := a.Value
		if a.Increment != 0 {
			value = amount(a)
		}
		out = append(out, Set{Column: a.Column, Value: given(a.Column, b.value(value)), Increment: a.Increment, Excluded: a.Excluded})
	}
	return out
}

// amount returns what an increment adds: v of x = x + v, x = v + x and
// x = COALESCE(x, 0) + v.
func amount(a sqltext.Assign) sqltext.Expr {
	if a.Value.Kind != sqltext.Binary || len(a.Value.Args) != 2 {
		return a.Value
	}
	left, right := a.Value.Args[0], a.Value.Args[1]
	switch {
	case isPresent(left, a.Column):
		return right
	case isPresent(right, a.Column):
		return left
	}
	return a.Value
}

// isPresent reports whether e is the present value of a column.
func isPresent(e sqltext.Expr, column string) bool {
	switch e.Kind {
	case sqltext.Column:
		return e.Text == column && e.Qualifier != "excluded" && e.Qualifier != "new"
	case sqltext.FuncCall:
		return e.Text != "values" && len(e.Args) > 0 && isPresent(e.Args[0], column)
	}
	return false
}

// preds translates tests; their groups are numbered from after on. It returns
// the last number used.
func (b *binder) preds(ps []sqltext.Pred, after int) (conds []Cond, last int) {
	last = after
	conds = slices.Grow(conds, len(ps))
	for _, p := range ps {
		c := Cond{Column: p.Column, Op: p.Op, Values: b.all(p.Values), And: p.And, Mentions: p.Mentions}
		if p.Op == "in" || p.Op == "not in" {
			c.Values = flatten(c.Values)
		}
		if p.Or > 0 {
			c.Or = p.Or + after
			last = max(last, c.Or)
		}
		conds = append(conds, c)
	}
	return conds, last
}

// flatten replaces lists by their members: IN (?) of a slice built here.
func flatten(vs []*term) []*term {
	var out []*term
	for _, v := range vs {
		v = wrapped(v)
		if ms, ok := members(v); ok && !v.IsNil() && len(ms) > 0 {
			out = append(out, ms...)
			continue
		}
		out = append(out, v)
	}
	return out
}

// wrapped looks through the functions that turn a slice into an argument:
// bun.In, pq.Array, pg.InMulti.
func wrapped(t *term) *term {
	switch callee(t) {
	case "In", "List", "Array", "InMulti", "GenericArray":
		if len(t.Args) == 1 {
			return bare(t.Args[0])
		}
	}
	return bare(t)
}

// picked returns the tests of the subselects and CTEs that choose the rows of
// an UPDATE or DELETE: a claim often tests the state only there.
func picked(s *sqltext.Statement, out *Stmt, outer []*Stmt) []Cond {
	if s.Verb != sqltext.Update && s.Verb != sqltext.Delete || !joinsSub(s) {
		return nil
	}
	var conds []Cond
	groups := 0
	for _, c := range out.Conds {
		groups = max(groups, c.Or)
	}
	for i := range out.Subs {
		outer = append(outer, &out.Subs[i])
	}
	for _, sub := range outer {
		if sub.Verb != sqltext.Select || sub.Table != s.Table {
			continue
		}
		top := groups
		for _, c := range sub.Conds {
			c.Picked = true
			if c.Or > 0 {
				c.Or += groups
				top = max(top, c.Or)
			}
			conds = append(conds, c)
		}
		groups = top
	}
	return conds
}

// joinsSub reports whether the rows are chosen by a subselect or joined CTE,
// rather than only compared with one (NOT EXISTS, SET x = (SELECT ...)).
func joinsSub(s *sqltext.Statement) bool {
	if s.From {
		return true
	}
	return slices.ContainsFunc(s.Where, func(p sqltext.Pred) bool {
		return (p.Op == "in" || p.Op == "=") &&
			slices.ContainsFunc(p.Values, func(e sqltext.Expr) bool { return e.Kind == sqltext.Subquery })
	})
}
