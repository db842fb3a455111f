package unkeyedinsert

import (
	"cmp"
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
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports inserts that a repetition inserts again.
var Analyzer = &analysis.Analyzer{
	Name:             "unkeyedinsert",
	Doc:              doc.Of(source, "unkeyedinsert"),
	URL:              doc.URL("unkeyedinsert"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	if rows.Setup(pass.Pkg.Path()) {
		return r.Done(), nil
	}
	for _, g := range rows.Graphs(r) {
		for _, n := range g.Nodes {
			if n.Sent() {
				continue // judged where it is received
			}
			for _, s := range rows.Writes(n) {
				if s.Stmt.Verb == sqltext.Insert {
					check(r, g, s)
				}
			}
		}
	}
	return r.Done(), nil
}

func check(r *finding.Reporter, g *rows.Graph, s rows.Step) {
	w := r.Flow.World
	if s.Stmt.Table == "" || !s.Stmt.Complete && len(s.Stmt.Sets) == 0 || w.MayBeKeyed(s.Stmt) || rows.SetsUp(s.Node) || rows.Tells(w, s.Stmt) || dbcall.InboxTable(s.Stmt.Table) {
		return
	}
	place, ok := rows.HomeOf(r, g, s.Node, s.Stmt.Table)
	if !ok || rows.Once(g, s) || handled(g, s) || found(g, s) || replaced(g, s) {
		return
	}
	c, why := judge(g, s)
	if why == "" {
		return
	}
	if c > finding.Low && harmless(w, s.Stmt) {
		c = finding.Low
	}
	r.Report(finding.Finding{
		Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("the insert into %s adds a second row when the work runs again: %s; give the table a unique key made of what identifies the work and let a conflict do nothing",
			s.Stmt.Table, why),
		Callee: place.Name, Target: s.Stmt.Table,
	})
}

// judge returns how sure it is that the same row is inserted twice, and why; ""
// if nothing speaks for it.
func judge(g *rows.Graph, s rows.Step) (finding.Confidence, string) {
	why, kind := rows.Repeated(g, s)
	repeated := kind != "" && kind != "http"
	listed := listed(s.Stmt.Table) && (!begun(s) || dbcall.OutboxTable(s.Stmt.Table))
	made := fresh(g, s) || s.Stmt.Named && slices.ContainsFunc(s.Call.Args, fromNowhere)
	unread := unread(s)
	switch {
	case listed && repeated && !made && !unread:
		return finding.Medium, why
	case !made && !unread && (listed || !g.World.Runs()) && tested(g, s):
		return finding.Medium, "nothing but a test before it stops the second one"
	case repeated:
		return finding.Low, why
	case !listed || made:
		return finding.Low, ""
	case kind == "http" && stage(g, s), kind == "" && named(s) && !g.World.Runs():
		return finding.Medium, cmp.Or(why, unanswered)
	}
	return finding.Low, cmp.Or(why, unanswered)
}

const unanswered = "a caller that gets no answer repeats it"

// stage reports whether the same work also puts a row into a state that it may be
// in already: whoever asks for that again asks for the same thing.
func stage(g *rows.Graph, s rows.Step) bool {
	for _, n := range g.Nodes {
		for _, o := range rows.Writes(n) {
			if o.Stmt.Verb != sqltext.Update || !effectflow.Compatible(n, s.Node) ||
				!notes(s.Stmt, o.Stmt) && !g.RowsOf(n, o.Stmt).Shares(g.RowsOf(s.Node, s.Stmt)) {
				continue
			}
			if slices.ContainsFunc(o.Stmt.Sets, func(set dbcall.Set) bool {
				_, fixed := set.Value.Const()
				return dbcall.StateColumn(set.Column) && fixed && !rows.Conditional(g.World, o.Stmt, set.Column)
			}) {
				return true
			}
		}
	}
	return false
}

// notes reports whether s stores all that o finds its row by.
func notes(s, o *dbcall.Stmt) bool {
	for _, c := range o.Conds {
		if _, ok := s.Set(c.Column); !ok {
			return false
		}
	}
	return len(o.Conds) > 0
}

// begun reports whether the row has a life of its own, which begins here: it is
// the work, not a note about it.
func begun(s rows.Step) bool {
	return slices.ContainsFunc(s.Stmt.Sets, func(set dbcall.Set) bool {
		return dbcall.StateColumn(set.Column) && set.Value != nil && slices.ContainsFunc(effectflow.Consts([]*effectflow.Term{set.Value}), func(v string) bool {
			return dbcall.InitialValue(v) || dbcall.ProgressValue(v)
		})
	})
}

// named reports whether the row says for which work it is: it carries an
// identity that was not made here.
func named(s rows.Step) bool {
	return slices.ContainsFunc(s.Stmt.Sets, func(set dbcall.Set) bool {
		return set.Value != nil && dbcall.IdentityColumn(set.Column) && len(effectflow.Minted(set.Value)) == 0 &&
			set.Value.Kind != provenance.Const && set.Value.Kind != provenance.Unknown
	})
}

// tested reports whether a state of a row decides whether s runs, and that state
// is moved by a separate write.
func tested(g *rows.Graph, s rows.Step) bool {
	return slices.ContainsFunc(g.Reads(), func(r rows.Step) bool {
		return r.Node != s.Node && r.Stmt.Table != s.Stmt.Table && g.Reaches(r.Node, s.Node, true) && rows.Rests(g, r, s)
	})
}

// handled reports whether a duplicate is looked for in the error of the insert,
// here or where it stands: a caller that does not look at errors does not see it.
func handled(g *rows.Graph, s rows.Step) bool {
	if looked(g.Graph, s.Node) {
		return true
	}
	own := g.World.Own(s.Node.Func.ID)
	n := rows.CallAt(own, s.Node.Site)
	return n != nil && looked(own, n)
}

func looked(g *effectflow.Graph, insert *effectflow.Node) bool {
	return slices.ContainsFunc(g.Tests(insert), func(n *effectflow.Node) bool {
		return n.Cond.Has(func(t *provenance.Term) bool {
			return t.Kind == provenance.Op && t.Text == "duplicate" && effectflow.Mentions(t, insert) ||
				duplicateCode(t)
		})
	})
}

// duplicateCode recognises what databases call a duplicate, by number or in the
// text of the error.
func duplicateCode(t *provenance.Term) bool {
	v, _ := t.Const()
	switch v {
	case "23505", "unique_violation", "1062", "2067", "1555":
		return true
	}
	v = strings.ToLower(v)
	return strings.Contains(v, "duplicate") || strings.Contains(v, "unique")
}

// listed reports whether a table has a row for each thing that happened.
func listed(table string) bool {
	switch table {
	case "ledgers", "journals": // the books, not their entries
		return false
	}
	return dbcall.HistoryTable(table) || dbcall.OutboxTable(table)
}
