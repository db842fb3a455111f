package main

import (
	"context"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/lazyssa"
)

// load only type-checks, for which the go command has to compile what the program
// imports.
func load(ctx context.Context) error {
	prog, err := driver.Load(ctx, driver.Config{Whole: true})
	if err != nil {
		return err
	}
	return prog.Learn(ctx)
}

// skeleton does what every analysis of a whole program has to do: it lists,
// parses and type-checks the packages of the working directory and builds their
// SSA form. What check takes longer is its own work; it may take less, since it
// builds nothing for packages that cause nothing.
func skeleton(ctx context.Context) error {
	prog, err := driver.Load(ctx, driver.Config{Whole: true})
	if err != nil {
		return err
	}
	return prog.Learn(ctx, &analysis.Analyzer{
		Name:             "everything",
		Doc:              "build all functions",
		Requires:         []*analysis.Analyzer{lazyssa.Analyzer},
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			pass.ResultOf[lazyssa.Analyzer].(*lazyssa.Package).Funcs()
			return nil, nil
		},
	})
}
