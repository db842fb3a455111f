package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

// program is what every command that analyses a program can be told.
type program struct {
	suite      *suite
	dir        string
	configFile string
	tags       string
	tests      bool
	confidence string
	enable     string
	disable    string
	quiet      bool
	verbose    bool
	relinks    bool  // the command writes the linked models anew
	ignored    error // why the linked models that are there were not read
}

func (p *program) declare(flags *flag.FlagSet) {
	p.declareScope(flags)
	flags.StringVar(&p.confidence, "confidence", "", "report findings of at least this `level`: low, medium (default) or high")
	flags.StringVar(&p.enable, "enable", "", "`rules` to run in addition, comma-separated")
	flags.StringVar(&p.disable, "disable", "", "`rules` not to run, comma-separated")
}

// declareScope declares what says which program is meant.
func (p *program) declareScope(flags *flag.FlagSet) {
	flags.StringVar(&p.dir, "C", "", "change to `dir` first")
	flags.StringVar(&p.configFile, "config", "", "read settings from `file` instead of the module's "+config.FileName)
	flags.StringVar(&p.tags, "tags", "", "comma-separated build `tags`")
	flags.BoolVar(&p.tests, "tests", false, "analyse test files too")
	flags.BoolVar(&p.quiet, "q", false, "show no progress, and no hint when nothing was found")
	flags.BoolVar(&p.verbose, "v", false, "show more: confidence of findings, times, details of internal errors")
}

// prepare turns the flags into what a check needs. Errors are mistakes in the
// command line or the configuration.
func (p *program) prepare(env *cli.Env, patterns []string) (check.Engine, check.Options, error) {
	var none check.Options
	if p.dir != "" {
		if err := os.Chdir(p.dir); err != nil {
			return check.Engine{}, none, err
		}
	}
	root, err := os.Getwd()
	if err != nil {
		return check.Engine{}, none, err
	}
	p.misnamed(env, root)
	settings, err := p.settings(root)
	if err != nil {
		return check.Engine{}, none, err
	}
	settings.Tests = settings.Tests || p.tests
	engine := p.suite.engine
	var directives bool
	engine.Rules, directives, err = p.rules(settings)
	return engine, check.Options{
		Driver: driver.Config{
			Dir:      root,
			Patterns: patterns,
			Whole:    true,
			Tests:    p.tests,
			Tags:     p.tags,
			Progress: progress(env, p.quiet),
		},
		Settings:     settings,
		NoDirectives: !directives,
		Known:        p.suite.names(),
		Root:         root,
		Tool:         version(),
		Trace:        p.trace(env),
		Warn:         func(message string) { fmt.Fprintf(env.Stderr, "dualwrite: %s\n", message) },
		Hint:         p.hint(env),
		Note:         p.note(env),
		Kept:         kept.Open(env.Getenv(kept.Variable)),
	}, err
}

// trace returns a function that tells how long the phases take, with -v.
func (p *program) trace(env *cli.Env) func(string, time.Duration) {
	if !p.verbose {
		return nil
	}
	return func(phase string, took time.Duration) {
		fmt.Fprintf(env.Stderr, "dualwrite: %-5s %6.2fs\n", phase, took.Seconds())
	}
}

// hint returns a function that tells why nothing could be found, without -q.
func (p *program) hint(env *cli.Env) func(string) {
	if p.quiet {
		return nil
	}
	return func(message string) { fmt.Fprintf(env.Stderr, "dualwrite: %s\n", message) }
}

// misnamed warns of files that somebody may take for the configuration.
func (p *program) misnamed(env *cli.Env, root string) {
	for _, name := range config.Misnamed(root) {
		if name != filepath.Base(p.configFile) {
			fmt.Fprintf(env.Stderr, "dualwrite: warning: %s is not read; the configuration is called %s: rename the file\n", name, config.FileName)
		}
	}
}

// note returns a function that tells what only -v is interested in.
func (p *program) note(env *cli.Env) func(string) {
	if !p.verbose {
		return nil
	}
	return func(message string) { fmt.Fprintf(env.Stderr, "dualwrite: %s\n", message) }
}

func (p *program) settings(root string) (*config.Settings, error) {
	s, err := p.load(root)
	if err != nil {
		return nil, err
	}
	if err := s.CheckRules(p.suite.names()); err != nil {
		return nil, err
	}
	switch p.confidence {
	case "":
	case config.Low, config.Medium, config.High:
		s.Confidence = p.confidence
	default:
		return nil, fmt.Errorf("-confidence=%s: expected low, medium or high", p.confidence)
	}
	return s, nil
}

// load reads the configuration. Linked models that cannot be read stop every
// command but the one that replaces them.
func (p *program) load(root string) (*config.Settings, error) {
	load := func() (*config.Settings, error) { return config.Load(root) }
	unlinked := func() (*config.Settings, error) { return config.LoadUnlinked(root) }
	if p.configFile != "" {
		load = func() (*config.Settings, error) { return config.LoadFile(p.configFile) }
		unlinked = func() (*config.Settings, error) { return config.LoadFileUnlinked(p.configFile) }
	}
	s, err := load()
	if !p.relinks || !unreadableModels(err) {
		return s, linkedHint(err)
	}
	p.ignored = err
	return unlinked()
}

func unreadableModels(err error) bool {
	var refused *config.Error
	return errors.As(err, &refused) && refused.File == config.ModelsFile
}

// linkedHint says what to do about linked models that cannot be read.
func linkedHint(err error) error {
	if unreadableModels(err) {
		return fmt.Errorf("%w\n(delete the file, or write it anew with `dualwrite models`)", err)
	}
	return err
}

// rules selects the rules to run, and whether comments to dualwrite are looked
// at. The command line wins over the configuration.
func (p *program) rules(s *config.Settings) (selected []*analysis.Analyzer, directives bool, err error) {
	enable, err := p.ruleSet("-enable", p.enable)
	if err != nil {
		return nil, false, err
	}
	disable, err := p.ruleSet("-disable", p.disable)
	if err != nil {
		return nil, false, err
	}
	on := func(name string) bool {
		return !disable[name] && (enable[name] || s.Enabled(name, p.suite.onByDefault(name)))
	}
	for _, rule := range p.suite.engine.Rules {
		if on(rule.Name) {
			selected = append(selected, rule)
		}
	}
	return selected, on(check.DirectiveRule), nil
}

// ruleSet parses a list of rules.
func (p *program) ruleSet(flagName, list string) (map[string]bool, error) {
	set := make(map[string]bool)
	for name := range strings.SplitSeq(list, ",") {
		name = strings.TrimSpace(name)
		if name == "" {
			continue
		}
		if !slices.Contains(p.suite.names(), name) {
			return nil, fmt.Errorf("%s=%s: no rule is called %q%s", flagName, list, name, spelling.Hint(name, p.suite.names()))
		}
		set[name] = true
	}
	return set, nil
}

// complain prints an error and returns the exit status that goes with it.
func complain(env *cli.Env, err error) int {
	if errors.Is(err, context.Canceled) {
		fmt.Fprintln(env.Stderr, "dualwrite: interrupted")
		return cli.Incomplete
	}
	fmt.Fprintf(env.Stderr, "dualwrite: %v\n", err)
	return cli.Usage
}

// progress returns a function that shows on a terminal how far a long run is.
func progress(env *cli.Env, quiet bool) func(done, total int, pkg string) {
	if quiet || !env.StderrTerminal {
		return nil
	}
	const patience, pace = time.Second, 100 * time.Millisecond
	start := time.Now()
	last, shown := start, false
	return func(done, total int, pkg string) {
		switch now := time.Now(); {
		case done == total && shown:
			fmt.Fprint(env.Stderr, "\r\x1b[K") // the result takes its place
			shown = false
		case done < total && now.Sub(start) > patience && now.Sub(last) > pace:
			fmt.Fprintf(env.Stderr, "\r\x1b[K%d/%d %s", done, total, shorten(pkg))
			last, shown = now, true
		}
	}
}

// shorten keeps the end of a name, which tells packages apart, within a line.
func shorten(name string) string {
	const width = 60
	if runes := []rune(name); len(runes) > width {
		return "…" + string(runes[len(runes)-width:])
	}
	return cmp.Or(name, "…")
}
