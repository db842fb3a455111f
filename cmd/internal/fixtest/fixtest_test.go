// Package fixtest answers: do the fixes that rules offer cure the findings, by
// whatever road they are applied?
//
// testdata/fix is a module of its own with one folder per rule. Functions called
// Keep… hold hazards that no rule may offer a fix for; the others are fixed, and
// x.go is then what x.go.golden holds. FIX_GOLDEN=1 writes those files anew.
package fixtest

import (
	"encoding/json"
	"go/format"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

const corpus = "../../../testdata/fix"

// noProxy keeps the go command off the network.
var noProxy = []string{"GOPROXY=off", "GOFLAGS=", "GOWORK=off"}

func TestFixes(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program and runs the go command")
	}
	tool := build(t)
	first := checked(t, tool, workCopy(t))
	t.Run("offers", func(t *testing.T) { offers(t, first) })
	t.Run("document", func(t *testing.T) {
		dir := workCopy(t)
		for name, edits := range editsOf(first) {
			write(t, filepath.Join(dir, name), edited(t, filepath.Join(dir, name), edits))
		}
		compareGolden(t, dir)
		out, err := command(dir, "go", "build", "./...").CombinedOutput()
		require.NoError(t, err, "%s", out)
		cured(t, first, checked(t, tool, dir))
	})
	t.Run("check", func(t *testing.T) {
		dir := workCopy(t)
		out, _ := command(dir, tool, "check", "-fix", "-confidence=low", "./...").CombinedOutput()
		assert.Contains(t, string(out), "fixes applied: ")
		compareGolden(t, dir)
	})
	t.Run("vet", func(t *testing.T) {
		dir := workCopy(t)
		write(t, filepath.Join(dir, ".dualwrite.yml"), []byte("confidence: low\n"))
		out, err := command(dir, "go", "vet", "-vettool="+tool, "-fix", "./...").CombinedOutput()
		if err != nil {
			require.Contains(t, string(out), "attemptkey: ", "no other failure than findings")
		}
		compareGolden(t, dir)
	})
}

// offers demands a fix of every function but those that are to be kept.
func offers(t *testing.T, doc *render.Document) {
	seen := map[string]bool{}
	for _, f := range doc.Findings {
		if filepath.Base(filepath.Dir(f.File)) != f.Rule {
			assert.Empty(t, f.Fixes, "%s in %s", f.Rule, f.Function)
			continue
		}
		seen[f.Rule] = true
		keep := strings.Contains(f.Function, ".Keep") || strings.Contains(f.Function, ").Keep")
		assert.Equal(t, keep, len(f.Fixes) == 0, "%s in %s", f.Rule, f.Function)
	}
	assert.Len(t, seen, 3, "every rule with fixes found something")
}

// cured demands that what had a fix is gone, and that nothing new came.
func cured(t *testing.T, before, after *render.Document) {
	left := map[string]bool{}
	for _, f := range before.Findings {
		if len(f.Fixes) == 0 {
			left[f.Rule+" "+f.Function] = true
		}
	}
	for _, f := range after.Findings {
		assert.True(t, left[f.Rule+" "+f.Function], "%s:%d: %s", f.File, f.Line, f.Message)
	}
}

func build(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "dualwrite")
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	out, err := exec.Command("go", "build", "-o", name, "github.com/dualwrite/dualwrite/cmd/dualwrite").CombinedOutput()
	require.NoError(t, err, "%s", out)
	return name
}

func command(dir, name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), kept.Variable+"=off"), noProxy...)
	return cmd
}

// checked returns what check reports in dir.
func checked(t *testing.T, tool, dir string) *render.Document {
	t.Helper()
	cmd := command(dir, tool, "check", "-q", "-format=json", "-confidence=low", "./...")
	out, _ := cmd.Output() // findings make it fail
	var doc render.Document
	require.NoError(t, json.Unmarshal(out, &doc), "%s", out)
	require.Empty(t, doc.Errors)
	return &doc
}

func workCopy(t *testing.T) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(dir, os.DirFS(corpus)))
	return dir
}

func write(t *testing.T, name string, text []byte) {
	t.Helper()
	require.NoError(t, os.WriteFile(name, text, 0o644))
}

func editsOf(doc *render.Document) map[string][]render.Edit {
	out := map[string][]render.Edit{}
	for _, f := range doc.Findings {
		for _, fix := range f.Fixes {
			for _, e := range fix.Edits {
				out[e.File] = append(out[e.File], e)
			}
		}
	}
	return out
}

// edited makes the edits from the last to the first, as an editor would.
func edited(t *testing.T, name string, edits []render.Edit) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	text := string(data)
	lines := slices.Collect(strings.Lines(text))
	offset := func(line, column int) int { return len(strings.Join(lines[:line-1], "")) + column - 1 }
	slices.SortStableFunc(edits, func(a, b render.Edit) int {
		return offset(b.Line, b.Column) - offset(a.Line, a.Column)
	})
	for _, e := range edits {
		text = text[:offset(e.Line, e.Column)] + e.NewText + text[offset(e.EndLine, e.EndColumn):]
	}
	out, err := format.Source([]byte(text))
	require.NoError(t, err, "%s", text)
	return out
}

func compareGolden(t *testing.T, dir string) {
	t.Helper()
	err := filepath.WalkDir(corpus, func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".go" {
			return err
		}
		rel, err := filepath.Rel(corpus, name)
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join(dir, rel))
		require.NoError(t, err)
		golden := name + ".golden"
		if _, err := os.Stat(golden); err != nil {
			golden = name // nothing to fix
		}
		if rule := filepath.Base(filepath.Dir(name)); os.Getenv("FIX_GOLDEN") != "" && rule != "bank" {
			write(t, name+".golden", got)
			golden = name + ".golden"
		}
		want, err := os.ReadFile(golden)
		require.NoError(t, err)
		assert.Equal(t, string(want), string(got), rel)
		return nil
	})
	require.NoError(t, err)
}
