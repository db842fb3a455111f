package lockimpl

import (
	_ "embed"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/lockscope"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

//go:embed doc.go
var source string

// Analyzer reports distributed locks written by hand.
var Analyzer = &analysis.Analyzer{
	Name:             "lockimpl",
	Doc:              doc.Of(source, "lockimpl"),
	URL:              doc.URL("lockimpl"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if n.Func.Package != r.Flow.Package.Path {
				continue // reported where it is written
			}
			if l := lockscope.Of(n); l != nil && l.Kind == lockscope.HandRolled && decides(g, n) {
				report(r, g, l)
			}
		}
	}
	return r.Done(), nil
}

// decides reports whether anything depends on who got the key.
func decides(g *effectflow.Graph, n *effectflow.Node) bool {
	if g.Consulted(n) {
		return true
	}
	is := func(t *effectflow.Term) bool { return effectflow.Mentions(t, n) }
	for _, m := range g.Nodes {
		switch m.Kind {
		case effects.Branch:
			if m.Cond != nil && is(m.Cond) {
				return true
			}
		case effects.Return:
			for _, t := range m.Results {
				if is(t) {
					return true
				}
			}
		}
	}
	return false
}

func report(r *finding.Reporter, g *effectflow.Graph, l *lockscope.Lock) {
	place := r.Locate(g, l.Node, len(l.Frames), nil)
	category, what := "setnx", "a lock made of a key that is set if absent"
	if l.Script {
		category, what = "script", "a lock made of a script that compares and sets a key"
	}
	c := finding.Medium
	var related []finding.Related
	if n := released(r, l); n != nil {
		c = finding.High
		related = append(related, r.RelatedTo(n, "given back here, whoever holds it by then"))
	}
	name := place.Name
	if key := table(l); key != "" {
		name += " of " + key
	}
	r.Report(finding.Finding{
		Category: category, Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: name + " is " + what + ": a holder that stalls for longer than the key lives goes on working beside the next one; " +
			"take a lock library, and let a key or a conditional write protect the work itself",
		Related: related, Callee: place.Name, Target: table(l),
	})
}

// table names the key that is set.
func table(l *lockscope.Lock) string {
	stmts := l.Stmts()
	for i := range stmts {
		if stmts[i].Table != "" {
			return stmts[i].Table
		}
	}
	return ""
}

// released returns a step of the program that deletes the key without looking
// whose it is.
func released(r *finding.Reporter, l *lockscope.Lock) *effectflow.Node {
	key := table(l)
	if key == "" {
		return nil
	}
	for _, u := range r.Flow.World.Statements(key) {
		if u.Stmt.Store == dbcall.KeyValue && u.Stmt.Verb == sqltext.Delete && len(u.Stmt.Conds) < 2 {
			return u.Node
		}
	}
	return nil
}
