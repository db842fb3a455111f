package report

import (
	"go/token"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/directive"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// findings turns what a check of all levels found into evidence. asked is the
// level from which on a check would show it.
func findings(doc *render.Document, asked string) []evidence.Finding {
	var out []evidence.Finding
	add := func(f *render.Finding, hidden string) {
		e := evidence.Finding{
			Rule: f.Rule, Confidence: f.Confidence, Hidden: hidden,
			Function: f.Function, Place: evidence.Place{File: f.File, Line: f.Line}, Message: f.Message,
		}
		for _, r := range f.Related {
			e.Related = append(e.Related, evidence.Place{File: r.File, Line: r.Line})
		}
		out = append(out, e)
	}
	for i := range doc.Findings {
		f := &doc.Findings[i]
		hidden := ""
		if level(f.Confidence) < level(asked) {
			hidden = "shown with -confidence=" + f.Confidence
		}
		add(f, hidden)
	}
	for i := range doc.Suppressed {
		add(&doc.Suppressed[i], "accepted in the configuration: "+doc.Suppressed[i].Reason)
	}
	return out
}

func level(confidence string) int {
	switch confidence {
	case config.Low:
		return 0
	case config.High:
		return 2
	}
	return 1
}

// ignored asks the comments of a program.
func ignored(prog *driver.Program) func(rule, pkg string, at effects.Site, function string) bool {
	index := map[string]*directive.Index{}
	for _, p := range prog.Packages() {
		if x, ok := prog.Result(p.ID, directive.Analyzer).(*directive.Index); ok && !p.TestVariant {
			index[p.Path] = x
		}
	}
	return func(rule, pkg string, at effects.Site, function string) bool {
		x := index[pkg]
		return x != nil && x.Suppressed(rule, token.Position{Filename: at.File, Line: at.Line}, function)
	}
}
