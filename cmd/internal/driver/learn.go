package driver

import (
	"context"
	"errors"
	"fmt"
	"go/types"
	"runtime/debug"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// Learn type-checks every first-party package from source and runs the
// analyzers on it, after those it imports. The analyzers' results are kept;
// those of what they require, the syntax and the types.Info are dropped, so a
// result must not hold on to them.
//
// An analyzer that is to run on packages with errors must say so with
// RunDespiteErrors.
func (p *Program) Learn(ctx context.Context, analyzers ...*analysis.Analyzer) error {
	if p.learnt {
		return errors.New("the program has been learnt already")
	}
	p.learnt = true
	if err := analysis.Validate(analyzers); err != nil {
		return err
	}
	for _, u := range p.units {
		parsed := sync.OnceValue(func() *source { return p.parseFiles(u) })
		u.parsed.Store(&parsed)
	}
	go p.foreign.readAll()
	err := p.each(ctx, p.units, func(u *unit) error { return p.learn(ctx, u, analyzers) })
	if ctx.Err() != nil {
		<-p.foreign.ready // else the go command would be left behind
	}
	return err
}

// learn does one package. What goes wrong in it is a PackageError; an error is
// returned only if no package can be done.
func (p *Program) learn(ctx context.Context, u *unit, analyzers []*analysis.Analyzer) error {
	defer p.rescue(u)
	s, parseErrors := p.parse(u)
	p.parseAhead()
	if err := p.foreign.wait(ctx); err != nil {
		return err
	}
	p.check(u, s)
	u.types = s.pkg
	u.IllTyped = u.listed.Error != nil || s.broken || len(s.errors) > 0 ||
		slices.ContainsFunc(u.deps, func(d *unit) bool { return d.IllTyped })
	switch {
	case !s.broken:
		p.fail(u, p.typeErrors(u, s)...)
	case u.listed.Error == nil:
		p.fail(u, firstErrors(u, parseErrors)...)
	}
	if !u.TestVariant {
		p.foreign.share(s.pkg)
	}
	p.keep(u, passrun.Run(p.passUnit(u, s), u.given(p.config.Inject, nil), analyzers...), analyzers)
	return nil
}

// passUnit describes the package to the analyzers; s is nil after Learn.
func (p *Program) passUnit(u *unit, s *source) *passrun.Unit {
	l := u.listed
	unit := &passrun.Unit{
		Fset:         p.fset,
		OtherFiles:   absolute(l.Dir, l.CFiles, l.HFiles, l.SFiles),
		IgnoredFiles: absolute(l.Dir, l.IgnoredGoFiles, l.IgnoredOtherFiles),
		Pkg:          u.types,
		Sizes:        types.SizesFor("gc", p.foreign.goarch),
		IllTyped:     u.IllTyped,
		Module:       u.Module,
		ReadFile:     p.ReadFile,
		Facts:        p.facts,
		Visible:      func() []*types.Package { return visible(u) },
	}
	if s != nil {
		unit.Files, unit.Info, unit.TypeErrors = s.files, s.info, s.errors
	}
	return unit
}

// keep keeps what the analyzers have left.
func (p *Program) keep(u *unit, outcome *passrun.Outcome, analyzers []*analysis.Analyzer) {
	for _, a := range analyzers {
		if result, ok := outcome.Result(a); ok {
			u.results[a] = result
		}
	}
	u.reports = append(u.reports, outcome.Reports...)
	for _, f := range outcome.Failures {
		p.inputs.doubtful(f.Analyzer.Name + " failed")
		p.fail(u, PackageError{
			Package: u.Path,
			Message: fmt.Sprintf("%s: %v", f.Analyzer.Name, f.Err),
			Stack:   f.Stack,
		})
	}
}

// rescue keeps a panic of the parser, the type checker or the driver from
// ending the program; the package counts as broken.
func (p *Program) rescue(u *unit) {
	v := recover()
	if v == nil {
		return
	}
	p.inputs.doubtful("internal error")
	u.IllTyped = true
	if u.types == nil {
		u.types = types.NewPackage(u.Path, u.Name)
		u.types.MarkComplete()
	}
	p.fail(u, PackageError{
		Package: u.Path,
		Message: fmt.Sprintf("internal error: %v", v),
		Stack:   string(debug.Stack()),
	})
}

// visible returns the packages whose facts can be enumerated in u: its own and
// those of all it imports, in the order of their IDs.
func visible(u *unit) []*types.Package {
	var all []*unit
	seen := map[*unit]bool{u: true}
	for queue := []*unit{u}; len(queue) > 0; queue = queue[1:] {
		all = append(all, queue[0])
		for _, d := range queue[0].deps {
			if !seen[d] {
				seen[d] = true
				queue = append(queue, d)
			}
		}
	}
	slices.SortFunc(all, byID)
	pkgs := make([]*types.Package, 0, len(all))
	for _, u := range all {
		if u.types != nil {
			pkgs = append(pkgs, u.types)
		}
	}
	return pkgs
}
