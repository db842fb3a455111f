package check_test

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
)

// inputs is a program in which everything that can count does; it says nothing.
const inputs = `
-- go.mod --
module example.com/m

go 1.24

require example.org/dep v1.0.0

replace example.org/dep => ./dep
-- dep/go.mod --
module example.org/dep

go 1.24
-- dep/dep.go --
package dep

func Notify() {}
-- .dualwrite.yml --
models:
  - {func: example.com/m/plain.Tagged, kind: neutral}
models-files: [models.yml]
accept:
  - {rule: txeffect, path: legacy, reason: goes away}
-- models.yml --
- {func: example.com/m/pay.Nothing, kind: neutral}
-- migrations/1_orders.sql --
CREATE TABLE orders (id int PRIMARY KEY, status text);
-- pay/nothing.go --
package pay

import "example.org/dep"

func Nothing() { dep.Notify() }
-- pay/tagged.go --
//go:build special

package pay

func Tagged() {}
-- pay/pay_test.go --
package pay

func help() {}
-- plain/plain.go --
package plain

func extra() {}
-- plain/more.go --
package plain
`

// program is the same with a hazard.
const program = inputs + `
-- pay/pay.go --
package pay

import (
	"context"
	"database/sql"
	"net/http"
)

func Pay(ctx context.Context, db *sql.DB, id int) error {
	if _, err := http.Post("https://pay.example.com/charges", "text/plain", nil); err != nil {
		return err
	}
	_, err := db.ExecContext(ctx, "UPDATE orders SET status = 'PAID' WHERE id = $1", id)
	return err
}
`

// subject is a program that is checked again and again with one store.
type subject struct {
	dir     string
	store   *kept.Store
	env     []string // of the go command
	change  func(*check.Engine, *check.Options)
	setting func(*config.Settings)
}

func newSubject(t *testing.T, archive string) *subject {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	s := &subject{dir: dir, store: kept.Open(filepath.Join(t.TempDir(), "kept"))}
	for _, f := range txtar.Parse([]byte(archive)).Files {
		s.write(t, f.Name, string(f.Data))
	}
	return s
}

func (s *subject) write(t *testing.T, name, text string) {
	t.Helper()
	name = filepath.Join(s.dir, name)
	require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
	require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
}

// outcome is all that a run shows.
type outcome struct {
	kept  bool
	texts string   // in every format
	said  []string // but for what is said of kept answers
	notes []string // this
}

func (s *subject) run(t *testing.T, store *kept.Store) outcome {
	t.Helper()
	out, err := s.try(store)
	require.NoError(t, err)
	return out
}

func (s *subject) try(store *kept.Store) (out outcome, err error) {
	settings, err := config.Load(s.dir)
	if err != nil {
		return out, err
	}
	engine := check.Engine{Learn: link.Learn, Link: link.Link, Review: link.Review, Rules: analyzers.Suite}
	options := check.Options{
		Driver: driver.Config{
			Dir: s.dir, Patterns: []string{"./..."}, Whole: true,
			Env: append(os.Environ(), append([]string{"GOFLAGS=", "GOPROXY=off", "GOWORK=", "GOTOOLCHAIN=local"}, s.env...)...),
		},
		Settings: settings, Root: s.dir, Known: []string{"effectrecord"}, Tool: "v1", Kept: store,
		Warn: func(text string) { out.said = append(out.said, "warn "+text) },
		Hint: func(text string) { out.said = append(out.said, "hint "+text) },
		Note: func(text string) {
			switch {
			case strings.Contains(text, "nothing has changed"):
				out.kept = true
			case strings.Contains(text, "kept"):
				out.notes = append(out.notes, text)
			default:
				out.said = append(out.said, "note "+text)
			}
		},
	}
	if s.setting != nil {
		s.setting(settings)
	}
	if s.change != nil {
		s.change(&engine, &options)
	}
	doc, _, err := check.Search(context.Background(), engine, options)
	if err != nil {
		return out, err
	}
	var all bytes.Buffer
	for _, format := range render.Formats() {
		if err := render.Write(&all, format, doc); err != nil {
			return out, err
		}
	}
	if c := doc.Stats.Coverage; c != nil {
		err = c.Write(&all)
	}
	out.texts = all.String()
	return out, err
}

// same demands that a run shows what a run without a store shows.
func (s *subject) same(t *testing.T, got outcome) {
	t.Helper()
	want := s.run(t, nil)
	assert.Equal(t, want.texts, got.texts)
	assert.Equal(t, want.said, got.said)
}

func TestNothingChanged(t *testing.T) {
	s := newSubject(t, program)
	first, second := s.run(t, s.store), s.run(t, s.store)
	assert.False(t, first.kept)
	assert.True(t, second.kept)
	assert.Empty(t, append(first.notes, second.notes...))
	s.same(t, first)
	s.same(t, second)
	assert.Contains(t, first.texts, "effectrecord", "there is something to lose")
	assert.Len(t, first.said, 2, "a model and an entry of accept that lead nowhere")
}

// Each input is changed alone, and changed back.
func TestEveryInputCounts(t *testing.T) {
	s := newSubject(t, inputs)
	s.run(t, s.store)
	file := func(name, text string) func(*testing.T) func() {
		return func(t *testing.T) func() {
			path := filepath.Join(s.dir, name)
			old, err := os.ReadFile(path)
			s.write(t, name, text)
			if err != nil {
				return func() { require.NoError(t, os.Remove(path)) }
			}
			return func() { s.write(t, name, string(old)) }
		}
	}
	edit := func(name, from, to string) func(*testing.T) func() {
		return func(t *testing.T) func() {
			old, err := os.ReadFile(filepath.Join(s.dir, name))
			require.NoError(t, err)
			require.Contains(t, string(old), from)
			return file(name, strings.Replace(string(old), from, to, 1))(t)
		}
	}
	option := func(change func(*check.Engine, *check.Options)) func(*testing.T) func() {
		return func(*testing.T) func() {
			s.change = change
			return func() { s.change = nil }
		}
	}
	setting := func(change func(*config.Settings)) func(*testing.T) func() {
		return func(*testing.T) func() {
			s.setting = change
			return func() { s.setting = nil }
		}
	}
	env := func(env ...string) func(*testing.T) func() {
		return func(*testing.T) func() {
			s.env = env
			return func() { s.env = nil }
		}
	}
	for name, change := range map[string]func(*testing.T) func(){
		"a byte of source":                edit("plain/plain.go", "extra", "extrb"),
		"a comment":                       edit("plain/plain.go", "func", "//dualwrite:ignore effectrecord twice is harmless\nfunc"),
		"a file that is left out":         edit("pay/tagged.go", "Tagged", "Called"),
		"a new file":                      file("pay/new.go", "package pay\n"),
		"a new package":                   file("new/new.go", "package fresh\n"),
		"a deleted file":                  func(t *testing.T) func() { return deleted(t, filepath.Join(s.dir, "plain", "more.go")) },
		"a type error":                    edit("plain/plain.go", "{}", "{ nothing() }"),
		"configuration":                   edit(".dualwrite.yml", "goes away", "is going away"),
		"a comment in it":                 edit(".dualwrite.yml", "models:", "# ours\nmodels:"),
		"models":                          edit("models.yml", "neutral", "effect, effect: mail"),
		"linked models":                   file(config.ModelsFile, "[]\n"),
		"a migration":                     edit("migrations/1_orders.sql", "status", "state"),
		"a new migration":                 file("migrations/2_more.sql", "CREATE TABLE more (id int);\n"),
		"a deleted migration":             func(t *testing.T) func() { return deleted(t, filepath.Join(s.dir, "migrations", "1_orders.sql")) },
		"the version of Go in go.mod":     edit("go.mod", "go 1.24", "go 1.25"),
		"a dependency":                    edit("dep/dep.go", "{}", "{}\n\nfunc More() {}"),
		"go.work":                         file("go.work", "go 1.24\n\nuse (\n\t.\n\t./dep\n)\n"),
		"what accept leads to":            file("legacy/old_test.go", "package legacy\n"),
		"a file that Go never builds":     file("plain/_draft.go", "package plain\n"),
		"tags":                            option(func(_ *check.Engine, o *check.Options) { o.Driver.Tags = "special" }),
		"GOFLAGS":                         env("GOFLAGS=-tags=special"),
		"tests":                           option(func(_ *check.Engine, o *check.Options) { o.Driver.Tests = true }),
		"tests in the configuration":      setting(func(s *config.Settings) { s.Tests = true }),
		"confidence":                      setting(func(s *config.Settings) { s.Confidence = config.Low }),
		"patterns":                        option(func(_ *check.Engine, o *check.Options) { o.Driver.Patterns = []string{"./pay"} }),
		"rules":                           option(func(e *check.Engine, _ *check.Options) { e.Rules = e.Rules[:len(e.Rules)-1] }),
		"comments that are not looked at": option(func(_ *check.Engine, o *check.Options) { o.NoDirectives = true }),
		"known rules":                     option(func(_ *check.Engine, o *check.Options) { o.Known = []string{"other"} }),
		"the version of dualwrite":        option(func(_ *check.Engine, o *check.Options) { o.Tool = "v2" }),
		"not the whole module":            option(func(_ *check.Engine, o *check.Options) { o.Driver.Whole = false }),
		"the folder names start from": option(func(_ *check.Engine, o *check.Options) {
			o.Root = filepath.Dir(o.Root)
		}),
		"GODEBUG": func(t *testing.T) func() {
			old := os.Getenv("GODEBUG")
			require.NoError(t, os.Setenv("GODEBUG", "gotypesalias=1")) //nolint:usetesting // is undone before the next case
			return func() { require.NoError(t, os.Setenv("GODEBUG", old)) }
		},
	} {
		t.Run(name, func(t *testing.T) {
			undo := change(t)
			defer func() {
				undo()
				require.True(t, s.run(t, s.store).kept, "it was the only change")
			}()
			got := s.run(t, s.store)
			assert.False(t, got.kept, "is told apart")
			again := s.run(t, s.store)
			assert.True(t, again.kept, "and kept in turn: %q", got.notes)
			assert.Equal(t, got.texts, again.texts)
			assert.Equal(t, got.said, again.said)
		})
	}
}

// The program needs nothing that would have to be compiled for other systems.
func TestPlatformCounts(t *testing.T) {
	s := newSubject(t, "-- go.mod --\nmodule example.com/m\n\ngo 1.24\n-- m.go --\npackage m\n-- m_plan9.go --\npackage m\n")
	for _, env := range []string{"GOARCH=amd64", "GOARCH=386", "GOOS=plan9"} {
		s.env = []string{"GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0", env}
		assert.False(t, s.run(t, s.store).kept, env)
		assert.True(t, s.run(t, s.store).kept, env)
	}
}

func deleted(t *testing.T, name string) func() {
	old, err := os.ReadFile(name)
	require.NoError(t, err)
	require.NoError(t, os.Remove(name))
	return func() { require.NoError(t, os.WriteFile(name, old, 0o644)) }
}

func TestTestFilesCount(t *testing.T) {
	s := newSubject(t, inputs)
	s.change = func(_ *check.Engine, o *check.Options) { o.Driver.Tests = true }
	s.run(t, s.store)
	assert.True(t, s.run(t, s.store).kept)
	s.write(t, "pay/pay_test.go", "package pay\n\nfunc helped() {}\n")
	assert.False(t, s.run(t, s.store).kept)
	s.change = nil
	s.run(t, s.store)
	s.write(t, "pay/pay_test.go", "package pay\n\nfunc nobody() {}\n")
	assert.True(t, s.run(t, s.store).kept, "nobody has read it")
}

func TestVendoredPackagesCount(t *testing.T) {
	s := newSubject(t, inputs)
	cmd := exec.Command("go", "mod", "vendor")
	cmd.Dir, cmd.Env = s.dir, append(os.Environ(), "GOFLAGS=", "GOPROXY=off", "GOWORK=off")
	text, err := cmd.CombinedOutput()
	require.NoError(t, err, string(text))
	s.env = []string{"GOFLAGS=-mod=vendor"}
	s.run(t, s.store)
	assert.True(t, s.run(t, s.store).kept)
	s.write(t, "vendor/example.org/dep/dep.go", "package dep\n\nfunc Notify() {}\n\nfunc More() {}\n")
	assert.False(t, s.run(t, s.store).kept)
}

func TestHeadersCount(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("NOTHING WAS TESTED: there is no C compiler")
	}
	s := newSubject(t, inputs+`
-- c/c.go --
package c

// #include "c.h"
import "C"

const Size = C.SIZE
-- c/c.h --
#define SIZE 1
`)
	s.env = []string{"CGO_ENABLED=1"}
	s.run(t, s.store)
	assert.True(t, s.run(t, s.store).kept)
	s.write(t, "c/c.h", "#define SIZE 2\n")
	got := s.run(t, s.store)
	assert.False(t, got.kept)
	s.same(t, got)
}

// Errors in packages are part of an answer.
func TestErrorsAreKept(t *testing.T) {
	s := newSubject(t, strings.Replace(inputs, "func extra() {}", "func extra() { nothing() }", 1))
	first, second := s.run(t, s.store), s.run(t, s.store)
	assert.Contains(t, first.texts, "undefined: nothing")
	assert.True(t, second.kept)
	assert.Equal(t, first.texts, second.texts)
}
