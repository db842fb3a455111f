package effectrecord

import (
	_ "embed"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

//go:embed doc.go
var source string

// Analyzer reports effects whose record is a separate write.
var Analyzer = &analysis.Analyzer{
	Name:             "effectrecord",
	Doc:              doc.Of(source, "effectrecord"),
	URL:              doc.URL("effectrecord"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if e := n.Effect(); e != nil {
				checkRepeat(r, g, e)
				checkLoss(r, g, e)
			}
		}
	}
	return r.Done(), nil
}

// checkRepeat reports an effect that is done again because its record comes
// later in a separate write.
func checkRepeat(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect) {
	rec, category, ok := repeated(r.Flow.World, g, e)
	if !ok || !r.Local(e.Node, rec.Node) || !confirmed(r.Flow.World, g, e) {
		return
	}
	place := r.Locate(g, e.Node, effectflow.Common(e.Node, rec.Node), isEffect)
	r.Report(finding.Finding{
		Category: category, Confidence: confidence(g, e, rec), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: message(category, place.Name, rec, e),
		Related: append(r.Chain(place), r.RelatedTo(rec.Node, "recorded here, in a separate write")),
		Callee:  place.Name, Target: rec.Target(),
	})
}

// repeated decides whether e, as g sees it, is done again after a crash, and
// returns the record that comes too late.
func repeated(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) (rec effectflow.Record, category string, ok bool) {
	if e.Key.Stable || g.LookedUp(e) {
		return rec, "", false // a repetition is recognised, or asked about first
	}
	if rec, ok = recordOf(g, e); !ok || freshIntent(g, e, rec) {
		return rec, "", false
	}
	claim, held := claimOf(g, e, rec)
	if !held {
		return rec, "unclaimed", true
	}
	// Without a way back, a claim and its outcome are an intent: nothing repeats
	// the effect by itself.
	return rec, "claimed", w.RestartOf(claim) != nil
}

// confirmed asks the functions that lead into g: what they claim, store or look
// up first holds for g as well. If all of them make e safe, it is.
func confirmed(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) bool {
	seen := false
	for _, c := range w.Contexts(e.Node) {
		if c.Graph == g || c.Graph.Capped || !w.Entry(c.Graph.Func.ID) || !c.Node.Through(g.Func) {
			continue
		}
		outer := c.Node.Effect()
		if outer == nil {
			continue
		}
		seen = true
		if _, _, ok := repeated(w, c.Graph, outer); ok {
			return true
		}
	}
	return !seen || w.Entry(g.Func.ID)
}

func isEffect(n *effectflow.Node) bool { return n.Effect() != nil }

func message(category, name string, rec effectflow.Record, e *effectflow.Effect) string {
	cure := "give it a key derived from the row"
	if e.Keyless {
		cure = "it takes no key, so write an intent before it and an outcome after it"
	}
	switch category {
	case "claimed":
		return fmt.Sprintf("%s is repeated when a claim is taken over: the worker may die after it and before %s is written; %s", name, rec.Target(), cure)
	}
	return fmt.Sprintf("%s is repeated after a crash: %s is written later, on its own; %s", name, rec.Target(), cure)
}

// recordOf returns the write after e that records it, the plainest one first.
func recordOf(g *effectflow.Graph, e *effectflow.Effect) (effectflow.Record, bool) {
	after := g.After(e.Node, true)
	var best effectflow.Record
	rank := 0
	for _, n := range g.Nodes {
		if !after[n] {
			continue
		}
		for _, rec := range n.Records() {
			if !g.Concerns(e.Node, n, rec.Stmt) || !(rec.Stmt != nil && effectflow.Stores(rec.Stmt, e.Node)) && g.HandsOn(e.Node, n) {
				continue
			}
			k := 1
			switch {
			case rec.Status && rec.Done:
				k = 4
			case rec.Status && !rec.Insert:
				k = 3
			case !rec.Insert:
				k = 2
			}
			if k > rank {
				best, rank = rec, k
			}
		}
	}
	return best, rank > 0
}

// claimOf returns the checked claim before e of the row that rec closes.
func claimOf(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) (effectflow.Claim, bool) {
	for _, n := range g.Nodes {
		if n.Row == nil || n == e.Node || !g.Follows(n, e.Node) {
			continue
		}
		for _, c := range n.Claims() {
			if rec.Stmt != nil && c.Stmt.Table != rec.Stmt.Table {
				continue
			}
			if g.Guarded(c, e.Node) {
				return c, true
			}
		}
	}
	return effectflow.Claim{}, false
}

// freshIntent reports whether the row that rec closes was inserted before e: an
// intent of its own, not work that is picked up again.
func freshIntent(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	if rec.Stmt == nil || rec.Insert || g.ReplayOf(e.Node).Proven {
		return false
	}
	for _, n := range g.Nodes {
		if n.Row == nil || !g.Follows(n, e.Node) {
			continue
		}
		for _, intent := range n.Records() {
			if intent.Insert && intent.Stmt.Table == rec.Stmt.Table && intent.Stmt.Table != "" {
				return true
			}
		}
	}
	return false
}

func confidence(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) finding.Confidence {
	c := finding.High
	switch e.Evidence {
	case effectflow.ByName:
		c = finding.Low
	case effectflow.ByNames:
		c = finding.Medium
	}
	replay := g.ReplayOf(e.Node)
	if rec.Stmt == nil || !replay.Proven {
		c = min(c, finding.Medium)
	}
	if rec.Stmt != nil && !rec.Status && !effectflow.Stores(rec.Stmt, e.Node) {
		c = finding.Low // it may write down anything
	}
	if (e.Family == models.HTTP || e.Family == models.RPC) && e.InQuestion() {
		c = finding.Low
	}
	if rec.Insert && !replay.Proven {
		c = finding.Low // a new entity that is made once: nothing shows that it is made again
	}
	if e.Key.Weak != nil && c > finding.Low {
		c--
	}
	return c
}
