package main

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"reflect"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/typeutil"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/passes/directive"
)

// toySuite is an analysis that is small enough to see through: calls of
// functions named Charge are hazards, and so are calls of functions that do
// such a call, also in other packages.
func toySuite() *suite {
	learner := toyLearner()
	return &suite{
		engine: check.Engine{
			Learn: []*analysis.Analyzer{learner, directive.Analyzer},
			Rules: []*analysis.Analyzer{toyRule("charge", "Charge", learner), toyRule("refund", "Refund", learner)},
		},
		offByDefault: []string{"refund"},
	}
}

// spends is the fact that calling a function charges or refunds.
type spends struct {
	Effect string
	At     analyzers.Site
}

func (*spends) AFact() {}

// spending is a call in the source, and what it comes to.
type spending struct {
	effect, callee, function string
	pos, end                 token.Pos
	related                  token.Pos
	at                       analyzers.Site // of the effect, possibly in another package
	direct                   bool
}

func toyLearner() *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "spending",
		Doc:              "find calls that spend",
		FactTypes:        []analysis.Fact{(*spends)(nil)},
		ResultType:       reflect.TypeFor[[]spending](),
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			var all []spending
			for _, file := range pass.Files {
				for _, d := range file.Decls {
					if decl, ok := d.(*ast.FuncDecl); ok && decl.Body != nil {
						all = append(all, spendingIn(pass, decl)...)
					}
				}
			}
			return all, nil
		},
	}
}

func spendingIn(pass *analysis.Pass, decl *ast.FuncDecl) []spending {
	var found []spending
	ast.Inspect(decl.Body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		fn := typeutil.StaticCallee(pass.TypesInfo, call)
		if fn == nil {
			return true
		}
		var fact spends
		direct := fn.Name() == "Charge" || fn.Name() == "Refund"
		if direct {
			fact.Effect = fn.Name()
		} else if !pass.ImportObjectFact(fn, &fact) {
			return true
		}
		if direct {
			at := pass.Fset.Position(call.Pos())
			fact.At = analyzers.Site{Package: pass.Pkg.Path(), File: filepath.Base(at.Filename), Line: at.Line, Column: at.Column}
		}
		found = append(found, spending{fact.Effect, fn.Name(), decl.Name.Name, call.Pos(), call.End(), decl.Name.Pos(), fact.At, direct})
		if self, ok := pass.TypesInfo.Defs[decl.Name].(*types.Func); ok {
			pass.ExportObjectFact(self, &fact)
		}
		return true
	})
	return found
}

func toyRule(name, effect string, learner *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             name,
		Doc:              name + ": report calls that end in a " + effect + "\n\nLonger text.\n\n\tCharge() // bad",
		URL:              "https://example.com/" + name,
		Requires:         []*analysis.Analyzer{learner, directive.Analyzer},
		ResultType:       reflect.TypeFor[[]analyzers.Finding](),
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			var found []analyzers.Finding
			index := pass.ResultOf[directive.Analyzer].(*directive.Index)
			for _, s := range pass.ResultOf[learner].([]spending) {
				if s.effect != effect || index.Suppressed(name, pass.Fset.Position(s.pos), s.function) {
					continue
				}
				f := analyzers.Finding{
					Rule: name, Confidence: analyzers.Medium, Package: pass.Pkg.Path(), Function: s.function,
					Pos: s.pos, End: s.end, Callee: s.callee,
					Message: name + ": " + s.function + " calls " + s.callee,
					Related: []analyzers.Related{{Pos: s.related, End: s.related, Message: "in this function"}},
					Fixes:   []analyzers.Fix{{Message: "call nothing", Edits: []analyzers.Edit{{Pos: s.pos, End: s.end, NewText: "_ = 0"}}}},
				}
				if s.direct {
					f.Confidence = analyzers.High
				} else {
					f.Related = append(f.Related, analyzers.Related{Site: s.at, Message: "the effect"})
				}
				found = append(found, f)
				pass.Report(diagnostic(f))
			}
			return found, nil
		},
	}
}

func diagnostic(f analyzers.Finding) analysis.Diagnostic {
	d := analysis.Diagnostic{Pos: f.Pos, End: f.End, Message: f.Message, Category: f.Category}
	for _, r := range f.Related {
		if !r.Pos.IsValid() {
			continue
		}
		d.Related = append(d.Related, analysis.RelatedInformation{Pos: r.Pos, End: r.End, Message: r.Message})
	}
	for _, fix := range f.Fixes {
		var edits []analysis.TextEdit
		for _, e := range fix.Edits {
			edits = append(edits, analysis.TextEdit{Pos: e.Pos, End: e.End, NewText: []byte(e.NewText)})
		}
		d.SuggestedFixes = append(d.SuggestedFixes, analysis.SuggestedFix{Message: fix.Message, TextEdits: edits})
	}
	return d
}
