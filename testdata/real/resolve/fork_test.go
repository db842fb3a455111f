package resolve_test

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
)

// TestForks looks for forks among all libraries: those that are none must not be
// taken for one.
func TestForks(t *testing.T) {
	lib := load(t)
	table := models.Builtin().Forks(func(*types.Package) bool { return false })
	found := make(map[string]string)
	for _, pkg := range lib.Packages() {
		if home := table.ForkOf(pkg); home != "" {
			found[pkg.Path()] = home
		}
	}
	assert.Equal(t, map[string]string{
		"github.com/vinovest/sqlx": "github.com/jmoiron/sqlx",
		"github.com/xorm-io/xorm":  "xorm.io/xorm",
	}, found)
}
