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
	"context"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/schema"
)

// Learn lists the analyzers whose results are linked.
var Learn = []*analysis.Analyzer{effects.Analyzer}

// Linked is a program whose packages are known to each other.
type Linked struct {
	World *effectflow.World

	typed []effectflow.Typed
	byID  map[string]*effects.Package
}

// Program links what was learnt about prog.
func Program(prog *driver.Program, settings *config.Settings) *Linked {
	l := &Linked{byID: map[string]*effects.Package{}}
	var pkgs []*effects.Package
	for _, p := range prog.Packages() {
		sum, ok := prog.Result(p.ID, effects.Analyzer).(*effects.Package)
		if !ok {
			continue
		}
		l.byID[p.ID] = sum
		pkgs = append(pkgs, sum)
		l.typed = append(l.typed, effectflow.Typed{Summary: sum, Types: p.Types})
	}
	l.World = effectflow.NewWorld(settings.Table(), pkgs, effectflow.NewResolver(l.typed)).WithSchema(schema.Read(settings.Schema))
	l.World.Prepare()
	return l
}

// Share returns what drivers that see one package at a time have to be told.
func (l *Linked) Share() *linked.File { return l.World.Share(l.typed) }

// inject returns what the rules are given.
func (l *Linked) inject() driver.Inject {
	flows := map[string]*effectflow.Flow{}
	for id, sum := range l.byID {
		f := effectflow.ForPackage(l.World, sum)
		f.Roots()
		flows[id] = f
	}
	return driver.Inject{
		effectflow.Analyzer: func(id string) any {
			if f := flows[id]; f != nil {
				return f
			}
			return effectflow.ForPackage(l.World, &effects.Package{})
		},
	}
}

// Link returns what the rules are given.
func Link(_ context.Context, prog *driver.Program, settings *config.Settings) (driver.Inject, error) {
	return Program(prog, settings).inject(), nil
}
