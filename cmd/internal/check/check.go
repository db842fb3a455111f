// Package check answers: which hazards does the program hold, in a form that
// can be shown?
//
// It drives the three phases (learn every first-party package, link what was
// learnt, check with the rules) and turns what the rules return into the
// document that all output formats are made from: places instead of positions,
// names relative to the working directory, one fingerprint per finding, sorted,
// without duplicates.
//
//	doc, err := check.Run(ctx, engine, check.Options{...})
//
// A fingerprint identifies a finding across edits: it is made of what is
// concerned, never of a line, a folder or the wording. Two findings that
// concern the same things are told apart by their order.
//
// With Options.Kept the answer to a question that was asked before is not worked out
// again. The question is everything that an answer depends on:
//
//   - this program: the content of its executable, the rules that run, and the two
//     variables that the packages of Go which it is built from look at (GODEBUG, GOROOT);
//   - the options, the folder, and the settings with all files that they were read
//     from: configuration, models, and SQL, whether named or found;
//   - what the go command answered: packages and their files, modules, errors, what
//     cgo made, and the build IDs of the foreign packages; so tags, GOFLAGS, GOOS, the
//     version of Go and of each module count as far as they change one of these;
//   - the content of each Go file that is parsed, tests and what cgo made included;
//   - what the disk says about the settings (package idle).
//
// What is used is what was hashed: it is in memory already, or is compared when it is
// read. Findings are kept before a baseline, a change, or a format is looked at, which
// is done each time, and with them what there was to say. Not kept are answers of runs
// that were interrupted, in which something failed that need not fail again (an
// internal error, an unreadable file), or during which a file changed.
//
// Deliberate silences: files that the configuration excludes, generated files
// if it says so, and findings below the confidence threshold, which are counted.
// What is found in a function that nothing calls any more has low confidence.
package check

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/idle"
	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/cmd/internal/uncalled"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/coverage"
	"github.com/dualwrite/dualwrite/passes/directive"
)

// Engine is the analysis that a check drives.
type Engine struct {
	// Learn lists the analyzers that run on source; their results are kept.
	// directive.Analyzer is run in any case.
	Learn []*analysis.Analyzer
	// Link composes what was learnt over the whole program. It returns what the
	// rules are given. It may be nil.
	Link func(context.Context, *driver.Program, *config.Settings) (driver.Inject, error)
	// Review looks at the linked program as a whole, given whether no part of it
	// was left out. It may be nil.
	Review func(given driver.Inject, settings *config.Settings, everything bool) Review
	// Rules run on the linked program. Their results are []analyzers.Finding.
	Rules []*analysis.Analyzer
}

// Review is what there is to say beside the findings.
type Review struct {
	Coverage       *coverage.Summary
	Contradictions []Contradiction
	Warnings       []string
	// Hint says why a program without findings has none, "" if it needs no words.
	Hint string
}

// Contradiction is a declared function or method that does something else.
type Contradiction struct{ Symbol, Message string }

// Options say what to check and what of it to show.
type Options struct {
	Driver   driver.Config
	Settings *config.Settings
	Known    []string // names of all rules, also of those that don't run
	// NoDirectives leaves out what there is to say about comments to dualwrite.
	NoDirectives bool
	Root         string // absolute working directory; names below it are relative to it
	Tool         string // version of this program
	// Trace, if set, is told how long each phase took.
	Trace func(phase string, took time.Duration)
	// Warn, if set, is told what is no finding but should be looked at.
	Warn func(message string)
	// Hint, if set, is told why nothing could be found.
	Hint func(message string)
	// Note, if set, is told what only concerns packages beside those asked for, and
	// what became of kept answers.
	Note func(message string)
	// Kept, if set, is where Search looks for the answer, and puts it.
	Kept *kept.Store
}

// everything reports whether the patterns leave no package out.
func (o *Options) everything() bool {
	return o.Settings.Root == o.Root && (len(o.Driver.Patterns) == 0 || slices.Contains(o.Driver.Patterns, "./..."))
}

// timed runs one phase.
func (o *Options) timed(phase string, do func() error) error {
	start := time.Now()
	err := do()
	if o.Trace != nil {
		o.Trace(phase, time.Since(start))
	}
	return err
}

// Run checks the program. The error says why nothing could be checked at all;
// what is wrong with single packages is in the document.
func Run(ctx context.Context, e Engine, o Options) (*render.Document, error) {
	doc, _, err := Search(ctx, e, o)
	return doc, err
}

// Search is Run, and tells what could have been found.
func Search(ctx context.Context, e Engine, o Options) (*render.Document, *Scope, error) {
	q := ask(e, &o)
	prog, err := load(ctx, o)
	if err != nil {
		return nil, nil, err
	}
	var disk *idle.Disk
	if o.everything() {
		disk = idle.Look(prog, o.Settings)
	}
	if a := q.recall(prog, disk); a != nil {
		doc, scope := a.replay(e, &o, prog)
		return doc, scope, nil
	}
	log := listen(&o)
	doc, scope, err := work(ctx, e, o, prog, disk)
	if err == nil {
		q.keep(prog, &answer{Document: doc, Reach: scope.reach, Said: log.all})
	}
	return doc, scope, err
}

// work checks a loaded program.
func work(ctx context.Context, e Engine, o Options, prog *driver.Program, disk *idle.Disk) (*render.Document, *Scope, error) {
	if err := learn(ctx, e, o, prog); err != nil {
		return nil, nil, err
	}
	vain := o.idleNames(prog, disk)
	var linked driver.Inject
	if e.Link != nil {
		err := o.timed("link", func() (err error) {
			linked, err = e.Link(ctx, prog, o.Settings)
			return err
		})
		if err != nil {
			return nil, nil, err
		}
	}
	if err := o.timed("check", func() error { return prog.Check(ctx, linked, e.Rules...) }); err != nil {
		return nil, nil, err
	}
	if o.Trace != nil {
		slowest, took := prog.Slowest()
		o.Trace("of it "+slowest, took)
	}
	var review Review
	if e.Review != nil {
		review = e.Review(linked, o.Settings, o.everything())
	}
	doc, scope := collect(prog, e, o, review, disk)
	for _, message := range slices.Concat(prog.Partly(), review.Warnings, vain, scope.vain) {
		if o.Warn != nil {
			o.Warn(message)
		}
	}
	if silent := len(doc.Findings)+len(doc.Suppressed)+len(doc.Errors)+doc.Stats.BelowLevel == 0; silent && review.Hint != "" && o.Hint != nil {
		o.Hint(review.Hint)
	}
	return doc, scope, nil
}

// Learn loads the program and runs the learning analyzers.
func Learn(ctx context.Context, e Engine, o Options) (*driver.Program, error) {
	prog, err := load(ctx, o)
	if err != nil {
		return nil, err
	}
	return prog, learn(ctx, e, o, prog)
}

func load(ctx context.Context, o Options) (prog *driver.Program, err error) {
	dc := o.Driver
	dc.Tests = dc.Tests || o.Settings.Tests
	dc.Inject = driver.Inject{config.Analyzer: func(string) any { return o.Settings }}
	err = o.timed("load", func() (err error) {
		prog, err = driver.Load(ctx, dc)
		return err
	})
	return prog, err
}

func learn(ctx context.Context, e Engine, o Options, prog *driver.Program) error {
	learners := append(slices.Clone(e.Learn), uncalled.Analyzer)
	if !slices.Contains(learners, directive.Analyzer) {
		learners = append(learners, directive.Analyzer)
	}
	err := o.timed("learn", func() error { return prog.Learn(ctx, learners...) })
	for _, e := range prog.ErrorsBeside() {
		if o.Note != nil {
			o.Note(e.Package + " (not asked for): " + e.Message)
		}
	}
	return err
}

// collect makes the document.
func collect(prog *driver.Program, e Engine, o Options, review Review, disk *idle.Disk) (*render.Document, *Scope) {
	c := &collector{prog: prog, options: o, review: review}
	for _, pkg := range prog.Packages() {
		if pkg.Matched {
			c.rules(pkg, e.Rules)
		}
	}
	for _, pkg := range prog.Packages() {
		if pkg.Matched && !o.NoDirectives { // after all rules, which mark what they use
			c.directives(pkg, e.Rules)
		}
	}
	doc := &render.Document{
		Version: render.Version,
		Errors:  c.errors(),
		Rules:   describe(e.Rules),
		Tool:    o.Tool,
		Root:    o.Root,
	}
	c.leftOver()
	c.fill(doc)
	doc.Stats.Coverage = review.Coverage
	for _, pkg := range prog.Packages() {
		if pkg.Matched && !pkg.TestVariant {
			doc.Stats.Packages++
			doc.Stats.Files += len(pkg.Files)
		}
	}
	return doc, c.scope(names(e.Rules), disk)
}

// collector turns results into findings.
type collector struct {
	prog    *driver.Program
	options Options
	review  Review
	found   []entry
}

// entry is a finding on its way into the document.
type entry struct {
	render.Finding
	absolute   string // the file's absolute name
	confidence analyzers.Confidence
	callee     string
	target     string
	generated  bool
}

func (c *collector) rules(pkg *driver.Package, rules []*analysis.Analyzer) {
	index, _ := c.prog.Result(pkg.ID, directive.Analyzer).(*directive.Index)
	for _, rule := range rules {
		findings, _ := c.prog.Result(pkg.ID, rule).([]analyzers.Finding)
		for _, f := range findings {
			pos := c.prog.Position(f.Pos)
			if !pkg.Owns(pos.Filename) && !pkg.Owns(c.prog.Fset().PositionFor(f.Pos, false).Filename) {
				continue // the plain package reports it, or it lies in what cgo generates
			}
			e := c.convert(pkg, rule, &f)
			e.generated = index != nil && index.Generated(filepath.Base(pos.Filename))
			c.found = append(c.found, e)
		}
	}
}

// directives reports comments to dualwrite that have no use.
func (c *collector) directives(pkg *driver.Package, rules []*analysis.Analyzer) {
	index, _ := c.prog.Result(pkg.ID, directive.Analyzer).(*directive.Index)
	if index == nil {
		return
	}
	problems := index.Malformed(c.options.Known)
	if !pkg.IllTyped { // else a finding may have been missed
		problems = append(problems, index.Unused(names(rules))...)
	}
	for _, x := range c.review.Contradictions {
		if d, ok := index.Declaration(x.Symbol); ok {
			problems = append(problems, directive.Problem{Position: d.Position, Message: x.Message})
		}
	}
	for _, p := range problems {
		if !pkg.Owns(p.Position.Filename) {
			continue
		}
		c.found = append(c.found, entry{
			absolute:   p.Position.Filename,
			confidence: analyzers.High,
			callee:     filepath.Base(p.Position.Filename),
			target:     strings.Join(p.Rules, ","),
			Finding: render.Finding{
				Rule:       DirectiveRule,
				Confidence: confidenceName(analyzers.High),
				Package:    pkg.Path,
				Place:      c.place(p.Position.Filename, p.Position.Line, p.Position.Column),
				Message:    p.Message,
			},
		})
	}
}

func names(rules []*analysis.Analyzer) []string {
	all := make([]string, len(rules))
	for i, r := range rules {
		all[i] = r.Name
	}
	slices.Sort(all)
	return all
}
