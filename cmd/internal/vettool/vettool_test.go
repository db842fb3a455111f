package vettool

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

func TestInvoked(t *testing.T) {
	tests := []struct {
		args string
		want bool
	}{
		{"-V=full", true},
		{"-flags", true},
		{"x/vet.cfg", true},
		{"-json -rule=false x/vet.cfg", true},
		{"", false},
		{"./...", false},
		{"check ./x.cfg", false},
		{"-format json ./...", false},
		{"version", false},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, Invoked(strings.Fields(tt.args)), tt.args)
	}
}

func TestFirstParty(t *testing.T) {
	tests := []struct {
		name   string
		config unitConfig
		want   bool
	}{
		{"main module", unitConfig{ImportPath: "example.com/m/p", Module: &analysis.Module{Path: "example.com/m"}}, true},
		{"main module without dot", unitConfig{ImportPath: "m/p", Module: &analysis.Module{Path: "m"}}, true},
		{"dependency", unitConfig{ImportPath: "example.org/d", Module: &analysis.Module{Path: "example.org/d", Version: "v1.0.0"}}, false},
		{"standard library", unitConfig{ImportPath: "net/http"}, false},
		{"vendored in it", unitConfig{ImportPath: "vendor/golang.org/x/net/idna"}, false},
		{"file on the command line", unitConfig{ImportPath: "command-line-arguments"}, true},
		{"without modules", unitConfig{ImportPath: "example.com/m/p"}, true},
		{"without modules, vendored", unitConfig{ImportPath: "example.com/m/vendor/example.org/d"}, false},
		{"test variant", unitConfig{ImportPath: "m/p [m/p.test]", Module: &analysis.Module{Path: "m"}}, true},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, tt.config.firstParty(), tt.name)
	}
}

// rules are two analyzers that report the package clause.
func rules() []*analysis.Analyzer {
	rule := func(name string) *analysis.Analyzer {
		a := &analysis.Analyzer{
			Name: name, Doc: name + ": report packages\n\nMore.",
			Run: func(pass *analysis.Pass) (any, error) {
				pass.Reportf(pass.Files[0].Package, "%s: a package", name)
				return nil, nil
			},
		}
		a.Flags.Bool("loud", false, "shout")
		return a
	}
	return []*analysis.Analyzer{rule("one"), rule("two")}
}

func newTool() (*Tool, *bytes.Buffer, *bytes.Buffer) {
	var stdout, stderr bytes.Buffer
	return &Tool{Rules: rules(), Stdout: &stdout, Stderr: &stderr}, &stdout, &stderr
}

// describe writes a package and its description, and returns the latter's name.
func describe(t *testing.T, source string, change func(*unitConfig)) string {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "p.go")
	require.NoError(t, os.WriteFile(file, []byte(source), 0o644))
	c := &unitConfig{
		ID: "m/p", ImportPath: "m/p", Compiler: "gc", Dir: dir, GoFiles: []string{file},
		Module: &analysis.Module{Path: "m"}, VetxOutput: filepath.Join(dir, "vet.out"),
	}
	if change != nil {
		change(c)
	}
	data, err := json.Marshal(c)
	require.NoError(t, err)
	name := filepath.Join(dir, "vet.cfg")
	require.NoError(t, os.WriteFile(name, data, 0o644))
	return name
}

func TestRuleFlags(t *testing.T) {
	tests := []struct {
		flags    string
		off      string // switched off by the settings
		one, two bool
	}{
		{"", "", true, true},
		{"", "two", true, false},
		{"-one=false", "", false, true},
		{"-one", "", true, false},
		{"-two", "two", false, true},
		{"-one -two=false", "", true, false},
		{"-one -two", "", true, true},
	}
	for _, tt := range tests {
		t.Run(tt.flags+" "+tt.off, func(t *testing.T) {
			tool, _, stderr := newTool()
			tool.Select = func(_ any, rule string) bool { return rule != tt.off }
			status := tool.Main(append(strings.Fields(tt.flags), describe(t, "package p\n", nil)))
			assert.Equal(t, 1, status)
			assert.Equal(t, tt.one, strings.Contains(stderr.String(), "one: a package"))
			assert.Equal(t, tt.two, strings.Contains(stderr.String(), "two: a package"))
		})
	}
}

func TestForeignPackageIsNotRead(t *testing.T) {
	tool, stdout, stderr := newTool()
	name := describe(t, "this is not Go", func(c *unitConfig) {
		c.Module = &analysis.Module{Path: "d", Version: "v1.0.0"}
		c.PackageFile = map[string]string{"x": "none"}
		c.PackageVetx = map[string]string{"x": "none"}
	})
	assert.Zero(t, tool.Main([]string{"-json", name}))
	assert.Zero(t, stdout.Len()+stderr.Len())
	data, err := os.ReadFile(filepath.Join(filepath.Dir(name), "vet.out"))
	require.NoError(t, err)
	assert.Empty(t, data)
}

func TestPackageThatDoesNotCompile(t *testing.T) {
	for _, source := range []string{"package p\nvar x = y\n", "package"} {
		tool, _, stderr := newTool()
		assert.Equal(t, 1, tool.Main([]string{describe(t, source, nil)}))
		assert.Contains(t, stderr.String(), "p.go:")

		tool, _, stderr = newTool()
		told := describe(t, source, func(c *unitConfig) { c.SucceedOnTypecheckFailure = true })
		assert.Zero(t, tool.Main([]string{told}))
		assert.Zero(t, stderr.Len())

		tool, _, stderr = newTool()
		facts := describe(t, source, func(c *unitConfig) { c.VetxOnly = true })
		assert.Zero(t, tool.Main([]string{facts}))
		assert.Zero(t, stderr.Len())
	}
}

func TestOnlyFactsAreComputedForDependencies(t *testing.T) {
	tool, stdout, stderr := newTool()
	assert.Zero(t, tool.Main([]string{describe(t, "package p\n", func(c *unitConfig) { c.VetxOnly = true })}))
	assert.Zero(t, stdout.Len()+stderr.Len())
}

func TestTestFilesAreLeftOut(t *testing.T) {
	for _, wanted := range []bool{false, true} {
		tool, _, stderr := newTool()
		tool.Tests = func(any) bool { return wanted }
		name := describe(t, "package p\n", func(c *unitConfig) {
			test := strings.TrimSuffix(c.GoFiles[0], ".go") + "_test.go"
			require.NoError(t, os.Rename(c.GoFiles[0], test))
			c.GoFiles[0] = test
		})
		tool.Main([]string{name})
		assert.Equal(t, wanted, stderr.Len() > 0)
	}
}

// Where they are not wanted, they are not even read; and what only they import is not
// read either.
func TestTestFilesAreNotRead(t *testing.T) {
	withBrokenTest := func(c *unitConfig) {
		test := filepath.Join(c.Dir, "p_test.go")
		require.NoError(t, os.WriteFile(test, []byte("this is not Go"), 0o644))
		c.GoFiles = append(c.GoFiles, test)
		c.ImportPath = "m/p [m/p.test]"
	}
	for _, wanted := range []bool{false, true} {
		tool, _, stderr := newTool()
		tool.Tests = func(any) bool { return wanted }
		assert.Equal(t, 1, tool.Main([]string{describe(t, "package p\n", withBrokenTest)}))
		assert.Contains(t, stderr.String(), "one: a package", "the other files are looked at")
		assert.Equal(t, wanted, strings.Contains(stderr.String(), "p_test.go"), stderr)

		ran := 0
		tool, _, _ = newTool()
		tool.Tests = func(any) bool { return wanted }
		tool.Rules = []*analysis.Analyzer{{Name: "facts", Doc: "facts", FactTypes: []analysis.Fact{new(remark)}, Run: func(pass *analysis.Pass) (any, error) {
			ran++
			pass.ExportPackageFact(&remark{Text: "x"})
			return nil, nil
		}}}
		for _, only := range []bool{true, false} {
			name := describe(t, "package p\n", func(c *unitConfig) { c.ImportPath, c.VetxOnly = "m/p [m/q.test]", only })
			assert.Zero(t, tool.Main([]string{name}))
			data, err := os.ReadFile(filepath.Join(filepath.Dir(name), "vet.out"))
			require.NoError(t, err)
			assert.Equal(t, wanted, len(data) > 0)
		}
		assert.Equal(t, map[bool]int{false: 1, true: 2}[wanted], ran)
	}
}

func TestInternalErrorFailsAndIsNotLost(t *testing.T) {
	for _, flags := range [][]string{{"-json"}, nil} {
		tool, stdout, stderr := newTool()
		tool.Rules[0].Run = func(*analysis.Pass) (any, error) { panic("oops") }
		assert.Equal(t, 1, tool.Main(append(flags, describe(t, "package p\n", nil))))
		assert.Contains(t, stderr.String(), "one: internal error: oops")
		assert.Contains(t, stdout.String()+stderr.String(), "two: a package", "the other rule reports")
	}
	tool, _, stderr := newTool() // as the go command of 1.26 asks, which then looks at stderr only
	tool.Rules[0].Run = func(*analysis.Pass) (any, error) { panic("oops") }
	name := describe(t, "package p\n", func(c *unitConfig) { c.Stdout = filepath.Join(c.Dir, "out") })
	assert.Equal(t, 1, tool.Main([]string{"-json", name}))
	assert.Contains(t, stderr.String(), "two: a package")
}

func TestVersion(t *testing.T) {
	line := func(configuration string) string {
		tool, stdout, _ := newTool()
		tool.Fingerprint = func(string) (string, error) { return configuration, nil }
		assert.Zero(t, tool.Main([]string{"-V=full"}))
		return stdout.String()
	}
	assert.Regexp(t, `^dualwrite version devel buildID=[0-9a-f]{64}\n$`, line("x"))
	assert.Equal(t, line("x"), line("x"))
	assert.NotEqual(t, line("x"), line("y"), "the configuration is part of the version")

	tool, stdout, stderr := newTool()
	tool.Fingerprint = func(string) (string, error) { return "", errors.New("misspelt") }
	assert.Equal(t, 1, tool.Main([]string{"-V=full"}))
	assert.Zero(t, stdout.Len())
	assert.Contains(t, stderr.String(), "misspelt")
}

func TestFlagsAreDescribed(t *testing.T) {
	tool, stdout, _ := newTool()
	require.Zero(t, tool.Main([]string{"-flags"}))
	var all []struct {
		Name  string
		Bool  bool
		Usage string
	}
	require.NoError(t, json.Unmarshal(stdout.Bytes(), &all))
	got := make(map[string]bool)
	for _, f := range all {
		got[f.Name] = f.Bool
	}
	assert.Equal(t, map[string]bool{
		"c": false, "diff": true, "json": true, "v": true,
		"one": true, "one.loud": true, "two": true, "two.loud": true,
	}, got)
}

func TestWrongUse(t *testing.T) {
	for _, args := range []string{"-nonsense x.cfg", "-one=perhaps x.cfg", "-json y x.cfg", "none.cfg"} {
		tool, _, stderr := newTool()
		assert.Equal(t, 1, tool.Main(strings.Fields(args)), args)
		assert.NotZero(t, stderr.Len(), args)
	}
}

// Whoever stops a run in the middle finds a source file as it was, or fixed.
func TestFixedInOneStep(t *testing.T) {
	tool, _, stderr := newTool()
	tool.Rules[0].Run = func(pass *analysis.Pass) (any, error) {
		end := pass.Files[0].End()
		edit := analysis.TextEdit{Pos: end, End: end, NewText: []byte("\n\nvar X int\n")}
		pass.Report(analysis.Diagnostic{Pos: pass.Files[0].Package, Message: "x", SuggestedFixes: []analysis.SuggestedFix{{TextEdits: []analysis.TextEdit{edit}}}})
		return nil, nil
	}
	var file string
	unit := describe(t, "package p\n", func(c *unitConfig) { file = c.GoFiles[0] })
	old := filepath.Join(t.TempDir(), "old.go")
	if err := os.Link(file, old); err != nil {
		t.Skip(err)
	}
	assert.Zero(t, tool.Main([]string{"-fix", unit}), stderr.String())
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "package p\n\nvar X int\n", string(text))
	text, err = os.ReadFile(old)
	require.NoError(t, err)
	assert.Equal(t, "package p\n", string(text), "nobody wrote into it")
}
