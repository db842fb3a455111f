// Package link composes what was learnt about the packages of a program.
//
// A service does not import the gateway behind its interface, so no analysis of
// one package can know what charge does:
//
//	type Gateway interface{ Charge(ctx context.Context, o Order) error }
//
// Link sees all packages. It finds the implementations of every interface
// method among the types of the program and hands each package a view of the
// whole to check it with.
package link

import (
	"bytes"
	"context"
	"fmt"
	"go/types"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/firstrun"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/coverage"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/schema"
	"github.com/dualwrite/dualwrite/passes/scopes"
)

// Learn lists the analyzers whose results are linked.
var Learn = []*analysis.Analyzer{effects.Analyzer}

// Linked is a program whose packages are known to each other.
type Linked struct {
	World *effectflow.World

	prog     *driver.Program
	settings *config.Settings
	packages []*effects.Package // in the order of their IDs
	byID     map[string]*effects.Package
}

// Program links what was learnt about prog, and lets its types go.
func Program(prog *driver.Program, settings *config.Settings) *Linked {
	l := &Linked{prog: prog, settings: settings, byID: map[string]*effects.Package{}}
	var pkgs []*effects.Package
	var typed []effectflow.Typed
	for _, p := range prog.Packages() {
		sum, ok := prog.Result(p.ID, effects.Analyzer).(*effects.Package)
		if !ok {
			continue
		}
		l.byID[p.ID] = sum
		pkgs = append(pkgs, sum)
		typed = append(typed, effectflow.Typed{Summary: sum, Types: prog.Types(p.ID)})
		sum.Detach()
	}
	l.packages = pkgs
	resolver := effectflow.NewResolver(typed)
	resolver.Settle()
	prog.ReleaseTypes()
	l.World = effectflow.NewWorld(settings.Table(), pkgs, resolver).WithSchema(sync.OnceValue(func() *schema.Schema { return schema.Read(settings.Schema()) }))
	l.World.Prepare()
	return l
}

// Share returns what drivers that see one package at a time have to be told.
func (l *Linked) Share() *linked.File { return l.World.Share(l.packages) }

// Inventory lists what the program uses.
func (l *Linked) Inventory() *firstrun.Inventory {
	return firstrun.Take(l.prog, l.World, l.packages, l.settings)
}

// inject returns what the rules are given.
func (l *Linked) inject() driver.Inject {
	flows := map[string]*effectflow.Flow{}
	for id, sum := range l.byID {
		f := effectflow.ForPackage(l.World, sum)
		f.Roots()
		flows[id] = f
	}
	return driver.Inject{
		whole: func(string) any { return l },
		effectflow.Analyzer: func(id string) any {
			if f := flows[id]; f != nil {
				return f
			}
			return effectflow.ForPackage(l.World, &effects.Package{})
		},
		scopes.Analyzer: func(id string) any {
			return scopes.Of(func() *types.Package { return l.prog.Types(id) })
		},
	}
}

// whole is the name under which a linked program lies among what the rules are
// given.
var whole = &analysis.Analyzer{
	Name:       "whole",
	Doc:        "hand on the linked program\n\nIt is never run.",
	Run:        func(*analysis.Pass) (any, error) { return nil, nil },
	ResultType: reflect.TypeFor[*Linked](),
}

// Of returns the linked program among what the rules were given, nil if there is
// none.
func Of(given driver.Inject) *Linked {
	if supply := given[whole]; supply != nil {
		return supply("").(*Linked)
	}
	return nil
}

// Review tells what there is to say about the program beside its findings.
// everything says that no part of it was left out.
func Review(given driver.Inject, settings *config.Settings, everything bool) check.Review {
	l := Of(given)
	if l == nil {
		return check.Review{}
	}
	r := check.Review{Coverage: coverage.Of(l.World, l.packages)}
	if e := r.Coverage.Effects; firstrun.Blind(e.Modelled+e.Declared+e.Names+e.Name, r.Coverage.Records) {
		r.Hint = l.Inventory().Hint()
	}
	for _, x := range l.World.Contradictions() {
		r.Contradictions = append(r.Contradictions, check.Contradiction{
			Symbol: x.Method.ID,
			Message: fmt.Sprintf("%s is declared %s, but %s calls %s, which a repetition repeats",
				x.Method.Name, x.Method.Declared, x.Body.Name, x.Effect),
		})
	}
	if everything && len(settings.Linked) > 0 {
		fresh := l.Share().Encode()
		for _, source := range settings.Linked {
			if !bytes.Equal(fresh, bytes.ReplaceAll(source.Data, []byte("\r\n"), []byte("\n"))) {
				r.Warnings = append(r.Warnings, source.Name+" is out of date: run dualwrite models")
			}
		}
	}
	return r
}

// Link returns what the rules are given.
func Link(_ context.Context, prog *driver.Program, settings *config.Settings) (driver.Inject, error) {
	return Program(prog, settings).inject(), nil
}
