package unfencedwrite

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports writes of a lease holder that don't name the lease.
var Analyzer = &analysis.Analyzer{
	Name:             "unfencedwrite",
	Doc:              doc.Of(source, "unfencedwrite"),
	URL:              doc.URL("unfencedwrite"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range rows.Graphs(r) {
		for _, n := range g.Nodes {
			for _, c := range n.Claims() {
				check(r, g, c)
			}
		}
		released(r, g)
	}
	return r.Done(), nil
}

func check(r *finding.Reporter, g *rows.Graph, c effectflow.Claim) {
	token := tokens(c)
	if len(token) == 0 || c.Stmt.Table == "" {
		return
	}
	after := g.After(c.Node, true)
	for _, n := range g.Nodes {
		if n == c.Node || !after.Has(n) {
			continue
		}
		for _, s := range rows.Writes(n) {
			if unfenced(r.Flow.World, g, c, s, token) && r.Local(n, c.Node) {
				report(r, g, c, s, token)
			}
		}
	}
}

// tokens returns the columns by which a claim tells its holder from the next
// one: those it compares and changes, and the owner it writes.
func tokens(c effectflow.Claim) []string {
	var out []string
	if c.Stmt.Verb != sqltext.Update {
		return nil
	}
	for _, set := range c.Stmt.Sets {
		swapped := dbcall.VersionColumn(set.Column) || dbcall.AttemptColumn(set.Column)
		if swapped && equated(c.Stmt, set.Column) || owner(set) {
			out = append(out, set.Column)
		}
	}
	return out
}

// equated reports whether a statement asks one value of a column.
func equated(s *dbcall.Stmt, column string) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool { return c.Column == column && c.Op == "=" && c.Or == 0 })
}

// owner recognises the columns that say who holds a row, set to somebody.
func owner(set dbcall.Set) bool {
	if !dbcall.LeaseColumn(set.Column) || set.Value == nil || set.Value.IsNil() || set.Increment != 0 {
		return false
	}
	words := effectflow.Words(set.Column)
	switch words[len(words)-1] {
	case "by", "owner", "holder", "worker", "token", "locker":
	case "id", "name":
		if len(words) < 2 || words[len(words)-2] != "worker" && words[len(words)-2] != "owner" && words[len(words)-2] != "lease" {
			return false
		}
	default:
		return false
	}
	return set.Value.Kind != provenance.Op || set.Value.Text != "now"
}

// unfenced reports whether s changes the claimed row without naming the token.
func unfenced(w *effectflow.World, g *rows.Graph, c effectflow.Claim, s rows.Step, token []string) bool {
	if s.Stmt.Table != c.Stmt.Table || s.Stmt.Verb != sqltext.Update || s.Stmt == c.Stmt || !sameRow(g, c, s) {
		return false
	}
	if txscope.Same(g.Graph, c.Node, c.Stmt, s.Node, s.Stmt) {
		return false
	}
	if e := w.Entity(s.Stmt.Entity); e != nil && slices.ContainsFunc(e.Columns, func(c dbcall.EntityColumn) bool { return c.Version }) {
		return false
	}
	return !slices.ContainsFunc(s.Stmt.Conds, func(cond dbcall.Cond) bool {
		return slices.Contains(token, cond.Column) || cond.Column == "" && slices.ContainsFunc(cond.Mentions, func(m string) bool { return slices.Contains(token, m) }) ||
			dbcall.VersionColumn(cond.Column) || owner(dbcall.Set{Column: cond.Column, Value: provenance.String("x")})
	})
}

func sameRow(g *rows.Graph, c effectflow.Claim, s rows.Step) bool {
	if rows.SameIdentity(c.Stmt, s.Stmt) || rows.Same(rows.Step{Node: c.Node, Stmt: c.Stmt}, s) {
		return true
	}
	return s.Stmt.Named && g.RowsOf(c.Node, c.Stmt).Shares(g.RowsOf(s.Node, s.Stmt))
}

func report(r *finding.Reporter, g *rows.Graph, c effectflow.Claim, s rows.Step, token []string) {
	place := r.Locate(g.Graph, s.Node, effectflow.Common(s.Node, c.Node), nil)
	what := "is written without it"
	if s.Stmt.Named && len(s.Stmt.Conds) <= 1 {
		what = "is saved as a whole, as it was read before"
	}
	column := ""
	if len(s.Stmt.Sets) > 0 && !s.Stmt.Named {
		column = s.Stmt.Sets[0].Column
	}
	claim := rows.Step{Node: c.Node, Stmt: c.Stmt}
	r.Report(finding.Finding{
		Confidence: confidence(r.Flow.World, c, s), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("the row was claimed by %s, but %s %s: a worker that was overtaken writes over the one that holds the row now; add %s to the WHERE and look at the affected rows",
			claim.Target(token[0]), s.Target(column), what, token[0]),
		Related: append(r.Chain(place), r.RelatedTo(c.Node, "claimed here")),
		Callee:  place.Name, Target: s.Target(column),
	})
}

// confidence is low if nobody else can take the row, or a state is tested at
// least.
func confidence(w *effectflow.World, c effectflow.Claim, s rows.Step) finding.Confidence {
	stated := slices.ContainsFunc(s.Stmt.Conds, func(cond dbcall.Cond) bool { return dbcall.StateColumn(cond.Column) })
	if stated || !again(w, c) {
		return finding.Low
	}
	return finding.Medium
}

// again reports whether a row that was claimed can be claimed by another worker:
// the claim leaves it in the state it asks for, takes over rows whose lease ran
// out, or something puts it back.
func again(w *effectflow.World, c effectflow.Claim) bool {
	moved := false
	for _, set := range c.Stmt.Sets {
		if !dbcall.StateColumn(set.Column) {
			continue
		}
		for _, cond := range c.Stmt.CondsOn(set.Column) {
			moved = moved || cond.Or == 0
		}
	}
	if !moved {
		return true
	}
	return w.RestartOf(c) != nil
}
