package check

import (
	"go/token"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// DirectiveRule is the name under which useless comments to dualwrite are
// reported. It is no analyzer, since only the end of a run can tell.
const DirectiveRule = "directive"

// DirectiveHelp explains the rule.
const DirectiveHelp = `report comments to dualwrite that are malformed or have no use

A suppression that no longer suppresses anything hides the next hazard at that
place, and one without a reason cannot be reviewed. Delete it, or move it to the
line it is about.`

// convert places a finding.
func (c *collector) convert(pkg *driver.Package, rule *analysis.Analyzer, f *analyzers.Finding) entry {
	pos, end := c.prog.Position(f.Pos), c.prog.Position(f.End)
	e := entry{
		absolute:   pos.Filename,
		confidence: f.Confidence,
		callee:     f.Callee,
		target:     f.Target,
		Finding: render.Finding{
			Rule:       rule.Name,
			Category:   f.Category,
			Confidence: confidenceName(f.Confidence),
			Package:    pkg.Path,
			Function:   f.Function,
			Place:      c.position(pos),
			Message:    f.Message,
		},
	}
	if f.End.IsValid() && end.Filename == pos.Filename {
		e.EndLine, e.EndColumn = end.Line, end.Column
	}
	for _, r := range f.Related {
		e.Related = append(e.Related, render.Related{Place: c.related(&r), Message: r.Message})
	}
	for _, fix := range f.Fixes {
		e.Fixes = append(e.Fixes, c.fix(fix))
	}
	return e
}

// related returns the place of the other end, which may lie in another package.
func (c *collector) related(r *analyzers.Related) render.Place {
	if r.Pos.IsValid() {
		return c.position(c.prog.Position(r.Pos))
	}
	file := c.prog.Locate(r.Package, r.File)
	if file == "" {
		return render.Place{File: r.Package + "/" + r.File, Line: r.Line, Column: r.Column}
	}
	return c.place(file, r.Line, r.Column)
}

func (c *collector) fix(fix analyzers.Fix) render.Fix {
	out := render.Fix{Message: fix.Message, Edits: []render.Edit{}}
	for _, edit := range fix.Edits {
		end := c.prog.Position(edit.End)
		out.Edits = append(out.Edits, render.Edit{
			Place:     c.position(c.prog.Position(edit.Pos)),
			EndLine:   end.Line,
			EndColumn: end.Column,
			NewText:   edit.NewText,
		})
	}
	return out
}

func (c *collector) position(p token.Position) render.Place {
	return c.place(p.Filename, p.Line, p.Column)
}

func (c *collector) place(file string, line, column int) render.Place {
	return render.Place{File: Relative(c.options.Root, file), Line: line, Column: column}
}

// Relative returns the name with slashes, relative to root if it is below it.
func Relative(root, file string) string {
	if rel, err := filepath.Rel(root, file); err == nil && filepath.IsLocal(rel) {
		file = rel
	}
	return filepath.ToSlash(file)
}

func (c *collector) errors() []render.Error {
	errs := []render.Error{}
	for _, e := range c.prog.Errors() {
		out := render.Error{Package: e.Package, Line: e.Line, Message: e.Message}
		if e.File != "" {
			out.File = Relative(c.options.Root, e.File)
		}
		errs = append(errs, out)
	}
	return errs
}

// describe returns what formats tell about the rules.
func describe(rules []*analysis.Analyzer) []render.Rule {
	all := []render.Rule{newRule(DirectiveRule, DirectiveHelp, "")}
	for _, r := range rules {
		all = append(all, newRule(r.Name, r.Doc, r.URL))
	}
	return all
}

// newRule takes an analyzer's Doc apart: its first line is a title, by custom
// with the name in front.
func newRule(name, doc, url string) render.Rule {
	title, _, _ := strings.Cut(doc, "\n")
	title = strings.TrimPrefix(title, name+": ")
	return render.Rule{Name: name, Title: title, Help: doc, URL: url}
}

func confidenceName(c analyzers.Confidence) string {
	switch c {
	case analyzers.High:
		return "high"
	case analyzers.Medium:
		return "medium"
	default:
		return "low"
	}
}

func confidenceLevel(name string) analyzers.Confidence {
	switch name {
	case "high":
		return analyzers.High
	case "low":
		return analyzers.Low
	default:
		return analyzers.Medium
	}
}
