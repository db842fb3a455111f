package missingkey

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/effectrecord"
	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

//go:embed doc.go
var source string

// Analyzer reports effects in repeated code whose API takes a key that they are
// not given.
var Analyzer = &analysis.Analyzer{
	Name:             "missingkey",
	Doc:              doc.Of(source, "missingkey"),
	URL:              doc.URL("missingkey"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         append(slices.Clone(finding.Requires), effectrecord.Analyzer),
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	c := &checker{
		r: r, judged: map[*effectflow.Node]*verdict{}, fills: map[*effects.Func]bool{},
	}
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if home(n) == r.Flow.Package.Path && n.Effect() != nil && !n.Sent() {
				c.check(g, n)
			}
		}
	}
	return r.Done(effectrecord.Analyzer), nil // which asks for the key already
}

// home is the package of the code that somebody wrote to get to n.
func home(n *effectflow.Node) string {
	if d := n.Written(); d < len(n.Frames) {
		return n.Frames[d].Caller.Package
	}
	return n.Func.Package
}

type checker struct {
	r      *finding.Reporter
	judged map[*effectflow.Node]*verdict // by the first way to a call: graphs share their calls
	fills  map[*effects.Func]bool        // what filled answers for one function
}

// verdict is what one way to the call says about it.
type verdict struct {
	why   string
	level finding.Confidence
	at    effectflow.Context
	slot  string
}

// check judges the library call n by all ways on which the program comes to it.
func (c *checker) check(g *effectflow.Graph, n *effectflow.Node) {
	worst := c.worst(c.r.Flow.World.Contexts(n))
	if worst == nil {
		return
	}
	place := c.r.Locate(g, n, n.Written(), nil)
	c.r.Report(finding.Finding{
		Confidence: worst.level, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s is called without %s: %s, and each repetition counts as new work; pass a key that is derived from the identity of the work",
			place.Name, worst.slot, worst.why),
		Related: origin(worst.at),
		Callee:  place.Name, Target: worst.slot,
	})
}

// worst judges a call by all the ways to it, nil if none is bad.
func (c *checker) worst(ways []effectflow.Context) *verdict {
	if len(ways) == 0 {
		return nil
	}
	first := ways[0].Node
	if v, ok := c.judged[first]; ok {
		return v
	}
	var worst *verdict
	for _, at := range ways {
		if v := c.judge(at); v != nil && (worst == nil || v.level > worst.level) {
			worst = v
		}
	}
	c.judged[first] = worst
	return worst
}

// origin shows where the repetition starts, when that is somewhere else.
func origin(at effectflow.Context) []finding.Related {
	var out []finding.Related
	for _, f := range at.Node.Frames[:at.Node.Written()] {
		out = append(out, finding.Related{
			Site:    finding.Site{Package: f.Caller.Package, File: f.Site.File, Line: f.Site.Line, Column: f.Site.Col},
			Message: "on the way from " + at.Graph.Func.Name + ", through " + f.Name,
		})
	}
	return out
}

// judge looks at the call with the values of one way to it.
func (c *checker) judge(at effectflow.Context) *verdict {
	e := at.Node.Effect()
	if e == nil || e.Key.Given() {
		return nil
	}
	slot := c.slot(e)
	if slot == "" || reads(at) || at.Graph.LookedUp(e) || c.filled(at) {
		return nil
	}
	v := &verdict{at: at, slot: slot}
	v.why, v.level = repeated(at, e)
	if v.why == "" {
		return nil
	}
	if e.Key.Weak != nil || rows.Notice(e) || e.Family == models.HTTP && (!e.Told() || e.Row != nil && e.Verb() == "") {
		v.level = finding.Low
	}
	return v
}

// filled reports whether a function that is called on the way to the call fills a
// place for a key in what it is handed. Whether it is this call's is not known.
func (c *checker) filled(at effectflow.Context) bool {
	return c.callsFiller(at.Node.Func) ||
		slices.ContainsFunc(at.Node.Frames, func(f effectflow.Frame) bool { return c.callsFiller(f.Caller) })
}

func (c *checker) callsFiller(f *effects.Func) bool {
	known, ok := c.fills[f]
	if !ok {
		for i := range f.Nodes {
			call := f.Nodes[i].Call
			if call != nil && call.Mode == effects.Static && fillsKey(c.r.Flow.World.Func(call.Sym)) {
				known = true
				break
			}
		}
		c.fills[f] = known
	}
	return known
}

func fillsKey(f *effects.Func) bool {
	if f == nil {
		return false
	}
	for _, s := range f.Stores {
		name := strings.TrimPrefix(s.Field[strings.LastIndexByte(s.Field, '.')+1:], "Set")
		if key, weak := models.KeyField(name); key && !weak {
			return true
		}
	}
	return false
}

// slot names the place for a key that the call leaves empty, "" when there is
// none.
func (c *checker) slot(e *effectflow.Effect) string {
	switch {
	case e.Family == models.RPC:
		return article(c.field(e.Call))
	case e.Evidence != effectflow.ByModel || e.Keyless:
		return ""
	case strong(e.Row.Keys) != "":
		return article(strong(e.Row.Keys))
	case e.Family == models.HTTP:
		return article("Idempotency-Key")
	}
	return ""
}

// strong returns the first place that the receiver deduplicates on.
func strong(slots []models.Slot) string {
	for _, s := range slots {
		if !s.Weak && s.Name != "" {
			return s.Name
		}
	}
	return ""
}

func article(slot string) string {
	if slot == "" {
		return ""
	}
	return "an idempotency key (" + slot + ")"
}

// repeated tells why the call is made again for the same work.
func repeated(at effectflow.Context, e *effectflow.Effect) (string, finding.Confidence) {
	top := finding.High
	if e.Family == models.HTTP {
		top = finding.Medium
		if !changes(at) {
			top = finding.Low
		}
	}
	for _, p := range at.Graph.Replays(e.Node) {
		if !at.Graph.Near(e.Node, p) {
			continue
		}
		switch p.Kind {
		case "http", "workflow", "cron":
			continue // another request or run is other work; a workflow replays recorded values
		case "rows":
			if !at.Graph.Pending(p.Scope) && !recordedLater(at.Graph, e) {
				continue // rows that stay selected are no work: recipients, settings
			}
		}
		return p.Why, top
	}
	if e.Family != models.HTTP && recordedLater(at.Graph, e) {
		return "the row that says it is done is written later", finding.Medium
	}
	return "", finding.Low
}

// recordedLater reports whether a row that existed before is updated afterwards
// to say that the work of e is done.
func recordedLater(g *effectflow.Graph, e *effectflow.Effect) bool {
	for _, n := range g.Nodes {
		if n.Row == nil || !g.Follows(e.Node, n) {
			continue
		}
		for _, rec := range n.Records() {
			if rec.Stmt == nil || rec.Insert || !rec.Status || !g.Concerns(e.Node, n, rec.Stmt) {
				continue
			}
			if g.Reaches(e.Node, n, true) {
				return true
			}
		}
	}
	return false
}
