package outbox

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
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports events published beside the transaction that made the change.
var Analyzer = &analysis.Analyzer{
	Name:             "outbox",
	Doc:              doc.Of(source, "outbox"),
	URL:              doc.URL("outbox"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	open := underway{}
	for _, g := range slices.Concat(r.Flow.Roots(), r.Flow.LeftOut()) {
		if stores(g) {
			checkApart(r, g)
		}
		for _, n := range g.Nodes {
			if e := n.Effect(); e != nil && !open.in(g).Has(n) && announces(e) {
				checkPublish(r, open, g, e)
			}
		}
	}
	return r.Done(), nil
}

// checkPublish reports an event that follows the write it tells of.
func checkPublish(r *finding.Reporter, open underway, g *effectflow.Graph, e *effectflow.Effect) {
	w, ok := changeOf(r.Flow.World, g, e)
	if !ok || !r.Local(e.Node, w.Node) || unasked(e) && !startedBeside(e.Node, w.Node) || keeps(g, e, w) || recorded(g, e, w) || relayed(g, e) || open.everywhere(r.Flow.World, e.Node) || open.begun(r.Flow.World, e.Node) {
		return
	}
	place := locate(r, g, e, w.Node)
	target := txscope.Target(w.Node, w.Stmt)
	r.Report(finding.Finding{
		Category: "publish", Confidence: confidence(r.Flow.World, g, e, w, place.Name), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is lost if the process dies before it: %s is committed by then, and nothing in the database says that the event is still to be sent; write it to an outbox in the same transaction",
			place.Name, target),
		Related: append(r.Chain(place), r.RelatedTo(w.Node, "the change is written here")),
		Callee:  place.Name, Target: target,
	})
}

// checkApart reports outbox rows that are not written together with the change.
func checkApart(r *finding.Reporter, g *effectflow.Graph) {
	for _, n := range g.Nodes {
		for _, s := range txscope.Writes(n) {
			if !boxed(s) || !s.Writes() || rows.Tells(r.Flow.World, s) || s.Store != dbcall.SQL && s.Store != dbcall.Document {
				continue
			}
			row := txscope.Access{Node: n, Stmt: s}
			if w, ok := apartFrom(g, row); ok && r.Local(n, w.Node) {
				reportApart(r, g, row, w)
			}
		}
	}
}

func reportApart(r *finding.Reporter, g *effectflow.Graph, row, w txscope.Access) {
	c := finding.Medium
	if !named(row.Stmt.Table) {
		c = finding.Low
	}
	place := r.Locate(g, row.Node, beside(row.Node, w.Node), func(n *effectflow.Node) bool { return len(txscope.Writes(n)) > 0 })
	target := txscope.Target(w.Node, w.Stmt)
	r.Report(finding.Finding{
		Category: "apart", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s writes %s in another transaction than %s: a crash in between leaves the change without its event; write both in one transaction",
			place.Name, row.Stmt.Table, target),
		Related: append(r.Chain(place), r.RelatedTo(w.Node, "the change is written here")),
		Callee:  place.Name, Target: row.Stmt.Table,
	})
}

// beside returns the number of frames of n above the place where it is seen next
// to m: inside of a literal that runs it, not at the call the literal is handed to.
func beside(n, m *effectflow.Node) int {
	k := effectflow.Common(n, m)
	for k < len(n.Frames) && n.Frames[k].Callee.Flags&effects.Literal != 0 {
		k++
	}
	return k
}

// locate returns the place of an event: the go statement, if it starts the function
// beside the change that sends it.
func locate(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect, change *effectflow.Node) finding.Place {
	from := beside(e.Node, change)
	for _, s := range e.Node.In(effectflow.InGo) {
		if len(s.Frames) == from && from < len(e.Node.Frames) {
			return r.Locate(g, e.Node, from, nil)
		}
	}
	return r.Locate(g, e.Node, from, func(n *effectflow.Node) bool { return n.Effect() != nil })
}
