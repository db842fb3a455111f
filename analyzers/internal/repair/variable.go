package repair

import (
	"go/ast"
	"go/token"
	"go/types"
)

// Uses returns where, in n, a name is written that means obj, apart from its
// declaration.
func (s *Source) Uses(n ast.Node, obj types.Object) []*ast.Ident {
	var out []*ast.Ident
	if obj == nil {
		return nil
	}
	ast.Inspect(n, func(m ast.Node) bool {
		if id, ok := m.(*ast.Ident); ok && id.Name == obj.Name() && id.Pos() != obj.Pos() && s.Object(id) == obj {
			out = append(out, id)
		}
		return true
	})
	return out
}

// Definition returns the expression that a variable of a function is defined
// with, if it never gets another value; nil otherwise, and for parameters and
// package variables.
func (s *Source) Definition(id *ast.Ident) ast.Expr {
	v, ok := s.Object(id).(*types.Var)
	if !ok || !v.Pos().IsValid() || v.Pos() < s.file.FileStart || v.Pos() >= s.file.FileEnd {
		return nil
	}
	decl := s.Declaration(id)
	var value ast.Expr
	steady := true
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, left := range n.Lhs {
				switch l, isIdent := left.(*ast.Ident); {
				case !isIdent:
				case l.Pos() == v.Pos() && n.Tok == token.DEFINE && len(n.Lhs) == len(n.Rhs):
					value = n.Rhs[i]
				case l.Pos() != v.Pos() && l.Name == v.Name() && s.Object(l) == v:
					steady = false
				}
			}
		case *ast.UnaryExpr:
			if x, ok := n.X.(*ast.Ident); ok && n.Op == token.AND && s.Object(x) == v {
				steady = false
			}
		}
		return true
	})
	if !steady {
		return nil
	}
	return value
}

// Declaration returns the declaration of the file that n is part of.
func (s *Source) Declaration(n ast.Node) ast.Decl {
	for _, d := range s.file.Decls {
		if d.Pos() <= n.Pos() && n.End() <= d.End() {
			return d
		}
	}
	return nil
}

// Free returns the first of the names that means nothing at pos and is written
// nowhere in the declaration around it, apart from the text of except; "" if all
// are taken.
func (s *Source) Free(pos token.Pos, decl, except ast.Node, names ...string) string {
	scope := s.scope(pos)
	for _, name := range names {
		if scope == nil {
			return ""
		}
		if _, obj := scope.LookupParent(name, token.NoPos); obj != nil {
			continue
		}
		if !written(decl, except, name) {
			return name
		}
	}
	return ""
}

func written(n, except ast.Node, name string) bool {
	found := false
	ast.Inspect(n, func(m ast.Node) bool {
		if m == nil || m == except {
			return false
		}
		id, ok := m.(*ast.Ident)
		found = found || ok && id.Name == name
		return !found
	})
	return found
}
