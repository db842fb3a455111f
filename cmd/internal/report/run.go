package report

import (
	"context"
	"errors"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

// Run learns and links the program as a check does, and derives the report from
// what was linked. The error says why nothing could be done at all.
func Run(ctx context.Context, e check.Engine, o check.Options) (*Document, error) {
	o.Driver.Tests = false // test files are read, not analysed
	asked := o.Settings.Confidence
	o.Settings.Confidence = config.Low // a report explains what a check does not show
	defer func() { o.Settings.Confidence = asked }()
	prog, err := check.Learn(ctx, e, o)
	if err != nil {
		return nil, err
	}
	if e.Link == nil {
		return nil, errors.New("a report needs the whole program linked")
	}
	start := time.Now()
	linked, err := e.Link(ctx, prog, o.Settings)
	if err != nil {
		return nil, err
	}
	trace(o, "link", start)
	found, err := check.Found(ctx, e, o, prog, linked)
	if err != nil {
		return nil, err
	}
	start = time.Now()
	doc := &Document{Tool: o.Tool, Program: moduleOf(prog)}
	in := evidence.Input{Schema: o.Settings.Schema(), Locate: locator(prog, o.Root), Findings: findings(found, asked), Ignored: ignored(prog)}
	for _, rule := range e.Rules {
		in.Rules = append(in.Rules, rule.Name)
	}
	for _, pkg := range prog.Packages() {
		if pkg.TestVariant || pkg.Beside {
			continue
		}
		doc.Stats.Packages++
		if f, ok := linked[effectflow.Analyzer](pkg.ID).(*effectflow.Flow); ok && len(f.Package.Funcs) > 0 {
			in.Flows = append(in.Flows, f)
		}
		in.Tests = append(in.Tests, testFiles(pkg, o.Root)...)
	}
	slices.SortFunc(in.Flows, func(a, b *effectflow.Flow) int { return strings.Compare(a.Package.Path, b.Package.Path) })
	derived := evidence.Derive(in)
	trace(o, "ask", start)
	doc.Units, doc.Loose, doc.Others = derived.Units, derived.Loose, derived.Others
	doc.Stats.SQLFiles, doc.Stats.TestFiles = len(in.Schema), len(in.Tests)
	doc.Errors = found.Errors
	doc.fill()
	return doc, nil
}

// trace tells how long a phase took, if somebody wants to know.
func trace(o check.Options, phase string, start time.Time) {
	if o.Trace != nil {
		o.Trace(phase, time.Since(start))
	}
}

// locator finds files by package and base name.
func locator(prog *driver.Program, root string) func(pkg, base string) string {
	type name struct{ pkg, base string }
	known := map[name]string{}
	for _, p := range prog.Packages() {
		for _, f := range p.Files {
			known[name{p.Path, path.Base(strings.ReplaceAll(f, "\\", "/"))}] = check.Relative(root, f)
		}
	}
	return func(pkg, base string) string { return known[name{pkg, base}] }
}

// moduleOf names the program: its module, or what its packages have in common.
func moduleOf(prog *driver.Program) string {
	var all []string
	for _, p := range prog.Packages() {
		name := p.Path
		if p.Module != nil {
			name = p.Module.Path
		}
		if p.Matched && !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}
