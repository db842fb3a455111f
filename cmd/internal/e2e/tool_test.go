package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
)

// tool is the built program.
type tool struct{ path string }

func build(t *testing.T) tool {
	t.Helper()
	if testing.Short() {
		t.Skip("builds the program and runs others")
	}
	name := filepath.Join(t.TempDir(), "dualwrite")
	out, err := exec.Command("go", "build", "-o", name, "github.com/dualwrite/dualwrite/cmd/dualwrite").CombinedOutput()
	require.NoError(t, err, "%s", out)
	return tool{name}
}

// copied returns a copy of a folder, since it is written to.
func copied(t *testing.T, dir string) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), filepath.Base(dir))
	require.NoError(t, os.CopyFS(to, os.DirFS(dir)))
	return to
}

// outcome is how a program ended.
type outcome struct {
	stdout, stderr string
	status         int
}

// execute runs a program in dir with more environment.
func execute(t *testing.T, dir string, env []string, name string, args ...string) outcome {
	t.Helper()
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = dir, &stdout, &stderr
	cmd.Env = append(append(os.Environ(), "PWD="+dir, kept.Variable+"=off"), env...)
	err := cmd.Run()
	var exit *exec.ExitError
	if !errors.As(err, &exit) {
		require.NoError(t, err)
	}
	return outcome{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// finding is what all drivers tell.
type finding struct {
	file         string
	line, column int
	message      string // with the rule in front
}

func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }

func (f finding) String() string {
	return fmt.Sprintf("%s:%d: %s", place(f.file, f.line), f.column, f.message)
}

func lines(all []finding) []string {
	var out []string
	for _, f := range all {
		out = append(out, place(f.file, f.line))
	}
	slices.Sort(out)
	return out
}

func texts(all []finding) []string {
	var out []string
	for _, f := range all {
		out = append(out, f.String())
	}
	slices.Sort(out)
	return out
}

// check runs our own command, and leaves out what it says about comments.
func (p tool) check(t *testing.T, dir string, args ...string) []finding {
	t.Helper()
	o := execute(t, dir, nil, p.path, append([]string{"check", "-format=json"}, args...)...)
	require.Contains(t, []int{0, 1}, o.status, o.stderr)
	var doc struct {
		Findings []struct {
			Rule, Message, File string
			Line, Column        int
		}
	}
	require.NoError(t, json.Unmarshal([]byte(o.stdout), &doc), o.stderr)
	var out []finding
	for _, f := range doc.Findings {
		if f.Rule != "directive" {
			out = append(out, finding{f.File, f.Line, f.Column, f.Rule + ": " + f.Message})
		}
	}
	return out
}

// vet runs the go command with the program as its tool.
func (p tool) vet(t *testing.T, dir string, env []string, args ...string) []finding {
	t.Helper()
	o := execute(t, dir, env, "go", append([]string{"vet", "-vettool=" + p.path}, args...)...)
	require.Contains(t, []int{0, 1}, o.status, o.stderr)
	var out []finding
	for line := range strings.Lines(o.stderr) {
		var f finding
		line = strings.TrimRight(line, "\n")
		file, rest, ok := strings.Cut(line, ":")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		_, err := fmt.Sscanf(rest, "%d:%d: ", &f.line, &f.column)
		_, message, ok := strings.Cut(rest, ": ")
		require.True(t, err == nil && ok, "not understood: %s", line)
		if strings.HasPrefix(message, "\t") {
			continue // a related place
		}
		f.file, f.message = strings.TrimPrefix(filepath.ToSlash(file), "./"), message
		out = append(out, f)
	}
	return out
}
