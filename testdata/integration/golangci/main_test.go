package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// tools are the binaries under test, built once.
type tools struct{ golangci, dualwrite string }

// build compiles golangci-lint and dualwrite. A machine on which golangci-lint
// can't be built, because its modules can't be had, skips and says so.
func build(t *testing.T) tools {
	t.Helper()
	dir := t.TempDir()
	b := tools{filepath.Join(dir, "golangci"), filepath.Join(dir, "dualwrite")}
	if out, err := run(".", "go", "build", "-o", b.golangci, "."); err != nil {
		t.Skipf("NOTHING WAS TESTED: golangci-lint can't be built here: %v\n%s", err, out.stderr)
	}
	if out, err := run("../../..", "go", "build", "-o", b.dualwrite, "./cmd/dualwrite"); err != nil {
		t.Fatalf("%v\n%s", err, out.stderr)
	}
	return b
}

type output struct{ stdout, stderr []byte }

func run(dir, name string, args ...string) (output, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
	err := cmd.Run()
	return output{stdout.Bytes(), stderr.Bytes()}, err
}

// program is a copy of an example program, with a cache of its own.
type program struct {
	t     *testing.T
	tools tools
	dir   string
	cache string
}

func (b tools) program(t *testing.T, dir string) *program {
	t.Helper()
	p := &program{t, b, filepath.Join(t.TempDir(), filepath.Base(dir)), t.TempDir()}
	if err := os.CopyFS(p.dir, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	p.models()
	p.lint(nil, "")
	return p
}

func (p *program) models() {
	p.t.Helper()
	if out, err := run(p.dir, p.tools.dualwrite, "models", "-o", ".dualwrite.models.yml"); err != nil {
		p.t.Fatalf("%v\n%s", err, out.stderr)
	}
}

func (p *program) write(name, text string) {
	p.t.Helper()
	if err := os.WriteFile(filepath.Join(p.dir, name), []byte(text), 0o666); err != nil {
		p.t.Fatal(err)
	}
}

// lint writes the configuration of golangci-lint: with more linters than ours,
// and with settings, as YAML, "" for none.
func (p *program) lint(more []string, settings string) {
	p.t.Helper()
	if settings != "" {
		settings = "\n        settings: {" + settings + "}"
	}
	p.write(".golangci.yml", fmt.Sprintf(`version: "2"
linters:
  default: none
  enable: [%s]
  settings:
    custom:
      dualwrite:
        type: module
        description: dual-write hazards%s
issues:
  max-issues-per-linter: 0
  max-same-issues: 0
  uniq-by-line: false
`, strings.Join(append([]string{"dualwrite"}, more...), ", "), settings))
}

// found is a finding as both tools can tell it.
type found struct {
	file         string
	line, column int
	text         string
}

func (f found) String() string { return fmt.Sprintf("%s:%d:%d: %s", f.file, f.line, f.column, f.text) }

func sorted(all []found) []string {
	var out []string
	for _, f := range all {
		out = append(out, f.String())
	}
	slices.Sort(out)
	return out
}

// status tells findings (status 1) from failures.
func status(err error) int {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &exit):
		return exit.ExitCode()
	}
	return -1
}

// golangci returns what golangci-lint reports in our name.
func (p *program) golangci(patterns ...string) []string {
	p.t.Helper()
	p.t.Setenv("GOLANGCI_LINT_CACHE", p.cache)
	args := append([]string{"run", "--timeout=20m", "--allow-parallel-runners", "--show-stats=false", "--output.json.path=stdout"}, patterns...)
	out, err := run(p.dir, p.tools.golangci, args...)
	if s := status(err); s != 0 && s != 1 {
		p.t.Fatalf("%v\n%s", err, out.stderr)
	}
	var report struct {
		Issues []struct {
			FromLinter, Text string
			Pos              struct {
				Filename     string
				Line, Column int
			}
		}
	}
	if err := json.Unmarshal(out.stdout, &report); err != nil {
		p.t.Fatalf("%v in %s\n%s", err, out.stdout, out.stderr)
	}
	var all []found
	for _, i := range report.Issues {
		if i.FromLinter == "dualwrite" {
			all = append(all, found{i.Pos.Filename, i.Pos.Line, i.Pos.Column, i.Text})
		}
	}
	return sorted(all)
}

// check returns what dualwrite check reports, without what it says about
// comments, which no other driver does.
func (p *program) check(args ...string) []string {
	p.t.Helper()
	out, err := run(p.dir, p.tools.dualwrite, append([]string{"check", "-format=json"}, args...)...)
	if s := status(err); s != 0 && s != 1 {
		p.t.Fatalf("%v\n%s", err, out.stderr)
	}
	var report struct {
		Findings []struct {
			Rule, Message, File string
			Line, Column        int
		}
	}
	if err := json.Unmarshal(out.stdout, &report); err != nil {
		p.t.Fatal(err)
	}
	var all []found
	for _, f := range report.Findings {
		if f.Rule != "directive" {
			all = append(all, found{f.File, f.Line, f.Column, f.Rule + ": " + f.Message})
		}
	}
	return sorted(all)
}

// same fails unless both report the same; something must be reported at all.
func (p *program) same(when string, got, want []string) {
	p.t.Helper()
	if len(want) == 0 {
		p.t.Errorf("%s: nothing to compare", when)
	}
	for _, f := range want {
		if !slices.Contains(got, f) {
			p.t.Errorf("%s: golangci-lint misses %s", when, f)
		}
	}
	for _, f := range got {
		if !slices.Contains(want, f) {
			p.t.Errorf("%s: only golangci-lint has %s", when, f)
		}
	}
	if len(got) != len(want) {
		p.t.Errorf("%s: golangci-lint has %d findings, check %d", when, len(got), len(want))
	}
}

func Test(t *testing.T) {
	b := build(t)
	t.Run("same", b.same)
	t.Run("changes", b.changes)
	t.Run("facts", b.facts)
}

func (b tools) same(t *testing.T) {
	for _, name := range []string{"example", "link", "rules"} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name == "rules" {
				t.Skip("loads some hundred libraries")
			}
			p := b.program(t, filepath.Join("../..", name))
			want := p.check("./...")
			start := time.Now()
			p.same("cold", p.golangci("./..."), want)
			cold := time.Since(start)
			p.same("warm", p.golangci("./..."), want)
			t.Logf("%d findings; cold %.1fs, warm %.1fs", len(want), cold.Seconds(), (time.Since(start) - cold).Seconds())
		})
	}
}

// changes changes what the outcome depends on, in front of a warm cache.
func (b tools) changes(t *testing.T) {
	p := b.program(t, "../../example")
	all := p.check("./...")
	p.same("at first", p.golangci("./..."), all)

	p.lint([]string{"govet", "ineffassign"}, "")
	p.same("more linters", p.golangci("./..."), all)

	p.lint(nil, "disable: [effectrecord]")
	rest := slices.DeleteFunc(slices.Clone(all), func(s string) bool { return strings.Contains(s, ": effectrecord: ") })
	if len(rest) == len(all) {
		t.Error("the example has no finding of effectrecord")
	}
	p.same("a rule is off in the settings", p.golangci("./..."), rest)

	p.lint(nil, "confidence: high")
	p.same("confidence in the settings", p.golangci("./..."), p.check("-confidence=high", "./..."))

	p.lint(nil, "")
	p.same("as at first", p.golangci("./..."), all)

	p.write(".dualwrite.yml", "confidence: low\n")
	p.same("our file", p.golangci("./..."), p.check("./..."))

	p.write(".dualwrite.yml", "exclude: [billing]\n")
	p.same("excluded files", p.golangci("./..."), p.check("./..."))

	p.write(".dualwrite.yml", "accept: [{rule: effectrecord, path: billing, reason: test}]\n")
	p.same("accepted findings", p.golangci("./..."), p.check("./..."))
}

// facts changes what is known about an import that is not itself linted, so
// that golangci-lint has no reason to look at it but the name of an analyzer.
func (b tools) facts(t *testing.T) {
	p := b.program(t, "testdata/facts")
	known := p.check("./shop")
	p.same("at first", p.golangci("./shop"), known)
	p.write(".dualwrite.yml", "models: [{func: example.com/facts/raw.Send, kind: neutral}]\n")
	p.models()
	p.same("a model", p.golangci("./shop"), p.check("./shop"))
	if slices.Equal(known, p.check("./shop")) {
		t.Error("the model changes nothing")
	}
}
