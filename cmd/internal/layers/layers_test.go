package layers

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCheck(t *testing.T) {
	for _, tt := range []struct {
		from, to string
		test     bool
		want     string // part of the error, "" for none
	}{
		{"passes/dbcall", "passes/sqltext", false, ""},
		{"passes/sqltext", "passes/dbcall", false, "not below it"},
		{"passes/directive", "passes/sqltext", false, "not below it"},
		{"passes/sqltext", "passes/dbcall", true, ""},
		{"passes/directive", "passes/spelling", false, ""},
		{"passes/internal/a", "passes/internal/b", false, ""},
		{"passes/models/x", "passes/models", false, ""},
		{"passes/new", "passes/models", false, "passes/new has no layer"},
		{"passes/effects", "passes/new", false, "passes/new has no layer"},
		{"passes/models", "analyzers", false, "passes must not know about analyzers"},
		{"passes/models", "cmd/internal/render", true, "passes must not know about cmd"},
		{"analyzers/txeffect", "passes/effectflow", false, ""},
		{"analyzers/txeffect", "cmd/internal/render", false, "analyzers must not know about cmd"},
		{"cmd/dualwrite", "analyzers", false, ""},
		{"cmd/dualwrite", "passes/config", false, ""},
	} {
		err := Check(Module+"/"+tt.from, Module+"/"+tt.to, tt.test)
		if tt.want == "" {
			assert.NoError(t, err)
		} else {
			assert.ErrorContains(t, err, tt.want)
		}
	}
	assert.NoError(t, Check(Module+"/passes/models", "net/http", false))
	assert.False(t, Known(Module+"/passes/new"))
	assert.False(t, Known(Module+"/other"))
	assert.True(t, Known(Module+"/passes/spelling"))
}

// TestModule reads the imports of every package of the module.
func TestModule(t *testing.T) {
	root := moduleRoot(t)
	seen := 0
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		require.NoError(t, err)
		if d.IsDir() {
			return skip(root, file)
		}
		if filepath.Ext(file) != ".go" {
			return nil
		}
		dir, err := filepath.Rel(root, filepath.Dir(file))
		require.NoError(t, err)
		from := Module + "/" + filepath.ToSlash(dir)
		assert.True(t, Known(from), "%s has no place in the order of layers", from)
		seen++
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		require.NoError(t, err)
		for _, spec := range parsed.Imports {
			to, err := strconv.Unquote(spec.Path.Value)
			require.NoError(t, err)
			assert.NoError(t, Check(from, to, strings.HasSuffix(file, "_test.go")), filepath.Base(file))
		}
		return nil
	})
	require.NoError(t, err)
	assert.Greater(t, seen, 50, "the walk found the module")
}

// skip leaves out what is not part of the module's own code.
func skip(root, dir string) error {
	base := filepath.Base(dir)
	if dir == root {
		return nil
	}
	if base == "testdata" || strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") {
		return filepath.SkipDir
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
		return filepath.SkipDir // a module of its own
	}
	return nil
}

func moduleRoot(t *testing.T) string {
	dir, err := os.Getwd()
	require.NoError(t, err)
	for {
		data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err == nil && strings.Contains(string(data), "module "+Module+"\n") {
			return dir
		}
		require.NotEqual(t, dir, filepath.Dir(dir), "no go.mod above")
		dir = filepath.Dir(dir)
	}
}
