package finding

import (
	"go/token"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/directive"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

// ResultType is what every rule returns: its findings, also those that are
// suppressed or below the threshold are left out.
var ResultType = reflect.TypeFor[[]Finding]()

// Requires is what every rule needs.
var Requires = []*analysis.Analyzer{effectflow.Analyzer, effects.Analyzer, directive.Analyzer, config.Analyzer}

// Reporter collects the findings of one rule in one package.
type Reporter struct {
	Flow *effectflow.Flow

	pass      *analysis.Pass
	index     *directive.Index
	threshold Confidence
	settings  *config.Settings
	seen      map[string]int
	out       []Finding
}

// NewReporter returns the reporter of a rule's pass.
func NewReporter(pass *analysis.Pass) *Reporter {
	settings := pass.ResultOf[config.Analyzer].(*config.Settings)
	return &Reporter{
		Flow:      pass.ResultOf[effectflow.Analyzer].(*effectflow.Flow),
		pass:      pass,
		index:     pass.ResultOf[directive.Analyzer].(*directive.Index),
		threshold: Parse(settings.Confidence),
		settings:  settings,
		seen:      map[string]int{},
	}
}

// Parse returns the level called name; Medium for "".
func Parse(name string) Confidence {
	switch name {
	case "low":
		return Low
	case "high":
		return High
	}
	return Medium
}

// Local reports whether the call path that lead and the other steps share ends
// in this package, so that the finding is this package's to report. A finding
// whose steps all lie inside a call into another package is that package's,
// unless a function of this package runs in there.
func (r *Reporter) Local(ns ...*effectflow.Node) bool {
	if !effectflow.Compatible(ns...) {
		return false
	}
	k := effectflow.Common(ns...)
	home := at(ns[0], r.written(ns[0], k))
	if home.Package == r.Flow.Package.Path {
		return true
	}
	return slices.ContainsFunc(ns, func(n *effectflow.Node) bool { return r.hands(n.Frames[min(k, len(n.Frames)):]) })
}

// hands reports whether a literal of this package runs in a call, and does not come
// from a function that is called there as well.
func (r *Reporter) hands(call []effectflow.Frame) bool {
	for i, f := range call {
		if f.Callee.Package == r.Flow.Package.Path && f.Callee.Flags&effects.Literal != 0 &&
			!slices.ContainsFunc(call[:i], func(g effectflow.Frame) bool { return g.Callee.ID == f.Callee.Parent }) {
			return true
		}
	}
	return false
}

// Place is where a finding about step n is shown.
type Place struct {
	Pos, End token.Pos
	Function string
	Name     string // callee at that place
	Node     *effectflow.Node
	Depth    int // frames above the place
}

// Locate returns the outermost call that does nothing of the kind but n: the
// place where a reader sees both ends. from is the number of frames to skip,
// like counts how many of the steps it would stand for must be one. If the
// project wants to read of callers only, calls in generated files are passed
// over as long as one in this package remains.
func (r *Reporter) Locate(g *effectflow.Graph, n *effectflow.Node, from int, like func(*effectflow.Node) bool) Place {
	best, crowd := Place{}, -1
	for i := r.written(n, from); i < len(n.Frames); i++ {
		f := n.Frames[i]
		if f.Caller.Package != r.Flow.Package.Path || !f.Pos().IsValid() || best.Pos.IsValid() && r.passed(f.Caller) {
			continue
		}
		best = Place{f.Pos(), f.End(), enclosing(f.Caller), f.Name, n, i}
		if crowd < 0 {
			crowd = crowded(g, n, like)
		}
		if i >= crowd { // below it, n is the only one of its kind
			return best
		}
	}
	if n.Func.Package != r.Flow.Package.Path || !n.Pos().IsValid() || best.Pos.IsValid() && r.passed(n.Func) {
		return best
	}
	return Place{n.Pos(), n.End(), enclosing(n.Func), n.Name(), n, len(n.Frames)}
}

// crowded returns the number of frames that n shares with another step of its kind.
func crowded(g *effectflow.Graph, n *effectflow.Node, like func(*effectflow.Node) bool) int {
	shared := 0
	if like == nil {
		return shared
	}
	for _, m := range g.Nodes {
		if m == n || !like(m) || m.Call == nil || n.Call != nil && m.Call.ID == n.Call.ID {
			continue
		}
		if m.Site != n.Site || len(m.Frames) != len(n.Frames) || differ(m, n) {
			for effectflow.Together(n, m, shared+1) {
				shared++
			}
		}
	}
	return shared
}

// differ reports whether two steps are reached through different call sites.
func differ(m, n *effectflow.Node) bool {
	for k := range m.Frames {
		if k >= len(n.Frames) || m.Frames[k].Site != n.Frames[k].Site {
			return true
		}
	}
	return false
}

// enclosing names the declared function around f as "(*T).M" or "F".
func enclosing(f *effects.Func) string {
	id := f.ID
	if i := strings.IndexByte(id, '$'); i >= 0 {
		id = id[:i]
	}
	if strings.HasPrefix(id, "(") {
		star := ""
		if strings.HasPrefix(id, "(*") {
			star = "*"
		}
		end := strings.IndexByte(id, ')')
		if end < 0 {
			return id
		}
		typ := id[:end]
		return "(" + star + typ[strings.LastIndexByte(typ, '.')+1:] + ")" + id[end+1:]
	}
	return id[strings.LastIndexByte(id, '.')+1:]
}

// RelatedTo returns a related place for step n.
func (r *Reporter) RelatedTo(n *effectflow.Node, message string) Related {
	out := Related{Site: Site{n.Func.Package, n.Site.File, n.Site.Line, n.Site.Col}, Message: message}
	if n.Func.Package == r.Flow.Package.Path {
		out.Pos, out.End = n.Pos(), n.End()
	}
	return out
}

// Chain returns the calls that lead from a place to the step, outermost first.
func (r *Reporter) Chain(p Place) []Related {
	n := p.Node
	if n == nil || p.Depth >= len(n.Frames) {
		return nil
	}
	var out []Related
	for i := p.Depth + 1; i < len(n.Frames); i++ {
		f := n.Frames[i]
		msg := "which calls " + f.Name
		if f.Via != "" {
			msg = "which calls " + f.Via + ", here " + f.Callee.Name
		}
		rel := Related{Site: Site{f.Caller.Package, f.Site.File, f.Site.Line, f.Site.Col}, Message: msg}
		if f.Caller.Package == r.Flow.Package.Path {
			rel.Pos, rel.End = f.Pos(), f.End()
		}
		out = append(out, rel)
	}
	return append(out, r.RelatedTo(n, "which calls "+n.Name()))
}

// Report adds a finding, unless it is suppressed, below the threshold, or was
// reported for another caller already. Of two findings at one place about one
// thing the more confident one stays.
func (r *Reporter) Report(f Finding) {
	if !f.Pos.IsValid() {
		return
	}
	f.Rule, f.Package = r.pass.Analyzer.Name, r.pass.Pkg.Path()
	f.show()
	if f.End < f.Pos {
		f.End = f.Pos
	}
	posn := r.pass.Fset.Position(f.Pos)
	if r.index.Suppressed(f.Rule, posn, f.Function) || f.Confidence < r.threshold {
		return
	}
	if r.settings.Generated == config.Caller && r.generated(posn) {
		return // told by the package that calls it, if any does
	}
	key := posn.String() + "\x00" + f.Category + "\x00" + f.Callee
	if i, ok := r.seen[key]; ok {
		if r.out[i].Confidence < f.Confidence {
			r.out[i] = f
		}
		return
	}
	r.seen[key] = len(r.out)
	r.out = append(r.out, f)
}

// show makes the messages, which mention tables and the like, harmless to terminals,
// whichever driver prints them.
func (f *Finding) show() {
	f.Message = spelling.Visible(f.Message)
	for i := range f.Related {
		f.Related[i].Message = spelling.Visible(f.Related[i].Message)
	}
	for i := range f.Fixes {
		f.Fixes[i].Message = spelling.Visible(f.Fixes[i].Message)
	}
}

// Done hands the findings to the driver, without those that the settings hide,
// and returns them all. Where one of the rules
// first has a finding at the same place, it has told the story already, and this
// rule says nothing there; those rules must be among the analyzer's Requires.
func (r *Reporter) Done(first ...*analysis.Analyzer) []Finding {
	r.out = slices.DeleteFunc(r.out, func(f Finding) bool { return r.told(f, first) })
	for _, f := range r.out {
		if r.hidden(f) {
			continue
		}
		d := analysis.Diagnostic{Pos: f.Pos, End: f.End, Category: f.Category, Message: f.Rule + ": " + f.Message}
		for _, rel := range f.Related {
			if rel.Pos.IsValid() {
				d.Related = append(d.Related, analysis.RelatedInformation{Pos: rel.Pos, End: rel.End, Message: rel.Message})
			}
		}
		for _, fix := range f.Fixes {
			d.SuggestedFixes = append(d.SuggestedFixes, suggested(fix))
		}
		r.pass.Report(d)
	}
	return r.out
}

// told reports whether a rule that goes first has a finding where f is.
func (r *Reporter) told(f Finding, first []*analysis.Analyzer) bool {
	for _, rule := range first {
		if !r.settings.Enabled(rule.Name, true) {
			continue
		}
		others, _ := r.pass.ResultOf[rule].([]Finding)
		if slices.ContainsFunc(others, func(o Finding) bool { return o.Pos == f.Pos && o.End == f.End }) {
			return true
		}
	}
	return false
}

func suggested(f Fix) analysis.SuggestedFix {
	out := analysis.SuggestedFix{Message: f.Message}
	for _, e := range f.Edits {
		out.TextEdits = append(out.TextEdits, analysis.TextEdit{Pos: e.Pos, End: e.End, NewText: []byte(e.NewText)})
	}
	return out
}
