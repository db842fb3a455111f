package evidence

import (
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

// stateColumn returns the column of a table by which its statements follow the
// work, "" if there is none. A status counts more than a marker like sent_at.
func stateColumn(uses []effectflow.Use) string {
	count, word, flags, changed := map[string]int{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	note := func(column string, vs []string) {
		if dbcall.StateColumn(column) {
			count[column]++
			word[column] = word[column] || slices.ContainsFunc(vs, func(v string) bool { return !flag(v) })
			flags[column] = flags[column] || slices.ContainsFunc(vs, flag)
		}
	}
	for _, u := range uses {
		for _, s := range u.Stmt.Sets {
			note(s.Column, values(s.Column, s.Value))
			changed[s.Column] = changed[s.Column] || u.Stmt.Verb != sqltext.Insert
		}
		for _, c := range u.Stmt.Conds {
			if c.Op != "expr" {
				note(c.Column, tested(c.Column, c))
			}
		}
	}
	best, most := "", 0
	for c, n := range count {
		n *= 10
		if marker(c) && !changed[c] {
			n = 1 // a time that rows are born with, or that is only looked at
		}
		if !marker(c) && (word[c] || !flags[c]) {
			n += 10000
		}
		if n > most || n == most && c < best {
			best, most = c, n
		}
	}
	return best
}

// flag recognises values that say yes or no, and nothing of how far the work is.
func flag(value string) bool {
	switch value {
	case "", "0", "1", "true", "false":
		return true
	}
	return false
}

// marker recognises columns that say by being set that something happened.
func marker(column string) bool {
	return strings.HasSuffix(column, "_at") || strings.HasSuffix(column, "_on")
}

// machine draws the life of a row from the statements on its table.
func (d *derivation) machine(uses []effectflow.Use) *Machine {
	column := stateColumn(uses)
	if column == "" {
		return nil
	}
	m := &Machine{Column: column}
	for _, u := range uses {
		switch u.Stmt.Verb {
		case sqltext.Update, sqltext.Merge:
			m.Transitions = append(m.Transitions, d.transitions(u, column)...)
		case sqltext.Insert, sqltext.Replace:
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
		Sweep: effectflow.Bulk(u.Stmt) && len(u.Stmt.CondsOn(column)) > 0,
		Quote: quoteOf(u), Function: enclosing(fn), Place: d.at(fn.Package, site),
	}
	t.From, t.Not, t.Conditional = start(u.Stmt, column)
	lock := locked(u)
	t.Conditional = t.Conditional || lock
	t.Checked = lock || d.consulted(u)
	var out []Transition
	for _, v := range values(column, s.Value) {
		c := t
		c.To = v
		out = append(out, c)
	}
	if len(out) == 0 {
		out = append(out, t)
	}
	return out
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

// distinct drops what says nothing more: the same change by the same statement,
// and the change to a state that the caller gives where the callers' states are
// known.
func distinct(ts []Transition) []Transition {
	known := map[Place]bool{}
	for _, t := range ts {
		if t.To != given && t.To != "" {
			known[t.Place] = true
		}
	}
	var out []Transition
	for _, t := range ts {
		if (t.To == given || t.To == "") && known[t.Place] {
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
