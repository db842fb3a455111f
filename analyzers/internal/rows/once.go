package rows

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// Once reports whether a second run for the same work does not get to step s or
// is undone together with it: a claim was won before; the transaction of s also
// writes something that fails or is found the second time.
func Once(g *Graph, s Step) bool {
	return recall(g.once, s.Stmt, func() bool { return once(g, s) })
}

func once(g *Graph, s Step) bool {
	if g.Claimed(s.Node) {
		return true
	}
	tx := txscope.Of(g.Graph, s.Node, s.Stmt)
	if !tx.Any() {
		return false
	}
	for _, o := range g.Writes() {
		if o.Stmt == s.Stmt || !follows(g, o.Node, s.Node) || !txscope.Of(g.Graph, o.Node, o.Stmt).Is(tx) {
			continue
		}
		if refuses(g.World, o.Stmt) || gate(g, o, s) {
			return true
		}
	}
	return false
}

// follows reports whether one of the two may run after the other.
func follows(g *Graph, a, b *effectflow.Node) bool {
	return a == b || g.Reaches(a, b, true) || g.Reaches(b, a, true)
}

// refuses reports whether a second run of insert s fails, or the table is there
// to tell a second run from the first.
func refuses(w *effectflow.World, s *dbcall.Stmt) bool {
	if s.Verb != sqltext.Insert || s.Conflict != sqltext.ConflictNone {
		return false
	}
	return dbcall.InboxTable(s.Table) || Declared(w, s)
}

// gate reports whether o moves a state that was asked for before s: the second
// run finds the row in another state.
func gate(g *Graph, o, s Step) bool {
	if o.Stmt.Verb == sqltext.Insert {
		return false
	}
	if column, _ := Moves(o, condColumns(o.Stmt)); column != "" && len(effectflow.Consts(valuesOn(o.Stmt, column))) > 0 && g.Consulted(o.Node) {
		return true
	}
	return slices.ContainsFunc(g.Reads(), func(r Step) bool {
		return g.Reaches(r.Node, s.Node, true) && Same(r, o) && asked(g, r, o, s)
	})
}

// asked reports whether what o moves was tested on the row that r read: by the
// SELECT, or by a branch that decides whether s runs.
func asked(g *Graph, r, o, s Step) bool {
	if column, _ := Moves(o, StateTests(r.Stmt)); column != "" || Fills(o.Stmt, r.Stmt) != "" {
		return true
	}
	return slices.ContainsFunc(g.Tests(r.Node), func(b *effectflow.Node) bool {
		if !g.Decides(b, s.Node) {
			return false
		}
		column, _ := Moves(o, Tested(g.World, r, b.Cond))
		return column != "" || levels(g.World, r, o, b.Cond)
	})
}

// levels reports whether cond compares a column of the row that r read with what
// o stores in it: the second run finds both equal.
func levels(w *effectflow.World, r, o Step, cond *provenance.Term) bool {
	if cond.Kind != provenance.Op || cond.Text != "==" && cond.Text != "!=" || len(cond.Args) != 2 {
		return false
	}
	for i, column := range cond.Args {
		other := cond.Args[1-i]
		if column.Kind != provenance.Field || !from(column.Args[0], r.ID()) || other.Kind == provenance.Unknown {
			continue
		}
		set, ok := o.Stmt.Set(Column(w, r.Stmt, nullable(column).Text))
		if ok && set.Value != nil && provenance.Equal(set.Value, other) {
			return true
		}
	}
	return false
}

// Fills returns the column of which the SELECT r asks that nothing is there, and in
// which o stores something: the reference to what was made out of the row, or who
// has it now.
func Fills(o, r *dbcall.Stmt) string {
	for _, c := range r.Conds {
		set, ok := o.Set(c.Column)
		if ok && c.Column != "" && c.Or == 0 && c.Op == "is null" && set.Value != nil && !set.Value.IsNil() {
			return c.Column
		}
	}
	return ""
}

func condColumns(s *dbcall.Stmt) []string {
	var out []string
	for _, c := range s.Conds {
		if c.Column != "" {
			out = append(out, c.Column)
		}
	}
	return out
}

func valuesOn(s *dbcall.Stmt, column string) []*provenance.Term {
	var out []*provenance.Term
	for _, c := range s.CondsOn(column) {
		out = append(out, c.Values...)
	}
	return out
}

// StateTests returns the state columns of which a SELECT asks a certain value.
func StateTests(s *dbcall.Stmt) []string {
	var out []string
	for _, cond := range s.Conds {
		if cond.Column == "" || !StateLike(cond.Column) || slices.Contains(out, cond.Column) {
			continue
		}
		if len(effectflow.Consts(cond.Values)) > 0 || strings.HasPrefix(cond.Op, "is ") {
			out = append(out, cond.Column)
		}
	}
	return out
}

// Repeated returns why step s runs again for the same work, as far as a second
// run would find the same work to do; "" if nothing shows that it does.
func Repeated(g *Graph, s Step) (why string, kind string) {
	for _, r := range g.Replays(s.Node) {
		switch r.Kind {
		case "rows":
			if !stillThere(g, r.Scope) {
				continue
			}
		case "retry":
			if !failsLater(g, s, r.Scope) {
				continue
			}
		}
		if r.Proven {
			return r.Why, r.Kind
		}
	}
	return "", ""
}

// stillThere reports whether a loop goes over rows in a certain state, which a
// second run selects again.
func stillThere(g *Graph, s *effectflow.Scope) bool {
	if s == nil {
		return false
	}
	for _, r := range g.Reads() {
		over := s.Over != nil && answers(s.Over, r.ID())
		if s.Over == nil {
			over = slices.ContainsFunc(s.Loop.Exits, func(t *provenance.Term) bool { return answers(t, r.ID()) })
		}
		if over && len(StateTests(r.Stmt)) > 0 {
			return true
		}
	}
	return false
}

// failsLater reports whether a step that can fail follows s within a retry, so
// that s is run again although it succeeded. What fails while the transaction of
// s is open, whatever its handle, takes s back.
func failsLater(g *Graph, s Step, scope *effectflow.Scope) bool {
	tx := txscope.Of(g.Graph, s.Node, s.Stmt)
	open := openIn(g, tx, s, scope)
	for m := range g.After(s.Node, true).All() {
		if m.Kind != effects.Call || m.Call == nil || m.Row == nil && m.Effect() == nil || !slices.Contains(m.Scopes, scope) {
			continue
		}
		if m.Row != nil {
			switch m.Row.Kind {
			case models.Commit, models.Rollback, models.Begin, models.RowCount:
				continue
			}
		}
		if open.Has(m) || tx.Any() && txscope.Of(g.Graph, m, nil).Is(tx) {
			continue
		}
		return true
	}
	return false
}

// openIn returns what runs while the transaction of s is open, if each round of
// a retry begins one of its own.
func openIn(g *Graph, tx txscope.Tx, s Step, scope *effectflow.Scope) effectflow.Steps {
	for _, x := range txscope.Extents(g.Graph) {
		if !slices.Contains(x.Begin.Scopes, scope) {
			continue
		}
		if x.Tx.Is(tx) || !tx.Any() && x.Steps.Has(s.Node) {
			return x.Steps
		}
	}
	return effectflow.Steps{}
}

// Rests reports whether s runs because of a state of the row that r read, which a
// write of another transaction, or none, moves only afterwards.
func Rests(g *Graph, r, s Step) bool {
	for _, o := range g.Writes() {
		if o.Stmt.Verb == sqltext.Insert || !g.Reaches(r.Node, o.Node, true) || !follows(g, o.Node, s.Node) || !Same(r, o) || !asked(g, r, o, s) {
			continue
		}
		if column, _ := Moves(o, condColumns(o.Stmt)); column == "" || !g.Consulted(o.Node) {
			return true
		}
	}
	return false
}

// Settles reports whether o moves what was asked of a row before s, in a way that
// a second run does not come to s any more.
func Settles(g *Graph, o, s Step) bool {
	if o.Stmt.Verb == sqltext.Insert {
		return false
	}
	lasting := *o.Stmt // what was asked of a moment may be asked again later
	lasting.Sets = slices.DeleteFunc(slices.Clone(o.Stmt.Sets), func(x dbcall.Set) bool { return moment(x.Column) })
	o = Step{o.Node, &lasting}
	return slices.ContainsFunc(g.Reads(), func(r Step) bool {
		return r.Node != o.Node && g.Reaches(r.Node, o.Node, true) && effectflow.Compatible(r.Node, o.Node, s.Node) && Same(r, o) && asked(g, r, o, s)
	})
}
