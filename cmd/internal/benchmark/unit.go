package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"strings"
)

// unit is the go command's description of a package, as far as types need it.
type unit struct {
	Compiler, ImportPath, GoVersion string
	ModulePath, ModuleVersion       string
	GoFiles                         []string
	ImportMap, PackageFile          map[string]string
	VetxOutput                      string
	VetxOnly                        bool
	SucceedOnTypecheckFailure       bool
}

// own reports whether the package belongs to the module that is vetted.
func (u *unit) own() bool { return u.ModulePath != "" && u.ModuleVersion == "" }

// check does what the unitchecker of the go command's own vet does before the first
// analyzer runs: it parses, imports and type-checks, and fills in all of types.Info.
// (That of golang.org/x/tools gets types out of facts, which foreign packages that are
// answered unread have none of.)
func (u *unit) check() error {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range u.GoFiles {
		f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	conf := types.Config{
		Importer:  imported{u.ImportMap, importer.ForCompiler(fset, cmp.Or(u.Compiler, "gc"), u.open)},
		Sizes:     types.SizesFor("gc", build.Default.GOARCH),
		GoVersion: u.GoVersion,
	}
	info := &types.Info{
		Types:        make(map[ast.Expr]types.TypeAndValue),
		Defs:         make(map[*ast.Ident]types.Object),
		Uses:         make(map[*ast.Ident]types.Object),
		Implicits:    make(map[ast.Node]types.Object),
		Instances:    make(map[*ast.Ident]types.Instance),
		Scopes:       make(map[ast.Node]*types.Scope),
		Selections:   make(map[*ast.SelectorExpr]*types.Selection),
		FileVersions: make(map[*ast.File]string),
	}
	path, _, _ := strings.Cut(u.ImportPath, " [")
	_, err := conf.Check(path, fset, files, info)
	return err
}

func (u *unit) open(path string) (io.ReadCloser, error) {
	file := u.PackageFile[path]
	if file == "" {
		return nil, fmt.Errorf("no export data for %q", path)
	}
	return os.Open(file)
}

// imported resolves what the source names as an import.
type imported struct {
	paths map[string]string
	types.Importer
}

func (i imported) Import(path string) (*types.Package, error) {
	return i.Importer.Import(cmp.Or(i.paths[path], path))
}
