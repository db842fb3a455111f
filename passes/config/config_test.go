package config

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/models"
)

func TestDecode(t *testing.T) {
	got, err := Decode([]byte(`
confidence: high
enable: [stuckstate, outbox]
disable: lockonly
tests: true
exclude:
  - internal/legacy/
  - "*.pb.go"
generated: caller
models:
  - func: example.com/pay.Charge
    kind: effect
    effect: payment
accept:
  - rule: txeffect
    path: billing/**
    reason: is switched off in March
  - {rule: outbox, reason: "none: we poll"}
`), "c.yml")
	require.NoError(t, err)
	assert.Equal(t, "high", got.Confidence)
	assert.Equal(t, []string{"stuckstate", "outbox"}, got.Enable)
	assert.Equal(t, []string{"lockonly"}, got.Disable)
	assert.True(t, got.Tests)
	assert.Equal(t, []string{"internal/legacy/", "*.pb.go"}, got.Exclude)
	assert.Equal(t, "caller", got.Generated)
	row := got.Table().Symbol("example.com/pay.Charge")
	require.NotNil(t, row)
	assert.Equal(t, models.Effect, row.Kind)
	assert.NotNil(t, got.Table().Symbol("net/http.Post"), "the built-in ones remain")
	assert.Equal(t, []Acceptance{{"txeffect", "billing/**", "is switched off in March", 15}, {"outbox", "", "none: we poll", 18}}, got.Accept)
	assert.Equal(t, []Declared{{"example.com/pay.Charge", "c.yml", 11}}, got.Declared())
}

func TestDecodeNothing(t *testing.T) {
	for _, text := range []string{"", "\n", "# only a comment\n", "---\n", "null", "~", "{}", "\ufeff"} {
		got, err := Decode([]byte(text), "c.yml")
		require.NoError(t, err, text)
		got.layers = nil
		assert.Equal(t, Default(), got, text)
	}
}

func TestDecodeRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"\nconfidense: high":                      `c.yml:2: unknown key "confidense"; did you mean "confidence"?`,
		"zzz: 1":                                  `c.yml:1: unknown key "zzz"; known are confidence, enable, disable, tests, exclude, generated, models, forks, models-files, schema, accept`,
		"\"\\x1b[31m\": 1":                        `c.yml:1: unknown key "?[31m"`,
		"tests: true\ntests: false":               "c.yml:2: tests is given twice",
		"confidence:":                             "c.yml:1: confidence has no value; give one or remove the key",
		"confidence: higher":                      `c.yml:1: confidence: expected one of low, medium, high, not "higher"`,
		"confidence: [high]":                      "c.yml:1: confidence: expected one of low, medium, high",
		"generated: yes":                          "expected one of report, caller, drop",
		"tests: 1":                                `c.yml:1: tests: expected true or false, not "1"`,
		"tests: \"true\"":                         "expected true or false",
		"enable: {a: b}":                          "c.yml:1: expected a list, such as [a, b]",
		"enable: [[a]]":                           "c.yml:1: expected a text",
		"enable: ['']":                            "c.yml:1: expected a text",
		"enable: [\"a\\nb\"]":                     "c.yml:1: control characters are not allowed",
		"exclude:\n- a\n- /etc":                   `c.yml:3: "/etc": paths are relative to the folder of this file`,
		"exclude: [a/../../b]":                    "paths can't leave the folder",
		"exclude: ['a\\b']":                       "use slashes in paths",
		"exclude: ['**']":                         "this matches everything",
		"exclude: [./]":                           "this matches everything",
		"exclude: ['a[']":                         "unfinished [ in a path pattern",
		"exclude: ['!a']":                         "exceptions with ! are not supported",
		"- a":                                     "c.yml:1: expected keys and values",
		"just text":                               "c.yml:1: expected keys and values",
		"tests: true\n---\ntests: false":          "c.yml:2: only one YAML document is read",
		"a: b: c":                                 "c.yml:1: not valid YAML: mapping values are not allowed in this context",
		"tests: true\n\tenable: a":                "c.yml:2: not valid YAML",
		"enable: &x [a]\ndisable: *x":             "c.yml:2: YAML aliases are not read; repeat the value",
		"accept: [{<<: {rule: a}, reason: b}]":    "c.yml:1: YAML aliases are not read",
		"a\x00b":                                  "c.yml: this is not a text file",
		"accept: {rule: a}":                       "c.yml:1: expected a list of entries with rule, path and reason",
		"accept: [{rule: a}]":                     "c.yml:1: an accepted hazard needs a reason",
		"accept: [{rule: a, reason: ' '}]":        "c.yml:1: expected a text",
		"accept: [{reason: a}]":                   "c.yml:1: an accepted hazard needs a rule",
		"accept: [{rule: a, reson: b}]":           `unknown key "reson"; did you mean "reason"?`,
		"accept: [{rule: a, reason: b, path: /}]": "paths are relative",
		"models:\n- func: a.B\n  kind: efect":     "c.yml:3: ",
		"models:\n- func: a.B\n  kid: effect":     "c.yml:3: model 1: unknown field",
		"models: x":                               "c.yml:1: models is a list",
		"forks: [a]":                              "c.yml:1: forks: expected false, or lines such as",
		"forks: perhaps":                          "c.yml:1: forks: expected false, or lines such as",
		"forks:\n  example.com/a: 1b":             `c.yml:2: there are no models of "1b"`,
		"forks: {a: github.com/jmoi}":             `c.yml:1: there are no models of "github.com/jmoi"`,
		"forks: {a.b/c: [d]}":                     "c.yml:1: expected a text",
		"forks:\n  a.b/c: false\n  a.b/c: false":  `c.yml:3: "a.b/c" is given twice`,
		"models-files: [1: 2]":                    "expected a text",
		strings.Repeat("[", 20000):                "not valid YAML",
	} {
		t.Run(text[:min(len(text), 40)], func(t *testing.T) {
			got, err := Decode([]byte(text), "c.yml")
			assert.ErrorContains(t, err, want)
			assert.Nil(t, got)
			var e *Error
			assert.True(t, errors.As(err, &e))
		})
	}
}

func TestAliasBomb(t *testing.T) {
	bomb := "a: &a [x,x,x,x,x,x,x,x,x]\n"
	for c := 'b'; c < 'z'; c++ {
		refs := strings.TrimSuffix(strings.Repeat("*"+string(c-1)+",", 9), ",")
		bomb += string(c) + ": &" + string(c) + " [" + refs + "]\n"
	}
	_, err := Decode([]byte(bomb), "c.yml")
	assert.ErrorContains(t, err, "c.yml:2: YAML aliases are not read")
}

func TestMatch(t *testing.T) {
	for _, tt := range []struct {
		glob, name string
		want       bool
	}{
		{"a", "a", true},
		{"a", "a/b.go", true},
		{"a", "x/a/b.go", true},
		{"a/", "x/a/b.go", true},
		{"a", "ab/c.go", false},
		{"./a/b", "a/b/c.go", true},
		{"a/b", "a/b/c.go", true},
		{"a/b", "x/a/b/c.go", false},
		{"a/*", "a/b/c.go", true},
		{"a/*/d.go", "a/b/c/d.go", false},
		{"a/**/d.go", "a/b/c/d.go", true},
		{"a/**/d.go", "a/d.go", true},
		{"**/d.go", "d.go", true},
		{"*.pb.go", "a/b/x.pb.go", true},
		{"*.pb.go", "a/b/x.go", false},
		{"a/**", "a/b", true},
		{"a/**", "b/a/c", false},
		{"[ab]/c", "b/c", true},
		{"a/b/c/d", "a/b", false},
		{"ä/*", "ä/ö.go", true},
	} {
		assert.Equal(t, tt.want, match(tt.glob, tt.name), tt)
	}
	long := strings.Repeat("a/", 2000) + "a"
	assert.False(t, match(strings.Repeat("**/a/", 200)+"b", long), "and in no time")
}

func TestQuestions(t *testing.T) {
	s := &Settings{
		Enable: []string{"stuckstate", "outbox"}, Disable: []string{"outbox", "lockonly"},
		Exclude: []string{"internal/legacy", "*.pb.go"},
		Accept:  []Acceptance{{"txeffect", "billing", "known", 0}, {"splittx", "", "everywhere", 0}},
		Root:    filepath.FromSlash("/src/m"),
	}
	assert.True(t, s.Enabled("stuckstate", false))
	assert.True(t, s.Enabled("txeffect", true))
	assert.False(t, s.Enabled("increment", false))
	assert.False(t, s.Enabled("outbox", true), "disable wins")

	assert.True(t, s.Excluded("/src/m/internal/legacy/a.go"))
	assert.True(t, s.Excluded("internal/legacy/a.go"))
	assert.True(t, s.Excluded("./api/a.pb.go"))
	assert.False(t, s.Excluded("/src/other/internal/legacy/a.go"))
	assert.False(t, s.Excluded("internal/legacy.go"))

	reason, ok := s.Accepted("txeffect", "/src/m/billing/x.go")
	assert.True(t, ok)
	assert.Equal(t, "known", reason)
	_, ok = s.Accepted("txeffect", "mail/x.go")
	assert.False(t, ok)
	_, ok = s.Accepted("splittx", "mail/x.go")
	assert.True(t, ok)
}

func TestCheckRules(t *testing.T) {
	s, err := Decode([]byte("enable: [outbox]\ndisable:\n- outbox\n- txefect\n"), "c.yml")
	require.NoError(t, err)
	assert.EqualError(t, s.CheckRules([]string{"outbox", "txeffect"}), `c.yml:4: unknown rule "txefect"; did you mean "txeffect"?`)
	assert.NoError(t, s.CheckRules([]string{"outbox", "txefect"}))
	s, err = Decode([]byte("accept:\n- rule: x\n  reason: y\n"), "c.yml")
	require.NoError(t, err)
	assert.ErrorContains(t, s.CheckRules([]string{"outbox"}), `c.yml:2: unknown rule "x"`)
}

func TestFromAny(t *testing.T) {
	dir := checkout(t, "-- db/a.sql --\n")
	s, err := FromAny(map[string]any{"confidence": "high", "disable": []any{"outbox"}, "tests": true, "schema": "db"}, dir)
	require.NoError(t, err)
	assert.Equal(t, "high", s.Confidence)
	assert.Equal(t, []string{"outbox"}, s.Disable)
	assert.True(t, s.Tests)
	assert.Len(t, s.Schema(), 1)

	for _, nothing := range []any{nil, map[string]any{}, map[string]any(nil)} {
		s, err := FromAny(nothing, dir)
		require.NoError(t, err)
		assert.Equal(t, Medium, s.Confidence)
	}
	for _, bad := range []any{map[string]any{"confidnce": "high"}, "text", []any{1}, map[string]any{"tests": func() {}}, map[string]any{"schema": "none"}} {
		_, err := FromAny(bad, dir)
		assert.ErrorContains(t, err, "settings of dualwrite")
	}
}

func TestAnalyzer(t *testing.T) {
	dir := checkout(t, "-- go.mod --\n-- .dualwrite.yml --\ndisable: [outbox]\n-- p/p.go --\npackage p\n-- c.yml --\nconfidence: high\n")
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, filepath.Join(dir, "p", "p.go"), nil, 0)
	require.NoError(t, err)
	settings := func(args ...string) *Settings {
		a := &analysis.Analyzer{Name: "config", Flags: flags()}
		require.NoError(t, a.Flags.Parse(args))
		got, err := run(&analysis.Pass{Analyzer: a, Fset: fset, Files: []*ast.File{file}})
		require.NoError(t, err)
		return got.(*Settings)
	}
	assert.Equal(t, []string{"outbox"}, settings().Disable)
	assert.Equal(t, Medium, settings().Confidence)
	assert.Equal(t, Low, settings("-confidence=low").Confidence)
	assert.Equal(t, High, settings("-file="+filepath.Join(dir, "c.yml")).Confidence)
	assert.Equal(t, []string{"lockonly"}, settings("-settings=disable: lockonly").Disable)
	assert.Equal(t, Low, settings("-confidence=low", "-file="+filepath.Join(dir, "c.yml")).Confidence, "the flag wins")

	fs := flags()
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	assert.Error(t, fs.Parse([]string{"-confidence=sure"}))
}

func FuzzDecode(f *testing.F) {
	for _, seed := range []string{
		"confidence: high\nenable: [a]\n", "accept: [{rule: a, path: b, reason: c}]", "a: &x b\nc: *x", "exclude: ['a/**/b']",
		"models: [{a: b}]", "\"\\u202e\": 1", "? [a]\n: b", "!!binary x", "%YAML 1.1\n---\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Decode([]byte(text), "c.yml")
		if err != nil {
			if strings.ContainsFunc(err.Error(), func(r rune) bool { return !unicode.IsPrint(r) }) {
				t.Errorf("unsafe message %q", err)
			}
			return
		}
		s.Excluded("a/b/c.go")
	})
}

func FuzzMatch(f *testing.F) {
	f.Add("a/**/b", "a/x/b")
	f.Add("[", "a")
	f.Fuzz(func(t *testing.T, glob, name string) {
		if checkGlob(glob) == nil && match(glob, name) {
			assert.True(t, match(glob, name+"/x"), "a folder covers what is in it")
		}
	})
}
