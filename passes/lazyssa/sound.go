package lazyssa

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
)

// sound returns the package without what the type checker could not make sense
// of. The syntax of the pass is left as it is.
func sound(pass *analysis.Pass) ([]*ast.File, *types.Info) {
	s := &sieve{info: pass.TypesInfo}
	for _, e := range pass.TypeErrors {
		s.errors = append(s.errors, e.Pos)
	}
	slices.Sort(s.errors)
	files := make([]*ast.File, len(pass.Files))
	for i, f := range pass.Files {
		file := *f
		file.Decls = nil
		for _, d := range f.Decls {
			if d := s.decl(d); d != nil {
				file.Decls = append(file.Decls, d)
			}
		}
		files[i] = &file
	}
	info := *pass.TypesInfo
	info.InitOrder = slices.DeleteFunc(slices.Clone(info.InitOrder), func(init *types.Initializer) bool {
		return s.flawed(init.Rhs) || slices.ContainsFunc(init.Lhs, func(v *types.Var) bool { return invalid(v.Type()) })
	})
	return files, versions(pass.Files, files, &info)
}

// sieve tells sound declarations from flawed ones.
type sieve struct {
	info   *types.Info
	errors []token.Pos // sorted
}

// decl returns d, a part of it, or nil.
func (s *sieve) decl(d ast.Decl) ast.Decl {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if s.info.Defs[d.Name] == nil { // declared twice
			return nil
		}
		if d.Body == nil || !s.flawed(d) {
			return d
		}
		bare := *d
		bare.Body = nil
		return &bare
	case *ast.GenDecl:
		part := *d
		part.Specs = slices.DeleteFunc(slices.Clone(d.Specs), func(spec ast.Spec) bool { return !s.declares(spec) })
		return &part
	}
	return nil
}

// declares reports whether all that spec declares has a meaning. An initial
// value without one does no harm: the order of initialisation leaves it out.
func (s *sieve) declares(spec ast.Spec) bool {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		return s.info.Defs[spec.Name] != nil
	case *ast.ValueSpec:
		return !slices.ContainsFunc(spec.Names, func(id *ast.Ident) bool {
			obj := s.info.Defs[id]
			_, isConst := obj.(*types.Const)
			return obj == nil || isConst && invalid(obj.Type())
		})
	}
	return true
}

// flawed reports whether an error lies in n, or n mentions something that has no
// type because of an error elsewhere.
func (s *sieve) flawed(n ast.Node) bool {
	if i, _ := slices.BinarySearch(s.errors, n.Pos()); i < len(s.errors) && s.errors[i] <= n.End() {
		return true
	}
	found := false
	ast.Inspect(n, func(n ast.Node) bool {
		found = found || s.meaningless(n)
		return !found
	})
	return found
}

func (s *sieve) meaningless(n ast.Node) bool {
	e, ok := n.(ast.Expr)
	if !ok {
		return false
	}
	if id, ok := e.(*ast.Ident); ok {
		def, defines := s.info.Defs[id]
		use, uses := s.info.Uses[id]
		return !defines && !uses && id.Name != "_" || defines && untyped(def) || uses && untyped(use)
	}
	tv, ok := s.info.Types[e]
	return ok && invalid(tv.Type)
}

// untyped reports whether obj is something that has a type, but not a valid one.
func untyped(obj types.Object) bool {
	switch obj.(type) {
	case *types.Var, *types.Const, *types.TypeName, *types.Func:
		return invalid(obj.Type())
	}
	return false
}

// invalid reports whether t is the type of what has none, alone or as part of an
// unnamed type.
func invalid(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case nil:
		return true
	case *types.Basic:
		return t.Kind() == types.Invalid
	case *types.Pointer:
		return invalid(t.Elem())
	case *types.Slice:
		return invalid(t.Elem())
	case *types.Array:
		return t.Len() < 0 || invalid(t.Elem())
	case *types.Chan:
		return invalid(t.Elem())
	case *types.Map:
		return invalid(t.Key()) || invalid(t.Elem())
	case *types.Tuple:
		return slices.ContainsFunc(slices.Collect(t.Variables()), func(v *types.Var) bool { return invalid(v.Type()) })
	case *types.Signature:
		return invalid(t.Params()) || invalid(t.Results())
	}
	return false
}
