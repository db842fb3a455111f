package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// The scripts see two programs: toy, which is this one with an analysis made for
// tests, and dualwrite.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"toy":       func() { os.Exit(toySuite().run()) },
		"dualwrite": main,
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "", // rewrites expected output
		Dir:           filepath.Join("testdata", "script"),
		Cmds:          map[string]func(*testscript.TestScript, bool, []string){"statusis": statusIs, "samefindings": sameFindings},
		Setup: func(env *testscript.Env) error {
			cache, err := os.UserCacheDir()
			if err != nil {
				return err
			}
			build := os.Getenv("GOCACHE")
			if build == "" {
				build = filepath.Join(cache, "go-build")
			}
			env.Setenv("GOCACHE", build)     // else the standard library is compiled for each script
			env.Setenv(kept.Variable, "off") // what is tested twice is done twice
			env.Setenv("GOFLAGS", "")
			env.Setenv("GOPROXY", "off")
			env.Setenv("GOTOOLCHAIN", "local")
			return nil
		},
	})
}

// statusIs runs a command and compares its exit status: statusis 2 toy -x.
func statusIs(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: statusis number command...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// sameFindings compares the JSON of check with that of go vet:
// samefindings check.json vet.json.
func sameFindings(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: samefindings check.json vet.json")
	}
	var doc render.Document
	ts.Check(json.Unmarshal([]byte(ts.ReadFile(args[0])), &doc))
	var want []string
	for _, f := range doc.Findings {
		want = append(want, fmt.Sprintf("%s %s %s:%d:%d %d:%d %s",
			f.Package, f.Rule, ts.MkAbs(f.File), f.Line, f.Column, f.EndLine, f.EndColumn, f.Message))
	}
	type diagnostic struct{ Posn, End, Message string }
	var got []string
	for dec := json.NewDecoder(strings.NewReader(withoutHeadings(ts.ReadFile(args[1])))); ; {
		var tree map[string]map[string][]diagnostic
		err := dec.Decode(&tree)
		if errors.Is(err, io.EOF) {
			break
		}
		ts.Check(err)
		for pkg, rules := range tree {
			for rule, all := range rules {
				for _, d := range all {
					_, end, _ := strings.Cut(d.End, ".go:")
					got = append(got, fmt.Sprintf("%s %s %s %s %s", pkg, rule, d.Posn, end, d.Message))
				}
			}
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if len(want) == 0 || !slices.Equal(want, got) {
		ts.Fatalf("check:\n%s\nvet:\n%s", strings.Join(want, "\n"), strings.Join(got, "\n"))
	}
}

// withoutHeadings drops the lines "# package" that go vet prints between objects.
func withoutHeadings(text string) string {
	var kept strings.Builder
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			kept.WriteString(line)
		}
	}
	return kept.String()
}
