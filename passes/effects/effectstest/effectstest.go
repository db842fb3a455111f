// Package effectstest answers, in tests, what the functions of a few source files
// are summarised as. Facts travel between the packages as gob, as they do under
// a real driver.
//
//	world := effectstest.Load(t, effectstest.Package{"shop", `package shop ...`})
//
// Packages are given in the order of their imports.
package effectstest

import (
	"bytes"
	"encoding/gob"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// Package is the path and the source of a package of one file.
type Package struct{ Path, Source string }

// Loaded is an analysed package.
type Loaded struct {
	Types   *types.Package
	Summary *effects.Package
	Fact    []byte // what importing packages decode
}

// std reads export data once.
var std = sync.OnceValue(importer.Default)

type driver struct {
	t     testing.TB
	fset  *token.FileSet
	types map[string]*types.Package
	facts map[*types.Package][]byte
}

func (d *driver) Import(path string) (*types.Package, error) {
	if p := d.types[path]; p != nil {
		return p, nil
	}
	return std().Import(path)
}

// Load analyses packages. Type errors are allowed, as in an editor.
func Load(t testing.TB, pkgs ...Package) []Loaded {
	t.Helper()
	d := &driver{t: t, fset: token.NewFileSet(), types: map[string]*types.Package{}, facts: map[*types.Package][]byte{}}
	var out []Loaded
	for _, p := range pkgs {
		out = append(out, d.load(p))
	}
	return out
}

func (d *driver) load(p Package) Loaded {
	file, err := parser.ParseFile(d.fset, p.Path+"/"+p.Path+".go", p.Source, parser.ParseComments|parser.SkipObjectResolution)
	require.NoError(d.t, err)
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Scopes: map[ast.Node]*types.Scope{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Instances: map[*ast.Ident]types.Instance{}, FileVersions: map[*ast.File]string{},
	}
	conf := types.Config{Importer: d, Error: func(error) {}, FakeImportC: true}
	pkg, _ := conf.Check(p.Path, d.fset, []*ast.File{file}, info)
	d.types[p.Path] = pkg
	results := map[*analysis.Analyzer]any{}
	d.run(effects.Analyzer, results, pkg, file, info)
	return Loaded{pkg, results[effects.Analyzer].(*effects.Package), d.facts[pkg]}
}

func (d *driver) run(a *analysis.Analyzer, results map[*analysis.Analyzer]any, pkg *types.Package, file *ast.File, info *types.Info) {
	for _, r := range a.Requires {
		if _, done := results[r]; !done {
			d.run(r, results, pkg, file, info)
		}
	}
	pass := &analysis.Pass{
		Analyzer: a, Fset: d.fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info,
		TypesSizes: types.SizesFor("gc", "amd64"), ResultOf: results, Report: func(analysis.Diagnostic) {},
		ImportObjectFact: func(types.Object, analysis.Fact) bool { return false },
		ExportObjectFact: func(types.Object, analysis.Fact) {},
		AllObjectFacts:   func() []analysis.ObjectFact { return nil },
		AllPackageFacts:  func() []analysis.PackageFact { return nil },
		ImportPackageFact: func(p *types.Package, f analysis.Fact) bool {
			data := d.facts[p]
			return data != nil && reflect.TypeOf(f) == reflect.TypeFor[*effects.Package]() &&
				gob.NewDecoder(bytes.NewReader(data)).Decode(f) == nil
		},
		ExportPackageFact: func(f analysis.Fact) {
			if p, ok := f.(*effects.Package); ok {
				var b bytes.Buffer
				require.NoError(d.t, gob.NewEncoder(&b).Encode(p))
				d.facts[pkg] = b.Bytes()
			}
		},
	}
	res, err := a.Run(pass)
	require.NoError(d.t, err, a.Name)
	results[a] = res
}
