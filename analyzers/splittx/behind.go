package splittx

import (
	"fmt"
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// behind reports a write that belongs to a transition that is committed before
// it: a repetition finds the new state and turns back.
func behind(r *finding.Reporter, g *rows.Graph) {
	later := followers(g)
	if len(later) == 0 || g.Capped {
		return
	}
	for _, n := range g.Nodes {
		for _, a := range rows.Writes(n) {
			if column := oneWay(a); column != "" {
				after := leftBehind(r, g, a, later)
				if after != nil && bars(g, a, *after) && !resumed(g, a, *after, column) {
					reportBehind(r, g, a, *after, column)
				}
			}
		}
	}
}

// followers returns the writes that nothing else makes up for: a row that is
// added, an amount that is raised.
func followers(g *rows.Graph) []rows.Step {
	var out []rows.Step
	for _, n := range g.Nodes {
		if n.Depth(effectflow.InGo) > 0 {
			continue
		}
		for _, w := range rows.Writes(n) {
			if adds(w.Stmt) && !aside(g, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

// aside reports whether a write only tells people about something, or is not
// expected to be there for sure.
func aside(g *rows.Graph, w rows.Step) bool {
	s := w.Stmt
	if s.Store != dbcall.SQL && s.Store != dbcall.Document || s.Table == "" || w.Depth(effectflow.AfterCommit) > 0 {
		return true
	}
	return rows.Tells(g.World, s) || dbcall.HistoryTable(s.Table) && !rows.Book(s.Table) || slices.ContainsFunc(effectflow.Words(s.Table), kept)
}

func adds(s *dbcall.Stmt) bool {
	return s.Verb == sqltext.Insert && s.Conflict == sqltext.ConflictNone || slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return x.Increment != 0 && rows.Quantity(x.Column) && !rows.Statistic(x.Column)
	})
}

// oneWay returns the state that an update of one row moves to a fixed value which
// is not one that somebody works on.
func oneWay(a rows.Step) string {
	if a.Stmt.Verb != sqltext.Update || !rows.Single(a.Stmt) {
		return ""
	}
	for _, x := range a.Stmt.Sets {
		if x.Value == nil || x.Increment != 0 || !dbcall.StateColumn(x.Column) || dbcall.LeaseColumn(x.Column) {
			continue
		}
		values := effectflow.Consts([]*effectflow.Term{x.Value})
		if len(values) > 1 { // what was there may have been left as it is
			values = slices.DeleteFunc(values, dbcall.InitialValue)
		}
		if len(values) == 1 && !dbcall.ProgressValue(values[0]) && !dbcall.InitialValue(values[0]) && !dbcall.FailureValue(values[0]) {
			return x.Column
		}
	}
	return ""
}

// leftBehind returns the first write that follows when a is committed, for the
// same work, in the same database.
func leftBehind(r *finding.Reporter, g *rows.Graph, a rows.Step, later []rows.Step) *rows.Step {
	pool := txscope.Pool(g.Graph, a.Stmt.Handle)
	if pool == "" {
		return nil
	}
	after := g.After(a.Node, true)
	for i, b := range later {
		if b.Node == a.Node || b.Stmt.Table == a.Stmt.Table || !after.Has(b.Node) || txscope.Pool(g.Graph, b.Stmt.Handle) != pool ||
			!r.Local(b.Node, a.Node) || !committed(g, a, b) {
			continue
		}
		if g.RowsOf(b.Node, b.Stmt).Shares(g.RowsOf(a.Node, a.Stmt)) {
			return &later[i]
		}
	}
	return nil
}

// committed reports whether a is surely durable before b runs: it ran on the pool,
// or its transaction was committed.
func committed(g *rows.Graph, a, b rows.Step) bool {
	tx := txscope.Of(g.Graph, a.Node, a.Stmt)
	if !tx.Any() {
		return !slices.ContainsFunc(txscope.Extents(g.Graph), func(x txscope.Extent) bool { return x.Steps.Has(a.Node) }) && !eitherWay(g, a)
	}
	for _, x := range txscope.Extents(g.Graph) {
		if x.Tx.Is(tx) && !x.Steps.Has(b.Node) {
			return slices.ContainsFunc(x.Commits, func(c *effectflow.Node) bool { return g.Reaches(c, b.Node, true) })
		}
	}
	return false
}

// eitherWay reports whether the same line also runs in a transaction: a helper begins
// one unless it is handed one, and nobody can tell here.
func eitherWay(g *rows.Graph, a rows.Step) bool {
	return slices.ContainsFunc(g.Nodes, func(m *effectflow.Node) bool {
		return m != a.Node && m.Func == a.Func && m.Site == a.Site && slices.ContainsFunc(txscope.Writes(m), func(s *dbcall.Stmt) bool {
			return txscope.Of(g.Graph, m, s).Any()
		})
	})
}

// bars reports whether whoever finds the state that a moves to does not get to b:
// it was asked for before, by a branch that leads to a and b on one side only, or
// a itself asks for the old one and b waits for the number of rows.
func bars(g *rows.Graph, a, b rows.Step) bool {
	if slices.ContainsFunc(a.Claims(), func(c effectflow.Claim) bool { return c.Stmt == a.Stmt && g.Guarded(c, b.Node) }) {
		return true
	}
	return slices.ContainsFunc(g.Reads(), func(read rows.Step) bool {
		return read.Node != a.Node && rows.Same(read, a) && g.Reaches(read.Node, a.Node, true) &&
			slices.ContainsFunc(g.Nodes, func(t *effectflow.Node) bool { return turns(g, read, t, a, b) })
	})
}

func turns(g *rows.Graph, read rows.Step, t *effectflow.Node, a, b rows.Step) bool {
	if t.Kind != effects.Branch || t.Cond == nil || !g.Decides(t, a.Node) || g.Side(t, a.Node) != g.Side(t, b.Node) {
		return false
	}
	tested, moved := rows.Moves(a, rows.Tested(g.World, read, t.Cond))
	return tested != "" && tested == moved
}

// resumed reports whether the state is only a step on the way: it is moved again
// after b.
func resumed(g *rows.Graph, a, b rows.Step, column string) bool {
	for m := range g.After(b.Node, false).All() {
		for _, w := range rows.Writes(m) {
			if _, ok := w.Stmt.Set(column); ok && m != a.Node && w.Stmt.Table == a.Stmt.Table && w.Stmt.Verb == sqltext.Update {
				return true
			}
		}
	}
	return false
}

func reportBehind(r *finding.Reporter, g *rows.Graph, a, b rows.Step, column string) {
	place := r.Locate(g.Graph, b.Node, effectflow.Common(a.Node, b.Node), func(n *effectflow.Node) bool { return len(txscope.Writes(n)) > 0 })
	target := txscope.Target(b.Node, b.Stmt)
	r.Report(finding.Finding{
		Category: "behind", Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s writes %s after %s was committed on its own: if the process dies in between, a repetition finds the new state and turns back, and %s is never written; run both in one transaction",
			place.Name, target, a.Target(column), target),
		Related: append(r.Chain(place), r.RelatedTo(a.Node, "committed on its own")),
		Callee:  place.Name, Target: target,
	})
}
