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
	"github.com/dualwrite/dualwrite/passes/schema"
)

// Learn lists the analyzers whose results are linked.
var Learn = []*analysis.Analyzer{effects.Analyzer}

// Link returns what the rules are given.
func Link(_ context.Context, prog *driver.Program, settings *config.Settings) (driver.Inject, error) {
	var pkgs []*effects.Package
	var typed []effectflow.Typed
	byID := map[string]*effects.Package{}
	for _, p := range prog.Packages() {
		sum, ok := prog.Result(p.ID, effects.Analyzer).(*effects.Package)
		if !ok {
			continue
		}
		byID[p.ID] = sum
		pkgs = append(pkgs, sum)
		typed = append(typed, effectflow.Typed{Summary: sum, Types: p.Types})
	}
	w := effectflow.NewWorld(settings.Table(), pkgs, effectflow.NewResolver(typed)).WithSchema(schema.Read(settings.Schema))
	w.Prepare()
	flows := map[string]*effectflow.Flow{}
	for id, sum := range byID {
		f := effectflow.ForPackage(w, sum)
		f.Roots()
		flows[id] = f
	}
	return driver.Inject{
		effectflow.Analyzer: func(id string) any {
			if f := flows[id]; f != nil {
				return f
			}
			return effectflow.ForPackage(w, &effects.Package{})
		},
	}, nil
}
