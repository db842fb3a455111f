package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
	"github.com/dualwrite/dualwrite/cmd/internal/change"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/fix"
	"github.com/dualwrite/dualwrite/cmd/internal/output"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

func checkCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "check",
		Args:    "[packages]",
		MaxArgs: cli.AnyNumber,
		Short:   "report dual-write hazards",
		Long: `
All packages of the module or workspace are analysed together, so that the meaning
of an interface method is known where it is called. Findings are reported, and
counted, for the packages that match.

To start with a program that has findings, write them to a baseline and fix them
later:

  dualwrite baseline
  dualwrite check -baseline=dualwrite-baseline.json ./...

To see only what a branch adds:

  dualwrite check -new-from=origin/main ./...

A program that nobody has touched since is not analysed again: the answer is kept,
by the content of everything it depends on, in the folder dualwrite of the user's
cache folder or in that which DUALWRITE_CACHE names. The folder may be deleted;
DUALWRITE_CACHE=off keeps nothing.

With -fix, the findings that have a safe mechanical fix are fixed, and what is
left is reported. Look at the difference before you commit it.`,
		Setup: func(flags *flag.FlagSet) cli.Run {
			c := &checkFlags{program: program{suite: s}}
			c.declare(flags)
			flags.StringVar(&c.format, "format", "text", "`format` of the output: "+strings.Join(render.Formats(), ", "))
			flags.StringVar(&c.output, "o", "", "write to `file` instead of standard output")
			flags.StringVar(&c.baseline, "baseline", "", "leave out the findings listed in `file`")
			flags.StringVar(&c.newFrom, "new-from", "", "report only what concerns lines changed since the git `revision`")
			flags.StringVar(&c.diff, "diff", "", "report only what concerns lines added by the unified diff in `file`, - for standard input")
			flags.BoolVar(&c.fix, "fix", false, "apply the fixes that findings offer, and report the others")
			flags.StringVar(&c.color, "color", "auto", "colour text: `when` is auto, always or never")
			return c.run
		},
	}
}

type checkFlags struct {
	program
	format   string
	output   string
	baseline string
	newFrom  string
	diff     string
	color    string
	fix      bool
}

func (c *checkFlags) run(ctx context.Context, env *cli.Env, patterns []string) int {
	if err := c.validate(); err != nil {
		return complain(env, err)
	}
	engine, options, err := c.prepare(env, patterns)
	if err != nil {
		return complain(env, err)
	}
	known, filters, err := c.filters(ctx, options.Root)
	if err != nil {
		return complain(env, err)
	}
	doc, scope, err := check.Search(ctx, engine, options)
	if err != nil {
		return complain(env, c.suite.unknown(patterns, err))
	}
	if i := slices.IndexFunc(doc.Errors, func(e render.Error) bool { return len(patterns) > 1 && e.Package == patterns[0] }); i >= 0 {
		stray := errors.New(doc.Errors[i].Message)
		if err := c.suite.unknown(patterns, stray); !errors.Is(err, stray) {
			return complain(env, err)
		}
	}
	if c.verbose && doc.Stats.Coverage != nil {
		if err := doc.Stats.Coverage.Write(env.Stderr); err != nil {
			return complain(env, err)
		}
	}
	if known != nil && !c.quiet {
		tellFixed(env, known.Fixed(doc), scope)
	}
	for _, f := range filters {
		f.Apply(doc)
	}
	if c.fix {
		if err := repair(env, doc); err != nil {
			return complain(env, err)
		}
	}
	doc.Color = c.output == "" && c.colored(env)
	doc.Verbose = c.verbose
	if err := c.write(env, doc); err != nil {
		return complain(env, err)
	}
	return status(doc)
}

// unknown explains an error that comes of a mistyped command, which is taken for
// a package.
func (s *suite) unknown(patterns []string, err error) error {
	if len(patterns) == 0 || strings.ContainsAny(patterns[0], "./\\@") || !strings.Contains(err.Error(), "is not in std") {
		return err
	}
	name := patterns[0]
	if info, failed := os.Stat(name); failed == nil && info.IsDir() {
		return fmt.Errorf("unknown command or package %q; the folder is called ./%s", name, name)
	}
	return fmt.Errorf("unknown command or package %q%s", name, spelling.Meant(name, s.commands(), "; see `dualwrite help`"))
}

// repair applies the fixes and tells how many.
func repair(env *cli.Env, doc *render.Document) error {
	done, err := fix.Document(doc)
	if err != nil {
		return fmt.Errorf("-fix: %w", err)
	}
	fmt.Fprintf(env.Stderr, "dualwrite: fixes applied: %d, files changed: %d\n", done.Applied, done.Files)
	if done.Skipped > 0 {
		fmt.Fprintf(env.Stderr, "dualwrite: fixes that touch the same text: %d; run again\n", done.Skipped)
	}
	return nil
}

// validate refuses flags that would only be found wrong after the work.
func (c *checkFlags) validate() error {
	if !slices.Contains(render.Formats(), c.format) {
		return fmt.Errorf("-format=%s: known formats are %s", c.format, strings.Join(render.Formats(), ", "))
	}
	if !slices.Contains([]string{"auto", "always", "never"}, c.color) {
		return fmt.Errorf("-color=%s: expected auto, always or never", c.color)
	}
	if c.newFrom != "" && c.diff != "" {
		return errors.New("-new-from and -diff both name the change: give one")
	}
	return nil
}

// filter narrows a document down.
type filter interface{ Apply(*render.Document) }

// filters reads the baseline, if one is given, and the change before the work
// begins. The baseline is the first filter.
func (c *checkFlags) filters(ctx context.Context, root string) (known *baseline.Baseline, all []filter, err error) {
	if c.baseline != "" {
		if known, err = baseline.Read(c.baseline); err != nil {
			return nil, nil, fmt.Errorf("-baseline: %w", err)
		}
		all = append(all, known)
	}
	if c.newFrom != "" {
		lines, err := change.Since(ctx, root, c.newFrom)
		if err != nil {
			return nil, nil, fmt.Errorf("-new-from=%s: %w", c.newFrom, err)
		}
		all = append(all, lines)
	}
	if c.diff != "" {
		lines, err := change.Read(c.diff, repository(root))
		if err != nil {
			return nil, nil, fmt.Errorf("-diff: %w", err)
		}
		all = append(all, lines)
	}
	return known, all, nil
}

// repository returns the folder that names in a diff are relative to: the root
// of the checkout around dir, or dir.
func repository(dir string) string {
	if git := findUp(dir, ".git"); git != "" {
		return filepath.Dir(git)
	}
	return dir
}

func (c *checkFlags) colored(env *cli.Env) bool {
	switch c.color {
	case "always":
		return true
	case "never":
		return false
	}
	return env.StdoutTerminal && env.Getenv("NO_COLOR") == ""
}

func (c *checkFlags) write(env *cli.Env, doc *render.Document) error {
	var buf bytes.Buffer
	if err := render.Write(&buf, c.format, doc); err != nil {
		return err
	}
	if c.output != "" {
		if err := output.WriteFile(c.output, buf.Bytes()); err != nil {
			return err
		}
		c.tell(env, doc)
		return nil
	}
	_, err := env.Stdout.Write(buf.Bytes())
	return err
}

// tell says on the terminal, or in the log of a CI job, what went into a file.
func (c *checkFlags) tell(env *cli.Env, doc *render.Document) {
	if c.quiet {
		return
	}
	incomplete := ""
	if n := len(doc.Errors); n > 0 {
		incomplete = fmt.Sprintf("; not everything could be analysed (%d errors)", n)
	}
	fmt.Fprintf(env.Stderr, "dualwrite: %d findings in %s%s\n", len(doc.Findings), c.output, incomplete)
}

// status is the exit status for a document. That something could not be
// analysed weighs more than findings: their number is then not to be relied on.
func status(doc *render.Document) int {
	switch {
	case len(doc.Errors) > 0:
		return cli.Incomplete
	case len(doc.Findings) > 0:
		return cli.Findings
	}
	return cli.OK
}
