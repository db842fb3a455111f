package models

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var forkRows = []Row{
	{Symbol: "(*example.com/lib/store.DB).Run", Kind: Exec, SQL: 1},
	{Symbol: "(*example.com/lib/store.DB).In", Kind: RunTx, Func: 1},
	{Symbol: "(*example.com/lib/store.DB).Begin", Kind: Begin},
	{Symbol: "(*example.com/lib/store.Tx).Commit", Kind: Commit},
	{Symbol: "(*example.com/lib/store.Tx).Rollback", Kind: Rollback},
	{Symbol: "(*example.com/lib/store.Batch).Send", Kind: Exec, Op: "store.Send"},
}

const forked = `package store
type inner struct{}
func (*inner) Run(q string) error { return nil }
type DB struct{ *inner }
func (*DB) In(f func(*Tx) error) error { return nil }
func (*DB) Begin() *Tx { return nil }
type Tx struct{}
func (*Tx) Commit() error { return nil }
func (*Tx) Rollback() error { return nil }
`

func none(*types.Package) bool { return false }

func TestForkOf(t *testing.T) {
	table := Builtin().With(forkRows)
	for _, tt := range []struct{ why, path, source, want string }{
		{"an older version without Batch", "example.org/acme/store", forked, "example.com/lib/store"},
		{"another major version", "example.org/acme/store/v3", forked, "example.com/lib/store"},
		{"the path says Go", "example.org/acme/go-store", forked, "example.com/lib/store"},
		{"only the package is called so", "example.org/acme/db", forked, "example.com/lib/store"},
		{"of the standard library, or of the program", "acme/store", forked, ""},
		{"another name", "example.org/acme/shop", "package shop" + forked[len("package store"):], ""},
		{"the library itself", "example.com/lib/store", forked, ""},
		{"few names", "example.org/acme/store", `package store
			type DB struct{}
			func (*DB) Run(q string) error { return nil }
			func (*DB) Begin() error { return nil }`, ""},
		{"the names, for something else", "example.org/acme/store", `package store
			type DB struct{}
			func (*DB) Run(n int) error { return nil }
			func (*DB) In(n int) error { return nil }
			func (*DB) Begin() error { return nil }
			type Tx struct{}
			func (*Tx) Commit() error { return nil }
			func (*Tx) Rollback() error { return nil }`, ""},
	} {
		t.Run(tt.why, func(t *testing.T) {
			pkgs, _ := check(t, tt.path, tt.source)
			forks := table.Forks(none)
			assert.Equal(t, tt.want, forks.ForkOf(pkgs[tt.path]))
			assert.Equal(t, tt.want, forks.ForkOf(pkgs[tt.path]), "asked again")
			assert.Equal(t, tt.want != "", forks.Models(pkgs[tt.path]) && !table.Models(pkgs[tt.path]))
			assert.Empty(t, table.ForkOf(pkgs[tt.path]), "forks are looked for on demand")
			assert.Empty(t, table.Forks(func(*types.Package) bool { return true }).ForkOf(pkgs[tt.path]), "part of the program")
		})
	}
}

func TestForkInPart(t *testing.T) {
	pkg := types.NewPackage("example.org/acme/store", "store")
	assert.Empty(t, Builtin().With(forkRows).Forks(none).ForkOf(pkg), "a package known through others only")
}

func TestForkNamed(t *testing.T) {
	pkgs, _ := check(t, "example.org/acme/store", forked)
	pkg := pkgs["example.org/acme/store"]
	table := Builtin().With(forkRows)
	named := table.WithForks(NamedForks{Of: map[string]string{"example.org/acme": ""}})
	assert.Empty(t, named.Forks(none).ForkOf(pkg))
	off := table.WithForks(NamedForks{Off: true})
	assert.Empty(t, off.Forks(none).ForkOf(pkg))
	assert.Equal(t, "example.com/lib/store", off.With([]Row{{Symbol: "example.com/x.F"}}).WithForks(NamedForks{}).Forks(none).ForkOf(pkg))
}

func TestForkFunc(t *testing.T) {
	_, info := check(t, "example.org/acme/store", forked, "app", `package app
import "example.org/acme/store"
func f(db *store.DB, tx *store.Tx) { db.Run(""); tx.Commit() }`)
	table := Builtin().With(forkRows).Forks(none)
	commit, _ := called(t, info, "Commit")
	row := table.Func(commit)
	require.NotNil(t, row)
	assert.Equal(t, "(*example.com/lib/store.Tx).Commit", row.Symbol, "summaries speak of the library")
	assert.Equal(t, row.Symbol, table.Name(commit))
	run, recv := called(t, info, "Run")
	row = table.MethodOn(recv, run)
	require.NotNil(t, row)
	assert.Equal(t, Exec, row.Kind, "promoted from what the library embeds otherwise")
}

func TestForkOfTree(t *testing.T) {
	const path = "example.org/acme/tree/v2/letters"
	pkgs, _ := check(t, path, `package letters
		func Send(to string) error { return nil }`)
	rows := []Row{{Symbol: "github.com/lib/tree/letters.Send", Kind: Effect, Effect: Mail}}
	assert.Equal(t, "github.com/lib/tree/letters", Builtin().With(rows).Forks(none).ForkOf(pkgs[path]), "the name of the repository says the rest")
	rows = []Row{{Symbol: "github.com/lib/other/letters.Send", Kind: Effect, Effect: Mail}}
	assert.Empty(t, Builtin().With(rows).Forks(none).ForkOf(pkgs[path]))
}
