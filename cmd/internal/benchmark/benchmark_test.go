package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// write makes a file and the folders above it.
func write(t *testing.T, text string, elem ...string) string {
	t.Helper()
	name := filepath.Join(elem...)
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	return name
}

func TestModules(t *testing.T) {
	dir := t.TempDir()
	write(t, "module a\n", dir, "many", "a", "go.mod")
	write(t, "module b\n", dir, "many", "b", "go.mod")
	write(t, "x", dir, "many", "notes.txt")
	write(t, "x", dir, "many", "c", "c.txt")
	got, err := modules([]string{filepath.Join(dir, "many", "b"), filepath.Join(dir, "many")})
	require.NoError(t, err)
	assert.Equal(t, []string{filepath.Join(dir, "many", "b"), filepath.Join(dir, "many", "a"), filepath.Join(dir, "many", "b")}, got)
	_, err = modules([]string{filepath.Join(dir, "many", "c")})
	assert.ErrorContains(t, err, "no module, and none below it")
	_, err = modules(nil)
	assert.Error(t, err)
}

func TestNewRow(t *testing.T) {
	const doc = `{"findings":[{"confidence":"high"},{"confidence":"low"}],"errors":[{"message":"internal error: x"},{"message":"undefined: y"}],"stats":{"packages":7,"coverage":{"capped":3}}}`
	for name, tt := range map[string]struct {
		usage usage
		want  string
	}{
		"good":        {usage{wall: 1500 * time.Millisecond, peak: 5 << 20, stdout: []byte(doc), stderr: "dualwrite: learn  1.00s\ndualwrite: of it m/p   0.70s\n"}, "| m | 7 | 1/0/1 | m/p 0.70 | 1.5 | 5 | 3 | internal errors: 1; errors in the source: 1 |"},
		"refused":     {usage{status: 2, stderr: "dualwrite: go list: no|thing\n"}, `| m | 0 | 0/0/0 | – | 0.0 | 0 | – | status 2: go list: no\|thing |`},
		"panic":       {usage{status: 2, stderr: "x\npanic: oops\n\ngoroutine 1 [running]:\n"}, "| m | 0 | 0/0/0 | – | 0.0 | 0 | – | panic: oops |"},
		"killed":      {usage{status: -1, killed: "timeout"}, "| m | 0 | 0/0/0 | – | 0.0 | 0 | – | timeout |"},
		"overflow":    {usage{status: 2, stderr: "fatal error: stack overflow\n\ngoroutine 1 [running]:\n"}, "| m | 0 | 0/0/0 | – | 0.0 | 0 | – | panic: stack overflow |"},
		"no coverage": {usage{stdout: []byte(`{"stats":{"packages":1}}`)}, "| m | 1 | 0/0/0 | – | 0.0 | 0 | – |  |"},
	} {
		assert.Equal(t, tt.want, newRow("m", &tt.usage).String(), name)
	}
}

// TestMeasure runs a shell.
func TestMeasure(t *testing.T) {
	u, err := measure(t.Context(), t.TempDir(), []string{"X=7"}, limits{timeout: time.Minute}, "sh", "-c", "echo $X; echo no >&2; exit 3")
	require.NoError(t, err)
	assert.Equal(t, 3, u.status)
	assert.Equal(t, "7\n", string(u.stdout))
	assert.Equal(t, "no\n", u.stderr)
	assert.Empty(t, u.killed)
	assert.Positive(t, u.wall)

	u, err = measure(t.Context(), "", nil, limits{timeout: 50 * time.Millisecond}, "sleep", "60")
	require.NoError(t, err)
	assert.Equal(t, "timeout", u.killed)
	assert.Less(t, u.wall, 30*time.Second)

	_, err = measure(t.Context(), "", nil, limits{}, "there-is-no-such-program")
	assert.Error(t, err)

	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = measure(canceled, "", nil, limits{timeout: time.Minute}, "sleep", "60")
	assert.ErrorIs(t, err, context.Canceled)
}

func TestMemoryLimit(t *testing.T) {
	if resident(os.Getpid()) == 0 {
		t.Skip("nothing tells how much memory a process holds")
	}
	u, err := measure(t.Context(), "", nil, limits{timeout: time.Minute, memory: 1}, "sleep", "60")
	require.NoError(t, err)
	assert.Equal(t, "more than 0 MB", u.killed)
}

func TestMedian(t *testing.T) {
	assert.InDelta(t, 2, median([]float64{9, 1, 2}), 0)
	assert.InDelta(t, 1.5, median([]float64{2, 1}), 0)
	assert.InDelta(t, 0, median(nil), 0)
	assert.Equal(t, "1.00 (0.50)", times(1, 2))
	assert.Equal(t, "1.00", times(1, 0))
}

func TestEmptyTool(t *testing.T) {
	var out bytes.Buffer
	answered, status := emptyTool([]string{"-V=full"}, &out)
	assert.True(t, answered)
	assert.Zero(t, status)
	assert.Regexp(t, `^benchmark version devel buildID=[0-9a-f]{64}\n$`, out.String())

	dir := t.TempDir()
	vetx := filepath.Join(dir, "out")
	answered, status = emptyTool([]string{write(t, `{"VetxOutput":"`+filepath.ToSlash(vetx)+`"}`, dir, "vet.cfg")}, io.Discard)
	assert.True(t, answered)
	assert.Zero(t, status)
	assert.FileExists(t, vetx)
	_, status = emptyTool([]string{filepath.Join(dir, "none.cfg")}, io.Discard)
	assert.Equal(t, 1, status)
	answered, _ = emptyTool([]string{"corpus", "x"}, io.Discard)
	assert.False(t, answered)
}

// With the flag, the program's own packages are type-checked and no others, and
// whoever only wants facts hears of no errors.
func TestEmptyToolWithTypes(t *testing.T) {
	dir := t.TempDir()
	file := filepath.ToSlash(write(t, "package a\n\nvar x int = \"\"\n", dir, "a.go"))
	status := func(flag, more string) int {
		cfg := write(t, `{"ImportPath":"m/a","GoFiles":["`+file+`"],`+more+`"ModulePath":"m"}`, dir, "vet.cfg")
		_, status := emptyTool([]string{flag, cfg}, io.Discard)
		return status
	}
	assert.Equal(t, 1, status("-types", ""))
	assert.Zero(t, status("-types=false", ""))
	assert.Zero(t, status("-types", `"ModuleVersion":"v1.0.0",`))
	assert.Zero(t, status("-types", `"VetxOnly":true,`))
	write(t, "package a\n\nvar x int\n", dir, "a.go")
	assert.Zero(t, status("-types", ""))
}

// The copy is complete but for what no tool looks at, and the edited file is that
// of the package that most others depend on, though more import another.
func TestSubject(t *testing.T) {
	from, to := t.TempDir(), filepath.Join(t.TempDir(), "copy")
	write(t, "module m\n\ngo 1.24\n", from, "go.mod")
	write(t, "package a\n", from, "a", "a.go")
	write(t, "package b\n\nimport _ \"m/a\"\n", from, "b", "b.go")
	write(t, "package c\n\nimport _ \"m/b\"\n", from, "c", "c.go")
	write(t, "package d\n\nimport _ \"m/b\"\n", from, "d", "d.go")
	write(t, "x", from, ".git", "HEAD")
	require.NoError(t, copyModule(to, from))
	assert.NoDirExists(t, filepath.Join(to, ".git"))

	s := &subject{bench: &bench{log: io.Discard}, dir: to}
	require.NoError(t, s.prepare(t.Context()))
	assert.Equal(t, 4, s.packages)
	assert.Equal(t, filepath.Join("a", "a.go"), strings.TrimPrefix(s.edited, to+string(filepath.Separator)))
	require.NoError(t, s.edit())
	require.NoError(t, s.edit())
	data, err := os.ReadFile(s.edited)
	require.NoError(t, err)
	assert.Equal(t, "package a\n\n// Edit1 was added.\nfunc Edit1() int { return 1 }\n\n// Edit2 was added.\nfunc Edit2() int { return 2 }\n", string(data))
	original, err := os.ReadFile(filepath.Join(from, "a", "a.go"))
	require.NoError(t, err)
	assert.Equal(t, "package a\n", string(original), "the module itself is left alone")
}

func TestRunRefuses(t *testing.T) {
	for _, args := range []string{"", "corpus", "corpus none", "other .", "corpus -x"} {
		assert.Error(t, run(t.Context(), strings.Fields(args), io.Discard, io.Discard), args)
	}
}

func TestSynthetic(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, synthetic(dir, 2*workers))
	cmd := exec.CommandContext(t.Context(), "go", "build", "-o", filepath.Join(dir, "made"), ".")
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
}

func TestBeside(t *testing.T) {
	assert.Equal(t, "2.00 | 4.00 | 100 | 2.20 (+10 %) | 3.00 (-25 %) | 0 (-100 %)",
		beside([3][]float64{{2}, {4}, {100}}, [3][]float64{{2.2}, {3}, {0}}))
}
