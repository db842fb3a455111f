package rows_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"dualwrite.test/real/resolve"
	"github.com/dualwrite/dualwrite/passes/models"
)

// TestRowsResolve checks the rows about the libraries that this module imports;
// all others are the business of dualwrite.test/real.
func TestRowsResolve(t *testing.T) {
	lib, err := resolve.Load("..", nil)
	require.NoError(t, err)
	here := make(map[string]bool)
	for _, path := range lib.Paths() {
		here[path] = true
		here[resolve.StripVersion(path)] = true
	}
	report := lib.Check(models.Builtin())
	t.Logf("%d rows resolved in %d packages", report.Resolved, len(lib.Paths()))
	for _, problem := range report.Problems {
		t.Error(problem)
	}
	for _, pkg := range slices.Sorted(maps.Keys(report.Missing)) {
		if here[pkg] {
			t.Errorf("%s: no function for %v", pkg, report.Missing[pkg])
		}
	}
}
