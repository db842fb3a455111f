package driver_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

const workspaceArchive = `
-- go.work --
go 1.24
use (
	./one
	./two
)
-- one/go.mod --
module example.com/one
go 1.24
-- one/a/a.go --
package a
import "example.com/one/b"
func A() { b.B() }
-- one/a/a_test.go --
package a
func effect() {}
func T() { effect() }
-- one/b/b.go --
package b
func effect() {}
func B() { effect() }
-- one/c/c.go --
package c
func effect() {}
func C() { effect() }
-- one/c/c_test.go --
package c
func T() { effect() }
-- one/bad/bad.go --
package bad
import "example.org/nowhere"
func Bad() { undefined(); nowhere.Do() }
-- one/main/main.go --
package main
import (
	"example.com/one/a"
	_ "example.com/one/bad"
	"example.com/one/c"
	"example.com/two/d"
)
func main() { a.A(); c.C(); d.D() }
-- one/other/other.go --
package other
import "example.com/one/b"
func effect() {}
func O() { b.B(); effect() }
-- two/go.mod --
module example.com/two
go 1.24
-- two/d/d.go --
package d
func effect() {}
func D() { effect() }
`

func TestWholeLearnsWhatNoPatternLeadsTo(t *testing.T) {
	dir := filepath.Join(write(t, workspaceArchive), "one")
	narrow := learn(t, driver.Config{Dir: dir, Patterns: []string{"./a"}})
	assert.Equal(t, []string{"example.com/one/a", "example.com/one/b"}, ids(narrow))

	prog := learn(t, driver.Config{Dir: dir, Patterns: []string{"./a"}, Whole: true})
	assert.Equal(t, []string{
		"example.com/one/a", "example.com/one/b", "example.com/one/bad", "example.com/one/c", "example.com/one/main", "example.com/two/d",
	}, ids(prog))
	assert.Equal(t, depths{"C": 1}, result(t, prog, "example.com/one/c"))
	assert.Equal(t, depths{"D": 1}, result(t, prog, "example.com/two/d"))
	for _, pkg := range prog.Packages() {
		assert.Equal(t, pkg.Path == "example.com/one/a", pkg.Matched, pkg.Path)
		assert.Equal(t, pkg.Path != "example.com/one/a" && pkg.Path != "example.com/one/b", pkg.Beside, pkg.Path)
	}

	assert.Empty(t, prog.Errors())
	beside := prog.ErrorsBeside()
	require.NotEmpty(t, beside)
	assert.Equal(t, "example.com/one/bad", beside[0].Package)
	assert.NotEmpty(t, prog.Package("example.com/one/bad").Errors)
}

func TestWholeWithTestsTestsOnlyWhatMatches(t *testing.T) {
	dir := filepath.Join(write(t, workspaceArchive), "one")
	prog := learn(t, driver.Config{Dir: dir, Patterns: []string{"./a"}, Whole: true, Tests: true})
	var matched []string
	for _, pkg := range prog.Packages() {
		if pkg.Matched {
			matched = append(matched, pkg.ID)
		}
	}
	assert.Equal(t, []string{"example.com/one/a", "example.com/one/a [example.com/one/a.test]"}, matched)
	assert.NotContains(t, ids(prog), "example.com/one/c [example.com/one/c.test]")
}

func TestWholeAddsNothingToAll(t *testing.T) {
	dir := write(t, chain)
	prog := learn(t, driver.Config{Dir: dir, Patterns: []string{"./..."}})
	whole := learn(t, driver.Config{Dir: dir, Patterns: []string{"./..."}, Whole: true})
	assert.Equal(t, ids(prog), ids(whole))
	for _, pkg := range whole.Packages() {
		assert.True(t, pkg.Matched && !pkg.Beside, pkg.ID)
	}
}

func TestWholeErrorsAreThoseOfThePatterns(t *testing.T) {
	dir := filepath.Join(write(t, workspaceArchive), "one")
	_, err := driver.Load(t.Context(), driver.Config{Dir: dir, Patterns: []string{"./none"}, Whole: true, Env: env()})
	assert.ErrorContains(t, err, "none")
	prog := learn(t, driver.Config{Dir: dir, Patterns: []string{"./bad"}, Whole: true})
	assert.NotEmpty(t, prog.Errors())
	assert.Empty(t, prog.ErrorsBeside())
}

func TestGone(t *testing.T) {
	dir := write(t, workspaceArchive)
	require.NoError(t, os.Mkdir(filepath.Join(dir, "one", "excluded"), 0o755)) // perhaps by build tags
	prog := load(t, driver.Config{Dir: filepath.Join(dir, "one"), Patterns: []string{"./..."}, Whole: true})
	for path, want := range map[string]bool{
		"example.com/one/a":        false,
		"example.com/one/a_test":   false,
		"example.com/one/excluded": false,
		"example.com/two/d":        false,
		"example.com/one/x":        true,
		"example.com/one/x_test":   true,
		"example.com/two/x/y":      true,
		"example.com/one":          false,
		"example.com/onerous":      false, // of no module here
		"example.com/three/x":      false,
		"":                         false,
	} {
		assert.Equal(t, want, prog.Gone(path), path)
	}
	narrow := load(t, driver.Config{Dir: filepath.Join(dir, "one"), Patterns: []string{"./a"}})
	assert.False(t, narrow.Gone("example.com/one/x"), "it does not know")
}
