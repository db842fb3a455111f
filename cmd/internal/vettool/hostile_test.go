package vettool

import (
	"bytes"
	"encoding/binary"
	"go/ast"
	std "go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"hash/crc32"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/cmd/internal/facts"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// store is a package whose facts its user below depends on.
const storeSource = `package store
import ("context"; "database/sql"; "net/http")
type Gateway interface { Charge(ctx context.Context, id string) error }
type Order struct { ID, State string; Next *Order }
type Shop struct { DB *sql.DB; Gate Gateway; Then func(string) error }
func (s *Shop) Due(ctx context.Context) ([]Order, error) {
	rows, err := s.DB.QueryContext(ctx, "SELECT id, state FROM orders WHERE state = 'NEW'")
	if err != nil { return nil, err }
	defer rows.Close()
	var all []Order
	for rows.Next() {
		var o Order
		if err := rows.Scan(&o.ID, &o.State); err != nil { return nil, err }
		all = append(all, o)
	}
	return all, rows.Err()
}
func (s *Shop) Mark(ctx context.Context, id, state string) error {
	_, err := s.DB.ExecContext(ctx, "UPDATE orders SET state = ? WHERE id = ?", state, id)
	return err
}
func (s *Shop) Post(o *Order, key string) error {
	o.State, o.Next = "SENT", &Order{ID: key}
	_, err := http.Post("http://x/"+o.ID, "text/plain", nil)
	return err
}
func (s *Shop) Tx(ctx context.Context, body func(*sql.Tx) error) error {
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil { return err }
	if err := body(tx); err != nil { tx.Rollback(); return err }
	return tx.Commit()
}
func Retry(f func() error) (err error) {
	for i := 0; i < 3; i++ {
		if err = f(); err == nil { return nil }
	}
	return err
}
`

const userSource = `package user
import ("context"; "database/sql"; "store")
type bank struct{}
func (bank) Charge(ctx context.Context, id string) error { return nil }
func Run(ctx context.Context, s *store.Shop) error {
	s.Gate = bank{}
	all, err := s.Due(ctx)
	if err != nil { return err }
	for _, o := range all {
		if o.State == "DONE" { continue }
		if err := store.Retry(func() error { return s.Post(&o, o.ID) }); err != nil { return err }
		if err := s.Gate.Charge(ctx, o.ID); err != nil { return s.Then(o.ID) }
		if err := s.Mark(ctx, o.ID, "DONE"); err != nil { return err }
	}
	return s.Tx(ctx, func(tx *sql.Tx) error {
		if err := s.Post(&store.Order{}, "x"); err != nil { return err }
		_, err := tx.Exec("INSERT INTO log (n) VALUES (1)")
		return err
	})
}
`

// pair is a package and what it imports, type-checked.
type pair struct {
	fset  *token.FileSet
	files map[string]*ast.File
	pkgs  map[string]*types.Package
	infos map[string]*types.Info

	settings any // are read once
}

func (p *pair) Import(path string) (*types.Package, error) {
	if pkg := p.pkgs[path]; pkg != nil {
		return pkg, nil
	}
	return standard().Import(path)
}

var standard = sync.OnceValue(std.Default)

func newPair(t testing.TB) *pair {
	t.Helper()
	p := &pair{token.NewFileSet(), map[string]*ast.File{}, map[string]*types.Package{}, map[string]*types.Info{}, nil}
	for _, source := range []string{storeSource, userSource} {
		file, err := parser.ParseFile(p.fset, "", source, parser.ParseComments)
		require.NoError(t, err)
		path, info := file.Name.Name, newInfo()
		pkg, err := (&types.Config{Importer: p}).Check(path, p.fset, []*ast.File{file}, info)
		require.NoError(t, err)
		p.files[path], p.pkgs[path], p.infos[path] = file, pkg, info
	}
	p.settings, _ = p.run("store", facts.NewStore(), config.Analyzer).Result(config.Analyzer)
	return p
}

// run analyses a package.
func (p *pair) run(path string, known *facts.Store, rules ...*analysis.Analyzer) *passrun.Outcome {
	given := func(a *analysis.Analyzer) (any, bool) { return p.settings, a == config.Analyzer && p.settings != nil }
	return passrun.Run(&passrun.Unit{
		Fset: p.fset, Files: []*ast.File{p.files[path]}, Pkg: p.pkgs[path], Info: p.infos[path],
		Sizes: types.SizesFor("gc", "amd64"), Facts: known, Module: &analysis.Module{Path: path},
		Visible: func() []*types.Package { return []*types.Package{p.pkgs["store"], p.pkgs[path]} },
	}, given, rules...)
}

// fact returns what is known about the package store.
func (p *pair) fact(t testing.TB) []byte {
	t.Helper()
	known := facts.NewStore()
	require.Empty(t, p.run("store", known, effects.Analyzer).Failures)
	fact := new(effects.Package)
	require.True(t, known.ImportPackage(p.pkgs["store"], fact))
	data, err := fact.MarshalBinary()
	require.NoError(t, err)
	return data
}

// with analyses the package user with a fact about store.
func (p *pair) with(t testing.TB, data []byte) *passrun.Outcome {
	t.Helper()
	known := facts.NewStore()
	record := factRecord{pkg: "store", typ: "*effects.Package", data: data}
	require.NoError(t, newFactFormat(analyzers.Suite).restore(known, p.pkgs["store"], record))
	return p.run("user", known, analyzers.Suite...)
}

// FuzzFacts lets all rules work with facts that somebody made up: none may panic, or
// take for ever.
func FuzzFacts(f *testing.F) {
	p := newPair(f)
	good := p.fact(f)
	require.NotEmpty(f, p.with(f, good).Reports, "they are used")
	f.Add(good)
	f.Fuzz(func(t *testing.T, data []byte) {
		start := time.Now()
		for _, failure := range p.with(t, data).Failures {
			t.Errorf("%s: %v\n%s", failure.Analyzer.Name, failure.Err, failure.Stack)
		}
		if took := time.Since(start); took > 30*time.Second {
			t.Errorf("%d bytes take %v", len(data), took)
		}
	})
}

// A fact that is damaged in a way that no checksum tells is none: nothing is found
// with it, and -v says so.
func TestFactThatSaysNothing(t *testing.T) {
	p := newPair(t)
	good := p.fact(t)
	assert.NotEmpty(t, p.with(t, good).Reports)
	for i := 97; i < len(good); i += 97 {
		bad := p.with(t, good[:i])
		assert.Empty(t, bad.Failures)
		assert.Empty(t, bad.Reports, "cut off after %d bytes", i)
	}
	known := facts.NewStore()
	format := newFactFormat(analyzers.Suite)
	for _, data := range [][]byte{good, good[:len(good)/2]} {
		require.NoError(t, format.restore(known, p.pkgs["store"], factRecord{pkg: "store", typ: "*effects.Package", data: data}))
		notes := damages(known, []*types.Package{p.pkgs["store"]})
		if len(data) == len(good) {
			assert.Empty(t, notes)
		} else {
			assert.Equal(t, "facts about store are not used: damaged: these are no summaries", strings.Join(notes, "\n"))
		}
	}
}

// FuzzDecode reads anything that bears the right header and checksum as the list of a
// fact file that holds no more.
func FuzzDecode(f *testing.F) {
	format := newFactFormat(analyzers.Suite)
	start := len(format.header) + 2*crc32.Size
	f.Add(format.frame([]factRecord{{pkg: "p", object: "F", typ: "*effects.Package"}, {pkg: "p"}})[0][start:])
	f.Add(format.frame([]factRecord{{pkg: "p", data: []byte("x")}})[0][start:])
	f.Fuzz(func(t *testing.T, body []byte) {
		data := binary.BigEndian.AppendUint32(bytes.Clone(format.header), uint32(len(body)))
		data = append(binary.BigEndian.AppendUint32(data, checksum(body)), body...)
		records, err := format.decode(data)
		if err != nil {
			require.Empty(t, records)
			return
		}
		again, err := format.decode(bytes.Join(format.frame(records), nil))
		require.NoError(t, err)
		require.Len(t, again, len(records))
		for i, r := range records {
			require.Equal(t, r.key(), again[i].key())
			require.Equal(t, r.data, again[i].data)
		}
	})
}
