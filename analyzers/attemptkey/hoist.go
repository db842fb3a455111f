package attemptkey

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/repair"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// onlyRetry returns the call of the retry helper that is all that makes the key
// anew; nil if a key made in front of it would still not be good enough, or if
// what makes it may do other things, too.
func onlyRetry(r *finding.Reporter, g *effectflow.Graph, e *effectflow.Effect, bad *minted) *effectflow.Node {
	if _, maker := r.Fresh(bad.origin(r)); maker == nil {
		return nil
	}
	if len(bad.parts) != 1 || bad.parts[0].Kind != provenance.Minted || bad.mixed {
		return nil
	}
	if how := bad.parts[0].Text; how != "uuid" && how != "random" {
		return nil // a time is better replaced than kept
	}
	var helper *effectflow.Node
	for _, p := range g.Replays(e.Node) {
		switch {
		case p.Kind == "http" || p.Kind == "workflow":
		case p.Kind != "retry" || p.Scope == nil || p.Scope.Node == nil || helper != nil:
			return nil
		default:
			helper = p.Scope.Node
		}
	}
	if _, ok := recordedLater(g, e); ok {
		return nil // the next start would make another one
	}
	return helper
}

// hoist returns the edits that make a key once, in front of the retry whose
// function literal makes it.
func hoist(files *repair.Files, pos, end token.Pos, helper *effectflow.Node) []finding.Fix {
	src := files.Open(pos)
	if src == nil {
		return nil
	}
	mint := src.Call(pos, end)
	if mint == nil {
		return nil
	}
	h := &hoisting{src: src, path: src.Path(mint)}
	h.widen()
	if !h.alone() || !h.movable() {
		return nil
	}
	stmt := h.target(src.Call(helper.Pos(), helper.End()))
	if stmt == nil || !h.means(stmt.Pos()) {
		return nil
	}
	return repair.Fix("make the key once, in front of the retry", h.edits(stmt))
}

// hoisting is the way of an expression out of a function literal.
type hoisting struct {
	src  *repair.Source
	path []ast.Node // the expression first, and what is around it
	lit  *ast.FuncLit
}

func (h *hoisting) expr() ast.Expr { return h.path[0].(ast.Expr) }

// widen takes uuid.New in uuid.New().String() and uuid.Must(uuid.New()) as far as
// it goes.
func (h *hoisting) widen() {
	for len(h.path) > 2 {
		if call, ok := h.path[1].(*ast.CallExpr); ok {
			pkg, _ := h.src.Qualified(call.Fun)
			if pkg == nil || len(call.Args) != 1 || h.src.Type(h.expr()) != nil {
				return
			}
			h.path = h.path[1:]
			continue
		}
		sel, isSel := h.path[1].(*ast.SelectorExpr)
		call, isCall := h.path[2].(*ast.CallExpr)
		if !isSel || !isCall || sel.X != h.path[0] || call.Fun != sel || len(call.Args) > 0 {
			return
		}
		h.path = h.path[2:]
	}
}

// alone reports whether the expression is one value that each run of the
// innermost function literal uses in one place.
func (h *hoisting) alone() bool {
	if h.src.Type(h.expr()) == nil {
		return false
	}
	for _, n := range h.path[1:] {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt, *ast.LabeledStmt, *ast.FuncDecl:
			return false // made for each of several
		case *ast.FuncLit:
			h.lit = n
			return !jumps(n) && h.usedOnce()
		}
	}
	return false
}

// jumps reports whether a function literal may run a part of itself again by goto.
func jumps(lit *ast.FuncLit) bool {
	found := false
	ast.Inspect(lit, func(n ast.Node) bool {
		b, ok := n.(*ast.BranchStmt)
		found = found || ok && b.Tok == token.GOTO
		return !found
	})
	return found
}

// usedOnce reports whether the value has one use; where it is put into a
// variable, that variable.
func (h *hoisting) usedOnce() bool {
	switch p := h.path[1].(type) {
	case *ast.AssignStmt:
		if len(p.Lhs) != 1 || len(p.Rhs) != 1 {
			return false
		}
		id, ok := p.Lhs[0].(*ast.Ident)
		if !ok {
			return p.Tok == token.ASSIGN // a field
		}
		if p.Tok != token.DEFINE || id.Name == "_" {
			return false
		}
		return len(h.src.Uses(h.lit, h.src.Object(id))) == 1 && h.src.Definition(id) == h.path[0]
	case *ast.CallExpr, *ast.KeyValueExpr, *ast.CompositeLit:
		return true
	}
	return false
}

// movable reports whether the expression mentions nothing of a function.
func (h *hoisting) movable() bool { return h.means(h.path[0].Pos()) }

// means reports whether what the expression mentions belongs to packages and is
// the same at pos.
func (h *hoisting) means(pos token.Pos) bool {
	same := true
	selected := map[*ast.Ident]bool{}
	ast.Inspect(h.path[0], func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit, *ast.CompositeLit:
			same = false
		case *ast.SelectorExpr:
			selected[n.Sel] = true
		case *ast.Ident:
			same = same && (selected[n] || h.global(n, pos))
		}
		return same
	})
	return same
}

func (h *hoisting) global(id *ast.Ident, pos token.Pos) bool {
	obj := h.src.Object(id)
	if obj == nil || obj != h.src.Lookup(id.Name, pos) {
		return false
	}
	if _, isVar := obj.(*types.Var); isVar {
		return false // even a package variable may change meanwhile
	}
	return obj.Parent() == types.Universe || obj.Parent() == obj.Pkg().Scope() || isPackage(obj)
}

func isPackage(obj types.Object) bool { _, ok := obj.(*types.PkgName); return ok }

// target returns the statement in front of which the key has to be made: the one
// that calls the helper with the literal, or that names the literal for it.
func (h *hoisting) target(helper *ast.CallExpr) ast.Stmt {
	if helper == nil {
		return nil
	}
	switch p := h.src.Path(h.lit)[1].(type) {
	case *ast.CallExpr:
		if p != helper {
			return nil
		}
		stmt, _ := h.src.Statement(helper)
		return stmt
	case *ast.AssignStmt:
		if len(p.Lhs) != 1 || len(p.Rhs) != 1 || p.Tok != token.DEFINE {
			return nil
		}
		return h.named(p, helper)
	}
	return nil
}

// named looks at a literal that is given a name and run under it, once, by a
// statement of the same list.
func (h *hoisting) named(def *ast.AssignStmt, helper *ast.CallExpr) ast.Stmt {
	id, ok := def.Lhs[0].(*ast.Ident)
	if !ok || h.src.Definition(id) != h.lit {
		return nil
	}
	uses := h.src.Uses(h.src.Declaration(def), h.src.Object(id))
	if len(uses) != 1 || !isArgument(helper, uses[0]) {
		return nil
	}
	stmt, list := h.src.Statement(def)
	run, sameList := h.src.Statement(helper)
	if stmt == nil || run == nil || len(list) == 0 || len(sameList) == 0 || list[0] != sameList[0] {
		return nil
	}
	return stmt
}

func isArgument(call *ast.CallExpr, id *ast.Ident) bool {
	for _, a := range call.Args {
		if a == id {
			return true
		}
	}
	return false
}

// edits moves the line that names the key, or names it in front of stmt.
func (h *hoisting) edits(stmt ast.Stmt) []finding.Edit {
	decl := h.src.Declaration(stmt)
	if def, ok := h.path[1].(*ast.AssignStmt); ok {
		if id, ok := def.Lhs[0].(*ast.Ident); ok && h.src.Free(stmt.Pos(), decl, h.lit, id.Name) != "" {
			if line, out, ok := h.src.Line(def); ok {
				return []finding.Edit{h.src.Before(stmt, line), out}
			}
		}
	}
	name := h.src.Free(stmt.Pos(), decl, nil, "key", "idempotencyKey", "retryKey", "stableKey")
	if name == "" {
		return nil
	}
	text := h.src.Text(h.path[0].Pos(), h.path[0].End())
	return []finding.Edit{h.src.Before(stmt, name+" := "+text), repair.Replace(h.path[0], name)}
}
