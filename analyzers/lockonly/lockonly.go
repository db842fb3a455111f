package lockonly

import (
	_ "embed"
	"fmt"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/lockscope"
)

//go:embed doc.go
var source string

// Analyzer reports locks that are the only guard of an effect and its record.
var Analyzer = &analysis.Analyzer{
	Name:             "lockonly",
	Doc:              doc.Of(source, "lockonly"),
	URL:              doc.URL("lockonly"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         finding.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, g := range r.Flow.Roots() {
		locks := taken(g)
		if len(locks) == 0 {
			continue
		}
		for _, n := range g.Nodes {
			if e := n.Effect(); e != nil {
				check(r, g, e)
			}
		}
	}
	return r.Done(), nil
}

func taken(g *effectflow.Graph) []*lockscope.Lock {
	var out []*lockscope.Lock
	for _, n := range g.Nodes {
		if l := lockscope.Of(n); l != nil {
			out = append(out, l)
		}
	}
	return out
}

// check looks for a lock that guards e and its record, and for anything better.
func check(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect) {
	if e.Key.Stable || e.Evidence == effectflow.ByName || g.LookedUp(e) {
		return
	}
	rec, ok := recordOf(g, e)
	if !ok {
		return
	}
	held := lockscope.Held(g, e.Node)
	if len(held) == 0 || claimed(g, e) {
		return
	}
	lock := held[len(held)-1]
	if !r.Local(lock.Node, e.Node) {
		return
	}
	report(r, g, lock, e, rec)
}

// recordOf returns the write after e that says it is done.
func recordOf(g *effectflow.Graph, e *effectflow.Effect) (effectflow.Record, bool) {
	after := g.After(e.Node, true)
	var best effectflow.Record
	found := false
	for _, n := range g.Nodes {
		if !after.Has(n) {
			continue
		}
		for _, rec := range n.Records() {
			if g.Concerns(e.Node, n, rec.Stmt) && (!found || rec.Status && !best.Status) {
				best, found = rec, true
			}
		}
	}
	return best, found
}

// claimed reports whether the success of a conditional write decides whether e
// runs.
func claimed(g *effectflow.Graph, e *effectflow.Effect) bool {
	for _, n := range g.Nodes {
		if n == e.Node || lockscope.Of(n) != nil {
			continue
		}
		for _, c := range n.Claims() {
			if g.Guarded(c, e.Node) {
				return true
			}
		}
	}
	return false
}

func report(r *finding.Reporter, g *effectflow.Graph, lock *lockscope.Lock, e *effectflow.Effect, rec effectflow.Record) {
	common := effectflow.Common(lock.Node, e.Node)
	place := r.Locate(g, lock.Node, common, func(n *effectflow.Node) bool { return lockscope.Of(n) != nil })
	if !place.Pos.IsValid() { // taken by a helper that runs the work: shown at its call
		place = r.Locate(g, lock.Node, 0, nil)
	}
	effect := r.Locate(g, e.Node, common, func(n *effectflow.Node) bool { return n.Effect() != nil })
	name := effect.Name
	if name == "" {
		name = e.Name()
	}
	r.Report(finding.Finding{
		Category: category(lock.Kind), Confidence: confidence(e, rec), Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is all that keeps %s from being repeated: a holder that dies before %s is written, or outlives its lock, "+
			"leaves the next one to do it again; give the effect a key, or claim the row by a conditional write",
			place.Name, name, rec.Target()),
		Related: []finding.Related{r.RelatedTo(e.Node, "done here, under the lock"), r.RelatedTo(rec.Node, "recorded here, in a separate write")},
		Callee:  place.Name, Target: rec.Target(),
	})
}

func category(k lockscope.Kind) string {
	switch k {
	case lockscope.Advisory:
		return "advisory"
	case lockscope.HandRolled:
		return "handrolled"
	}
	return "library"
}

func confidence(e *effectflow.Effect, rec effectflow.Record) finding.Confidence {
	c := finding.High
	if e.Evidence == effectflow.ByNames || rec.Stmt == nil || !rec.Status {
		c = finding.Medium
	}
	if e.Key.Weak != nil {
		c--
	}
	return c
}
