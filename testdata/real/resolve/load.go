// Package resolve answers whether the rows of passes/models say something true
// about the libraries they name: does the function exist, are the argument
// numbers in range, can the arguments be what the row says they are?
//
// Libraries are read as source, with function bodies left out: only declarations
// matter, and nothing has to be compiled. Every function and method of every
// library is then looked up the way the analyzer does it, so the matching of
// versions, aliases, embedded interfaces and unexported receivers is tested on
// the way.
package resolve

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Library is the set of packages that rows are checked against.
type Library struct {
	packages []*types.Package // sorted by path
}

// Load reads the packages that the module in dir imports, and those of the
// standard library that are named in std.
func Load(dir string, std []string) (*Library, error) {
	cfg := &packages.Config{
		Dir: dir,
		// Without cgo, packages that have a Go-only variant show it.
		Env: append(os.Environ(), "CGO_ENABLED=0", "GOWORK=off"),
		Mode: packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedTypes |
			packages.NeedSyntax | packages.NeedFiles | packages.NeedCompiledGoFiles,
		ParseFile: parseDeclarations,
	}
	roots, err := packages.Load(cfg, append([]string{"./..."}, std...)...)
	if err != nil {
		return nil, err
	}
	found := make(map[string]*types.Package)
	for _, root := range roots {
		if !strings.HasPrefix(root.PkgPath, "dualwrite.test/") {
			found[root.PkgPath] = root.Types
			continue
		}
		for path, p := range root.Imports {
			found[path] = p.Types
		}
	}
	lib := new(Library)
	for path, p := range found {
		if strings.HasPrefix(path, "dualwrite.test/") || strings.HasPrefix(path, "github.com/dualwrite/") {
			continue
		}
		if p == nil || len(p.Scope().Names()) == 0 {
			return nil, fmt.Errorf("no declarations in %s", path)
		}
		lib.packages = append(lib.packages, p)
	}
	slices.SortFunc(lib.packages, func(a, b *types.Package) int { return strings.Compare(a.Path(), b.Path()) })
	return lib, nil
}

// parseDeclarations drops the bodies. The type errors that follow, about imports
// that nothing uses any more, change no declaration.
func parseDeclarations(fset *token.FileSet, name string, src []byte) (*ast.File, error) {
	f, err := parser.ParseFile(fset, name, src, parser.SkipObjectResolution)
	if f != nil {
		for _, decl := range f.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok {
				fn.Body = nil
			}
		}
	}
	return f, err
}

// Paths returns the import paths of the packages, sorted.
func (l *Library) Paths() []string {
	paths := make([]string, len(l.packages))
	for i, p := range l.packages {
		paths[i] = p.Path()
	}
	return paths
}

// Packages returns the packages, sorted by path.
func (l *Library) Packages() []*types.Package { return l.packages }

// Funcs calls visit for every function and every method, those of interfaces
// and of unexported types included, in a fixed order. An alias stands for the
// type it names, wherever that is declared.
func (l *Library) Funcs(visit func(fn *types.Func)) {
	for _, p := range l.packages {
		scope := p.Scope()
		for _, name := range scope.Names() {
			switch obj := scope.Lookup(name).(type) {
			case *types.Func:
				visit(obj)
			case *types.TypeName:
				methods(obj, visit)
			}
		}
	}
}

func methods(obj *types.TypeName, visit func(fn *types.Func)) {
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	if !ok {
		return
	}
	named = named.Origin()
	for m := range named.Methods() {
		visit(m)
	}
	if iface, ok := named.Underlying().(*types.Interface); ok {
		for m := range iface.Methods() {
			visit(m)
		}
	}
}

// Names calls visit with the symbol of everything declared at package level,
// and for structs with that of every field.
func (l *Library) Names(object func(symbol string), field func(typeSymbol, name string)) {
	for _, p := range l.packages {
		scope := p.Scope()
		for _, name := range scope.Names() {
			symbol := StripVersion(p.Path()) + "." + name
			object(symbol)
			obj, ok := scope.Lookup(name).(*types.TypeName)
			if !ok {
				continue
			}
			if st, ok := types.Unalias(obj.Type()).Underlying().(*types.Struct); ok {
				for f := range st.Fields() {
					field(symbol, f.Name())
				}
			}
		}
	}
}

// StripVersion removes the major version from an import path.
func StripVersion(path string) string {
	parts := strings.Split(path, "/")
	for i, part := range parts {
		if i > 0 && len(part) > 1 && part[0] == 'v' && strings.Trim(part[1:], "0123456789") == "" && part != "v1" && len(part) < 5 {
			return strings.Join(slices.Delete(parts, i, i+1), "/")
		}
	}
	return path
}
