package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// machine is a checkout with a build cache of its own, connected to a shared one.
type machine struct {
	dir  string
	env  []string
	log  string // a line for each package that was given to the tool
	tool tool
}

// TestSharedCache checks that a second machine analyses nothing that the first
// has, and still names its own files.
func TestSharedCache(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("NOTHING WAS TESTED: the program that counts is a shell script")
	}
	ours := build(t)
	program := filepath.Join(t.TempDir(), "cacheprog")
	out, err := exec.Command("go", "build", "-o", program, "github.com/dualwrite/dualwrite/testdata/integration/cacheprog").CombinedOutput()
	require.NoError(t, err, "%s", out)

	cache := t.TempDir() // one for all cases: what they share is the standard library
	for name, tt := range map[string]struct {
		flags  string   // GOFLAGS
		args   []string // of go vet
		moved  bool     // the second checkout is somewhere else
		shared bool     // the second machine analyses nothing
	}{
		"same place":                {flags: "-mod=readonly", shared: true},
		"elsewhere":                 {flags: "-mod=readonly", moved: true},
		"elsewhere, trimmed":        {flags: "-trimpath", moved: true, shared: true},
		"elsewhere, trimmed by arg": {flags: "-mod=readonly", args: []string{"-trimpath"}, moved: true},
	} {
		t.Run(name, func(t *testing.T) {

			run := func(dir string) ([]string, int) {
				m := newMachine(t, ours, dir, program+" "+cache, tt.flags)
				return texts(m.tool.vet(t, m.dir, m.env, append(tt.args, "./...")...)), m.analysed(t)
			}
			dir := copied(t, top+"testdata/integration/shared")
			want := texts(ours.check(t, dir, "./..."))
			got, n := run(dir)
			assert.Equal(t, want, got, "first machine")
			assert.Positive(t, n)
			if tt.moved {
				to := t.TempDir()
				require.NoError(t, os.CopyFS(to, os.DirFS(dir)))
				require.NoError(t, os.RemoveAll(dir)) // nobody can name a file in it
				dir = to
			}
			got, n = run(dir)
			assert.Equal(t, want, got, "second machine")
			if tt.shared {
				assert.Zero(t, n, "packages analysed on the second machine")
			} else {
				assert.Positive(t, n)
			}
		})
	}
}

// TestSharedFixes checks that fixed files, which the cache would hold under the
// names of another machine, are not made where they might be used.
func TestSharedFixes(t *testing.T) {
	ours := build(t)
	dir := copied(t, top+"testdata/integration/shared")
	o := execute(t, dir, []string{"GOFLAGS=-trimpath"}, "go", "vet", "-vettool="+ours.path, "-fix", "./...")
	assert.Equal(t, 1, o.status)
	assert.Contains(t, o.stderr, "-fix does not go together with -trimpath")
}

func newMachine(t *testing.T, ours tool, dir, cache, flags string) *machine {
	t.Helper()
	m := &machine{dir: dir, log: filepath.Join(t.TempDir(), "log")}
	// In place of the tool stands a script that counts and steps aside.
	m.tool = tool{filepath.Join(t.TempDir(), "counted")}
	script := fmt.Sprintf("#!/bin/sh\ncase \"$1\" in -V=full|-flags) ;; *) echo x >>%q ;; esac\nexec %q \"$@\"\n", m.log, ours.path)
	require.NoError(t, os.WriteFile(m.tool.path, []byte(script), 0o777))
	m.env = []string{"GOCACHEPROG=" + cache, "GOCACHE=" + t.TempDir(), "GOFLAGS=" + flags}
	return m
}

// analysed returns how many packages the tool was given.
func (m *machine) analysed(t *testing.T) int {
	t.Helper()
	data, err := os.ReadFile(m.log)
	if os.IsNotExist(err) {
		return 0
	}
	require.NoError(t, err)
	return strings.Count(string(data), "x")
}
