package driver_test

import (
	"go/types"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

const released = `
-- go.mod --
module example.com/m
go 1.24
-- first.go --
package m

import "strings"

var first strings.Builder
-- m.go --
package m

import (
	"example.com/m/far"
	"example.com/m/near"
)

func F() string {
	inner := near.Of(far.Text{})
	return inner.String()
}
-- near/near.go --
package near

import (
	"fmt"
	"os"

	"example.com/m/far"
)

func Of(t far.Text) fmt.Stringer { _ = os.Args; return t }
-- far/far.go --
package far

type Text struct{}

func (Text) String() string { return "" }
`

// What is asked for again is what it was, at the same positions.
func TestReleasedTypesAreMadeAgain(t *testing.T) {
	dir := write(t, released)
	prog := learn(t, driver.Config{Dir: dir})
	describe := func(pkg *types.Package) string {
		inner := pkg.Scope().Lookup("F").(*types.Func).Scope().Lookup("inner")
		require.NotNil(t, inner)
		return prog.Position(inner.Pos()).String() + " " + inner.Type().String()
	}
	old := weak.Make(prog.Types("example.com/m"))
	before := describe(prog.Types("example.com/m"))
	prog.ReleaseTypes()
	runtime.GC()
	assert.Nil(t, old.Value(), "the types are still there")
	assert.Equal(t, before, describe(prog.Types("example.com/m")))
	assert.Contains(t, before, "fmt.Stringer")
	assert.Nil(t, prog.Types("example.com/other"))
	var foreign []string
	for _, pkg := range prog.Foreign()("example.com/m/near") {
		foreign = append(foreign, pkg.Path())
		assert.NotEmpty(t, pkg.Scope().Names())
	}
	assert.Equal(t, []string{"fmt", "os"}, foreign)
}

func TestReleasedTypesOfEditedFiles(t *testing.T) {
	dir := write(t, released)
	prog := learn(t, driver.Config{Dir: dir})
	prog.ReleaseTypes()
	file := filepath.Join(dir, "first.go")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(text, "\n// more, so that what follows is elsewhere\n"...), 0o600))
	assert.Nil(t, prog.Types("example.com/m"))
	assert.NotNil(t, prog.Types("example.com/m/near"))
	require.NoError(t, os.Remove(file))
	assert.Nil(t, prog.Types("example.com/m"))
}
