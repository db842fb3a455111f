package main

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/linked"
)

func modelsCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "models",
		Args:    "[packages]",
		MaxArgs: cli.AnyNumber,
		Short:   "write down what stands behind interfaces, for other drivers",
		Long: `
A package does not import what implements its interfaces. check sees the whole
program and finds it; go vet, nogo and golangci-lint see one package at a time.
The file that this command writes tells them. Check it in: it is read if it stands
at the root of the module, or if models-files in ` + config.FileName + ` names it.
check says when it is out of date.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			m := &modelsFlags{program: program{suite: s, relinks: true}}
			m.declare(flags)
			flags.StringVar(&m.output, "o", "", "`file` to write; - is standard output (default "+config.ModelsFile+" at the root of the module)")
			return m.run
		},
	}
}

type modelsFlags struct {
	program
	output string
}

func (m *modelsFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	engine, options, err := m.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	if m.ignored != nil {
		fmt.Fprintf(env.Stderr, "dualwrite: warning: what is there is ignored: %v\n", m.ignored)
	}
	prog, err := check.Learn(ctx, engine, options)
	if err != nil {
		return complain(env, err)
	}
	file := link.Program(prog, options.Settings).Share()
	data := file.Encode()
	if _, err := linked.Decode(data); err != nil { // never leave a file behind that go vet refuses
		return complain(env, fmt.Errorf("what was learnt can't be read back, which is a fault of dualwrite: %w", err))
	}
	name := m.output
	switch name {
	case "-":
		if _, err := env.Stdout.Write(data); err != nil {
			return complain(env, err)
		}
	case "":
		name = filepath.Join(options.Settings.Root, config.ModelsFile)
		fallthrough
	default:
		if err := output.WriteFile(name, data); err != nil {
			return complain(env, err)
		}
		fmt.Fprintf(env.Stderr, "dualwrite: %d interface methods, %d functions in %s\n", len(file.Methods), len(file.Funcs), filepath.Base(name))
	}
	for _, e := range prog.Errors() {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: %s\n", e.Package, e.Message)
	}
	if len(prog.Errors()) > 0 {
		return cli.Incomplete
	}
	return cli.OK
}
