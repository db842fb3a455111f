package evidence

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// Names of states that are no constants of the program.
const (
	given  = "(given by the caller)"
	set    = "(set)"
	notSet = "(not set)"
)

// machine draws the life of a row from the statements on its table.
func (d *derivation) machine(uses []effectflow.Use) *Machine {
	column := stateColumn(uses)
	if column == "" {
		return nil
	}
	m := &Machine{Column: column}
	for _, u := range uses {
		switch verb := u.Stmt.Verb; {
		case (verb == sqltext.Update || verb == sqltext.Merge) && !inserts(u):
			m.Transitions = append(m.Transitions, d.transitions(u, column)...)
		case verb == sqltext.Insert, verb == sqltext.Replace, verb == sqltext.Update:
			if s, ok := u.Stmt.Set(column); ok {
				for _, v := range values(column, s.Value) {
					m.add(v, "")
					m.entered = append(m.entered, v)
				}
			}
		}
		for _, c := range u.Stmt.CondsOn(column) {
			for _, v := range tested(column, c) {
				m.add(v, "")
			}
		}
	}
	m.Transitions = distinct(m.Transitions)
	for _, t := range m.Transitions {
		for _, s := range append(slices.Clone(t.From), t.To) {
			m.add(s, "")
		}
	}
	slices.SortFunc(m.States, func(a, b State) int {
		if a.Role != b.Role {
			return strings.Compare(order(a.Role), order(b.Role))
		}
		return strings.Compare(a.Name, b.Name)
	})
	if len(m.States) == 0 {
		return nil
	}
	return m
}

func (m *Machine) add(state, role string) {
	if state == "" || state == given || slices.ContainsFunc(m.States, func(s State) bool { return s.Name == state }) {
		return
	}
	if role == "" {
		role = roleOf(state)
	}
	m.States = append(m.States, State{state, role})
}

// role returns the role of a state.
func (m *Machine) role(state string) string {
	for _, s := range m.States {
		if s.Name == state {
			return s.Role
		}
	}
	return ""
}

func roleOf(state string) string {
	switch {
	case dbcall.AsideValue(state):
		return "" // may go on
	case state == notSet, dbcall.InitialValue(state):
		return "initial"
	case dbcall.ProgressValue(state):
		return "progress"
	case state == set, dbcall.DoneValue(state):
		return "done"
	case dbcall.FailureValue(state):
		return "failed"
	}
	return ""
}

// order sorts roles by the course of a row's life.
func order(role string) string {
	switch role {
	case "initial":
		return "0"
	case "progress":
		return "1"
	case "done":
		return "3"
	case "failed":
		return "4"
	}
	return "2"
}

// transitions returns what one statement does to the state.
func (d *derivation) transitions(u effectflow.Use, column string) []Transition {
	s, ok := u.Stmt.Set(column)
	if !ok || s.Increment != 0 {
		return nil
	}
	fn, site := d.user(u)
	t := Transition{
		Saved: saves(u),
		Sweep: bulk(u.Stmt) && !d.byKey(u.Stmt) && len(u.Stmt.CondsOn(column)) > 0,
		Quote: quoteOf(u), Function: enclosing(fn), Place: d.at(fn.Package, site),
	}
	t.From, t.Not, t.Conditional = start(u.Stmt, column)
	lock := locked(u)
	t.Conditional = t.Conditional || lock
	t.Checked = lock || d.consulted(u)
	vs := values(column, s.Value)
	if b := birthOf(u); b != nil {
		vs = t.born(b, column, vs)
	}
	var out []Transition
	for _, v := range vs {
		c := t
		c.To = v
		out = append(out, c)
	}
	if len(out) == 0 {
		out = append(out, t)
	}
	return out
}

// born notes that the row of a change was inserted a few steps before, and
// returns the states it can change to: not the one it was born in.
func (t *Transition) born(b *birth, column string, to []string) []string {
	var first []string
	if s, ok := b.stmt.Set(column); ok {
		first = values(column, s.Value)
	}
	if b.own {
		t.own, t.Conditional, t.Checked = true, true, true
		if len(t.From) == 0 && !slices.Contains(first, given) {
			t.From = first
		}
	}
	if len(to) > len(first) {
		to = slices.DeleteFunc(to, func(v string) bool { return slices.Contains(first, v) })
	}
	return to
}

// locked reports whether the transaction of a statement holds a lock that makes
// others wait: on rows of the same table, on the row that both are found by, or
// one that names no row. The row of a counter that is locked beside it protects
// the counter only.
func locked(u effectflow.Use) bool {
	return slices.ContainsFunc(txscope.HeldBefore(u.Graph, u.Node, u.Stmt), func(a txscope.Access) bool {
		return !a.Stmt.Locking.Update || a.Stmt.Table == u.Stmt.Table || a.Stmt.Table != "" && sameValue(a.Stmt, u.Stmt)
	})
}

// sameValue reports whether two statements ask for the same value: the order that
// is locked, and the payments of that order.
func sameValue(a, b *dbcall.Stmt) bool {
	for _, c := range a.Conds {
		for _, v := range c.Values {
			if _, constant := v.Const(); constant || c.Op != "=" {
				continue
			}
			if slices.ContainsFunc(b.Conds, func(d dbcall.Cond) bool {
				return d.Op == "=" && slices.ContainsFunc(d.Values, func(w *provenance.Term) bool { return provenance.Equal(v, w) })
			}) {
				return true
			}
		}
	}
	return false
}

// consulted reports whether somebody looks at whether a row changed: the caller
// in view, or the function itself, which then turns a miss into an error.
func (d *derivation) consulted(u effectflow.Use) bool {
	if u.Graph.Consulted(u.Node) {
		return true
	}
	if r := u.Node.Func.Results; len(r) > 1 || len(r) == 1 && r[0] != "error" {
		return false // hands it on to somebody who does not look
	}
	own := d.w.Own(u.Node.Func.ID)
	if own == nil {
		return false
	}
	for _, n := range own.Nodes {
		if n.Kind == effects.Call && n.Site == u.Node.Site && n.Row == u.Node.Row {
			return own.Consulted(n)
		}
	}
	return false
}

// start returns the states that a statement changes rows of.
func start(s *dbcall.Stmt, column string) (from []string, not, conditional bool) {
	for _, c := range s.CondsOn(column) {
		conditional = true
		vs := tested(column, c)
		switch c.Op {
		case "<>", "not in", "!=":
			if len(from) == 0 {
				not, from = true, vs
			}
			continue
		case "is null", "is not null", "=", "in":
			if not {
				not, from = false, nil
			}
			from = append(from, vs...)
		}
	}
	for _, c := range s.Conds {
		conditional = conditional || dbcall.VersionColumn(c.Column) || dbcall.LeaseColumn(c.Column)
	}
	slices.Sort(from)
	return slices.Compact(from), not, conditional
}

// tested returns the states that a condition names.
func tested(column string, c dbcall.Cond) []string {
	switch c.Op {
	case "is null":
		return []string{notSet}
	case "is not null":
		if marker(column) {
			return []string{set}
		}
		return nil
	}
	if marker(column) {
		return nil
	}
	vs := effectflow.Consts(c.Values)
	if len(vs) == 0 && len(c.Values) > 0 && (c.Op == "=" || c.Op == "in") {
		return []string{given}
	}
	return vs
}

// values returns the states that a value can be.
func values(column string, t *provenance.Term) []string {
	if t == nil {
		return nil
	}
	if marker(column) {
		if t.IsNil() {
			return []string{notSet}
		}
		return []string{set}
	}
	vs := effectflow.Consts([]*provenance.Term{t})
	if t.Kind == provenance.Op && len(vs) == 0 { // CASE
		t.Walk(func(u *provenance.Term) bool {
			if v, ok := u.Const(); ok && u.N == provenance.ConstString {
				vs = append(vs, v)
			}
			return true
		})
	}
	if len(vs) == 0 && (t.Kind == provenance.Param || t.Kind == provenance.Field) {
		vs = []string{given}
	}
	slices.Sort(vs)
	return slices.Compact(vs)
}

// Changes returns the transitions that are one change each, by their indices: what
// one statement does to rows in the same states, whichever state it writes.
func (m *Machine) Changes() [][]int {
	var out [][]int
	for i, t := range m.Transitions {
		k := slices.IndexFunc(out, func(c []int) bool { return sameChange(m.Transitions[c[0]], t) })
		if k < 0 {
			out = append(out, []int{i})
			continue
		}
		out[k] = append(out[k], i)
	}
	return out
}

func sameChange(a, b Transition) bool {
	return a.Place == b.Place && a.Quote == b.Quote && a.Not == b.Not && a.Conditional == b.Conditional && a.Checked == b.Checked &&
		a.Sweep == b.Sweep && slices.Equal(a.From, b.From)
}

// joined makes one transition of each change.
func (m *Machine) joined() []Transition {
	var out []Transition
	for _, c := range m.Changes() {
		t := m.Transitions[c[0]]
		var to []string
		for _, i := range c {
			to = append(to, m.Transitions[i].To)
		}
		slices.Sort(to)
		t.To = anyOf(to)
		out = append(out, t)
	}
	return out
}

// ended returns the changes to a state of failure.
func (m *Machine) ended() []Transition {
	only := Machine{Transitions: slices.DeleteFunc(slices.Clone(m.Transitions), func(t Transition) bool { return m.role(t.To) != "failed" })}
	return only.joined()
}

// anyOf lists alternatives, of many only the first ones.
func anyOf(names []string) string {
	const most = 4
	if len(names) > most+1 {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" or %d more", len(names)-most)
	}
	return strings.Join(names, " or ")
}

// distinct drops what says nothing more: the same change by the same statement,
// the change to a state that the caller gives where the callers' states are
// known, and that of a new row where others have the same changed.
func distinct(ts []Transition) []Transition {
	known := map[Place]bool{}
	for _, t := range ts {
		if t.To != given && t.To != "" {
			known[t.Place] = true
		}
	}
	strange := func(t Transition) bool {
		return t.own && slices.ContainsFunc(ts, func(o Transition) bool { return o.Place == t.Place && !o.own })
	}
	var out []Transition
	for _, t := range ts {
		if (t.To == given || t.To == "") && known[t.Place] || strange(t) {
			continue
		}
		i := slices.IndexFunc(out, func(o Transition) bool {
			return o.Place == t.Place && o.To == t.To && slices.Equal(o.From, t.From)
		})
		if i < 0 {
			out = append(out, t)
		} else {
			out[i].Checked = out[i].Checked && t.Checked
		}
	}
	slices.SortStableFunc(out, func(a, b Transition) int { return comparePlaces(a.Place, b.Place) })
	return out
}
