package vettool

import (
	"bufio"
	"cmp"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/gcexportdata"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
	"github.com/dualwrite/dualwrite/cmd/internal/passrun"
)

// load parses and type-checks the package and reads the facts about what it
// imports. It also returns all packages that facts may be about, by path.
func (c *unitConfig) load() (*passrun.Unit, []*types.Package, error) {
	fset := token.NewFileSet()
	files, err := parse(fset, c.GoFiles)
	if err != nil {
		return nil, nil, err
	}
	imp := &importer{config: c, fset: fset, known: make(map[string]*types.Package)}
	tc := &types.Config{
		Importer:  imp,
		GoVersion: c.GoVersion,
		Sizes:     types.SizesFor(cmp.Or(c.Compiler, "gc"), build.Default.GOARCH),
	}
	info := newInfo()
	pkg, err := tc.Check(plainPath(c.ImportPath), fset, files, info)
	if err != nil {
		return nil, nil, err
	}
	imp.known[pkg.Path()] = pkg
	u := &passrun.Unit{
		Fset:         fset,
		Files:        files,
		OtherFiles:   c.NonGoFiles,
		IgnoredFiles: c.IgnoredFiles,
		Pkg:          pkg,
		Info:         info,
		Sizes:        tc.Sizes,
		Module:       c.Module,
		Facts:        facts.NewStore(),
	}
	known := make([]*types.Package, 0, len(imp.known))
	for _, path := range slices.Sorted(maps.Keys(imp.known)) {
		known = append(known, imp.known[path])
	}
	u.Visible = func() []*types.Package { return known }
	return u, known, nil
}

func parse(fset *token.FileSet, names []string) ([]*ast.File, error) {
	var files []*ast.File
	for _, name := range names {
		file, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	return files, nil
}

func newInfo() *types.Info {
	return &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
}

// plainPath returns the import path of a package that may be a test variant, as
// in "p [p.test]". No compilation sees two variants of a package.
func plainPath(id string) string {
	path, _, _ := strings.Cut(id, " [")
	return path
}

// importer reads the export data that the go command names.
type importer struct {
	config *unitConfig
	fset   *token.FileSet
	known  map[string]*types.Package // also those that are only mentioned
}

func (i *importer) Import(importPath string) (*types.Package, error) {
	id := cmp.Or(i.config.ImportMap[importPath], importPath)
	if id == "unsafe" {
		return types.Unsafe, nil
	}
	path := plainPath(id)
	if pkg := i.known[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	file := i.config.PackageFile[id]
	if file == "" {
		return nil, fmt.Errorf("the go command gives no export data for %q", id)
	}
	archive, err := os.Open(file) // the types stand first, the code after them is not read
	if err != nil {
		return nil, err
	}
	defer archive.Close()                                       // it is only read
	in, err := gcexportdata.NewReader(bufio.NewReader(archive)) //nolint:staticcheck // the go command still hands over archives
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(in, i.fset, i.known, path)
}
