package evidence

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// reselected judges work that nobody claims: it is found again because its state
// did not change.
func (q *asked) reselected(s *said) {
	s.summary = "work is found again because its state has not changed"
	for _, u := range q.b.uses {
		if expired(u.Stmt) {
			s.add(For, q.useAt(u), quoteOf(u), "%s takes rows whose lease has run out", q.by(u))
		}
	}
	if s.count(For) > 0 {
		return
	}
	for _, u := range q.b.uses {
		if q.selectsAgain(u) && !counts(u.Stmt) && q.unfinished(u) != over {
			s.add(For, q.useAt(u), quoteOf(u), "no state says that somebody is at work: %s finds the row again until it is done", q.by(u))
		}
	}
	if s.count(For) > 0 {
		return
	}
	for _, u := range q.b.uses {
		q.looksFor(s, u)
	}
	s.next = "Show that the rows that are found are worked on: call what does the work from the loop over them, or list its package."
	if len(s.items) > 0 {
		s.summary = "something looks for unfinished rows; whether their work is done again could not be seen"
		return
	}
	s.add(Blind, nil, "", "no state of %s means that somebody is at work, and no select that feeds the work by state was seen; if the work is started by a request, only its sender can start it again", q.b.table)
	s.summary = "how unfinished work is found again could not be seen"
	s.next = "Add a job that selects rows whose work began but did not end; if there is one, make its select readable or list its package."
}

// expired reports whether a statement is about rows whose lease has run out.
func expired(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool { return dbcall.LeaseColumn(c.Column) && c.Op != "=" })
}

// takesOver reports whether a statement gives the lease of rows to somebody,
// who had it before or not: the rows are worked on again.
func takesOver(s *dbcall.Stmt) bool {
	return s.Verb == sqltext.Update && bulk(s) && expired(s) &&
		slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return dbcall.LeaseColumn(x.Column) && !x.Value.IsNil() })
}

// looksFor weighs a select of rows in a state that is no end, by their age: it
// looks for what was left, but what it feeds was not seen.
func (q *asked) looksFor(s *said, u effectflow.Use) {
	if u.Stmt.Verb != sqltext.Select || !bulk(u.Stmt) || counts(u.Stmt) || q.unfinished(u) != open || !q.called(u.Node.Func) {
		return
	}
	what := strings.Join(q.wanted(u), " or ")
	switch {
	case aged(u.Stmt):
		s.add(Half, q.useAt(u), quoteOf(u), "%s finds rows that wait in %s for too long; what is done with them could not be followed", q.by(u), what)
	case young(u.Stmt):
		s.add(Half, q.useAt(u), quoteOf(u), "%s finds rows that wait in %s, but only for a time: what is older is not found any more", q.by(u), what)
	}
}

// How far the rows are that a select asks for.
const (
	unsaid = iota // no state is named
	open          // they are not done
	over          // they are done or given up
)

// wanted returns the states of the rows that a select asks for.
func (q *asked) wanted(u effectflow.Use) []string {
	m := q.b.machine
	if m == nil {
		return nil
	}
	var out []string
	for _, c := range u.Stmt.CondsOn(m.Column) {
		if c.Op == "=" || c.Op == "in" || c.Op == "is null" {
			out = append(out, tested(m.Column, c)...)
		}
	}
	return slices.DeleteFunc(out, func(v string) bool { return v == given })
}

func (q *asked) unfinished(u effectflow.Use) int {
	vs := q.wanted(u)
	if len(vs) == 0 {
		return unsaid
	}
	found := over
	for _, v := range vs {
		switch q.b.machine.role(v) {
		case "initial", "progress":
			return open
		case "done", "failed":
		default:
			found = unsaid
		}
	}
	return found
}

// counts reports whether a select adds rows up instead of finding them.
func counts(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Funcs, func(f string) bool {
		return f == "sum" || f == "count" || f == "avg" || f == "min" || f == "max"
	})
}

// young reports whether a statement passes over rows that are too old.
func young(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return (c.Op == ">" || c.Op == ">=") && (strings.HasSuffix(c.Column, "_at") || strings.HasSuffix(c.Column, "_on") || strings.HasSuffix(c.Column, "_time"))
	})
}

// handed is a statement that hands the rows of another table back to be worked
// on.
type handed struct {
	place       *Place
	quote, text string
}

// handedBack looks for a second table that the work is found by: its row is
// deleted or changed where the work is done, and something resets a column of
// all its rows by which a select finds them.
func (q *asked) handedBack() []handed {
	var out []handed
	for _, t := range q.beside() {
		uses := q.derivation.statements(t)
		for _, u := range uses {
			column := resets(u.Stmt)
			i := slices.IndexFunc(uses, func(o effectflow.Use) bool {
				return o.Stmt.Verb == sqltext.Select && bulk(o.Stmt) && len(o.Stmt.CondsOn(column)) > 0
			})
			if column == "" || i < 0 || !q.called(u.Node.Func) {
				continue
			}
			out = append(out, handed{q.useAt(u), quoteOf(u), fmt.Sprintf("%s resets %s.%s, by which %s finds work", q.by(u), t, column, q.by(uses[i]))})
		}
	}
	return out
}

// beside returns the other tables of which one row is deleted or changed after
// an effect of the unit.
func (q *asked) beside() []string {
	var out []string
	for _, x := range q.b.deeds {
		for n := range x.g.After(x.e.Node, false).All() {
			if n.Kind == effects.Call && n.Row != nil {
				out = append(out, q.consumed(n)...)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// consumed returns the tables of which n deletes or changes single rows.
func (q *asked) consumed(n *effectflow.Node) []string {
	var out []string
	for _, s := range n.Stmts() {
		if s.Table != "" && s.Table != q.b.table && (s.Verb == sqltext.Delete || s.Verb == sqltext.Update) && !bulk(&s) {
			out = append(out, s.Table)
		}
	}
	return out
}

// resets returns the column that a statement sets for rows whatever they are
// called, "" if it is no such statement.
func resets(s *dbcall.Stmt) string {
	if s.Verb != sqltext.Update || !bulk(s) || len(s.Sets) == 0 || s.Named {
		return ""
	}
	for _, x := range s.Sets {
		if x.Value == nil || x.Increment != 0 {
			continue
		}
		vs := effectflow.Consts([]*effectflow.Term{x.Value})
		if x.Value.IsNil() || len(vs) == 1 && (flag(vs[0]) || dbcall.InitialValue(vs[0])) {
			return x.Column
		}
	}
	return ""
}
