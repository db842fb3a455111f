package main

import (
	"context"
	"fmt"
	"path/filepath"
	"reflect"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// known counts call sites that lead to an effect or a record.
type known struct {
	effects, records int
	sites            int // that lead to one of both
	guessed          int // of which only a name says so
}

func (k *known) add(o known) {
	k.effects += o.effects
	k.records += o.records
	k.sites += o.sites
	k.guessed += o.guessed
}

// meant counts for one package.
var meant = &analysis.Analyzer{
	Name:             "meant",
	Doc:              "count the calls whose meaning is known",
	Requires:         []*analysis.Analyzer{effectflow.Analyzer, effects.Analyzer},
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[known](),
	Run: func(pass *analysis.Pass) (any, error) {
		flow := pass.ResultOf[effectflow.Analyzer].(*effectflow.Flow)
		return count(flow.World.Meanings(pass.ResultOf[effects.Analyzer].(*effects.Package))), nil
	},
}

func count(ms []effectflow.Meaning) known {
	var k known
	for _, m := range ms {
		if m.Guessed {
			k.guessed++
			continue
		}
		k.sites++
		if m.Effect {
			k.effects++
		}
		if m.Record {
			k.records++
		}
	}
	return k
}

// meaning compares what is known of a program package by package, as an analysis
// sees it that is shown a package and what it imports, with what is known of the
// whole.
func (b *bench) meaning(ctx context.Context, dirs []string) error {
	b.print("| program | packages | lead to an effect: alone / linked | to a record | to any | known alone | known linked | by name only | findings: alone / linked | gained | dropped |\n")
	b.print("|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, dir := range dirs {
		alone, before, err := b.view(ctx, dir, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		linked, after, err := b.view(ctx, dir, link.Link)
		if err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		gained, dropped := lacking(before, after), lacking(after, before)
		all := linked.sites + linked.guessed
		b.print("| %s | %d | %d / %d | %d / %d | %d / %d | %s | %s | %d | %d / %d | %d | %d |\n",
			filepath.Base(dir), after.Stats.Packages, alone.effects, linked.effects, alone.records, linked.records,
			alone.sites, linked.sites, percent(alone.sites, all), percent(linked.sites, all), linked.guessed,
			len(before.Findings), len(after.Findings), len(gained), len(dropped))
		b.list("gained", gained)
		b.list("dropped", dropped)
	}
	return nil
}

func (b *bench) print(format string, args ...any) { _, _ = fmt.Fprintf(b.out, format, args...) }

// list names findings beside the table.
func (b *bench) list(what string, fs []render.Finding) {
	for _, f := range fs {
		_, _ = fmt.Fprintf(b.log, "%s: %s:%d: %s (%s, %s)\n", what, f.File, f.Line, f.Rule, f.Confidence, f.Fingerprint)
	}
}

func percent(part, all int) string {
	if all == 0 {
		return "–"
	}
	return fmt.Sprintf("%d %%", 100*part/all)
}

type linker func(context.Context, *driver.Program, *config.Settings) (driver.Inject, error)

// view counts and checks the program in dir as l shows it to the rules.
func (b *bench) view(ctx context.Context, dir string, l linker) (known, *render.Document, error) {
	settings, err := config.Load(dir)
	if err != nil {
		return known{}, nil, err
	}
	settings.Confidence = b.level
	e := check.Engine{Learn: link.Learn, Rules: analyzers.Suite}
	o := check.Options{Driver: driver.Config{Dir: dir, Whole: true}, Settings: settings, Root: dir}
	prog, err := check.Learn(ctx, e, o)
	if err != nil {
		return known{}, nil, err
	}
	var given driver.Inject
	if l != nil {
		if given, err = l(ctx, prog, settings); err != nil {
			return known{}, nil, err
		}
	}
	doc, err := check.Found(ctx, e, o, prog, given)
	if err != nil {
		return known{}, nil, err
	}
	return tally(ctx, prog, given, doc)
}

// tally sums up the packages.
func tally(ctx context.Context, prog *driver.Program, given driver.Inject, doc *render.Document) (known, *render.Document, error) {
	if err := prog.Check(ctx, given, meant); err != nil {
		return known{}, nil, err
	}
	var sum known
	for _, p := range prog.Packages() {
		if k, ok := prog.Result(p.ID, meant).(known); ok {
			sum.add(k)
		}
	}
	return sum, doc, nil
}

// lacking returns the findings of b that a has not.
func lacking(a, b *render.Document) []render.Finding {
	has := map[string]bool{}
	for _, f := range a.Findings {
		has[f.Fingerprint] = true
	}
	return slices.DeleteFunc(slices.Clone(b.Findings), func(f render.Finding) bool { return has[f.Fingerprint] })
}
