package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/report"
	"github.com/dualwrite/dualwrite/passes/evidence"
)

func reportCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "report",
		Args:    "[packages]",
		MaxArgs: cli.AnyNumber,
		Short:   "answer the postmortem checklist",
		Long: `
Can this be started again safely? The report divides the program into work units
(a task table, a queue, a handler, with the code that drives it), draws the life
of their rows, lists the points at which a crash leaves a trace that no longer
agrees with the world, and answers eight questions about each unit, with the
evidence and the next step.

  dualwrite report -o report.html ./...
  dualwrite report -format=json -o report.json ./...
  dualwrite report -format=markdown -compare=report.json -fail-on=no ./...

SQL files in folders such as migrations are found by themselves, unless the
configuration names them. The exit status is 1 only if -fail-on is given and some answer is
that bad, or, with -fail-on=worse, worse than it was.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			r := &reportFlags{program: program{suite: s}}
			r.declare(flags)
			flags.StringVar(&r.format, "format", "", "`format` of the output: "+strings.Join(report.Formats(), ", ")+" (default: by the name given to -o, else markdown on a terminal, else html)")
			flags.StringVar(&r.output, "o", "", "write to `file` instead of standard output")
			flags.StringVar(&r.failOn, "fail-on", "", "exit with 1 if some answer is the given `verdict` or worse: no, unknown or partly; worse: if -compare shows a worse answer or a new kill point")
			flags.StringVar(&r.compare, "compare", "", "show what changed since the JSON report in `file`")
			return r.run
		},
	}
}

type reportFlags struct {
	program
	format  string
	output  string
	failOn  string
	compare string
}

func (r *reportFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	if r.format == "" {
		r.format = formatOf(r.output, env.StdoutTerminal)
	}
	if err := r.validate(); err != nil {
		return complain(env, err)
	}
	engine, options, err := r.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	old, err := r.older() // before the work begins
	if err != nil {
		return complain(env, err)
	}
	doc, err := report.Run(ctx, engine, options)
	if err != nil {
		return complain(env, r.suite.unknown(patterns, err))
	}
	if old != nil {
		doc.Compare(old)
	}
	var buf bytes.Buffer
	if err := report.Write(&buf, r.format, doc); err != nil {
		return complain(env, err)
	}
	if r.output != "" {
		err = output.WriteFile(r.output, buf.Bytes())
	} else {
		_, err = env.Stdout.Write(buf.Bytes())
	}
	if err != nil {
		return complain(env, err)
	}
	if !r.quiet {
		fmt.Fprintln(env.Stderr, "dualwrite: "+report.Summary(doc))
	}
	status := r.status(doc)
	if status == cli.Findings && !r.quiet {
		fmt.Fprintf(env.Stderr, "dualwrite: %s: status 1\n", r.failed())
	}
	return status
}

// validate refuses flags that would only be found wrong after the work.
func (r *reportFlags) validate() error {
	if !slices.Contains(report.Formats(), r.format) {
		return fmt.Errorf("-format=%s: known formats are %s", r.format, strings.Join(report.Formats(), ", "))
	}
	if !slices.Contains([]string{"", "no", "unknown", "partly", "worse"}, r.failOn) {
		return fmt.Errorf("-fail-on=%s: expected no, unknown, partly or worse", r.failOn)
	}
	if r.failOn == "worse" && r.compare == "" {
		return errors.New("-fail-on=worse: -compare names no older report")
	}
	return nil
}

// formatOf guesses the format from a file name. A page is nothing to look at on a
// terminal.
func formatOf(name string, terminal bool) string {
	switch {
	case name == "" && terminal:
		return "markdown"
	case strings.HasSuffix(name, ".json"):
		return "json"
	case strings.HasSuffix(name, ".md"), strings.HasSuffix(name, ".markdown"):
		return "markdown"
	}
	return "html"
}

// older reads the report to compare with, nil if none is.
func (r *reportFlags) older() (*report.Document, error) {
	if r.compare == "" {
		return nil, nil
	}
	data, err := os.ReadFile(r.compare)
	if err != nil {
		return nil, fmt.Errorf("-compare: %w", err)
	}
	old, err := report.Read(data)
	if err != nil {
		return nil, fmt.Errorf("-compare=%s: this is no report that `dualwrite report -format=json` wrote: %w", r.compare, err)
	}
	return old, nil
}

// status is the exit status for a report.
func (r *reportFlags) status(doc *report.Document) int {
	worse := map[string][]evidence.Verdict{
		"no":      {evidence.No},
		"unknown": {evidence.No, evidence.Unknown},
		"partly":  {evidence.No, evidence.Unknown, evidence.Partly},
	}
	switch {
	case len(doc.Errors) > 0:
		return cli.Incomplete
	case slices.ContainsFunc(worse[r.failOn], doc.Has),
		r.failOn == "worse" && doc.Changes.Worsened():
		return cli.Findings
	}
	return cli.OK
}

// failed says what the status is about.
func (r *reportFlags) failed() string {
	if r.failOn == "worse" {
		return "some answer is worse than in " + r.compare + ", or a kill point is new"
	}
	return "some answer is as bad as -fail-on=" + r.failOn
}
