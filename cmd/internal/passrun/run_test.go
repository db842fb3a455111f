package passrun_test

import (
	"go/token"
	"go/types"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// tracer makes analyzers that write down when they run.
type tracer struct{ ran []string }

func (tr *tracer) analyzer(name string, requires ...*analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name: name, Doc: name, Requires: requires, ResultType: reflect.TypeFor[string](), RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			tr.ran = append(tr.ran, name)
			text := name
			for _, r := range requires {
				text += "(" + pass.ResultOf[r].(string) + ")"
			}
			return text, nil
		},
	}
}

func unit() *passrun.Unit {
	return &passrun.Unit{Fset: token.NewFileSet(), Pkg: types.NewPackage("p", "p"), Facts: facts.NewStore()}
}

func TestPrerequisitesRunOnceAndFirst(t *testing.T) {
	var tr tracer
	base := tr.analyzer("base")
	left, right := tr.analyzer("left", base), tr.analyzer("right", base)
	top := tr.analyzer("top", left, right)
	out := passrun.Run(unit(), nil, top, base)
	assert.Equal(t, []string{"base", "left", "right", "top"}, tr.ran)
	result, ok := out.Result(top)
	assert.True(t, ok)
	assert.Equal(t, "top(left(base))(right(base))", result)
}

func TestGivenResultsAreNotComputed(t *testing.T) {
	var tr tracer
	base := tr.analyzer("base")
	middle := tr.analyzer("middle", base)
	top := tr.analyzer("top", middle)
	given := func(a *analysis.Analyzer) (any, bool) { return "given", a == middle }
	out := passrun.Run(unit(), given, top)
	assert.Equal(t, []string{"top"}, tr.ran, "nor what they require")
	result, _ := out.Result(top)
	assert.Equal(t, "top(given)", result)
}

func TestGivenFailureStopsDependents(t *testing.T) {
	var tr tracer
	base := tr.analyzer("base")
	top, other := tr.analyzer("top", base), tr.analyzer("other")
	given := func(a *analysis.Analyzer) (any, bool) { return &passrun.Failed{}, a == base }
	out := passrun.Run(unit(), given, top, other)
	assert.Equal(t, []string{"other"}, tr.ran)
	_, ok := out.Result(top)
	assert.False(t, ok)
	_, ok = out.Result(base)
	assert.False(t, ok)
	assert.Empty(t, out.Failures, "whoever gave it has told why")
}

func TestIllTypedPackage(t *testing.T) {
	var tr tracer
	strict := tr.analyzer("strict")
	strict.RunDespiteErrors = false
	lenient, dependent := tr.analyzer("lenient"), tr.analyzer("dependent", strict)
	u := unit()
	u.IllTyped = true
	passrun.Run(u, nil, strict, dependent, lenient)
	assert.Equal(t, []string{"lenient"}, tr.ran)
}

func TestPanicLeavesReportsAndStack(t *testing.T) {
	a := &analysis.Analyzer{Name: "a", Doc: "a", Run: func(pass *analysis.Pass) (any, error) {
		pass.Report(analysis.Diagnostic{Message: "before"})
		panic("oops")
	}}
	out := passrun.Run(unit(), nil, a)
	require.Len(t, out.Reports, 1)
	require.Len(t, out.Failures, 1)
	assert.ErrorContains(t, out.Failures[0].Err, "internal error: oops")
	assert.Contains(t, out.Failures[0].Stack, "run_test.go")
}

func TestWithoutVisibleAPassSeesItsOwnFacts(t *testing.T) {
	seen := 0
	a := &analysis.Analyzer{Name: "a", Doc: "a", FactTypes: []analysis.Fact{(*fact)(nil)}, Run: func(pass *analysis.Pass) (any, error) {
		pass.ExportPackageFact(&fact{})
		seen = len(pass.AllPackageFacts())
		return nil, nil
	}}
	passrun.Run(unit(), nil, a)
	assert.Equal(t, 1, seen)
}

type fact struct{}

func (*fact) AFact() {}

// However they are timed, what they leave is in the same order.
func TestAtOnceIsInOrder(t *testing.T) {
	base := &analysis.Analyzer{
		Name: "base", Doc: "base", ResultType: reflect.TypeFor[int](), RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			pass.Report(analysis.Diagnostic{Message: "base"})
			return 1, nil
		},
	}
	var all []*analysis.Analyzer
	want := []string{"base"}
	for i := range 20 {
		name := string(rune('a' + i))
		want = append(want, name)
		all = append(all, &analysis.Analyzer{
			Name: name, Doc: name, Requires: []*analysis.Analyzer{base}, ResultType: reflect.TypeFor[int](), RunDespiteErrors: true,
			Run: func(pass *analysis.Pass) (any, error) {
				time.Sleep(time.Duration(20-i) * 100 * time.Microsecond)
				pass.Report(analysis.Diagnostic{Message: name})
				if i == 3 {
					panic("three")
				}
				return pass.ResultOf[base].(int) + i, nil
			},
		})
	}
	out := passrun.RunAtOnce(unit(), nil, make(passrun.Slots, 3), all...)
	var got []string
	for _, r := range out.Reports {
		got = append(got, r.Diagnostic.Message)
	}
	assert.Equal(t, want, got)
	require.Len(t, out.Failures, 1)
	assert.Same(t, all[3], out.Failures[0].Analyzer)
	result, ok := out.Result(all[5])
	assert.True(t, ok)
	assert.Equal(t, 6, result)
	_, ok = out.Result(all[3])
	assert.False(t, ok)
}

type released struct{ times *int }

func (r released) Release() { *r.times++ }

func TestReleaseTellsResults(t *testing.T) {
	times := 0
	base := &analysis.Analyzer{Name: "base"}
	top := &analysis.Analyzer{
		Name: "top", Requires: []*analysis.Analyzer{base}, ResultType: reflect.TypeFor[string](),
		Run: func(*analysis.Pass) (any, error) { return "done", nil },
	}
	given := func(a *analysis.Analyzer) (any, bool) { return released{&times}, a == base }
	out := passrun.Run(unit(), given, top)
	assert.Zero(t, times)
	out.Release()
	assert.Equal(t, 1, times)
}
