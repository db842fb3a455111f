package driver

import (
	"context"
	"errors"
	"maps"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// Inject supplies results from outside, by analyzer and package ID.
type Inject = map[*analysis.Analyzer]func(id string) any

// Check runs the analyzers on every matched package, without source: Files and
// TypesInfo of their passes are nil. What they require comes from inject, else
// from what Learn or an earlier Check has kept, and is computed otherwise.
// An analyzer that requires a result which could not be made is left out for
// that package; the reason is already among the errors. Analyzers run at the same
// time, also on one package. Results with a method Release are told when all of
// them are through with a package.
func (p *Program) Check(ctx context.Context, inject Inject, analyzers ...*analysis.Analyzer) error {
	if !p.learnt {
		return errors.New("the program has not been learnt yet")
	}
	if err := analysis.Validate(analyzers); err != nil {
		return err
	}
	units := slices.DeleteFunc(slices.Clone(p.units), func(u *unit) bool { return !u.Matched || u.types == nil })
	known := p.keptAnalyzers()
	supplied := make(Inject)
	maps.Copy(supplied, p.config.Inject)
	maps.Copy(supplied, inject)
	slots := make(passrun.Slots, p.config.Parallel)
	return p.each(ctx, units, func(u *unit) error {
		defer p.rescue(u)
		outcome := passrun.RunAtOnce(p.passUnit(u, nil), u.given(supplied, known), slots, analyzers...)
		p.keep(u, outcome, analyzers)
		outcome.Release()
		return nil
	})
}

// keptAnalyzers returns the analyzers whose results some package has: where
// another package has none, it failed there.
func (p *Program) keptAnalyzers() map[*analysis.Analyzer]bool {
	known := make(map[*analysis.Analyzer]bool)
	for _, u := range p.units {
		for a := range u.results {
			known[a] = true
		}
	}
	return known
}

func (u *unit) given(inject Inject, known map[*analysis.Analyzer]bool) passrun.Given {
	return func(a *analysis.Analyzer) (any, bool) {
		if supply := inject[a]; supply != nil {
			return supply(u.ID), true
		}
		if result, ok := u.results[a]; ok {
			return result, true
		}
		return &passrun.Failed{}, known[a]
	}
}
