package analyzers_test

import (
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/analysis/singlechecker"
	"golang.org/x/tools/go/analysis/unitchecker"
	"golang.org/x/tools/go/packages"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/analyzers/effectrecord"
	"github.com/dualwrite/dualwrite/passes/config"
)

// driver names, in the environment, the foreign driver that the test binary is to
// be.
const driver = "DUALWRITE_TEST_DRIVER"

func TestMain(m *testing.M) {
	rules := append(slices.Clone(analyzers.Suite), config.Analyzer)
	switch os.Getenv(driver) {
	case "multi":
		multichecker.Main(rules...)
	case "single":
		singlechecker.Main(effectrecord.Analyzer)
	case "unit":
		unitchecker.Main(rules...)
	}
	os.Exit(m.Run())
}

// shop is the program that the tests analyse. Its hazards go through a fact.
func shop(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join("testdata", "shop"))
	require.NoError(t, err)
	return dir
}

// TestEachRuleAlone runs every rule without the others, as a driver does that is
// given one import path.
func TestEachRuleAlone(t *testing.T) {
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedTypes | packages.NeedTypesSizes | packages.NeedTypesInfo | packages.NeedSyntax | packages.NeedModule,
		Dir: shop(t),
		Env: append(os.Environ(), "GOWORK=off"),
	}, "./...")
	require.NoError(t, err)
	require.Len(t, pkgs, 2)
	want := map[string]string{"effectrecord": "Collect"}
	for _, rule := range analyzers.Suite {
		t.Run(rule.Name, func(t *testing.T) {
			graph, err := checker.Analyze([]*analysis.Analyzer{rule}, pkgs, &checker.Options{SanityCheck: true, Sequential: true})
			require.NoError(t, err)
			var found []string
			for _, action := range graph.Roots {
				require.NoError(t, action.Err)
				findings, ok := action.Result.([]analyzers.Finding)
				require.True(t, ok, "%T", action.Result)
				for _, f := range findings {
					found = append(found, f.Function)
				}
				assert.Len(t, action.Diagnostics, len(findings))
			}
			if function := want[rule.Name]; function != "" {
				assert.Equal(t, []string{function}, found)
			}
		})
	}
}

// TestNames holds the rules to what drivers go by: a package for each, with the
// name of the rule.
func TestNames(t *testing.T) {
	require.NoError(t, analysis.Validate(analyzers.Suite))
	_, self, _, ok := runtime.Caller(0)
	require.True(t, ok)
	entries, err := os.ReadDir(filepath.Dir(self))
	require.NoError(t, err)
	var folders, names []string
	for _, e := range entries {
		if e.IsDir() && e.Name() != "internal" && e.Name() != "testdata" {
			folders = append(folders, e.Name())
		}
	}
	for _, rule := range analyzers.Suite {
		names = append(names, rule.Name)
		assert.NotEmpty(t, rule.URL)
		source, err := filepath.Glob(filepath.Join(filepath.Dir(self), rule.Name, "*.go"))
		require.NoError(t, err)
		exports := slices.ContainsFunc(source, func(file string) bool {
			text, err := os.ReadFile(file)
			return err == nil && regexp.MustCompile(`(?m)^var Analyzer = `).Match(text)
		})
		assert.True(t, exports, "%s has a variable Analyzer", rule.Name)
	}
	slices.Sort(names)
	assert.Equal(t, folders, names, "every folder is a rule of the suite")
}

// TestForeignDrivers runs the drivers of x/tools as programs of their own.
func TestForeignDrivers(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	tests := []struct {
		name, driver string
		command      []string
		want         []string // rule and file of each finding
	}{
		{"multichecker", "multi", []string{self, "./..."}, []string{"effectrecord billing.go"}},
		{"one of all", "multi", []string{self, "-effectrecord", "./..."}, []string{"effectrecord billing.go"}},
		{"settings as text", "multi", []string{self, "-config.settings=confidence: high", "./..."}, nil},
		{"settings in a file", "multi", []string{self, "-config.file=other.yml", "./..."}, nil},
		{"singlechecker", "single", []string{self, "./..."}, []string{"effectrecord billing.go"}},
		{"go vet", "unit", []string{"go", "vet", "-vettool=" + self, "./..."}, []string{"effectrecord billing.go"}},
		{"go vet without a rule", "unit", []string{"go", "vet", "-vettool=" + self, "-effectrecord=false", "./..."}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cmd := exec.Command(tt.command[0], tt.command[1:]...)
			cmd.Dir = shop(t)
			cmd.Env = append(os.Environ(), driver+"="+tt.driver, "GOWORK=off", "GOFLAGS=")
			out, err := cmd.CombinedOutput()
			var exit *exec.ExitError
			if err != nil && !errors.As(err, &exit) {
				t.Fatal(err)
			}
			assert.Equal(t, tt.want, reported(string(out)), string(out))
		})
	}
}

// reported lists the findings in the text of a driver.
func reported(text string) []string {
	var all []string
	for _, m := range regexp.MustCompile(`(?m)^(\S+\.go):\d+:\d+: (\w+): `).FindAllStringSubmatch(text, -1) {
		all = append(all, m[2]+" "+path.Base(strings.ReplaceAll(m[1], `\`, "/")))
	}
	slices.Sort(all)
	return slices.Compact(all)
}
