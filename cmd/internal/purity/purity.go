// Package purity answers: does a package keep state between two analyses?
//
// Passes and rules run for many packages, in parallel and in any order. A
// variable of the package that changes makes the result depend on that order:
//
//	var seen = map[string]bool{}
//
//	func run(pass *analysis.Pass) (any, error) {
//		seen[pass.Pkg.Path()] = true // refused
//
// Tables that are only read, and analyzers, are fine:
//
//	var verbs = []string{"Send", "Publish"}
//
// Class of analysis: the assignments of one package, with names resolved by
// go/types and imports ignored. Deliberate silences: changes through a pointer or
// an alias, and sync.OnceValue and its like, whose state is a constant that is
// computed late.
package purity

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
)

// Check lists the places at which a package-level variable changes or could not
// be meant for anything else, in the order of the files.
func Check(fset *token.FileSet, files []*ast.File) []string {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	conf := types.Config{Error: func(error) {}} // imports fail, the package's own names resolve
	pkg, _ := conf.Check("p", fset, files, info)
	c := &checker{fset: fset, info: info, pkg: pkg}
	for _, f := range files {
		for _, d := range f.Decls {
			c.declaration(d)
		}
		ast.Inspect(f, c.visit)
	}
	return c.found
}

type checker struct {
	fset  *token.FileSet
	info  *types.Info
	pkg   *types.Package
	found []string
}

func (c *checker) report(pos token.Pos, format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf("%s: %s", c.fset.Position(pos), fmt.Sprintf(format, args...)))
}

// declaration refuses variables of types that exist to be changed.
func (c *checker) declaration(d ast.Decl) {
	g, ok := d.(*ast.GenDecl)
	if !ok || g.Tok != token.VAR {
		return
	}
	for _, s := range g.Specs {
		spec := s.(*ast.ValueSpec)
		sel, ok := spec.Type.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		if x, ok := sel.X.(*ast.Ident); ok && (x.Name == "atomic" || x.Name == "sync") {
			c.report(spec.Pos(), "%s is shared state", spec.Names[0].Name)
		}
	}
}

func (c *checker) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			for _, lhs := range n.Lhs {
				c.written(lhs)
			}
		}
	case *ast.IncDecStmt:
		c.written(n.X)
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.Ident); ok && len(n.Args) > 0 && (f.Name == "delete" || f.Name == "clear") {
			c.written(n.Args[0])
		}
	}
	return true
}

// written reports an expression whose root is a variable of the package.
func (c *checker) written(e ast.Expr) {
	for {
		switch x := e.(type) {
		case *ast.IndexExpr:
			e = x.X
		case *ast.SelectorExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		case *ast.Ident:
			if v, ok := c.info.Uses[x].(*types.Var); ok && v.Parent() == c.pkg.Scope() {
				c.report(x.Pos(), "%s changes after initialisation", x.Name)
			}
			return
		default:
			return
		}
	}
}
