package attemptkey

import (
	_ "embed"
	"fmt"
	"go/token"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

//go:embed doc.go
var source string

// Analyzer reports idempotency keys that are new on every attempt.
var Analyzer = &analysis.Analyzer{
	Name:             "attemptkey",
	Doc:              doc.Of(source, "attemptkey"),
	URL:              doc.URL("attemptkey"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         repair.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	c := &checker{r: r}
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if e := n.Effect(); e != nil && e.Key.Given() {
				c.check(g, e)
			}
		}
	}
	c.report(repair.NewFiles(pass))
	return r.Done(), nil
}

type checker struct {
	r     *finding.Reporter
	found []suspect
}

// suspect is a finding and, if nothing but the rounds of a retry helper make the
// key anew, that helper.
type suspect struct {
	finding.Finding
	helper *effectflow.Node
}

// report reports what was found, with a fix where it cures all that was found at
// that place.
func (c *checker) report(files *repair.Files) {
	worse := map[token.Pos]bool{}
	for _, s := range c.found {
		worse[s.Pos] = worse[s.Pos] || s.helper == nil
	}
	for _, s := range c.found {
		if !worse[s.Pos] {
			s.Fixes = hoist(files, s.Pos, s.End, s.helper)
		}
		c.r.Report(s.Finding)
	}
}

// check looks at one effect with a key that has fresh parts.
func (c *checker) check(g *effectflow.Graph, e *effectflow.Effect) {
	bad := fresh(e.Key.Term)
	if bad == nil {
		bad = numbered(g, e)
	}
	if bad == nil {
		return
	}
	why, level := "the next request for the same work makes another one", finding.Medium
	var helper *effectflow.Node
	if !stored(g, e, bad) {
		why, level = c.again(g, e, bad)
		helper = onlyRetry(c.r, g, e, bad)
	} else if !dated(e, bad) {
		return
	}
	if why == "" {
		return
	}
	level = min(level, ceiling(e))
	if elsewhere(e) && level > finding.Low {
		level--
	}
	if toldThere(c.r, e.Node, bad.origin(c.r)) {
		return
	}
	place := made(c.r, e.Node, bad.origin(c.r))
	callee := e.Name()
	if !place.Pos.IsValid() {
		place = c.r.Locate(g, e.Node, 0, nil)
	}
	c.found = append(c.found, suspect{helper: helper, Finding: finding.Finding{
		Confidence: level, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("the key that %s is given as %s is new on every attempt (%s): %s, so its receiver takes a repetition for new work; "+
			"derive it from the identity of the work, or store it before the first attempt", callee, slotName(e), bad.words(c.r), why),
		Related: []finding.Related{c.r.RelatedTo(e.Node, "the key is used here")},
		Callee:  callee, Target: slotName(e),
	}})
}

// elsewhere reports whether an identity of the work travels beside the key.
func elsewhere(e *effectflow.Effect) bool {
	if e.Key.Weak == nil {
		return false
	}
	weak := e.Key.Weak.Key()
	return !e.Key.Term.Has(func(t *term) bool { return t.Key() == weak })
}

// again tells why the key is made again for the same work, and how sure that is.
func (c *checker) again(g *effectflow.Graph, e *effectflow.Effect, bad *minted) (string, finding.Confidence) {
	for _, p := range g.Replays(e.Node) {
		if p.Scope != nil && !inside(c.r, e.Node, p.Scope, bad.origin(c.r)) {
			continue
		}
		switch p.Kind {
		case "retry":
			return "it is made inside the retry", finding.High
		case "rows":
			if _, ok := recordedLater(g, e); !ok && !g.Pending(p.Scope) {
				continue // rows that stay selected are no work: recipients, settings
			}
			return "it is made for a row that is selected again after a crash", finding.High
		case "http", "workflow":
			continue // a new request is new work; a workflow replays recorded values
		}
		if e.Key.Soft && message(e) {
			continue // each handling of a message announces something new
		}
		return p.Why, finding.High
	}
	if e.Key.Soft && message(e) {
		return "", finding.Low
	}
	if rec, ok := recordedLater(g, e); ok {
		level := finding.Medium
		if e.Key.Soft && !effectflow.Stores(rec.Stmt, e.Node) {
			level = finding.Low // the number of an order may well be one for each attempt
		}
		return "a crash before " + rec.Target() + " is written leaves the work to the next attempt", level
	}
	return "", finding.Low
}

// slotName is the place of the key, a setter named after what it sets.
func slotName(e *effectflow.Effect) string { return strings.TrimPrefix(e.Key.Slot, "Set") }

// message reports whether the effect hands on a message or job.
func message(e *effectflow.Effect) bool {
	return e.Family == models.Publish || e.Family == models.Job
}

// recordedLater returns the update of a row that existed before which says that
// the work of e is done, or what came of it.
func recordedLater(g *effectflow.Graph, e *effectflow.Effect) (effectflow.Record, bool) {
	after := g.After(e.Node, true)
	for _, n := range g.Nodes {
		if !after.Has(n) {
			continue
		}
		for _, rec := range n.Records() {
			if rec.Stmt != nil && !rec.Insert && (rec.Status || effectflow.Stores(rec.Stmt, e.Node)) && g.Concerns(e.Node, n, rec.Stmt) {
				return rec, true
			}
		}
	}
	return effectflow.Record{}, false
}

// ceiling is how sure one can be that the place is meant for deduplication.
func ceiling(e *effectflow.Effect) finding.Confidence {
	if e.Evidence == effectflow.ByName || tracing(e.Key.Slot) {
		return finding.Low
	}
	if e.Evidence == effectflow.ByNames || e.Key.Soft {
		return finding.Medium
	}
	return finding.High
}
