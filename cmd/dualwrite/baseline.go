package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/plan"
)

const baselineFile = "dualwrite-baseline.json"

func baselineCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "baseline",
		Args:    "[packages]",
		MaxArgs: cli.AnyNumber,
		Short:   "list today's findings as known, so that only new ones fail",
		Long: `
The file lists the findings of today. Check it in and give it to check with
-baseline. An entry has the status "todo"; make it "accepted" and add a "reason" to
let it stay. Writing the baseline again keeps these and drops the entries that are
no longer found. Entries that the run does not look for (of packages that are not
named, rules that do not run, or a confidence below the level) stay as they are.

With -summary the file is read and not written, and nothing is analysed:

  dualwrite baseline -summary                          what is to do, by rule, package, owner and age
  dualwrite baseline -summary -by=owner -format=json

Owners are those of the CODEOWNERS file, if the repository has one.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			b := &baselineFlags{program: program{suite: s}}
			b.declare(flags)
			flags.StringVar(&b.output, "o", baselineFile, "`file` to write; - is standard output")
			flags.BoolVar(&b.summary, "summary", false, "show what the baseline holds, and write nothing")
			flags.StringVar(&b.by, "by", "", "with -summary, the only `aspect` to divide by: "+strings.Join(plan.Aspects(), ", "))
			flags.StringVar(&b.summaryFlags.format, "format", "", "with -summary, the `format` of the output: "+strings.Join(plan.Formats(), ", "))
			return b.run
		},
	}
}

type baselineFlags struct {
	program
	summaryFlags
	output string
}

func (b *baselineFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	if err := b.validate(); err != nil {
		return complain(env, err)
	}
	if b.summary {
		return b.show(env)
	}
	engine, options, err := b.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	old, err := baseline.Read(b.before())
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return complain(env, err) // better than to lose the reasons in it
	}
	doc, scope, err := check.Search(ctx, engine, options)
	if err != nil {
		return complain(env, err)
	}
	fresh := baseline.New(doc, old)
	fresh.Stamp(today(env).Format(time.DateOnly))
	if dir, err := filepath.Abs(filepath.Dir(b.before())); err == nil {
		fresh.Relocate(options.Root, dir)
	}
	recorded := fresh.Summary()
	kept, gone := 0, []baseline.Entry(nil)
	if old != nil {
		kept, gone = fresh.Keep(old, scope.Covers)
	}
	if err := b.write(env, fresh); err != nil {
		return complain(env, err)
	}
	if b.output != "-" {
		recorded += " in " + b.output
	}
	fmt.Fprintf(env.Stderr, "dualwrite: %s\n", recorded)
	tellRest(env, kept, gone)
	for _, e := range doc.Errors {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: %s\n", e.Package, e.Message)
	}
	if len(doc.Errors) > 0 {
		return cli.Incomplete
	}
	return cli.OK
}

// show prints the summary.
func (b *baselineFlags) show(env *cli.Env) int {
	if b.dir != "" {
		if err := os.Chdir(b.dir); err != nil {
			return complain(env, err)
		}
	}
	if err := b.summarise(env, b.before()); err != nil {
		return complain(env, err)
	}
	return cli.OK
}

// before is the file that holds the decisions so far.
func (b *baselineFlags) before() string {
	if b.output == "-" {
		return baselineFile
	}
	return b.output
}

func (b *baselineFlags) write(env *cli.Env, fresh *baseline.Baseline) error {
	data, err := fresh.Encode()
	if err != nil {
		return err
	}
	if b.output == "-" {
		_, err := env.Stdout.Write(data)
		return err
	}
	return output.WriteFile(b.output, data)
}

// tellRest says what became of the entries that were not found. A decision that
// is dropped is named: somebody may want it back.
func tellRest(env *cli.Env, kept int, gone []baseline.Entry) {
	if kept > 0 {
		fmt.Fprintf(env.Stderr, "dualwrite: kept, as this run does not look for them: %d\n", kept)
	}
	if len(gone) > 0 {
		fmt.Fprintf(env.Stderr, "dualwrite: no longer found and dropped: %d\n", len(gone))
	}
	for _, e := range gone {
		if e.Status == baseline.StatusAccepted {
			fmt.Fprintf(env.Stderr, "dualwrite: dropped although accepted: %s in %s %s: %s\n", e.Rule, e.Package, e.Function, e.Reason)
		}
	}
}

// tellFixed names the entries of a baseline that a check looked for and did not
// find: they can go.
func tellFixed(env *cli.Env, missing []baseline.Entry, scope *check.Scope) {
	const maxNamed = 10
	var fixed []baseline.Entry
	for _, e := range missing {
		if scope.Covers(e.Rule, e.Package, e.Fingerprint) {
			fixed = append(fixed, e)
		}
	}
	if len(fixed) == 0 {
		return
	}
	fmt.Fprintf(env.Stderr, "dualwrite: in the baseline and no longer found: %d; drop them with `dualwrite baseline`\n", len(fixed))
	for _, e := range fixed[:min(len(fixed), maxNamed)] {
		fmt.Fprintf(env.Stderr, "  %s\n", strings.TrimSpace(e.Rule+" in "+e.Package+" "+e.Function))
	}
	if rest := len(fixed) - maxNamed; rest > 0 {
		fmt.Fprintf(env.Stderr, "  and %d more\n", rest)
	}
}
