package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
)

const baselineFile = "dualwrite-baseline.json"

func baselineCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:  "baseline",
		Args:  "[packages]",
		Short: "accept today's findings, so that only new ones fail",
		Long: `
The file lists the findings of today. Check it in and give it to check with
-baseline. An entry has the status "todo"; make it "accepted" and add a "reason" to
let it stay. Writing the baseline again keeps these and drops the entries that are
no longer found.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			b := &baselineFlags{program: program{suite: s}}
			b.declare(flags)
			flags.StringVar(&b.output, "o", baselineFile, "`file` to write")
			return b.run
		},
	}
}

type baselineFlags struct {
	program
	output string
}

func (b *baselineFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	engine, options, err := b.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	old, err := baseline.Read(b.output)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return complain(env, err) // better than to lose the reasons in it
	}
	doc, err := check.Run(ctx, engine, options)
	if err != nil {
		return complain(env, err)
	}
	data, err := baseline.New(doc, old).Encode()
	if err != nil {
		return complain(env, err)
	}
	if err := output.WriteFile(b.output, data); err != nil {
		return complain(env, err)
	}
	fmt.Fprintf(env.Stderr, "dualwrite: %d findings accepted in %s\n", len(doc.Findings), b.output)
	for _, e := range doc.Errors {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: %s\n", e.Package, e.Message)
	}
	if len(doc.Errors) > 0 {
		return cli.Incomplete
	}
	return cli.OK
}
