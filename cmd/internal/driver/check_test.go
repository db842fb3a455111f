package driver_test

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// nothing is an analyzer without work.
var nothing = &analysis.Analyzer{
	Name: "nothing", Doc: "do nothing", RunDespiteErrors: true,
	Run: func(*analysis.Pass) (any, error) { return nil, nil },
}

func benchDir() string { return cmp.Or(os.Getenv("BENCH_DIR"), "../..") }

// settings stands for what the link step supplies.
var settings = &analysis.Analyzer{
	Name: "settings", Doc: "settings of the program", ResultType: reflect.TypeFor[string](), RunDespiteErrors: true,
	Run: func(*analysis.Pass) (any, error) { return "computed", nil },
}

// rule is an analyzer of the check phase.
var rule = &analysis.Analyzer{
	Name: "rule", Doc: "report what toy found", RunDespiteErrors: true,
	Requires:   []*analysis.Analyzer{toy, settings},
	ResultType: reflect.TypeFor[string](),
	Run: func(pass *analysis.Pass) (any, error) {
		if pass.Files != nil || pass.TypesInfo != nil || pass.Pkg == nil || pass.Fset == nil {
			return nil, errors.New("source is there")
		}
		pass.Reportf(pass.Pkg.Scope().Lookup(pass.Pkg.Scope().Names()[0]).Pos(), "checked")
		return fmt.Sprint(pass.ResultOf[toy], pass.ResultOf[settings]), nil
	},
}

func TestCheckUsesKeptAndInjectedResults(t *testing.T) {
	prog := load(t, driver.Config{Dir: write(t, chain), Patterns: []string{"./b", "./c"}})
	require.Error(t, prog.Check(t.Context(), nil, rule), "not learnt")
	require.NoError(t, prog.Learn(t.Context(), toy))
	inject := driver.Inject{settings: func(id string) any { return "linked for " + id }}
	require.NoError(t, prog.Check(t.Context(), inject, rule))

	assert.Equal(t, "map[Two:2]linked for example.com/m/b", prog.Result("example.com/m/b", rule))
	assert.Nil(t, prog.Result("example.com/m/a", rule), "not matched, so not checked")
	reports := prog.Reports("example.com/m/c")
	last := reports[len(reports)-1]
	assert.Equal(t, "checked", last.Diagnostic.Message)
	assert.Equal(t, "c.go", prog.Position(last.Diagnostic.Pos).Filename[len(prog.Package("example.com/m/c").Dir)+1:])
	assert.Empty(t, messages(prog))
}

func TestCheckComputesWhatNobodySupplies(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, chain)})
	require.NoError(t, prog.Check(t.Context(), nil, rule))
	assert.Equal(t, "map[Two:2]computed", prog.Result("example.com/m/b", rule))
}

// fragile fails in package b in the way that mode says.
func fragile(fail func() (any, error)) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: "fragile", Doc: "fail in package b", ResultType: reflect.TypeFor[string](), RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			if pass.Pkg.Name() == "b" {
				return fail()
			}
			return "fine", nil
		},
	}
}

func TestFailingAnalyzerCostsItsOwnResult(t *testing.T) {
	tests := []struct {
		name string
		fail func() (any, error)
		want string
	}{
		{"panic", func() (any, error) { panic("oops") }, "fragile: internal error: oops"},
		{"runtime error", func() (any, error) { none()["x"] = 1; return "", nil }, "internal error: assignment to entry in nil map"},
		{"error", func() (any, error) { return nil, errors.New("no luck") }, "fragile: no luck"},
		{"wrong type", func() (any, error) { return 7, nil }, "result has type int, declared string"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			prog := load(t, driver.Config{Dir: write(t, chain)})
			learner := fragile(tt.fail)
			ran := map[string]bool{}
			dependent := &analysis.Analyzer{
				Name: "dependent", Doc: "need fragile", Requires: []*analysis.Analyzer{learner},
				Run: func(pass *analysis.Pass) (any, error) { ran[pass.Pkg.Name()] = true; return nil, nil },
			}
			require.NoError(t, prog.Learn(t.Context(), learner, toy))
			require.NoError(t, prog.Check(t.Context(), nil, dependent))
			assert.Nil(t, prog.Result("example.com/m/b", learner))
			assert.Equal(t, "fine", prog.Result("example.com/m/c", learner))
			assert.Equal(t, depths{"Two": 2}, result(t, prog, "example.com/m/b"), "the others go on")
			assert.Equal(t, map[string]bool{"a": true, "c": true}, ran)
			require.Len(t, prog.Errors(), 1, "told once: %v", messages(prog))
			assert.Contains(t, prog.Errors()[0].Message, tt.want)
			assert.Equal(t, tt.name == "panic" || tt.name == "runtime error", prog.Errors()[0].Stack != "")
		})
	}
}

func TestAnalyzerThatWantsSoundTypesIsSkipped(t *testing.T) {
	ran := false
	strict := &analysis.Analyzer{
		Name: "strict", Doc: "need sound types",
		Run: func(*analysis.Pass) (any, error) { ran = true; return nil, nil },
	}
	prog := load(t, driver.Config{Dir: write(t, "-- go.mod --\nmodule m\n-- m.go --\npackage m\nvar x = y\n")})
	require.NoError(t, prog.Learn(t.Context(), strict))
	assert.False(t, ran)
	assert.Equal(t, []string{"m: m.go:2: undefined: y"}, messages(prog))
}

func TestFactOfForeignObjectIsRefused(t *testing.T) {
	wrong := &analysis.Analyzer{
		Name: "wrong", Doc: "export a fact about an import", FactTypes: []analysis.Fact{(*calls)(nil)},
		Run: func(pass *analysis.Pass) (any, error) {
			for _, imp := range pass.Pkg.Imports() {
				pass.ExportObjectFact(imp.Scope().Lookup(imp.Scope().Names()[0]), &calls{1})
			}
			return nil, nil
		},
	}
	prog := load(t, driver.Config{Dir: write(t, chain), Patterns: []string{"./b"}})
	require.NoError(t, prog.Learn(t.Context(), wrong))
	assert.Contains(t, fmt.Sprint(messages(prog)), "not an object of package example.com/m/b")
}

// facts of a package with several importers, enumerated from the top.
func TestAllFactsAreTransitiveAndOrdered(t *testing.T) {
	var objects, packages []string
	probe := *toy
	probe.Name = "probe"
	probe.Run = func(pass *analysis.Pass) (any, error) {
		result, err := runToy(pass)
		if pass.Pkg.Name() == "c" {
			for _, f := range pass.AllObjectFacts() {
				objects = append(objects, fmt.Sprint(f.Object.Pkg().Name(), ".", f.Object.Name(), f.Fact.(*calls).Depth))
			}
			for _, f := range pass.AllPackageFacts() {
				packages = append(packages, fmt.Sprint(f.Package.Name(), f.Fact.(*effectful).Functions))
			}
		}
		return result, err
	}
	prog := load(t, driver.Config{Dir: write(t, chain)})
	require.NoError(t, prog.Learn(t.Context(), &probe))
	assert.Equal(t, []string{"a.One1", "b.Two2", "b.Two2", "c.Three3", "c.Generic3"}, objects)
	assert.Equal(t, []string{"a1", "b1", "c2"}, packages)
}

func TestOutcomeDoesNotDependOnScheduling(t *testing.T) {
	dir := write(t, tested)
	outcome := func(parallel int) string {
		prog := learn(t, driver.Config{Dir: dir, Tests: true, Parallel: parallel})
		text := fmt.Sprint(messages(prog))
		for _, id := range ids(prog) {
			text += fmt.Sprintln(id, result(t, prog, id))
			for _, r := range prog.Reports(id) {
				text += fmt.Sprintln(prog.Position(r.Diagnostic.Pos), r.Diagnostic.Message)
			}
		}
		return text
	}
	want := outcome(1)
	for range 5 {
		assert.Equal(t, want, outcome(4))
	}
}

func none() map[string]int { return nil }
