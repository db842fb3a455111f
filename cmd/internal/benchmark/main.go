// Benchmark answers: how long does dualwrite take on real programs, and does it
// get through all of them?
//
//	go run ./cmd/internal/benchmark corpus DIR...    a table of many modules: time, memory, failures
//	go run ./cmd/internal/benchmark ratio DIR...     one program at a time: dualwrite beside go vet and others
//
//	go run ./cmd/internal/benchmark meaning DIR...   what is known of calls before and after linking
//
//	go run ./cmd/internal/benchmark report DIR...    a report beside a check of the same program
//	go run ./cmd/internal/benchmark report -packages 1200    the same on a program made up for it
//
// They run from the root of this module and print a Markdown table. DIR is a module,
// or a folder of modules. For ratio each module is copied and the copy compiled
// first, so that no tool pays for the compiler; then, with R runs each and the
// median of them:
//
//	check        dualwrite check, with an empty folder for kept answers
//	skeleton     the same listing, type-checking and SSA, and no analysis
//	go vet       made to analyse anew by a flag that it has not seen
//	staticcheck  if it is installed, with an empty cache
//	vettool      go vet -vettool=dualwrite with a binary that it has not seen
//	empty unitchecker          the same with a tool that parses and type-checks the
//	                           program's own packages, as go vet's does before the
//	                           first analyzer, and answers all others unread
//	tool that reads nothing    the same with a tool that answers all packages unread
//
// each again as it is (warm) and after an edit of the package that most others
// import. A figure without what it is compared with,
//
//	dualwrite takes 4.1 s
//
// depends on the machine; the ratio does much less.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"time"
)

func main() {
	if answered, status := emptyTool(os.Args[1:], os.Stdout); answered {
		os.Exit(status)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "benchmark:", err)
		os.Exit(2)
	}
}

// bench is what both commands need.
type bench struct {
	tool     string // the dualwrite to run
	packages int    // of a program that is made up
	level    string // of confidence
	runs     int
	limits   limits
	out, log io.Writer
}

func run(ctx context.Context, args []string, out, log io.Writer) error {
	if len(args) == 0 {
		return errors.New("expected corpus, meaning, ratio or report, and folders")
	}
	switch args[0] { // how the others call this program
	case "skeleton":
		return skeleton(ctx)
	case "load":
		return load(ctx)
	}
	b := &bench{out: out, log: log}
	flags := flag.NewFlagSet(args[0], flag.ContinueOnError)
	flags.StringVar(&b.tool, "dualwrite", "", "`program` to run; built from this module when not given")
	flags.StringVar(&b.level, "confidence", "low", "`level` of the findings that corpus and meaning look for")
	flags.IntVar(&b.runs, "runs", 3, "`number` of runs whose median ratio takes")
	flags.IntVar(&b.packages, "packages", 0, "also measure report on a program of so many `packages`, made up for it")
	flags.DurationVar(&b.limits.timeout, "timeout", 10*time.Minute, "of each run")
	memory := flags.Int64("memory", 8000, "`megabytes` at which a run is ended")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	b.limits.memory = *memory << 20
	if !slices.Contains([]string{"corpus", "meaning", "ratio", "report"}, args[0]) {
		return fmt.Errorf("%s: expected corpus, meaning, ratio or report", args[0])
	}
	var dirs []string
	if made := args[0] == "report" && b.packages > 0; !made || flags.NArg() > 0 {
		var err error
		if dirs, err = modules(flags.Args()); err != nil {
			return err
		}
	}
	if args[0] == "meaning" {
		return b.meaning(ctx, dirs)
	}
	dir, err := os.MkdirTemp("", "benchmark")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if err := b.build(ctx, dir); err != nil {
		return err
	}
	switch args[0] {
	case "ratio":
		return b.ratio(ctx, dir, dirs)
	case "report":
		return b.report(ctx, dir, dirs)
	}
	return b.corpus(ctx, dirs)
}

// build makes the program that is measured.
func (b *bench) build(ctx context.Context, dir string) (err error) {
	if b.tool != "" {
		b.tool, err = filepath.Abs(b.tool)
		return err
	}
	b.tool = filepath.Join(dir, "dualwrite")
	cmd := exec.CommandContext(ctx, "go", "build", "-o", b.tool, "./cmd/dualwrite")
	cmd.Stderr = b.log
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("run it from the root of the module: go build: %w", err)
	}
	return nil
}

// modules returns the folders that are modules, and those right below the others,
// sorted within each.
func modules(args []string) ([]string, error) {
	var dirs []string
	for _, arg := range args {
		arg, err := filepath.Abs(arg)
		if err != nil {
			return nil, err
		}
		if module(arg) {
			dirs = append(dirs, arg)
			continue
		}
		below, err := filepath.Glob(filepath.Join(arg, "*"))
		if err != nil {
			return nil, err
		}
		below = slices.DeleteFunc(below, func(dir string) bool { return !module(dir) })
		if len(below) == 0 {
			return nil, fmt.Errorf("%s: no module, and none below it", arg)
		}
		dirs = append(dirs, below...)
	}
	if len(dirs) == 0 {
		return nil, errors.New("expected folders")
	}
	return dirs, nil
}

func module(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "go.mod"))
	return err == nil
}
