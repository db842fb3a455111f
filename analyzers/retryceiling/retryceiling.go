package retryceiling

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/doc"
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/retryscope"
)

//go:embed doc.go
var source string

// Analyzer reports retries without an upper bound.
var Analyzer = &analysis.Analyzer{
	Name:             "retryceiling",
	Doc:              doc.Of(source, "retryceiling"),
	URL:              doc.URL("retryceiling"),
	Run:              run,
	RunDespiteErrors: true,
	Requires:         repair.Requires,
	ResultType:       finding.ResultType,
}

func run(pass *analysis.Pass) (any, error) {
	r := finding.NewReporter(pass)
	for _, f := range r.Flow.Package.Funcs {
		if f.Flags&(effects.Unasked|effects.Double) == 0 {
			checkLoops(r, f)
			checkRecursion(r, f)
		}
	}
	files := repair.NewFiles(pass)
	for _, g := range r.Flow.Roots() {
		for _, n := range g.Nodes {
			if n.Kind != effects.Call || n.Call == nil || n.Commit != nil {
				continue
			}
			checkHelper(files, r, g, n)
			checkRow(r, g, n)
			checkMessage(r, g, n)
		}
	}
	return r.Done(), nil
}

func checkLoops(r *finding.Reporter, f *effects.Func) {
	for _, l := range retryscope.Loops(r.Flow.World, f) {
		if l.Limit == retryscope.Bounded || l.Doing == retryscope.Computes {
			continue
		}
		c := confidence(l.Limit, l.Deed, f)
		place := r.LoopOf(f, l.Scope.Loop, l.Call)
		r.Report(finding.Finding{
			Category: "loop", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
			Message: fmt.Sprintf("%s is repeated%s until it succeeds: %s, so one that can't succeed is tried for ever; %s",
				place.Name, within(l.Deed, place.Name), noEnd(l.Limit), cure),
			Related: []finding.Related{r.RelatedTo(l.Call, "repeated here")},
			Callee:  place.Name,
		})
	}
}

const cure = "stop after a number of attempts and keep what failed where a person finds it"

// within adds what a call of the program comes down to.
func within(d retryscope.Deed, name string) string {
	if d.Name == "" || d.Name == name {
		return ""
	}
	return " (with " + d.Name + ")"
}

func noEnd(l retryscope.Limit) string {
	switch l {
	case retryscope.Context:
		return "only the end of a context stops it, and nothing here gives that a deadline"
	case retryscope.Unclear:
		return "nothing that looks like a number of attempts or a deadline stops it"
	}
	return "nothing counts the attempts or watches a deadline"
}

func checkRecursion(r *finding.Reporter, f *effects.Func) {
	for _, c := range retryscope.Recursions(r.Flow.World, f) {
		if c.Limit == retryscope.Bounded || c.Doing < retryscope.Reads || c.Call.Func.Package != f.Package {
			continue
		}
		g := r.Flow.World.Graph(f.ID)
		place := r.Locate(g, c.Call, len(c.Call.Frames), nil)
		r.Report(finding.Finding{
			Category: "loop", Confidence: confidence(c.Limit, c.Deed, f), Function: place.Function, Pos: place.Pos, End: place.End,
			Message: fmt.Sprintf("%s starts over after each failure%s: %s, so what can't succeed is tried for ever; %s",
				place.Name, within(c.Deed, place.Name), noEnd(c.Limit), cure),
			Callee: place.Name,
		})
	}
}

func confidence(l retryscope.Limit, d retryscope.Deed, f *effects.Func) finding.Confidence {
	if l != retryscope.None || d.Doing != retryscope.Acts || d.Polls || startsUp(f) {
		return finding.Low
	}
	return finding.Medium
}

// startsUp reports whether f gets the process or a connection going: to wait
// there is the point.
func startsUp(f *effects.Func) bool {
	words := effectflow.Words(f.ID[lastDot(f.ID)+1:])
	return len(words) > 0 && slices.Contains([]string{
		"main", "new", "open", "connect", "reconnect", "dial", "redial", "init", "must", "setup", "wait", "bootstrap", "migrate", "listen", "serve", "subscribe",
	}, words[0])
}

func lastDot(id string) int {
	dot := -1
	for i := 0; i < len(id) && id[i] != '$'; i++ {
		if id[i] == '.' {
			dot = i
		}
	}
	return dot
}

// checkHelper reports a retry helper of a library that is given no limit.
func checkHelper(files *repair.Files, r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) {
	if n.Row == nil || n.Row.Kind != models.Retry || !r.Local(n) {
		return
	}
	limit := retryscope.Helper(n)
	if limit == retryscope.Bounded {
		return
	}
	deed := handed(r.Flow.World, n)
	c := confidence(limit, deed, n.Func)
	if strings.HasPrefix(n.Row.Symbol, "go.temporal.io/") && !unkeyed(r.Flow.World, n) {
		c = finding.Low // the default of the engine, and nothing that the world would see twice
	}
	place := r.Locate(g, n, len(n.Frames), nil)
	if !place.Pos.IsValid() {
		place = r.Locate(g, n, 0, nil)
	}
	what := deed.Name
	if what == "" {
		what = "what it runs"
	}
	r.Report(finding.Finding{
		Category: "helper", Confidence: c, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s repeats %s until it succeeds: %s, so one that can't succeed is tried for ever; limit the policy and keep what failed where a person finds it",
			place.Name, what, noPolicy(limit)),
		Related: r.Chain(place), Callee: place.Name, Target: deed.Name,
		Fixes: ceiling(files, n),
	})
}

func noPolicy(l retryscope.Limit) string {
	if l == retryscope.None {
		return "its policy limits neither attempts nor time"
	}
	return "its policy limits neither attempts nor time, and nothing here gives the context a deadline"
}

// unkeyed reports whether the function that a helper is given causes an effect
// without a key.
func unkeyed(w *effectflow.World, n *effectflow.Node) bool {
	for _, a := range n.Call.Args {
		if a.Kind != provenance.Func || w.Graph(a.Text) == nil {
			continue
		}
		for _, m := range w.Graph(a.Text).Nodes {
			if e := m.Effect(); e != nil && !e.Key.Stable && e.Evidence > effectflow.ByName {
				return true
			}
		}
	}
	return false
}

// handed returns what the function does that a helper is given.
func handed(w *effectflow.World, n *effectflow.Node) retryscope.Deed {
	best := retryscope.Deed{}
	for _, a := range n.Call.Args {
		if a.Kind != provenance.Func {
			continue
		}
		if d := retryscope.DeedIn(w, a.Text); d.Doing > best.Doing {
			best = d
		}
	}
	return best
}
