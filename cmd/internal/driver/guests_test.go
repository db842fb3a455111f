package driver_test

import (
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

// The package that both sides use does not compile, so there is no export data of
// what imports it.
const visited = `
-- go.mod --
module example.com/m
go 1.24
require example.org/dep v1.0.0
replace example.org/dep => ./dep
-- types/types.go --
package types
type Order struct{ ID int }
func broken() int { return "" }
-- m.go --
package m
import ("example.org/dep"; "example.com/m/types")
func effect(types.Order) {}
func One() { made := dep.Make(); effect(made) }
-- dep/go.mod --
module example.org/dep
go 1.24
require example.com/m v1.0.0
-- dep/dep.go --
package dep
import ("example.com/m/types"; "example.org/dep/inner"; "container/list")
var List list.List
func Make() types.Order { return inner.Order{} }
-- dep/inner/inner.go --
package inner
import "example.com/m/types"
type Order = types.Order
`

func TestGuestsAreNotCompiled(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, visited), Whole: true})
	assert.Len(t, prog.Errors(), 1, "%q", messages(prog))
	assert.Equal(t, depths{"One": 1}, result(t, prog, "example.com/m"))

	made := func() string {
		scope := prog.Types("example.com/m").Scope().Lookup("One").(*types.Func).Scope()
		return scope.Lookup("made").Type().String()
	}
	assert.Equal(t, "example.com/m/types.Order", made())
	prog.ReleaseTypes()
	assert.Equal(t, "example.com/m/types.Order", made(), "as made again")
	all := prog.Foreign()("example.com/m")
	require.Len(t, all, 1)
	assert.Equal(t, "func example.org/dep.Make() example.com/m/types.Order", all[0].Scope().Lookup("Make").String())
}

// What a guest consists of is part of what the outcome depends on.
func TestGuestsAreHashed(t *testing.T) {
	dir := write(t, visited)
	before := hashed(t, load(t, driver.Config{Dir: dir}))
	assert.Contains(t, before, "dep.go")
	assert.Contains(t, before, "inner.go")
}

func TestGuestThatIsBroken(t *testing.T) {
	for name, text := range map[string]string{
		"syntax": "package dep\nimport _ \"example.com/m/types\"\nfunc Make( {}\n",
		"types":  "package dep\nimport \"example.com/m/types\"\nfunc Make() types.Nothing { panic(0) }\n",
	} {
		t.Run(name, func(t *testing.T) {
			sound := strings.Replace(visited, "func broken() int { return \"\" }\n", "", 1)
			prog := learn(t, driver.Config{Dir: write(t, sound+"-- dep/dep.go --\n"+text)})
			assert.Contains(t, strings.Join(messages(prog), "\n"), "example.com/m: m.go:2: could not import example.org/dep (")
		})
	}
}
