package purity

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestCheck(t *testing.T) {
	for src, want := range map[string]string{
		"var v = 1; func f() { v = 2 }":                     "v changes",
		"var v = 1; func f() { v++ }":                       "v changes",
		"var v = 1; func f() { v += 2 }":                    "v changes",
		"var v = map[int]int{}; func f() { v[1] = 2 }":      "v changes",
		"var v = map[int]int{}; func f() { delete(v, 1) }":  "v changes",
		"var v = map[int]int{}; func f() { clear(v) }":      "v changes",
		"var v struct{ a []int }; func f() { v.a[0] = 2 }":  "v changes",
		"var v *int; func f() { *v = 2 }":                   "v changes",
		"var v int; func f() { func() { (v) = 2 }() }":      "v changes",
		"import \"sync\"\nvar mu sync.Mutex":                "mu is shared state",
		"import \"sync/atomic\"\nvar n, m atomic.Int64":     "n is shared state",
		"import \"x.y/z\"\nvar v = z.F(); func f() { v=1 }": "v changes",

		"var v = 1; func f() { v := 2; v = 3; _ = v }":                          "",
		"var v = 1; func f(v int) { v = 3 }":                                    "",
		"var v = map[int]int{1: 2}; func f() int { return v[1] }":               "",
		"type t struct{ v int }; var v t; func (x *t) f() { x.v++ }":            "",
		"import \"sync\"\nvar v = sync.OnceValue(func() int { return 1 })":      "",
		"import \"x.y/z\"\nvar Analyzer = &z.Analyzer{Run: run}; func run() {}": "",
	} {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "a.go", "package p\n"+src, 0)
		require.NoError(t, err, src)
		got := strings.Join(Check(fset, []*ast.File{file}), "\n")
		if want == "" {
			assert.Empty(t, got, src)
		} else {
			assert.Contains(t, got, want, src)
		}
	}
}

// TestEngine holds every pass and every rule to it.
func TestEngine(t *testing.T) {
	seen := 0
	for _, folder := range []string{"passes", "analyzers"} {
		err := filepath.WalkDir(filepath.Join("../../..", folder), func(dir string, d fs.DirEntry, err error) error {
			require.NoError(t, err)
			if !d.IsDir() {
				return nil
			}
			if d.Name() == "testdata" {
				return filepath.SkipDir
			}
			fset := token.NewFileSet()
			if files := parse(t, fset, dir); len(files) > 0 {
				seen++
				assert.Empty(t, Check(fset, files), dir)
			}
			return nil
		})
		require.NoError(t, err)
	}
	assert.Greater(t, seen, 8, "the walk found the engine")
}

// parse reads the files of a package without its tests.
func parse(t *testing.T, fset *token.FileSet, dir string) []*ast.File {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, file)
	}
	return files
}
