package splittx

import (
	"fmt"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// checkTwo reports two transactions that are open at the same time and both
// committed.
func checkTwo(r *finding.Reporter, g *effectflow.Graph, x, y txscope.Extent, writes []txscope.Access) {
	others := y.Writes()
	if !x.Steps.Has(y.Begin) || len(others) == 0 || !r.Local(x.Begin, y.Begin) {
		return
	}
	px, py := txscope.Pool(g, writes[0].Stmt.Handle), txscope.Pool(g, others[0].Stmt.Handle)
	if px == "" || py == "" {
		return
	}
	if px == py {
		nested(r, g, x, y, writes, others)
		return
	}
	first, second, ok := commits(g, x, y)
	if !ok {
		return
	}
	reportCommits(r, g, first, second)
}

// nested reports y, which is begun and committed while x is open on the same
// database.
func nested(r *finding.Reporter, g *effectflow.Graph, x, y txscope.Extent, writes, others []txscope.Access) {
	if txscope.Joins(g, y.Begin) {
		return
	}
	out := others[0]
	for _, w := range others {
		if !apart(g, w.Node, w.Stmt) {
			out = w
			break
		}
	}
	if apart(g, out.Node, out.Stmt) {
		return
	}
	in, related := partner(g, out, writes)
	c := finding.Medium
	if related {
		c = finding.High
	}
	place := r.Locate(g, y.Begin, txscope.Inside(y.Begin, x.Begin), func(n *effectflow.Node) bool { return n == x.Begin || n == y.Begin })
	target := txscope.Target(out.Node, out.Stmt)
	r.Report(finding.Finding{
		Category: "nested", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s commits %s in a transaction of its own while the one that writes %s is open on the same database: it stays when that one is rolled back; hand the open transaction down",
			place.Name, target, txscope.Target(in.Node, in.Stmt)),
		Related: append(r.Chain(place), r.RelatedTo(x.Begin, "the outer transaction begins here"), r.RelatedTo(in.Node, "this write is part of it")),
		Callee:  place.Name, Target: target,
	})
}

// commit is a transaction with the call that commits it.
type commit struct {
	txscope.Extent
	at *effectflow.Node
}

// commits returns the commits of both in the order in which they happen.
func commits(g *effectflow.Graph, x, y txscope.Extent) (first, second commit, ok bool) {
	for _, a := range x.Commits {
		for _, b := range y.Commits {
			if g.Reaches(a, b, true) {
				return commit{x, a}, commit{y, b}, true
			}
			if g.Reaches(b, a, true) {
				return commit{y, b}, commit{x, a}, true
			}
		}
	}
	return commit{}, commit{}, false
}

func reportCommits(r *finding.Reporter, g *effectflow.Graph, first, second commit) {
	a, b := first.Writes(), second.Writes()
	in, related := partner(g, a[0], b)
	c := finding.Medium
	if related {
		c = finding.High
	}
	at := second.at
	if at.Commit != nil {
		at = at.Commit // the call that runs a function in the transaction
	}
	from := effectflow.Common(first.at, second.at)
	if at == second.Begin {
		from = txscope.Entrance(at, first.Begin)
	}
	place := r.Locate(g, at, from, nil)
	target := txscope.Target(in.Node, in.Stmt)
	r.Report(finding.Finding{
		Category: "commits", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s commits %s after %s was committed in another database: a crash or an error in between leaves one without the other; write what is still to be done into the first transaction and repeat the second by its key",
			place.Name, target, txscope.Target(a[0].Node, a[0].Stmt)),
		Related: append(r.Chain(place), r.RelatedTo(first.at, "the first commit"), r.RelatedTo(second.Begin, "the second transaction begins here")),
		Callee:  place.Name, Target: target,
	})
}
