package dbcall

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// stmt returns the statement the chain stands for.
func (q *query) stmt(verb sqltext.Verb) Stmt {
	s := Stmt{
		Verb:            verb,
		Table:           q.table,
		Sets:            q.sets,
		Conds:           q.conds,
		Conflict:        q.conflict,
		ConflictColumns: q.conflictColumns,
		ConflictSets:    q.conflictSets,
		Returning:       q.returning,
		Locking:         q.locking,
		Limit:           q.limit,
		Handle:          q.handle,
		Complete:        !q.partial,
	}
	for _, c := range q.columns {
		s.Columns = append(s.Columns, q.known().column(c))
	}
	if q.model != nil {
		s.Entity = symbolOf(q.model)
		e := q.known()
		if s.Table == "" {
			s.Table = e.tableFor(q.library, s.Entity)
		}
		if e != nil && (verb == sqltext.Insert || verb == sqltext.Replace) {
			s.Unique = e.Unique
		}
	}
	q.subs(&s)
	s.Complete = s.Complete && s.Table != ""
	if verb == sqltext.Insert && len(s.Columns) == 0 {
		for _, x := range s.Sets {
			s.Columns = append(s.Columns, x.Column)
		}
	}
	s.Text = render(q.library, &s)
	return s
}

// subs adds the subselects and CTEs given as chains, and the tests by which
// they pick the rows of s.
func (q *query) subs(s *Stmt) {
	s.Conds = slices.Clone(s.Conds)
	last := q.lastGroup()
	var picks []Cond
	add := func(t *term) bool {
		if t = bare(t); !isChain(t) && t.Kind != provenance.Alt {
			return false
		}
		sub := q.r.chain(t)
		if sub.table == "" && sub.model == nil {
			return false
		}
		inner := sub.stmt(sqltext.Select)
		s.Subs = append(s.Subs, inner)
		if s.Verb != sqltext.Select && inner.Table == s.Table {
			picks = append(picks, asPicked(inner.Conds, last)...)
			last += sub.lastGroup()
		}
		return true
	}
	for i, c := range s.Conds {
		if (c.Op == "in" || c.Op == "=") && len(c.Values) == 1 && add(c.Values[0]) {
			s.Conds[i].Values = []*term{provenance.OpOf("subquery", "")}
		}
	}
	for _, t := range q.with {
		add(t)
	}
	s.Conds = append(s.Conds, picks...)
}

// asPicked marks tests as those of a subselect, with groups numbered from after.
func asPicked(cs []Cond, after int) []Cond {
	out := slices.Clone(cs)
	for i := range out {
		out[i].Picked = true
		if out[i].Or > 0 {
			out[i].Or += after
		}
	}
	return out
}

// render writes a statement for messages: "gorm: UPDATE orders SET status WHERE id".
func render(library string, s *Stmt) string {
	var b strings.Builder
	b.WriteString(library + ": " + verbName(s.Verb) + " " + cmp.Or(s.Table, typeName(s.Entity)))
	var sets, conds []string
	for _, x := range s.Sets {
		sets = union(sets, []string{x.Column})
	}
	for _, c := range s.Conds {
		if c.Column != "" {
			conds = union(conds, []string{c.Column})
		}
	}
	if len(sets) > 0 {
		b.WriteString(" SET " + strings.Join(sets, ", "))
	}
	if len(conds) > 0 {
		b.WriteString(" WHERE " + strings.Join(conds, ", "))
	}
	return excerpt(b.String())
}

func verbName(v sqltext.Verb) string {
	switch v {
	case sqltext.Select:
		return "SELECT"
	case sqltext.Insert:
		return "INSERT"
	case sqltext.Update:
		return "UPDATE"
	case sqltext.Delete:
		return "DELETE"
	case sqltext.Replace:
		return "REPLACE"
	case sqltext.Merge:
		return "MERGE"
	}
	return "RUN"
}
