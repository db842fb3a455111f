// Package ruletest runs every rule on programs that use the real libraries and
// compares what it reports with what the programs say.
//
// testdata/rules is a module of its own. Each folder there is named after a rule
// and is one program; a comment
//
//	charge(o) // want `charge is repeated`
//
// demands exactly one finding of that rule on its line, whose message matches,
// and a line without it demands that there is none. "// want:low" demands a
// finding that is only shown with low confidence. Functions called bad… hold
// hazards, those called ok… their good twins.
package ruletest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
)

const root = "../../../testdata/rules"

func TestRules(t *testing.T) {
	dirs, err := os.ReadDir(root)
	require.NoError(t, err)
	tested := map[string]bool{}
	for _, d := range dirs {
		if !d.IsDir() {
			continue
		}
		rule := find(d.Name())
		require.NotNil(t, rule, "testdata/rules/%s: no rule has that name", d.Name())
		tested[d.Name()] = true
		t.Run(d.Name(), func(t *testing.T) {
			t.Parallel()
			compare(t, filepath.Join(root, d.Name()), rule, config.Medium)
			compare(t, filepath.Join(root, d.Name()), rule, config.Low)
		})
	}
	for _, a := range analyzers.Suite {
		require.True(t, tested[a.Name], "rule %s has no program in testdata/rules", a.Name)
	}
}

func find(name string) *analysis.Analyzer {
	for _, a := range analyzers.Suite {
		if a.Name == name {
			return a
		}
	}
	return nil
}

func run(t *testing.T, dir, confidence string, rules ...*analysis.Analyzer) *render.Document {
	t.Helper()
	abs, err := filepath.Abs(dir)
	require.NoError(t, err)
	settings, err := config.Load(abs) // with the SQL files of the programs
	require.NoError(t, err)
	settings.Confidence = confidence
	engine := check.Engine{Learn: link.Learn, Link: link.Link, Rules: rules}
	doc, err := check.Run(context.Background(), engine, check.Options{
		Driver:   driver.Config{Dir: abs, Patterns: []string{"./..."}},
		Settings: settings, Root: abs,
	})
	require.NoError(t, err)
	require.Empty(t, doc.Errors)
	return doc
}

var wantComment = regexp.MustCompile("// want(:low)? `([^`]*)`")

func compare(t *testing.T, dir string, rule *analysis.Analyzer, confidence string) {
	wants := map[string]*regexp.Regexp{}
	low, silent := map[string]bool{}, map[string]bool{}
	err := filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		for i, line := range strings.Split(string(data), "\n") {
			if m := wantComment.FindStringSubmatch(line); m != nil {
				key := fmt.Sprintf("%s:%d", filepath.ToSlash(rel), i+1)
				if m[1] != "" && confidence != config.Low {
					continue
				}
				low[key] = m[1] != ""
				wants[key] = regexp.MustCompile(m[2])
			}
			if strings.HasSuffix(line, "// silent") {
				silent[fmt.Sprintf("%s:%d", filepath.ToSlash(rel), i+1)] = true
			}
		}
		return err
	})
	require.NoError(t, err)
	var problems []string
	got := map[string]bool{}
	for _, f := range run(t, dir, confidence, rule).Findings {
		key := fmt.Sprintf("%s:%d", f.File, f.Line)
		want := wants[key]
		switch {
		case want == nil && confidence == config.Low && f.Confidence == config.Low && !silent[key]:
			// What only shows at low confidence needs no mark; a line marked "silent" has not even that.
		case want == nil:
			problems = append(problems, fmt.Sprintf("%s: unexpected: %s (%s)", key, f.Message, f.Confidence))
		case got[key]:
			problems = append(problems, fmt.Sprintf("%s: a second finding: %s", key, f.Message))
		case !want.MatchString(f.Message):
			problems = append(problems, fmt.Sprintf("%s: message %q does not match %q", key, f.Message, want))
		}
		got[key] = true
	}
	for key := range wants {
		if !got[key] {
			problems = append(problems, key+": nothing reported")
		}
	}
	sort.Strings(problems)
	for _, p := range problems {
		t.Errorf("%s at -confidence=%s: %s", rule.Name, confidence, p)
	}
}
