package effectrecord

import (
	_ "embed"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/sqltext"
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
				early := checkLoss(r, g, e)
				if !n.Sent() { // that is judged where it is received
					checkRepeat(r, g, e, early)
				}
			}
		}
	}
	return r.Done(), nil
}

// checkRepeat reports an effect that is done again because its record comes
// later in a separate write. That the same write may come early, beside the
// goroutine that is to do e, says more.
func checkRepeat(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect, early effectflow.Record) {
	found := pairing.Seen(r.Flow.World, g, e)
	rec := found.Record
	if early.Node != nil && early.Node == rec.Node && g.Beside(e.Node, rec.Node) {
		return
	}
	if found.Safe != "" || silent(rec, e) || pairing.Complaint(g, e, rec) || kept(g, e) || !r.Local(e.Node, rec.Node) || !pairing.Confirmed(r.Flow.World, g, e) {
		return
	}
	category := "unclaimed"
	if found.Claimed {
		category = "claimed"
	}
	place := r.Locate(g, e.Node, effectflow.Common(e.Node, rec.Node), isEffect)
	r.Report(finding.Finding{
		Category: category, Confidence: confidence(r.Flow.World, g, e, rec), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: message(category, place.Name, rec, e),
		Related: append(r.Chain(place), r.RelatedTo(rec.Node, "recorded here, in a separate write")),
		Callee:  place.Name, Target: rec.Target(),
	})
}

// silent reports whether rec says nothing about e: it neither moves a state nor
// stores what e answered, so it may write down anything.
func silent(rec effectflow.Record, e *effectflow.Effect) bool {
	return rec.Stmt != nil && !rec.Status && !effectflow.Stores(rec.Stmt, e.Node)
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
	return fmt.Sprintf("%s is repeated after a crash: %s later, on its own; %s", name, written(rec), cure)
}

// written says what becomes of the record.
func written(rec effectflow.Record) string {
	if rec.Stmt != nil && rec.Stmt.Verb == sqltext.Delete {
		return "the row of " + rec.Target() + " is deleted"
	}
	return rec.Target() + " is written"
}
