package driver_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

func hashed(t *testing.T, prog *driver.Program) string {
	t.Helper()
	var b strings.Builder
	require.NoError(t, prog.Hash(&b))
	return b.String()
}

func TestHashIsTheSameForTheSameProgram(t *testing.T) {
	config := driver.Config{Dir: write(t, chain), Whole: true}
	assert.Equal(t, hashed(t, load(t, config)), hashed(t, load(t, config)))
}

func TestWhatIsSureToBeTheSame(t *testing.T) {
	prog := load(t, driver.Config{Dir: write(t, chain)})
	hashed(t, prog)
	require.NoError(t, prog.Learn(t.Context(), toy))
	require.NoError(t, prog.Check(t.Context(), nil))
	assert.Empty(t, prog.Doubt())
}

// A file that is not what was hashed when it is read.
func TestDoubtAboutFiles(t *testing.T) {
	for name, tt := range map[string]struct {
		meanwhile func(t *testing.T, name string)
		want      string
	}{
		"changed": {func(t *testing.T, name string) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(name, append(text, "// more\n"...), 0o644))
		}, "changed meanwhile"},
		"removed": {func(t *testing.T, name string) { require.NoError(t, os.Remove(name)) }, "could not be read"},
	} {
		t.Run(name, func(t *testing.T) {
			prog := load(t, driver.Config{Dir: write(t, chain)})
			hashed(t, prog)
			tt.meanwhile(t, prog.Packages()[0].Files[0])
			require.NoError(t, prog.Learn(t.Context(), toy))
			assert.Contains(t, prog.Doubt(), tt.want)
		})
	}
}

// What fails once may not fail again, and what reads files that nobody hashed may
// find something else in them.
func TestDoubtAboutAnalyzers(t *testing.T) {
	for want, run := range map[string]func(*analysis.Pass) (any, error){
		"":              func(*analysis.Pass) (any, error) { return nil, nil },
		"probe failed":  func(*analysis.Pass) (any, error) { return nil, errors.New("once") },
		"probe failed ": func(*analysis.Pass) (any, error) { panic("once") },
		"not among what was hashed": func(pass *analysis.Pass) (any, error) {
			_, err := pass.ReadFile(filepath.Join(filepath.Dir(pass.Fset.File(pass.Files[0].FileStart).Name()), "..", "go.mod"))
			return nil, errors.Join(err)
		},
	} {
		prog := load(t, driver.Config{Dir: write(t, chain)})
		hashed(t, prog)
		probe := &analysis.Analyzer{Name: "probe", Doc: "probe", Run: run, RunDespiteErrors: true}
		require.NoError(t, prog.Learn(t.Context(), probe))
		if want == "" {
			assert.Empty(t, prog.Doubt())
		}
		assert.Contains(t, prog.Doubt(), strings.TrimSpace(want))
	}
}
