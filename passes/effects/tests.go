package effects

import (
	"go/ast"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// testFiles returns the files that hold tests without being called so: tests that
// others run on their implementations need not stand in a _test.go file. One
// function for tests beside what it is about makes no such file.
func testFiles(pass *analysis.Pass) map[string]bool {
	out := map[string]bool{}
	for _, f := range pass.Files {
		if slices.ContainsFunc(f.Imports, func(imp *ast.ImportSpec) bool { return imp.Path.Value == `"testing"` }) && mostlyTests(f) {
			out[filepath.Base(pass.Fset.PositionFor(f.Pos(), false).Filename)] = true
		}
	}
	return out
}

// mostlyTests reports whether f mentions a running test, as tests and what helps
// them do, and at least every third of its functions does; a program may ask
// testing.Testing.
func mostlyTests(f *ast.File) bool {
	funcs, tests := 0, 0
	for _, d := range f.Decls {
		_, ok := d.(*ast.FuncDecl)
		if ok {
			funcs++
		}
		if namesTest(d) {
			if tests++; !ok {
				return true // a type that keeps the test
			}
		}
	}
	return tests > 0 && 3*tests >= funcs
}

func namesTest(in ast.Node) bool {
	found := false
	ast.Inspect(in, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "testing" {
				switch sel.Sel.Name {
				case "T", "B", "F", "TB", "M":
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// takesTest reports whether fn, or the function around it, is handed a running
// test.
func takesTest(fn *ssa.Function) bool {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	for p := range fn.Signature.Params().Variables() {
		if n := provenance.NamedOf(p.Type()); n != nil && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "testing" {
			return true
		}
	}
	return false
}
