package txeffect

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

//go:embed doc.go
var source string

// Analyzer reports effects between begin and commit.
var Analyzer = &analysis.Analyzer{
	Name:             "txeffect",
	Doc:              doc.Of(source, "txeffect"),
	URL:              doc.URL("txeffect"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		for _, x := range txscope.Extents(g) {
			check(r, g, x)
		}
	}
	return r.Done(), nil
}

// check reports the effects that happen while x is open.
func check(r *finding.Reporter, g *effectflow.Graph, x txscope.Extent) {
	var writes []txscope.Access
	for i, n := range steps(g, x) {
		e := n.Effect()
		if i == 0 {
			writes = x.Writes()
		}
		if !bound(e, x.Begin) && r.Local(n, x.Begin) {
			report(r, g, x, e, writes)
		}
	}
}

// steps returns the effects in x.
func steps(g *effectflow.Graph, x txscope.Extent) []*effectflow.Node {
	var out []*effectflow.Node
	for _, n := range g.Nodes {
		if x.Steps.Has(n) && n.Effect() != nil {
			out = append(out, n)
		}
	}
	return out
}

// bound reports whether the effect is part of the transaction: it is made on its
// handle, or put into an outbox.
func bound(e *effectflow.Effect, begin *effectflow.Node) bool {
	for _, a := range e.Call.Args {
		if txscope.On(a, begin) && !txscope.Context(a) {
			return true
		}
	}
	return e.Row == nil && slices.ContainsFunc(effectflow.Words(e.Call.Name), func(w string) bool { return w == "outbox" })
}

func report(r *finding.Reporter, g *effectflow.Graph, x txscope.Extent, e *effectflow.Effect, writes []txscope.Access) {
	place := r.Locate(g, e.Node, txscope.Inside(e.Node, x.Begin), func(n *effectflow.Node) bool { return x.Steps.Has(n) && n.Effect() != nil })
	category := "rollback"
	if reruns(x.Begin.Row) {
		category = "rerun"
	}
	target, write := targetOf(g, e, writes)
	related := append(r.Chain(place), r.RelatedTo(x.Begin, "the transaction begins here"))
	if write != nil {
		related = append(related, r.RelatedTo(write, "and writes "+target))
	}
	r.Report(finding.Finding{
		Category: category, Confidence: confidence(e, x, writes), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: message(category, place.Name, target), Related: related, Callee: place.Name, Target: target,
	})
}

func message(category, name, target string) string {
	in := "the transaction around it"
	if target != "" {
		in = "the transaction that writes " + target
	}
	if category == "rerun" {
		return fmt.Sprintf("%s is done again whenever %s is retried, and stays done when it is given up; note it in the transaction and do it after the commit", name, in)
	}
	return fmt.Sprintf("%s cannot be rolled back: it stays done when %s fails afterwards; note it in the transaction (outbox) and do it after the commit", name, in)
}

// reruns reports whether the library runs the function again by itself.
func reruns(row *models.Row) bool {
	return row.Kind == models.RunTx && (row.Bound.Time != "" || len(row.Bound.Options) > 0 || row.Op == "etcd.NewSTM")
}

// targetOf names the write that fails together with the effect: one that
// concerns the same work, else the first.
func targetOf(g *effectflow.Graph, e *effectflow.Effect, writes []txscope.Access) (string, *effectflow.Node) {
	var best *txscope.Access
	rank := 0
	for i := range writes {
		w := &writes[i]
		k := 1
		if g.Concerns(e.Node, w.Node, w.Stmt) {
			k = 2
		}
		if k > rank {
			best, rank = w, k
		}
	}
	if best == nil {
		return "", nil
	}
	return txscope.Target(best.Node, best.Stmt), best.Node
}

func confidence(e *effectflow.Effect, x txscope.Extent, writes []txscope.Access) finding.Confidence {
	c := finding.High
	switch e.Evidence {
	case effectflow.ByName:
		return finding.Low
	case effectflow.ByNames:
		c = finding.Medium
		if carries(e, x.Begin) {
			return finding.Low // whoever takes the transaction out of the context writes to it
		}
	}
	if e.Key.Stable || len(writes) == 0 || relays(writes) || asks(e) || mends(e) {
		return finding.Low
	}
	if e.Depth(effectflow.InGo) > 0 {
		c = min(c, finding.Medium)
	}
	return c
}

// carries reports whether the effect is handed a context with the transaction
// in it.
func carries(e *effectflow.Effect, begin *effectflow.Node) bool {
	return slices.ContainsFunc(e.Call.Args, func(t *effectflow.Term) bool { return effectflow.Mentions(t, begin) })
}

// relays reports whether all that is written is what a publisher of an outbox
// writes.
func relays(writes []txscope.Access) bool {
	return !slices.ContainsFunc(writes, func(w txscope.Access) bool {
		return !dbcall.OutboxTable(w.Stmt.Table) && w.Stmt.Store != dbcall.Queue
	})
}

// asks reports whether a request only asks something, going by the names of what
// leads to it: a search is sent by POST, too.
func asks(e *effectflow.Effect) bool {
	if e.Family != models.HTTP && e.Family != models.RPC {
		return false
	}
	return slices.ContainsFunc(e.Frames, func(f effectflow.Frame) bool {
		words := effectflow.Words(f.Name[strings.LastIndexByte(f.Name, '.')+1:])
		if len(words) == 0 || slices.ContainsFunc(words, func(w string) bool { return w == "create" || w == "insert" || w == "add" }) {
			return false
		}
		switch words[0] {
		case "search", "get", "list", "find", "query", "fetch", "lookup", "count", "describe", "estimate", "quote":
			return true
		}
		return false
	})
}

// mends reports whether what is queued is to put right what a crash leaves: that
// has to be queued beside the transaction.
func mends(e *effectflow.Effect) bool {
	return e.Family == models.Job && slices.ContainsFunc(e.Frames, func(f effectflow.Frame) bool {
		return slices.ContainsFunc(effectflow.Words(f.Name), func(w string) bool {
			return w == "ensure" || w == "reconcile" || w == "repair"
		})
	})
}
