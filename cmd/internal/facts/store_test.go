package facts_test

import (
	"fmt"
	"go/token"
	"go/types"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

type note struct{ Text string }

func (*note) AFact() {}

type mark struct{ N int }

func (*mark) AFact() {}

func pkg(path string, names ...string) *types.Package {
	p := types.NewPackage(path, path)
	for i, name := range names {
		p.Scope().Insert(types.NewVar(token.Pos(100-i), p, name, types.Typ[types.Int]))
	}
	return p
}

func TestObjectFacts(t *testing.T) {
	s := facts.NewStore()
	p := pkg("p", "x", "y")
	x, y := p.Scope().Lookup("x"), p.Scope().Lookup("y")
	require.NoError(t, s.ExportObject(p, x, &note{"one"}))
	require.NoError(t, s.ExportObject(p, x, &mark{1}))

	var n note
	assert.True(t, s.ImportObject(x, &n))
	assert.Equal(t, "one", n.Text)
	n.Text = "changed"
	var again note
	s.ImportObject(x, &again)
	assert.Equal(t, "one", again.Text, "the reader has a copy")

	assert.False(t, s.ImportObject(y, &n))
	assert.False(t, s.ImportObject(nil, &n))
	assert.False(t, s.ImportObject(types.Universe.Lookup("error"), &n))

	require.NoError(t, s.ExportObject(p, x, &note{"two"}))
	s.ImportObject(x, &again)
	assert.Equal(t, "two", again.Text, "the last one counts")
}

func TestForeignObjectIsRefused(t *testing.T) {
	s := facts.NewStore()
	p, q := pkg("p", "x"), pkg("q")
	assert.Error(t, s.ExportObject(q, p.Scope().Lookup("x"), &note{}))
	assert.Error(t, s.ExportObject(q, nil, &note{}))
	assert.Error(t, s.ExportObject(q, types.Universe.Lookup("len"), &note{}))
}

func TestPackageFacts(t *testing.T) {
	s := facts.NewStore()
	p, q := pkg("p"), pkg("q")
	s.ExportPackage(p, &note{"p"})
	var n note
	assert.True(t, s.ImportPackage(p, &n))
	assert.False(t, s.ImportPackage(q, &n))
	assert.False(t, s.ImportPackage(p, &mark{}))
}

func TestEnumerationIsOrderedAndFiltered(t *testing.T) {
	s := facts.NewStore()
	p, q := pkg("p", "b", "a"), pkg("q", "c")
	for _, pkg := range []*types.Package{q, p} {
		for _, name := range pkg.Scope().Names() {
			require.NoError(t, s.ExportObject(pkg, pkg.Scope().Lookup(name), &mark{1}))
			require.NoError(t, s.ExportObject(pkg, pkg.Scope().Lookup(name), &note{name}))
		}
		s.ExportPackage(pkg, &note{pkg.Name()})
		s.ExportPackage(pkg, &mark{})
	}
	only := facts.Types(&analysis.Analyzer{FactTypes: []analysis.Fact{(*note)(nil)}})
	text := ""
	for _, f := range s.Objects([]*types.Package{p, pkg("none"), q}, only) {
		text += fmt.Sprint(f.Object.Name(), f.Fact.(*note).Text, " ")
	}
	assert.Equal(t, "aa bb cc ", text, "by package, then position")
	assert.Len(t, s.Objects([]*types.Package{p}, nil), 4)
	assert.Len(t, s.Packages([]*types.Package{p, q}, only), 2)
	assert.Len(t, s.Packages([]*types.Package{p, q}, nil), 4)
}

func TestConcurrentUse(t *testing.T) {
	s := facts.NewStore()
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			p := pkg(fmt.Sprint("p", i), "x")
			for range 100 {
				s.ExportPackage(p, &mark{i})
				assert.NoError(t, s.ExportObject(p, p.Scope().Lookup("x"), &mark{i}))
				var m mark
				assert.True(t, s.ImportPackage(p, &m))
				assert.Equal(t, i, m.N)
			}
		})
	}
	group.Wait()
}
