package vettool

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/types"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// unitConfig is the go command's description of a package.
type unitConfig struct {
	ID           string // e.g. "fmt [fmt.test]"
	Compiler     string
	Dir          string
	ImportPath   string
	GoVersion    string
	GoFiles      []string
	NonGoFiles   []string
	IgnoredFiles []string

	Module        *analysis.Module // from go1.27 on
	ModulePath    string           // before
	ModuleVersion string

	ImportMap   map[string]string // import path in the source -> package path
	PackageFile map[string]string // package path -> export data
	PackageVetx map[string]string // package path -> facts

	VetxOnly                  bool   // only facts are wanted
	VetxOutput                string // where to write facts
	Stdout                    string // where to write what is printed
	FixArchive                string // where to write fixed files
	SucceedOnTypecheckFailure bool
}

func readUnit(name string) (*unitConfig, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	c := new(unitConfig)
	if err := json.Unmarshal(data, c); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if c.Module == nil && c.ModulePath != "" {
		c.Module = &analysis.Module{Path: c.ModulePath, Version: c.ModuleVersion, GoVersion: strings.TrimPrefix(c.GoVersion, "go")}
	}
	return c, nil
}

// firstParty reports whether the package belongs to the main module or to one
// of the workspace: only those have no version. A package without module is
// first party if it is a file named on the command line, or if its path looks
// like that of a project, as where modules are switched off.
func (c *unitConfig) firstParty() bool {
	if c.Module != nil {
		return c.Module.Version == ""
	}
	path := plainPath(c.ImportPath)
	first, _, _ := strings.Cut(path, "/")
	return path == "command-line-arguments" ||
		strings.Contains(first, ".") && !strings.Contains(c.ImportPath, "/vendor/")
}

// unit answers one request of the go command.
func (t *Tool) unit(o *options) error {
	c, err := readUnit(o.file)
	if err != nil {
		return err
	}
	if !c.firstParty() {
		return c.writeFacts(nil)
	}
	s, err := t.settingsOf(c)
	if err != nil {
		return err
	}
	if !s.tests && c.leaveOutTests() {
		return c.answerNothing(t, o)
	}
	u, known, err := c.load()
	if err == nil {
		return t.answer(o, c, s, u, known, nil)
	}
	if c.SucceedOnTypecheckFailure {
		err = nil // the go command says it itself
	}
	if c.VetxOnly {
		return c.writeFacts(nil) // whoever asks for the package itself gets the error
	}
	if !c.leaveOutTests() { // what is wrong with a test file says nothing of the others
		if u, known, again := c.load(); again == nil {
			return t.answer(o, c, s, u, known, err)
		}
	}
	return errors.Join(c.writeFacts(nil), err)
}

// answer analyses the package, which has been loaded. The command fails for what is
// broken, and for internal errors.
func (t *Tool) answer(o *options, c *unitConfig, s *settings, u *passrun.Unit, known []*types.Package, broken error) error {
	format := newFactFormat(t.Rules)
	notes := c.readFacts(format, u.Facts, u.Visible())
	if o.verbose {
		for _, note := range append(notes, damages(u.Facts, known)...) {
			fmt.Fprintf(t.Stderr, "dualwrite: %s: %s\n", c.ID, note)
		}
	}
	outcome := t.analyse(o, c, s, u)
	var data [][]byte
	var err error
	if s.tests || !c.variant() {
		if data, err = format.encode(u.Facts, known); err != nil {
			return err
		}
	}
	if err = c.writeFacts(data); err != nil {
		return err
	}
	failure := errors.Join(internalError(outcome), broken)
	if !c.VetxOnly {
		err = t.publish(o, c, u, outcome, failure != nil)
	}
	return errors.Join(err, failure)
}

func (c *unitConfig) writeFacts(parts [][]byte) error {
	if c.VetxOutput == "" {
		return nil
	}
	f, err := os.Create(c.VetxOutput)
	if err != nil {
		return err
	}
	for _, part := range parts {
		if err == nil {
			_, err = f.Write(part)
		}
	}
	return errors.Join(err, f.Close())
}

// analyse runs the rules that are wanted. Where only facts are, these are the
// analyzers with facts that rules require.
func (t *Tool) analyse(o *options, c *unitConfig, s *settings, u *passrun.Unit) *passrun.Outcome {
	var roots []*analysis.Analyzer
	for _, rule := range t.Rules {
		wanted, decided := o.runs(rule.Name)
		if !decided && t.Select != nil {
			wanted = t.Select(s.result, rule.Name)
		}
		switch {
		case !wanted:
		case c.VetxOnly:
			roots = append(roots, withFacts(rule)...)
		default:
			roots = append(roots, rule)
		}
	}
	outcome := passrun.Run(u, s.given, roots...)
	if !s.tests { // a //line comment may lead to one
		outcome.Reports = slices.DeleteFunc(outcome.Reports, func(r passrun.Report) bool {
			return isTest(u.Fset.Position(r.Diagnostic.Pos).Filename)
		})
	}
	outcome.Reports = slices.DeleteFunc(outcome.Reports, func(r passrun.Report) bool {
		return !slices.Contains(roots, r.Analyzer) // one that another requires has run, too
	})
	return outcome
}

// withFacts returns the analyzers with facts among a and what it requires.
func withFacts(a *analysis.Analyzer) []*analysis.Analyzer {
	var found []*analysis.Analyzer
	walk(a, make(map[*analysis.Analyzer]bool), func(a *analysis.Analyzer) {
		if len(a.FactTypes) > 0 {
			found = append(found, a)
		}
	})
	return found
}

// walk visits a and what it requires, each once, prerequisites first.
func walk(a *analysis.Analyzer, seen map[*analysis.Analyzer]bool, visit func(*analysis.Analyzer)) {
	if seen[a] {
		return
	}
	seen[a] = true
	for _, req := range a.Requires {
		walk(req, seen, visit)
	}
	visit(a)
}

// internalError makes one error of the analyzers' failures: a failed command is
// not cached, and so is seen each time.
func internalError(o *passrun.Outcome) error {
	var errs []error
	for _, f := range o.Failures {
		errs = append(errs, fmt.Errorf("%s: %w%s", f.Analyzer.Name, f.Err, prefixed(f.Stack)))
	}
	return errors.Join(errs...)
}

func prefixed(stack string) string {
	if stack == "" {
		return ""
	}
	return "\n" + strings.TrimSpace(stack)
}
