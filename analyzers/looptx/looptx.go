package looptx

import (
	_ "embed"
	"fmt"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/retryscope"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports one transaction around a loop over work items.
var Analyzer = &analysis.Analyzer{
	Name:             "looptx",
	Doc:              doc.Of(source, "looptx"),
	URL:              doc.URL("looptx"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		for _, x := range txscope.Extents(g) {
			writes := x.Writes()
			for _, l := range loops(g, x, writes) {
				check(r, g, x, l, writes)
			}
		}
	}
	return r.Done(), nil
}

// loop is a loop inside of a transaction, over the rows of one select.
type loop struct {
	scope   *effectflow.Scope
	read    *effectflow.Node
	query   *dbcall.Stmt
	writes  []txscope.Access     // in the loop and the transaction
	effects []*effectflow.Effect // in the loop
}

// loops returns the loops over selected rows that x is open around.
func loops(g *effectflow.Graph, x txscope.Extent, writes []txscope.Access) []loop {
	var out []loop
	seen := map[*effectflow.Scope]int{}
	at := func(s *effectflow.Scope) *loop {
		if i, ok := seen[s]; ok {
			return &out[i]
		}
		read, query := rowsOf(g, s)
		if read == nil {
			return nil
		}
		seen[s] = len(out)
		out = append(out, loop{scope: s, read: read, query: query})
		return &out[len(out)-1]
	}
	for _, w := range writes {
		for _, s := range within(w.Node, x) {
			if l := at(s); l != nil {
				l.writes = append(l.writes, w)
			}
		}
	}
	for _, n := range g.Nodes {
		e := n.Effect()
		if e == nil || !x.Steps.Has(n) || n.Sent() { // what goes through a channel is often kept back until the commit
			continue
		}
		for _, s := range within(n, x) {
			if i, ok := seen[s]; ok {
				out[i].effects = append(out[i].effects, e)
			}
		}
	}
	return out
}

// within returns the loops in which n runs and x does not begin.
func within(n *effectflow.Node, x txscope.Extent) []*effectflow.Scope {
	return slices.DeleteFunc(slices.Clone(n.In(effectflow.InLoop)), func(s *effectflow.Scope) bool { return !effectflow.Overlaps(s, x.Begin) })
}

// check reports x if l goes over pieces of work.
func check(r *finding.Reporter, g *effectflow.Graph, x txscope.Extent, l loop, writes []txscope.Access) {
	w, moved := moves(g, l)
	if w == nil || w.Stmt.Store == dbcall.Queue || scripted(g, x) || whole(g, l, writes) {
		return
	}
	if (l.query.Limit || chunked(g, x, l)) && len(l.effects) == 0 {
		return // a bounded chunk
	}
	c, ok := confidence(l, moved)
	if len(l.effects) == 0 && (marks(g, l) || retryscope.GoesOn(r.Flow.World, w.Node, l.scope)) {
		c = finding.Low
	}
	if !ok || !r.Local(x.Begin, w.Node) {
		return
	}
	place := r.Locate(g, x.Begin, txscope.Entrance(x.Begin, w.Node), nil)
	target := txscope.Target(w.Node, w.Stmt)
	related := append(r.Chain(place), r.RelatedTo(l.read, "the rows are selected here"), r.RelatedTo(w.Node, "each row writes "+target))
	effect := ""
	if len(l.effects) > 0 {
		effect = l.effects[0].Name()
		related = append(related, r.RelatedTo(l.effects[0].Node, "and causes "+effect))
	}
	r.Report(finding.Finding{
		Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: message(place.Name, target, l.query.Table, effect), Related: related, Callee: place.Name, Target: target,
	})
}

func message(name, target, table, effect string) string {
	rows := "selected rows"
	if table != "" {
		rows = "rows selected from " + table
	}
	lost := fmt.Sprintf("one that fails takes back %s of all the others", target)
	if effect != "" {
		lost += fmt.Sprintf(", while %s of the earlier ones stays done", effect)
	}
	return fmt.Sprintf("%s opens one transaction around the loop over the %s: %s, and all stay locked until the end; open one for each row", name, rows, lost)
}

func confidence(l loop, moved bool) (finding.Confidence, bool) {
	picked := picks(l.query)
	switch {
	case dbcall.OutboxTable(l.query.Table):
		return finding.Low, len(l.effects) > 0 // a publisher repeats, that is its promise
	case moved && len(l.effects) > 0:
		return finding.High, picked
	case moved && picked:
		return finding.Medium, true
	case len(l.effects) > 0 && picked:
		return finding.Medium, true
	}
	return finding.Low, moved
}
