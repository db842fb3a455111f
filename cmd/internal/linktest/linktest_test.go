// Package linktest answers: do all drivers see the same through interfaces and
// function values?
//
// testdata/link is a module whose packages do not import what stands behind
// their interfaces. check must report what its comments demand, and go vet must
// report the same, at the same places and in the same words, once dualwrite
// models has written its file, and less before.
package linktest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/linked"
)

const testdata = "../../../testdata"

// checked returns what check reports in dir, as "rule file:line:column message",
// and the linked models.
func checked(t *testing.T, dir string, patterns ...string) ([]string, []byte) {
	t.Helper()
	settings, err := config.Load(dir)
	require.NoError(t, err)
	engine, options := program(settings, dir, patterns...)
	doc, err := check.Run(context.Background(), engine, options)
	require.NoError(t, err)
	require.Empty(t, doc.Errors)
	var out []string
	for _, f := range doc.Findings {
		if f.Rule != check.DirectiveRule {
			out = append(out, fmt.Sprintf("%s %s:%d:%d %s", f.Rule, f.File, f.Line, f.Column, f.Message))
		}
	}
	slices.Sort(out)
	prog, err := check.Learn(context.Background(), engine, options)
	require.NoError(t, err)
	return out, link.Program(prog, settings).Share().Encode()
}

func program(settings *config.Settings, dir string, patterns ...string) (check.Engine, check.Options) {
	engine := check.Engine{Learn: link.Learn, Link: link.Link, Review: link.Review, Rules: analyzers.Suite}
	return engine, check.Options{
		Driver: driver.Config{Dir: dir, Patterns: patterns}, Settings: settings, Root: dir, Known: []string{"effectrecord"},
	}
}

var wanted = regexp.MustCompile(`// want ([a-z ]+)$`)

// wants returns what the comments below dir demand, as "rule file:line".
func wants(t *testing.T, dir string) []string {
	var out []string
	err := filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".go" {
			return err
		}
		data, err := os.ReadFile(name)
		rel, _ := filepath.Rel(dir, name)
		for i, line := range strings.Split(string(data), "\n") {
			if m := wanted.FindStringSubmatch(line); m != nil {
				for _, rule := range strings.Fields(m[1]) {
					out = append(out, fmt.Sprintf("%s %s:%d", rule, filepath.ToSlash(rel), i+1))
				}
			}
		}
		return err
	})
	require.NoError(t, err)
	slices.Sort(out)
	return out
}

// tool builds dualwrite.
func tool(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "dualwrite")
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	out, err := exec.Command("go", "build", "-o", name, "github.com/dualwrite/dualwrite/cmd/dualwrite").CombinedOutput()
	require.NoError(t, err, "%s", out)
	return name
}

// vetted returns what go vet reports in dir, in the words of checked.
func vetted(t *testing.T, tool, dir string, flags ...string) []string {
	t.Helper()
	args := append([]string{"vet", "-vettool=" + tool, "-json"}, flags...)
	cmd := exec.Command("go", append(args, "./...")...)
	cmd.Dir = dir
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	require.NoError(t, cmd.Run(), "%s", &stderr)
	type diagnostic struct{ Posn, Message string }
	var out []string
	for d := json.NewDecoder(&stdout); ; {
		var tree map[string]map[string][]diagnostic
		if err := d.Decode(&tree); err != nil {
			break
		}
		for _, rules := range tree {
			for rule, found := range rules {
				for _, f := range found {
					file, rest, _ := strings.Cut(f.Posn, ".go:")
					rel, err := filepath.Rel(dir, file)
					require.NoError(t, err)
					_, message, _ := strings.Cut(f.Message, ": ")
					out = append(out, fmt.Sprintf("%s %s.go:%s %s", rule, filepath.ToSlash(rel), rest, message))
				}
			}
		}
	}
	slices.Sort(out)
	return out
}

// copied returns a copy of a folder of testdata, without symbolic links in its
// name.
func copied(t *testing.T, name string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Join(testdata, name))))
	return dir
}

func TestLinkedPrograms(t *testing.T) {
	dir := copied(t, "link")
	found, models := checked(t, dir)
	var places []string
	for _, f := range found {
		fields := strings.Fields(f)
		file, rest, _ := strings.Cut(fields[1], ":")
		line, _, _ := strings.Cut(rest, ":")
		places = append(places, fields[0]+" "+file+":"+line)
	}
	assert.Equal(t, wants(t, dir), places)
	if testing.Short() {
		t.Skip("go vet compiles the libraries")
	}
	tool := tool(t)
	without := vetted(t, tool, dir)
	assert.Less(t, len(without), len(found), "go vet sees through interfaces without the file")
	require.NoError(t, os.WriteFile(filepath.Join(dir, config.ModelsFile), models, 0o666))
	assert.Equal(t, found, vetted(t, tool, dir))
}

func TestModelsAreStable(t *testing.T) {
	dir := copied(t, "link")
	_, first := checked(t, dir)
	for _, folder := range []string{testdata, dir, "/"} {
		abs, err := filepath.Abs(folder)
		require.NoError(t, err)
		if len(abs) > 1 {
			assert.NotContains(t, string(first), abs)
		}
	}
	file, err := linked.Decode(first)
	require.NoError(t, err)
	assert.Equal(t, string(first), string(file.Encode()), "what is read is what was written")
	name := filepath.Join(dir, "bank", "bank.go")
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	moved := bytes.Replace(data, []byte("// Client talks"), []byte("// A longer\n// text.\n\nvar _ = 1\n\n// Client talks"), 1)
	require.NotEqual(t, data, moved)
	require.NoError(t, os.WriteFile(name, moved, 0o666))
	_, second := checked(t, dir)
	assert.Equal(t, string(first), string(second), "an edit that changes no meaning changes nothing")
}

func TestDeclarationsAreHeldAgainstImplementations(t *testing.T) {
	dir := copied(t, "link")
	engine, options := program(config.Default(), dir, "./declared/...")
	doc, err := check.Run(context.Background(), engine, options)
	require.NoError(t, err)
	var got []string
	for _, f := range doc.Findings {
		if f.Rule == check.DirectiveRule {
			got = append(got, fmt.Sprintf("%s:%d %s", f.File, f.Line, f.Message))
		}
	}
	assert.Equal(t, []string{"declared/pay/pay.go:35 Quiet.Move is declared idempotent, but Client.Move calls Client.Do, which a repetition repeats"}, got)
	require.NotNil(t, doc.Stats.Coverage)
	assert.Positive(t, doc.Stats.Coverage.Calls.Declared)
}

func TestStaleModels(t *testing.T) {
	dir := copied(t, "example")
	_, models := checked(t, dir)
	name := filepath.Join(dir, config.ModelsFile)
	for stale, data := range map[bool][]byte{false: models, true: bytes.Replace(models, []byte("entities:"), []byte("entities: "), 1)} {
		require.NoError(t, os.WriteFile(name, data, 0o666))
		settings, err := config.Load(dir)
		require.NoError(t, err)
		engine, options := program(settings, dir)
		var warnings []string
		options.Warn = func(message string) { warnings = append(warnings, message) }
		_, err = check.Run(context.Background(), engine, options)
		require.NoError(t, err)
		assert.Equal(t, stale, len(warnings) == 1, "%q", warnings)
	}
}

// Where a package imports what it calls, go vet needs no file. The example is
// wired through interfaces of which only some are.
func TestParity(t *testing.T) {
	if testing.Short() {
		t.Skip("runs go vet many times")
	}
	tool := tool(t)
	dir := copied(t, "example")
	found, models := checked(t, dir)
	require.NotEmpty(t, found)
	require.NoError(t, os.WriteFile(filepath.Join(dir, config.ModelsFile), models, 0o666))
	for i := range 20 {
		// A flag that differs keeps the go command from answering from its cache.
		require.Equal(t, found, vetted(t, tool, dir, fmt.Sprintf("-c=%d", i)), "run %d", i)
	}
}

// The programs of the rules hold every shape that a rule looks at. Whatever check
// sees in them, go vet sees with the file, and nothing else.
func TestParityOfRules(t *testing.T) {
	if testing.Short() {
		t.Skip("runs go vet on many packages")
	}
	dir := copied(t, "rules")
	found, models := checked(t, dir)
	require.NotEmpty(t, found)
	require.NoError(t, os.WriteFile(filepath.Join(dir, config.ModelsFile), models, 0o666))
	vet := vetted(t, tool(t), dir)
	assert.Empty(t, missing(found, vet), "check reports it, go vet does not")
	assert.Empty(t, missing(vet, found), "go vet reports it, check does not")
}

// missing returns what is in a and not in b.
func missing(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(s string) bool { return slices.Contains(b, s) })
}
