package driver_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

func TestLoadErrorsNameTheRemedy(t *testing.T) {
	module := "-- go.mod --\nmodule example.com/m\ngo 1.24\n-- m.go --\npackage m\n"
	tests := []struct {
		name     string
		archive  string
		patterns []string
		env      []string
		want     []string
	}{
		{"no module", "-- m.go --\npackage m\n", nil, nil, []string{"module", "-C"}},
		{"nothing matched", module, []string{"./none/..."}, nil, []string{"./none/"}},
		{"no such folder", module, []string{"./none"}, nil, []string{"none"}},
		{"folder without packages", module + "-- empty/x.txt --\n", []string{"./empty/..."}, nil, []string{"no packages match ./empty/...", "-tags"}},
		{"only foreign", module, []string{"fmt"}, nil, []string{"fmt is not part of the main module"}},
		{"empty module", "-- go.mod --\nmodule example.com/m\ngo 1.24\n", nil, nil, []string{"no packages match ./..."}},
		{"all excluded", "-- go.mod --\nmodule example.com/m\ngo 1.24\n-- m.go --\n//go:build never\n\npackage m\n", []string{"."}, nil, []string{"build constraints"}},
		{"Go too old", "-- go.mod --\nmodule example.com/m\ngo 1.99\n-- m.go --\npackage m\n", nil, nil, []string{"1.99", "GOTOOLCHAIN"}},
		{"outside the workspace", "-- go.work --\ngo 1.24\nuse ./one\n-- one/go.mod --\nmodule one\ngo 1.24\n-- m.go --\npackage m\n", []string{"."}, nil, []string{"go work use"}},
		{"bad go.mod", "-- go.mod --\nmodule\n-- m.go --\npackage m\n", nil, nil, []string{"go.mod"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := driver.Load(t.Context(), driver.Config{
				Dir: write(t, tt.archive), Patterns: tt.patterns, Env: env(tt.env...),
			})
			require.Error(t, err)
			for _, want := range tt.want {
				assert.ErrorContains(t, err, want)
			}
		})
	}
}

func TestLoadWithoutGoCommand(t *testing.T) {
	dir := write(t, chain)
	t.Setenv("PATH", t.TempDir())
	_, err := driver.Load(t.Context(), driver.Config{Dir: dir})
	assert.ErrorContains(t, err, "go command is not in PATH")
}

func TestCancelledContext(t *testing.T) {
	dir := write(t, chain)
	ctx, cancel := context.WithCancel(t.Context())
	prog, err := driver.Load(ctx, driver.Config{Dir: dir, Env: env()})
	require.NoError(t, err)
	cancel()
	assert.ErrorIs(t, prog.Learn(ctx, toy), context.Canceled)
}

func TestLearnTwiceIsRefused(t *testing.T) {
	prog := learn(t, driver.Config{Dir: write(t, chain)})
	assert.Error(t, prog.Learn(t.Context(), toy))
}

func TestProgress(t *testing.T) {
	var seen []int
	learn(t, driver.Config{Dir: write(t, chain), Progress: func(done, total int, pkg string) {
		assert.Equal(t, 3, total)
		assert.NotEmpty(t, pkg)
		seen = append(seen, done)
	}})
	assert.Equal(t, []int{1, 2, 3}, seen)
}

// BenchmarkLearn times listing, parsing and type-checking without analysis.
// Point BENCH_DIR to a module to measure it; the default is this one's cmd.
func BenchmarkLearn(b *testing.B) {
	for b.Loop() {
		prog, err := driver.Load(b.Context(), driver.Config{Dir: benchDir()})
		require.NoError(b, err)
		require.NoError(b, prog.Learn(b.Context(), nothing))
		b.ReportMetric(float64(len(prog.Packages())), "packages")
	}
}

func TestPatternAmongOthers(t *testing.T) {
	dir := write(t, "-- go.mod --\nmodule example.com/m\ngo 1.24\n-- m.go --\npackage m\n")
	p, err := driver.Load(t.Context(), driver.Config{Dir: dir, Patterns: []string{"./...", "./none/...", "nowhere"}, Env: env()})
	require.NoError(t, err)
	require.Len(t, p.Errors(), 2)
	assert.Equal(t, "./none/...", p.Errors()[0].Package)
	assert.Contains(t, p.Errors()[1].Message, "nowhere is not in std")
}
