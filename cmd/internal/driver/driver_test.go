package driver_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/passes/inspect"
	"golang.org/x/tools/go/ast/inspector"
	"golang.org/x/tools/txtar"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// calls is the fact of the toy analyzer: a function calls a function named
// effect, itself or through others.
type calls struct{ Depth int }

func (*calls) AFact() {}

// effectful is the package fact of the toy analyzer.
type effectful struct{ Functions int }

func (*effectful) AFact() {}

// depths is the toy analyzer's result: how far each function of the package
// is from an effect.
type depths map[string]int

// toy finds functions that reach a function called "effect". It relies on
// inspect, on facts of imported packages, and on partial types being enough.
var toy = &analysis.Analyzer{
	Name:             "toy",
	Doc:              "find functions that reach an effect",
	Requires:         []*analysis.Analyzer{inspect.Analyzer},
	FactTypes:        []analysis.Fact{(*calls)(nil), (*effectful)(nil)},
	ResultType:       reflect.TypeFor[depths](),
	RunDespiteErrors: true,
	Run:              runToy,
}

func runToy(pass *analysis.Pass) (any, error) {
	result := depths{}
	in := pass.ResultOf[inspect.Analyzer].(*inspector.Inspector)
	in.Preorder([]ast.Node{(*ast.FuncDecl)(nil)}, func(n ast.Node) {
		decl := n.(*ast.FuncDecl)
		fn, _ := pass.TypesInfo.Defs[decl.Name].(*types.Func)
		if fn == nil || decl.Body == nil {
			return
		}
		if depth := depthOf(pass, decl.Body); depth > 0 {
			pass.ExportObjectFact(fn, &calls{depth})
			pass.Reportf(decl.Name.Pos(), "%s reaches an effect at depth %d", fn.Name(), depth)
			result[fn.Name()] = depth
		}
	})
	pass.ExportPackageFact(&effectful{len(result)})
	return result, nil
}

func depthOf(pass *analysis.Pass, body *ast.BlockStmt) int {
	depth := 0
	ast.Inspect(body, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		fn, ok := pass.TypesInfo.Uses[id].(*types.Func)
		if !ok {
			return true
		}
		var fact calls
		switch {
		case fn.Name() == "effect" || fn.Name() == "Effect":
			depth = max(depth, 1)
		case pass.ImportObjectFact(fn.Origin(), &fact):
			depth = max(depth, fact.Depth+1)
		}
		return true
	})
	return depth
}

// write makes a folder of the archive's files.
func write(tb testing.TB, archive string) string {
	tb.Helper()
	dir := tb.TempDir()
	for _, f := range txtar.Parse([]byte(archive)).Files {
		name := filepath.Join(dir, f.Name)
		require.NoError(tb, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(tb, os.WriteFile(name, f.Data, 0o644))
	}
	dir, err := filepath.EvalSymlinks(dir)
	require.NoError(tb, err)
	return dir
}

// env is the environment of the go command in tests: no network, no settings
// of the machine.
func env(extra ...string) []string {
	return append(os.Environ(), append([]string{"GOFLAGS=", "GOPROXY=off", "GOWORK=", "GOTOOLCHAIN=local"}, extra...)...)
}

func load(t *testing.T, config driver.Config) *driver.Program {
	t.Helper()
	if config.Env == nil {
		config.Env = env()
	}
	prog, err := driver.Load(t.Context(), config)
	require.NoError(t, err)
	return prog
}

// learn loads the program and runs the toy analyzer.
func learn(t *testing.T, config driver.Config) *driver.Program {
	t.Helper()
	prog := load(t, config)
	require.NoError(t, prog.Learn(t.Context(), toy))
	return prog
}

func ids(prog *driver.Program) []string {
	var all []string
	for _, pkg := range prog.Packages() {
		all = append(all, pkg.ID)
	}
	return all
}

func result(t *testing.T, prog *driver.Program, id string) depths {
	t.Helper()
	d, ok := prog.Result(id, toy).(depths)
	require.True(t, ok, "no result for %s; errors: %v", id, prog.Errors())
	return d
}

// messages renders errors as "package: base:line: message".
func messages(prog *driver.Program) []string {
	var all []string
	for _, e := range prog.Errors() {
		at := ""
		if e.File != "" {
			at = fmt.Sprintf(" %s:%d:", filepath.Base(e.File), e.Line)
		}
		all = append(all, fmt.Sprintf("%s:%s %s", e.Package, at, e.Message))
	}
	return all
}

const chain = `
-- go.mod --
module example.com/m
go 1.24
-- a/a.go --
package a
import "os"
func effect() { os.Exit(1) }
func One() { effect() }
func None() {}
-- b/b.go --
package b
import "example.com/m/a"
type T[E any] struct{}
func (T[E]) Two(E) { a.One() }
func Two() { a.One() }
func None() { a.None() }
-- c/c.go --
package c
import "example.com/m/b"
func Three() { b.Two() }
func Generic() { b.T[int]{}.Two(1) }
`

func TestFactsCrossPackages(t *testing.T) {
	dir := write(t, chain)
	prog := learn(t, driver.Config{Dir: dir})
	assert.Equal(t, []string{"example.com/m/a", "example.com/m/b", "example.com/m/c"}, ids(prog))
	assert.Equal(t, depths{"One": 1}, result(t, prog, "example.com/m/a"))
	assert.Equal(t, depths{"Two": 2}, result(t, prog, "example.com/m/b"))
	assert.Equal(t, depths{"Three": 3, "Generic": 3}, result(t, prog, "example.com/m/c"))
	assert.Empty(t, prog.Errors())
}

func TestOnlyMatchedPackagesAreReported(t *testing.T) {
	dir := write(t, chain)
	prog := learn(t, driver.Config{Dir: dir, Patterns: []string{"./c"}})
	assert.Equal(t, []string{"example.com/m/a", "example.com/m/b", "example.com/m/c"}, ids(prog))
	assert.False(t, prog.Package("example.com/m/a").Matched)
	assert.True(t, prog.Package("example.com/m/c").Matched)
	assert.Equal(t, 3, result(t, prog, "example.com/m/c")["Three"], "what is needed is learnt")
}
