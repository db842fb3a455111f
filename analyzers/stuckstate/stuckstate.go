package stuckstate

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports states that nothing brings a row back from.
var Analyzer = &analysis.Analyzer{
	Name:             "stuckstate",
	Doc:              doc.Of(source, "stuckstate"),
	URL:              doc.URL("stuckstate"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range rows.Graphs(r) {
		for _, n := range g.Nodes {
			for _, s := range rows.Writes(n) {
				check(r, g, s)
			}
		}
	}
	return r.Done(), nil
}

func check(r *finding.Reporter, g *rows.Graph, s rows.Step) {
	if s.Stmt.Verb != sqltext.Update || s.Stmt.Table == "" || s.Stmt.Store == dbcall.Queue {
		return
	}
	for _, set := range s.Stmt.Sets {
		if !dbcall.StateColumn(set.Column) || set.Increment != 0 || set.Value == nil || notes(s.Stmt, set.Column) {
			continue
		}
		state, ok := set.Value.Const()
		if !ok || !dbcall.ProgressValue(state) {
			continue
		}
		end := left(g, s, set.Column, state)
		if end == nil || !r.Local(s.Node, end) || recovered(r.Flow.World, s.Stmt, set.Column, state) {
			continue
		}
		report(r, g, s, set.Column, state, end)
		return
	}
}

// notes reports whether s makes the row if there is none, whatever its state
// was: the work does not begin with the row, and what begins it again marks the
// row again.
func notes(s *dbcall.Stmt, column string) bool {
	return s.Conflict == sqltext.ConflictUpdate && len(s.CondsOn(column)) == 0
}

// left returns the write that moves the row on after the work, outside of the
// transaction that marked it.
func left(g *rows.Graph, s rows.Step, column, state string) *effectflow.Node {
	after := g.After(s.Node, true)
	for _, n := range g.Nodes {
		if n == s.Node || !after.Has(n) {
			continue
		}
		for _, o := range rows.Writes(n) {
			if o.Stmt.Table != s.Stmt.Table || o.Stmt.Verb != sqltext.Update || txscope.Same(g.Graph, s.Node, s.Stmt, n, o.Stmt) {
				continue
			}
			set, ok := o.Stmt.Set(column)
			if !ok || set.Value == nil || !rows.SameIdentity(s.Stmt, o.Stmt) && !rows.Same(s, o) {
				continue
			}
			if v, fixed := set.Value.Const(); !fixed || v != state {
				return n
			}
		}
	}
	return nil
}

// recovered reports whether some statement of the program may find rows that
// were left in a state.
func recovered(w *effectflow.World, mark *dbcall.Stmt, column, state string) bool {
	if admits(mark, column, state) {
		return true // the claim takes over
	}
	for _, u := range w.Statements(mark.Table) {
		if finds(u.Stmt, column, state) {
			return true
		}
	}
	return false
}

// finds reports whether s picks rows of that state without being told which, or
// may do so.
func finds(s *dbcall.Stmt, column, state string) bool {
	switch s.Verb {
	case sqltext.Select, sqltext.Update, sqltext.Delete:
	default:
		return !s.Complete && s.Verb != sqltext.Insert
	}
	if rows.Single(s) {
		return false
	}
	if !s.Complete {
		return true
	}
	if s.Verb == sqltext.Select && counts(s) {
		return false
	}
	return admits(s, column, state)
}

// counts reports whether a select only answers a number.
func counts(s *dbcall.Stmt) bool {
	return slices.Contains(s.Funcs, "count") && len(s.Columns) <= 1 || len(s.Columns) == 1 && strings.HasPrefix(s.Columns[0], "count(")
}

// admits reports whether a condition of s on the column lets the state through.
func admits(s *dbcall.Stmt, column, state string) bool {
	for _, c := range s.CondsOn(column) {
		values := effectflow.Consts(c.Values)
		switch c.Op {
		case "=", "in":
			if len(values) < len(c.Values) || slices.Contains(values, state) {
				return true // also what is only known when the program runs
			}
		case "<>", "not in":
			if !slices.Contains(values, state) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

func report(r *finding.Reporter, g *rows.Graph, s rows.Step, column, state string, end *effectflow.Node) {
	place := r.Locate(g.Graph, s.Node, effectflow.Common(s.Node, end), nil)
	r.Report(finding.Finding{
		Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("a crash after this leaves the row in %s = %s for ever: no statement of the program selects or resets rows in that state; sweep those that are too old, with a limit on the attempts",
			s.Target(column), shown(state)),
		Related: append(r.Chain(place), r.RelatedTo(end, "moved on here, if the process lives so long")),
		Callee:  place.Name, Target: s.Target(column),
	})
}

func shown(state string) string {
	if len(state) > 40 {
		state = state[:40]
	}
	return "'" + state + "'"
}
