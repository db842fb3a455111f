package driver_test

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

func TestBrokenPackageAndItsImporterAreAnalysed(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
-- bad/bad.go --
package bad
func effect() {}
func Good() { effect() }
func Bad() { undefined1(); undefined2(); undefined3(); undefined4(); undefined5() }
-- user/user.go --
package user
import "example.com/m/bad"
func Uses() { bad.Good(); bad.Missing() }
-- syntax/syntax.go --
package syntax
func effect() {}
func Good() { effect() }
func Bad( {
-- missing/missing.go --
package missing
import "example.org/nowhere"
func effect() {}
func Good() { nowhere.Do(); effect() }
`)})
	assert.Equal(t, depths{"Good": 1}, result(t, prog, "example.com/m/bad"))
	assert.Equal(t, depths{"Uses": 2}, result(t, prog, "example.com/m/user"))
	assert.Equal(t, depths{"Good": 1}, result(t, prog, "example.com/m/syntax"))
	assert.Equal(t, depths{"Good": 1}, result(t, prog, "example.com/m/missing"))
	assert.True(t, prog.Package("example.com/m/user").IllTyped)

	errs := messages(prog)
	require.Len(t, errs, 6, "%q", errs)
	assert.Equal(t, "example.com/m/bad: 2 more errors in this package", errs[0])
	assert.Equal(t, "example.com/m/bad: bad.go:4: undefined: undefined1", errs[1])
	assert.Contains(t, errs[4], "example.com/m/missing: missing.go:2: ")
	assert.Contains(t, errs[4], "example.org/nowhere")
	assert.Contains(t, errs[5], "example.com/m/syntax: syntax.go:4: ")
	assert.Len(t, prog.Package("example.com/m/bad").Errors, 4)
}

func TestMissingExportNamesTheForeignPackage(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
require example.org/dep v1.0.0
replace example.org/dep => ./dep
-- m.go --
package m
import "example.org/dep"
func effect() {}
func Good() { dep.Do(); effect() }
-- dep/go.mod --
module example.org/dep
go 1.24
-- dep/dep.go --
package dep
func Do() { broken }
`)})
	assert.Equal(t, depths{"Good": 1}, result(t, prog, "example.com/m"))
	require.Len(t, prog.Errors(), 1)
	assert.Contains(t, prog.Errors()[0].Message, "example.org/dep")
}

func TestBuildTags(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.com/m
go 1.24
-- m.go --
package m
func effect() {}
-- tagged.go --
//go:build special

package m
func Tagged() { effect() }
`)
	assert.Empty(t, result(t, learn(t, driver.Config{Dir: dir}), "example.com/m"))
	assert.Contains(t, result(t, learn(t, driver.Config{Dir: dir, Tags: "special"}), "example.com/m"), "Tagged")
	viaFlags := driver.Config{Dir: dir, Env: append(env(), "GOFLAGS=-tags=special")}
	assert.Contains(t, result(t, learn(t, viaFlags), "example.com/m"), "Tagged")
}

const workspace = `
-- go.work --
go 1.24
use ./one
use ./two
-- one/go.mod --
module example.com/one
go 1.24
-- one/one.go --
package one
func effect() {}
func One() { effect() }
-- two/go.mod --
module example.com/two
go 1.24
-- two/two.go --
package two
import "example.com/one"
func Two() { one.One() }
`

func TestWorkspaceModulesAreFirstParty(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, workspace), Patterns: []string{"./two"}})
	assert.Equal(t, []string{"example.com/one", "example.com/two"}, ids(prog))
	assert.Equal(t, depths{"Two": 2}, result(t, prog, "example.com/two"))
	assert.Empty(t, prog.Errors())
}

func TestVendoredPackagesAreForeign(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
require example.org/dep v1.0.0
-- m.go --
package m
import "example.org/dep"
func One() { dep.Effect() }
func Zero() { dep.Other() }
-- vendor/modules.txt --
# example.org/dep v1.0.0
## explicit; go 1.24
example.org/dep
-- vendor/example.org/dep/dep.go --
package dep
func Effect() {}
func Other() { Effect() }
`)})
	assert.Equal(t, []string{"example.com/m"}, ids(prog))
	assert.Equal(t, depths{"One": 1}, result(t, prog, "example.com/m"))
	assert.Empty(t, prog.Errors())
}

const tested = `
-- go.mod --
module example.com/m
go 1.24
-- p/p.go --
package p
func effect() {}
func Plain() { effect() }
-- p/p_test.go --
package p
import "testing"
func helper() { Plain() }
func TestIn(t *testing.T) { helper() }
-- p/x_test.go --
package p_test
import ("testing"; "example.com/m/q"; "example.com/m/p")
func TestOut(t *testing.T) { q.Q(); p.Plain() }
-- q/q.go --
package q
import "example.com/m/p"
func Q() { p.Plain() }
`

func TestTestVariants(t *testing.T) {
	dir := write(t, tested)
	prog := learn(t, driver.Config{Dir: dir, Tests: true})
	require.Equal(t, []string{
		"example.com/m/p",
		"example.com/m/p [example.com/m/p.test]",
		"example.com/m/p_test [example.com/m/p.test]",
		"example.com/m/q",
		"example.com/m/q [example.com/m/p.test]",
	}, ids(prog))
	assert.Empty(t, prog.Errors())
	assert.Equal(t, 3, result(t, prog, "example.com/m/p [example.com/m/p.test]")["TestIn"])
	assert.Equal(t, 3, result(t, prog, "example.com/m/p_test [example.com/m/p.test]")["TestOut"])

	plain, test := filepath.Join(dir, "p", "p.go"), filepath.Join(dir, "p", "p_test.go")
	variant := prog.Package("example.com/m/p [example.com/m/p.test]")
	assert.True(t, prog.Package("example.com/m/p").Owns(plain))
	assert.False(t, variant.Owns(plain), "one package speaks for a file")
	assert.True(t, variant.Owns(test))
	assert.True(t, variant.Matched)
	assert.True(t, prog.Package("example.com/m/p_test [example.com/m/p.test]").Matched)
	assert.False(t, prog.Package("example.com/m/q [example.com/m/p.test]").Matched, "has no file of its own")

	assert.Equal(t, test, prog.Locate("example.com/m/p", "p_test.go"))
	assert.Equal(t, plain, prog.Locate("example.com/m/p", "p.go"))
	assert.Empty(t, prog.Locate("example.com/m/p", "none.go"))
	assert.Empty(t, prog.Locate("example.com/m/none", "p.go"))
}

func TestTestsAreLeftOutByDefault(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, tested)})
	assert.Equal(t, []string{"example.com/m/p", "example.com/m/q"}, ids(prog))
}

const cgo = `
-- go.mod --
module example.com/m
go 1.24
-- m.go --
package m
// static int twice(int x) { return 2 * x; }
import "C"
func effect() {}
func One() { effect(); C.twice(3) }
-- pure.go --
package m
func Two() { effect() }
`

func TestCgo(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no C compiler")
	}
	dir := write(t, cgo)
	prog := learn(t, driver.Config{Dir: dir, Env: env("CGO_ENABLED=1")})
	assert.Equal(t, 1, result(t, prog, "example.com/m")["One"])
	assert.Empty(t, messages(prog))
	var names []string
	for _, r := range prog.Reports("example.com/m") {
		pos := prog.Position(r.Diagnostic.Pos)
		if prog.Package("example.com/m").Owns(pos.Filename) {
			names = append(names, filepath.Base(pos.Filename))
		}
	}
	assert.Equal(t, []string{"pure.go", "m.go"}, names, "positions are those of the written file")
}

func TestCgoWithoutCompiler(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, cgo), Env: env("CGO_ENABLED=1", "CC=no-such-compiler")})
	assert.Equal(t, depths{"One": 1, "Two": 1}, result(t, prog, "example.com/m"))
	require.Len(t, prog.Partly(), 1)
	assert.Contains(t, prog.Partly()[0], "example.com/m is analysed without its C code and the functions that use it: ")
	assert.Contains(t, prog.Partly()[0], "no-such-compiler")
}

func TestCgoWithoutHeader(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no C compiler")
	}
	files := strings.Replace(cgo, "// static int twice(int x) { return 2 * x; }", "// #include <nowhere.h>", 1)
	prog := learn(t, driver.Config{Dir: write(t, files), Env: env("CGO_ENABLED=1")})
	assert.Equal(t, depths{"One": 1, "Two": 1}, result(t, prog, "example.com/m"))
	require.Len(t, prog.Partly(), 1)
	assert.Contains(t, prog.Partly()[0], "m.go:2:11: fatal error: nowhere.h")
}

func TestImportCycleEnds(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
-- a/a.go --
package a
import "example.com/m/b"
func effect() {}
func A() { effect(); b.B() }
-- b/b.go --
package b
import "example.com/m/a"
func B() { a.A() }
`)})
	assert.Equal(t, 1, result(t, prog, "example.com/m/a")["A"])
	require.NotEmpty(t, prog.Errors())
	assert.Contains(t, prog.Errors()[0].Message, "import cycle")
}

// A foreign module may import the main module back: both must mean the same types.
func TestForeignPackageThatImportsTheMainModule(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
require example.org/dep v1.0.0
replace example.org/dep => ./dep
-- types/types.go --
package types
type Order struct{ ID int }
-- m.go --
package m
import ("example.org/dep"; "example.com/m/types")
func effect(types.Order) {}
func One() { effect(dep.Make()) }
-- dep/go.mod --
module example.org/dep
go 1.24
require example.com/m v1.0.0
-- dep/dep.go --
package dep
import "example.com/m/types"
func Make() types.Order { return types.Order{} }
`), Patterns: []string{"."}})
	assert.Empty(t, messages(prog))
	assert.Equal(t, depths{"One": 1}, result(t, prog, "example.com/m"))
}

func TestErrorsAreToldOncePerFile(t *testing.T) {
	prog := learn(t, driver.Config{Tests: true, Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
-- m.go --
package m
func effect() { missing() }
-- m_test.go --
package m
func test() { effect(); absent() }
-- x_test.go --
package m_test
import "example.com/m"
var _ = m.Nothing
`)})
	assert.Equal(t, []string{
		"example.com/m: m.go:2: undefined: missing",
	}, messages(prog)[:1])
	assert.Contains(t, messages(prog), "example.com/m: m_test.go:2: undefined: absent")
	assert.LessOrEqual(t, len(prog.Errors()), 2, "%q", messages(prog))
}

// The type checker calls both kinds soft.
func TestSoftErrorsThatMeanNothingAreTold(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, `
-- go.mod --
module example.com/m
go 1.24
-- a/a.go --
package a
type done interface{ Done() }
type box[T done] struct{ of T }
var x box[int]
-- b/b.go --
package b
import "fmt"
func effect() { n := 1; l: for { } }
`)})
	assert.Equal(t, []string{
		"example.com/m/a: a.go:4: int does not satisfy done (missing method Done)",
	}, messages(prog))
}

func TestPositionHasAFile(t *testing.T) {
	dir := write(t, `
-- go.mod --
module example.com/m
go 1.24
-- m.go --
package m
//line :7
func effect() {}
func One() { effect() }
//line made.y:3
func Two() { effect() }
`)
	prog := learn(t, driver.Config{Dir: dir})
	scope := prog.Types("example.com/m").Scope()
	one, two := prog.Position(scope.Lookup("One").Pos()), prog.Position(scope.Lookup("Two").Pos())
	assert.Equal(t, filepath.Join(dir, "m.go"), one.Filename)
	assert.Equal(t, 4, one.Line, "the line as it lies in the file")
	assert.Equal(t, filepath.Join(dir, "made.y"), two.Filename)
	assert.Equal(t, 3, two.Line)
}
