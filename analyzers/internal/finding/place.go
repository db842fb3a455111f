package finding

import (
	"go/ast"
	"go/token"
	"go/types"
)

// At returns the place of an expression in this package: the call whose
// parenthesis, or the selector whose name stands at pos. It is not ok for a
// position in another package.
func (r *Reporter) At(pos token.Pos) (Place, bool) {
	path := r.Path(pos)
	if len(path) == 0 {
		return Place{}, false
	}
	p := Place{Pos: pos, End: pos}
	for _, n := range path {
		switch n := n.(type) {
		case *ast.CallExpr:
			if n.Lparen == pos || n.Pos() == pos {
				p.Pos, p.End = n.Pos(), n.End()
				p.Name = types.ExprString(n.Fun)
			}
		case *ast.SelectorExpr:
			if p.Name == "" && n.Sel.Pos() == pos {
				p.Pos, p.End = n.Pos(), n.End()
				p.Name = types.ExprString(n)
			}
		case *ast.FuncDecl:
			p.Function = declared(n)
		}
	}
	return p, true
}

// Path returns the syntax around pos, innermost first; nothing for a position in
// another package.
func (r *Reporter) Path(pos token.Pos) []ast.Node {
	if !pos.IsValid() {
		return nil
	}
	for _, f := range r.pass.Files {
		if f.FileStart <= pos && pos < f.FileEnd {
			return around(f, pos)
		}
	}
	return nil
}

func around(f *ast.File, pos token.Pos) []ast.Node {
	var path []ast.Node
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil || pos < n.Pos() || pos >= n.End() {
			return false
		}
		path = append([]ast.Node{n}, path...)
		return true
	})
	return path
}

// declared names a function declaration as "(*T).M" or "F".
func declared(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	t := d.Recv.List[0].Type
	star := ""
	if s, ok := t.(*ast.StarExpr); ok {
		star, t = "*", s.X
	}
	switch x := t.(type) {
	case *ast.IndexExpr:
		t = x.X
	case *ast.IndexListExpr:
		t = x.X
	}
	return "(" + star + types.ExprString(t) + ")." + d.Name.Name
}
