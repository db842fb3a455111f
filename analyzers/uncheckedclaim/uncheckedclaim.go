package uncheckedclaim

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
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports claims whose outcome decides nothing.
var Analyzer = &analysis.Analyzer{
	Name:             "uncheckedclaim",
	Doc:              doc.Of(source, "uncheckedclaim"),
	URL:              doc.URL("uncheckedclaim"),
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
			for _, d := range rows.Deletes(n) {
				spent(r, g, d)
			}
		}
	}
	return r.Done(), nil
}

// work is what depends on a claim.
type work struct {
	node       *effectflow.Node
	what       string
	effect     bool
	confidence finding.Confidence
}

func check(r *finding.Reporter, g *rows.Graph, c effectflow.Claim) {
	if c.Stmt.Table == "" || !single(c.Stmt) || shared(c) || dated(c.Stmt) || g.Consulted(c.Node) || txscope.LockedBefore(g.Graph, c.Node, c.Stmt) != nil {
		return
	}
	dep, ok := dependent(g, c)
	if !ok || !r.Local(c.Node, dep.node) {
		return
	}
	if c.Stmt.Verb == sqltext.Insert && !dbcall.InboxTable(c.Stmt.Table) {
		if rows.Provides(c.Node, effectflow.Common(c.Node, dep.node)) {
			return
		}
		dep.confidence = finding.Low
	}
	if several(g.World, c.Stmt) {
		dep.confidence = finding.Low
	}
	place := r.Locate(g.Graph, c.Node, effectflow.Common(c.Node, dep.node), isClaim)
	claim := rows.Step{Node: c.Node, Stmt: c.Stmt}
	r.Report(finding.Finding{
		Confidence: dep.confidence, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: message(claim.Target(c.Column), c.Stmt.Verb == sqltext.Insert, dep.what),
		Related: append(r.Chain(place), r.RelatedTo(dep.node, "runs for the loser as well")),
		Callee:  place.Name, Target: claim.Target(c.Column),
	})
}

func isClaim(n *effectflow.Node) bool { return len(n.Claims()) > 0 }

func message(target string, insert bool, what string) string {
	if insert {
		return fmt.Sprintf("%s remembers what was done, but nobody looks at whether the row is new: %s runs again on a repetition; go on only if a row was inserted", target, what)
	}
	return fmt.Sprintf("the update of %s decides who does the work, but nobody looks at whether it changed a row: %s runs for the loser, too; go on only if one row was affected", target, what)
}

// dated reports whether s puts something into a list that is sorted by time: that is
// for finding it again, and whoever does it twice has it there once.
func dated(s *dbcall.Stmt) bool {
	return !dbcall.InboxTable(s.Table) && slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return x.AddToSet && x.Value != nil && x.Value.Has(func(t *provenance.Term) bool {
			score := t.Member("Score")
			return score != nil && score.Has(moment)
		})
	})
}

// moment recognises the clock, and what a row says about when it was made or ends.
func moment(t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Minted:
		return t.Text == "clock"
	case provenance.Op:
		return strings.HasPrefix(t.Text, "call:(time.Time).Unix")
	case provenance.Field:
		words := effectflow.Words(t.Text)
		return slices.Contains([]string{"at", "time", "timestamp", "date"}, words[len(words)-1])
	}
	return false
}

// single reports whether a statement is about one piece of work.
func single(s *dbcall.Stmt) bool { return s.Verb == sqltext.Insert || rows.Single(s) }

// several reports whether an update may touch more than one row, as its condition
// leaves every key that the SQL files declare open: the invitations of a member who
// goes are declined, whoever else declines them.
func several(w *effectflow.World, s *dbcall.Stmt) bool {
	if s.Verb != sqltext.Update || !w.KeysKnown(s.Table) {
		return false
	}
	keys := w.Unique(s.Table)
	return len(keys) > 0 && !slices.ContainsFunc(keys, func(key []string) bool {
		return !slices.ContainsFunc(key, func(column string) bool {
			return !slices.ContainsFunc(s.CondsOn(column), func(c dbcall.Cond) bool { return c.Op == "=" && c.Or == 0 })
		})
	})
}

// shared reports whether a claim also takes the rows that are in the state which it
// moves them to: it is won by everybody. With a bound on their age it takes over what
// somebody has left.
func shared(c effectflow.Claim) bool {
	set, ok := c.Stmt.Set(c.Column)
	if !ok || set.Value == nil || slices.ContainsFunc(c.Stmt.Conds, aged) {
		return false
	}
	return slices.ContainsFunc(c.Stmt.CondsOn(c.Column), func(x dbcall.Cond) bool {
		return (x.Op == "=" || x.Op == "in") && slices.ContainsFunc(x.Values, func(v *provenance.Term) bool { return provenance.Equal(v, set.Value) })
	})
}

// dependent returns the gravest work that runs after claim c and for the same
// row.
func dependent(g *rows.Graph, c effectflow.Claim) (work, bool) {
	var best work
	found := false
	after, taken := g.After(c.Node, true), takes(c)
	for _, n := range g.Nodes {
		if n == c.Node || !after.Has(n) {
			continue
		}
		for _, d := range dependents(g, c, n, taken) {
			if (!found || d.confidence > best.confidence) && !g.Claimed(n) && !ofItems(g, c, n) {
				best, found = d, true
			}
		}
	}
	return best, found
}

// dependents returns what step n does for the row of claim c, which taken says is
// worked on from now on.
func dependents(g *rows.Graph, c effectflow.Claim, n *effectflow.Node, taken bool) []work {
	var out []work
	for _, d := range rows.Deeds(g.World, n) {
		same := d.Stmt == nil && g.Concerns(n, c.Node, c.Stmt) ||
			d.Stmt != nil && g.RowsOf(n, d.Stmt).Shares(g.RowsOf(c.Node, c.Stmt))
		if same {
			out = append(out, work{n, d.What, d.Effect != nil, min(d.Confidence, finding.Medium)})
		}
	}
	if !taken {
		return out
	}
	for _, s := range rows.Writes(n) {
		if ends(g, c, s) {
			out = append(out, work{n, "the work up to " + s.Target(c.Column), false, finding.Medium})
		}
	}
	return out
}

// takes reports whether a claim says that somebody works on the row from now on.
func takes(c effectflow.Claim) bool {
	return slices.ContainsFunc(c.Stmt.Sets, func(s dbcall.Set) bool {
		if dbcall.LeaseColumn(s.Column) || dbcall.AttemptColumn(s.Column) {
			return true
		}
		return dbcall.StateColumn(s.Column) && slices.ContainsFunc(effectflow.Consts([]*effectflow.Term{s.Value}), dbcall.ProgressValue)
	})
}

// ends reports whether write s moves the claimed row on, in a later transaction.
func ends(g *rows.Graph, c effectflow.Claim, s rows.Step) bool {
	if s.Stmt.Table != c.Stmt.Table || s.Stmt.Verb != sqltext.Update || !rows.SameIdentity(c.Stmt, s.Stmt) {
		return false
	}
	if txscope.Same(g.Graph, c.Node, c.Stmt, s.Node, s.Stmt) {
		return false
	}
	set, ok := s.Stmt.Set(c.Column)
	if !ok {
		return false
	}
	before, _ := c.Stmt.Set(c.Column)
	return set.Value != nil && (before.Value == nil || !provenance.Equal(set.Value, before.Value))
}

// aged recognises a bound, as on the age of a lease.
func aged(x dbcall.Cond) bool {
	return slices.Contains([]string{"<", "<=", ">", ">=", "expr"}, x.Op)
}
