package e2e

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
)

// TestUnitchecker checks that the framework's own driver reports what we do.
func TestUnitchecker(t *testing.T) {
	ours := build(t)
	other := tool{ours.path + "-unitchecker"}
	out, err := exec.Command("go", "build", "-o", other.path, "github.com/dualwrite/dualwrite/testdata/integration/unitchecker").CombinedOutput()
	require.NoError(t, err, "%s", out)
	dir := ours.example(t)
	want := texts(ours.check(t, dir, "./..."))
	require.NotEmpty(t, want)
	assert.Equal(t, want, texts(ours.vet(t, dir, nil, "./...")))
	assert.Equal(t, want, texts(other.vet(t, dir, nil, "./...")))
}

// example returns a copy of the example with its linked models.
func (p tool) example(t *testing.T) string {
	t.Helper()
	dir := copied(t, "../../../testdata/example")
	o := execute(t, dir, nil, p.path, "models", "-o", ".dualwrite.models.yml")
	require.Zero(t, o.status, o.stderr)
	return dir
}

// TestEachRuleAlone runs each rule as a driver such as Bazel's nogo does: on its
// own, one package after the other, with types from export data and facts as
// bytes, with no syntax of imports, no module and no way to read files.
func TestEachRuleAlone(t *testing.T) {
	tool := build(t)
	dir := tool.example(t)
	packages := listed(t, dir)
	want := tool.check(t, dir, "./...")
	found := false
	for _, rule := range analyzers.Suite {
		var mine []finding
		for _, f := range want {
			if strings.HasPrefix(f.message, rule.Name+": ") {
				mine = append(mine, f)
			}
		}
		found = found || len(mine) > 0
		driver := &foreign{t: t, dir: dir, rule: rule, packages: packages, facts: map[string][]byte{}}
		assert.Equal(t, texts(mine), texts(driver.run()), rule.Name)
	}
	assert.True(t, found)
}

// unit is a package as the go command lists it.
type unit struct {
	ImportPath, Export, Dir string
	GoFiles                 []string
	Module                  *struct{ Main bool }
}

func listed(t *testing.T, dir string) []*unit {
	t.Helper()
	o := execute(t, dir, nil, "go", "list", "-export", "-deps", "-json=ImportPath,Export,Dir,GoFiles,Module", "./...")
	require.Zero(t, o.status, o.stderr)
	var out []*unit
	for d := json.NewDecoder(strings.NewReader(o.stdout)); ; {
		u := new(unit)
		if err := d.Decode(u); err == io.EOF {
			return out
		} else {
			require.NoError(t, err)
		}
		out = append(out, u)
	}
}

// foreign is a driver that knows as little as it may.
type foreign struct {
	t        *testing.T
	dir      string
	rule     *analysis.Analyzer
	packages []*unit
	facts    map[string][]byte
	out      []finding
}

func (d *foreign) run() []finding {
	for _, u := range d.packages { // imports come first
		if u.Module != nil && u.Module.Main {
			d.unit(u)
		}
	}
	return d.out
}

func (d *foreign) unit(u *unit) {
	pass := &foreignPass{foreign: d, fset: token.NewFileSet(), results: map[*analysis.Analyzer]any{}, facts: map[factKey]analysis.Fact{}}
	for _, name := range u.GoFiles {
		file, err := parser.ParseFile(pass.fset, filepath.Join(u.Dir, name), nil, parser.ParseComments)
		require.NoError(d.t, err)
		pass.files = append(pass.files, file)
	}
	pass.info = &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Scopes: map[ast.Node]*types.Scope{},
		Selections: map[*ast.SelectorExpr]*types.Selection{}, Instances: map[*ast.Ident]types.Instance{},
	}
	config := types.Config{Importer: importer.ForCompiler(pass.fset, "gc", d.export)}
	var err error
	pass.pkg, err = config.Check(u.ImportPath, pass.fset, pass.files, pass.info)
	require.NoError(d.t, err)
	known := map[string]*types.Package{}
	reach(pass.pkg, known)
	d.register(d.rule)
	for path, data := range d.facts {
		pass.decode(known[path], data)
	}
	pass.exec(d.rule)
	d.facts[u.ImportPath] = pass.encode()
}

func (d *foreign) register(a *analysis.Analyzer) {
	for _, f := range a.FactTypes {
		gob.Register(f)
	}
	for _, r := range a.Requires {
		d.register(r)
	}
}

// export opens the export data of a package.
func (d *foreign) export(path string) (io.ReadCloser, error) {
	for _, u := range d.packages {
		if u.ImportPath == path {
			return os.Open(u.Export)
		}
	}
	return nil, os.ErrNotExist
}

// reach collects the packages that a package knows of, by path.
func reach(pkg *types.Package, known map[string]*types.Package) {
	if known[pkg.Path()] != nil {
		return
	}
	known[pkg.Path()] = pkg
	for _, p := range pkg.Imports() {
		reach(p, known)
	}
}

type factKey struct {
	pkg *types.Package
	typ reflect.Type
}

type foreignPass struct {
	*foreign
	fset    *token.FileSet
	files   []*ast.File
	pkg     *types.Package
	info    *types.Info
	results map[*analysis.Analyzer]any
	facts   map[factKey]analysis.Fact
}

func (p *foreignPass) decode(pkg *types.Package, data []byte) {
	if pkg == nil {
		return // not among the imports
	}
	var facts []analysis.Fact
	require.NoError(p.t, gob.NewDecoder(bytes.NewReader(data)).Decode(&facts))
	for _, f := range facts {
		p.facts[factKey{pkg, reflect.TypeOf(f)}] = f
	}
}

func (p *foreignPass) encode() []byte {
	var facts []analysis.Fact
	for key, f := range p.facts {
		if key.pkg == p.pkg {
			facts = append(facts, f)
		}
	}
	var b bytes.Buffer
	require.NoError(p.t, gob.NewEncoder(&b).Encode(facts))
	return b.Bytes()
}

func (p *foreignPass) exec(a *analysis.Analyzer) {
	if _, done := p.results[a]; done {
		return
	}
	given := map[*analysis.Analyzer]any{}
	for _, r := range a.Requires {
		p.exec(r)
		given[r] = p.results[r]
	}
	result, err := a.Run(&analysis.Pass{
		Analyzer: a, Fset: p.fset, Files: p.files, Pkg: p.pkg, TypesInfo: p.info, ResultOf: given,
		TypesSizes: types.SizesFor("gc", runtime.GOARCH),
		Report: func(d analysis.Diagnostic) {
			if a == p.rule { // only of rules that were asked for
				p.report(d)
			}
		},
		ImportPackageFact: func(pkg *types.Package, f analysis.Fact) bool {
			got := p.facts[factKey{pkg, reflect.TypeOf(f)}]
			if got != nil {
				reflect.ValueOf(f).Elem().Set(reflect.ValueOf(got).Elem())
			}
			return got != nil
		},
		ExportPackageFact: func(f analysis.Fact) { p.facts[factKey{p.pkg, reflect.TypeOf(f)}] = f },
		AllPackageFacts: func() []analysis.PackageFact {
			var all []analysis.PackageFact
			for key, f := range p.facts {
				all = append(all, analysis.PackageFact{Package: key.pkg, Fact: f})
			}
			return all
		},
		ImportObjectFact: func(types.Object, analysis.Fact) bool { return false },
		ExportObjectFact: func(types.Object, analysis.Fact) { p.t.Error("facts about objects are not carried here") },
		AllObjectFacts:   func() []analysis.ObjectFact { return nil },
	})
	require.NoError(p.t, err, "%s on %s", a.Name, p.pkg.Path())
	p.results[a] = result
}

func (p *foreignPass) report(d analysis.Diagnostic) {
	at := p.fset.Position(d.Pos)
	rel, err := filepath.Rel(p.dir, at.Filename)
	require.NoError(p.t, err)
	p.out = append(p.out, finding{filepath.ToSlash(rel), at.Line, at.Column, d.Message})
}
