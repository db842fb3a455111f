package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/passes/config"
)

func initCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "init",
		Args:    "[packages]",
		MaxArgs: cli.AnyNumber,
		Short:   "write a first " + config.FileName + " for the program",
		Long: `
The file says what was seen: libraries that have models, third-party packages that
have none, interface methods that nobody can look into, SQL files. All settings in
it are switched off, so that nothing changes until you take a # away.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			i := &initFlags{program: program{suite: s}}
			i.declareScope(flags)
			flags.StringVar(&i.output, "o", "", "`file` to write; - is standard output (default "+config.FileName+" at the root of the module)")
			flags.BoolVar(&i.force, "force", false, "replace a file that is there")
			return i.run
		},
	}
}

type initFlags struct {
	program
	output string
	force  bool
}

func (i *initFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	engine, options, err := i.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	name := i.output
	if name == "" {
		name = filepath.Join(options.Settings.Root, config.FileName)
	}
	if err := i.spare(name); err != nil { // before the work begins
		return complain(env, err)
	}
	prog, err := check.Learn(ctx, engine, options)
	if err != nil {
		return complain(env, i.suite.unknown(patterns, err))
	}
	inventory := link.Program(prog, options.Settings).Inventory()
	text := inventory.Settings()
	if name == "-" {
		_, err = env.Stdout.Write(text)
	} else {
		err = output.WriteFile(name, text)
	}
	if err != nil {
		return complain(env, err)
	}
	if name != "-" {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: known libraries %d, packages without a model that look like clients or stores %d, methods to declare %d\n",
			check.Relative(options.Root, name), len(inventory.Known), len(inventory.Strangers), len(inventory.Coverage.Unresolved))
	}
	for _, e := range prog.Errors() {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: %s\n", e.Package, e.Message)
	}
	if len(prog.Errors()) > 0 {
		return cli.Incomplete
	}
	return cli.OK
}

// spare refuses to write over a file, which may hold somebody's decisions.
func (i *initFlags) spare(name string) error {
	if i.force || name == "-" {
		return nil
	}
	if _, err := os.Stat(name); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there already: look at what would be written with -o -, or replace it with -force", filepath.Base(name))
	}
	return nil
}
