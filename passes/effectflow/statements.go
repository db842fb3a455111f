package effectflow

import (
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Use is one statement of the program at one place, with the constants that its
// callers put in.
type Use struct {
	Graph *Graph
	Node  *Node
	Stmt  *dbcall.Stmt
}

// Statements returns the statements of all functions outside of tests, by table.
func (w *World) Statements(table string) []Use {
	w = w.elseWhole()
	if w.uses == nil {
		w.collectUses()
	}
	return w.uses[table]
}

// Mentions returns the statements of all functions outside of tests that name a
// table beside the one they are listed by: they join it, or ask it in a subselect.
func (w *World) Mentions(table string) []Use {
	w = w.elseWhole()
	w.Statements(table)
	return w.mentions[table]
}

func (w *World) collectUses() {
	w.build()
	w.uses, w.mentions = map[string][]Use{}, map[string][]Use{}
	seen := map[string]bool{}
	for _, id := range slices.Sorted(maps.Keys(w.graphs)) {
		if w.fn(id).Flags&effects.Test != 0 {
			continue
		}
		g := w.graphs[id]
		for _, n := range g.Nodes {
			w.collectNode(g, n, seen)
		}
	}
}

func (w *World) collectNode(g *Graph, n *Node, seen map[string]bool) {
	if n.Row == nil || n.Kind != effects.Call || n.Call == nil || n.Func.Flags&effects.Test != 0 {
		return
	}
	stmts := n.Stmts()
	for i := range stmts {
		s := &stmts[i]
		if s.Table == "" && len(s.Tables) == 0 {
			continue
		}
		key := n.Func.Package + n.Site.File + "\x00" + signature(n, s)
		if !seen[key] {
			seen[key] = true
			w.note(Use{g, n, s})
		}
	}
}

func (w *World) note(u Use) {
	if u.Stmt.Table != "" {
		w.uses[u.Stmt.Table] = append(w.uses[u.Stmt.Table], u)
	}
	for _, t := range u.Stmt.Tables {
		if t != u.Stmt.Table {
			w.mentions[t] = append(w.mentions[t], u)
		}
	}
}

// signature tells uses of one statement with different constants apart.
func signature(n *Node, s *dbcall.Stmt) string {
	var b strings.Builder
	b.WriteString(n.Func.ID)
	b.WriteByte(byte(n.Site.Line))
	b.WriteByte(byte(n.Site.Line >> 8))
	b.WriteByte(byte(n.Site.Col))
	b.WriteString(s.Table)
	for _, x := range s.Sets {
		if v, ok := x.Value.Const(); ok {
			b.WriteString(x.Column + "=" + v + ";")
		}
	}
	for _, c := range s.Conds {
		for _, v := range c.Values {
			if t, ok := v.Const(); ok {
				b.WriteString(c.Column + c.Op + t + ";")
			}
		}
	}
	return b.String()
}

// Consts returns the constants among values.
func Consts(values []*provenance.Term) []string {
	var out []string
	for _, v := range values {
		if s, ok := v.Const(); ok {
			out = append(out, s)
		} else if v.Kind == provenance.Alt || v.Kind == provenance.Object {
			out = append(out, Consts(v.Args)...)
		}
	}
	return out
}

// Bulk reports whether s picks its rows by something else than their identity:
// a sweep by state or age.
func Bulk(s *dbcall.Stmt) bool {
	for _, c := range s.Conds {
		if c.Or == 0 && (c.Op == "=" || c.Op == "in") && !c.Picked && dbcall.IdentityColumn(c.Column) && len(Consts(c.Values)) == 0 && !subquery(c) && !joined(c) {
			return false
		}
	}
	return true
}

// joined reports whether a test only joins two tables: whatever row that is.
func joined(c dbcall.Cond) bool {
	return len(c.Values) == 1 && c.Values[0].Kind == provenance.Op && strings.HasPrefix(c.Values[0].Text, "column:")
}

// subquery reports whether the rows are those that a subselect picks.
func subquery(c dbcall.Cond) bool {
	return len(c.Values) == 1 && c.Values[0].Kind == provenance.Op && c.Values[0].Text == "subquery"
}

// TakenUp reports whether the program selects rows in the state that r writes, to go
// on with them: then the state is no end.
func (g *Graph) TakenUp(r Record) bool {
	set, ok := r.Stmt.Set(r.Column)
	if !ok || set.Value == nil {
		return false
	}
	states := outcomes(set.Value)
	for _, u := range g.world().Statements(r.Stmt.Table) {
		if u.Stmt.Verb != sqltext.Select || !Bulk(u.Stmt) || outdated(u.Stmt) || listing(u.Stmt, r.Column) {
			continue
		}
		for _, c := range u.Stmt.CondsOn(r.Column) {
			if c.Op != "=" && c.Op != "in" {
				continue
			}
			if slices.ContainsFunc(Consts(c.Values), func(v string) bool { return slices.Contains(states, v) }) {
				return true
			}
		}
	}
	return false
}

// outdated reports whether s selects what has had its time: such rows are cleared
// away, not gone on with.
func outdated(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return (c.Op == "<" || c.Op == "<=") && slices.ContainsFunc(Words(c.Column), func(w string) bool {
			return w == "expires" || w == "expire" || w == "expiry" || w == "expiration"
		})
	})
}

// listing reports whether s shows the rows that belong to something, whatever
// their age: whoever reads them was asked for them.
func listing(s *dbcall.Stmt, state string) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		if c.Column == state || c.Or != 0 || c.Op != "=" || dbcall.StateColumn(c.Column) || dbcall.LeaseColumn(c.Column) || len(c.Values) != 1 {
			return false
		}
		if k := c.Values[0].Kind; k != provenance.Param && k != provenance.Field {
			return false
		}
		return !slices.ContainsFunc(Words(c.Column), func(w string) bool {
			switch w {
			case "queue", "shard", "partition", "worker", "owner", "kind", "type", "name":
				return true // one sweep for each
			}
			return false
		})
	})
}

// Restart describes how work that was left in progress gets done again.
type Restart struct {
	Use
	Takeover bool // the claim itself takes rows whose lease has run out
}

// RestartOf looks for what brings rows of table back that a claim moved from
// one value of column to another: a sweep that resets them, a select of rows in
// progress that feeds the same effect, or the claim's own condition. done are
// the values that end the work.
func (w *World) RestartOf(c Claim) *Restart {
	set, ok := c.Stmt.Set(c.Column)
	if !ok {
		return nil
	}
	to := Consts([]*provenance.Term{set.Value})
	from := map[string]bool{}
	for _, cond := range c.Stmt.CondsOn(c.Column) {
		for _, v := range Consts(cond.Values) {
			from[v] = true
			for _, t := range to {
				if v == t && cond.Op != "<>" {
					return &Restart{Use{nil, c.Node, c.Stmt}, true}
				}
			}
		}
	}
	for _, u := range w.Statements(c.Stmt.Table) {
		if w.resets(u.Stmt, c.Column, to, from) {
			return &Restart{Use: u}
		}
	}
	return nil
}

// resets reports whether s puts rows that are in one of the states in progress
// back into one from which they are claimed.
func (w *World) resets(s *dbcall.Stmt, column string, progress []string, from map[string]bool) bool {
	if s.Verb != sqltext.Update || !Bulk(s) {
		return false
	}
	picks := false
	for _, c := range s.CondsOn(column) {
		for _, v := range Consts(c.Values) {
			for _, p := range progress {
				picks = picks || v == p
			}
		}
	}
	set, ok := s.Set(column)
	if !picks || !ok {
		return false
	}
	for _, v := range outcomes(set.Value) {
		if from[v] {
			return true
		}
	}
	return false
}

// outcomes returns the constants a SET value can take, through CASE.
func outcomes(t *provenance.Term) []string {
	var out []string
	t.Walk(func(u *provenance.Term) bool {
		if s, ok := u.Const(); ok {
			out = append(out, s)
		}
		return true
	})
	return out
}
