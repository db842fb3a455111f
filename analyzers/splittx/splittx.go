package splittx

import (
	_ "embed"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports writes beside the open transaction.
var Analyzer = &analysis.Analyzer{
	Name:             "splittx",
	Doc:              doc.Of(source, "splittx"),
	URL:              doc.URL("splittx"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		xs := txscope.Extents(g)
		for i, x := range xs {
			writes := x.Writes()
			if len(writes) == 0 {
				continue
			}
			checkStray(r, g, x, writes)
			for _, y := range xs[i+1:] {
				checkTwo(r, g, x, y, writes)
			}
		}
	}
	for _, g := range rows.Graphs(r) {
		behind(r, g)
	}
	return r.Done(), nil
}

// checkStray reports single writes that run while x is open, but not in it.
func checkStray(r *finding.Reporter, g *effectflow.Graph, x txscope.Extent, writes []txscope.Access) {
	for _, n := range g.Nodes {
		if !x.Steps.Has(n) || n.Depth(effectflow.InGo) > 0 {
			continue
		}
		for _, s := range txscope.Writes(n) {
			if txscope.Of(g, n, s).Any() || apart(g, n, s) {
				continue
			}
			pool, own := txscope.Pool(g, s.Handle), txscope.Pool(g, writes[0].Stmt.Handle)
			if pool == "" || own == "" || !r.Local(n, x.Begin) || otherwise(g, n, s, x, writes) {
				continue
			}
			category := "elsewhere"
			if pool == own {
				category = "stray"
			}
			reportStray(r, g, x, txscope.Access{Node: n, Stmt: s}, writes, category)
		}
	}
}

func reportStray(r *finding.Reporter, g *effectflow.Graph, x txscope.Extent, w txscope.Access, writes []txscope.Access, category string) {
	in, related := partner(g, w, writes)
	c := finding.Medium
	switch {
	case category == "stray" && related:
		c = finding.High
	case category == "elsewhere" && !related:
		c = finding.Low
	}
	place := r.Locate(g, w.Node, txscope.Inside(w.Node, x.Begin), writesLike(x))
	target := txscope.Target(w.Node, w.Stmt)
	r.Report(finding.Finding{
		Category: category, Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: strayMessage(category, place.Name, target, txscope.Target(in.Node, in.Stmt)),
		Related: append(r.Chain(place), r.RelatedTo(x.Begin, "the transaction begins here"), r.RelatedTo(in.Node, "this write is part of it")),
		Callee:  place.Name, Target: target,
	})
}

func strayMessage(category, name, target, in string) string {
	if category == "elsewhere" {
		return fmt.Sprintf("%s writes %s to another database while the transaction that writes %s is open: a rollback or a crash leaves one of the two; write what is to be done into the transaction and carry it over afterwards", name, target, in)
	}
	return fmt.Sprintf("%s writes %s past the open transaction that writes %s: it stays when that one is rolled back, and may wait for its locks for ever; run it on the transaction", name, target, in)
}

func writesLike(x txscope.Extent) func(*effectflow.Node) bool {
	return func(n *effectflow.Node) bool { return x.Steps.Has(n) && len(txscope.Writes(n)) > 0 }
}

// partner returns a write of the transaction, preferably one that concerns the
// same work as w; then related is true.
func partner(g *effectflow.Graph, w txscope.Access, writes []txscope.Access) (in txscope.Access, related bool) {
	work := g.RowsOf(w.Node, w.Stmt)
	for _, x := range writes {
		if work.Shares(g.RowsOf(x.Node, x.Stmt)) {
			return x, true
		}
	}
	return writes[0], false
}
