package lazyssa

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// declareImports makes the packages that the source mentions known to prog, each with
// what is mentioned of it alone: most packages declare thousands of names, of which a
// file uses a few. Methods that nobody wrote a call of are made when they are called.
func declareImports(prog *ssa.Program, pass *analysis.Pass) {
	used := mentioned(pass)
	for _, p := range imports(pass) {
		objects := used[p]
		if len(objects) == 0 {
			prog.CreatePackage(p, []*ast.File{{}}, &types.Info{}, true)
			continue
		}
		// What is declared by syntax is what the syntax says and no more. As the names of
		// a constant, functions and variables have no body and no initial value either.
		names := &ast.ValueSpec{}
		info := &types.Info{Defs: make(map[*ast.Ident]types.Object, len(objects))}
		for _, obj := range objects {
			id := ast.NewIdent(obj.Name())
			names.Names = append(names.Names, id)
			info.Defs[id] = obj
		}
		decl := &ast.GenDecl{Tok: token.CONST, Specs: []ast.Spec{names}}
		prog.CreatePackage(p, []*ast.File{{Decls: []ast.Decl{decl}}}, info, true)
	}
}

// mentioned returns the functions, methods, variables and constants of other packages
// that the source names, in the order of their names.
func mentioned(pass *analysis.Pass) map[*types.Package][]types.Object {
	seen := map[types.Object]bool{}
	out := map[*types.Package][]types.Object{}
	for _, obj := range pass.TypesInfo.Uses {
		if p := obj.Pkg(); p == nil || p == pass.Pkg {
			continue
		}
		if f, ok := obj.(*types.Func); ok {
			obj = f.Origin()
		}
		if !seen[obj] && member(obj) {
			seen[obj] = true
			out[obj.Pkg()] = append(out[obj.Pkg()], obj)
		}
	}
	for _, objects := range out {
		slices.SortFunc(objects, func(a, b types.Object) int {
			return cmp.Or(cmp.Compare(a.Name(), b.Name()), cmp.Compare(a.Pos(), b.Pos()))
		})
	}
	return out
}

// member reports whether obj is something that a package holds a value for.
func member(obj types.Object) bool {
	switch obj := obj.(type) {
	case *types.TypeName:
		return false
	case *types.Func:
		if recv := obj.Signature().Recv(); recv != nil {
			return !types.IsInterface(recv.Type())
		}
	}
	return obj.Parent() == obj.Pkg().Scope()
}

// imports returns the packages that the source mentions.
func imports(pass *analysis.Pass) []*types.Package {
	out := pass.Pkg.Imports()
	for _, f := range pass.Files {
		for _, spec := range f.Imports {
			if name := pass.TypesInfo.PkgNameOf(spec); name != nil && !slices.Contains(out, name.Imported()) {
				out = append(slices.Clip(out), name.Imported())
			}
		}
	}
	return out
}
