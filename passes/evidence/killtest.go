package evidence

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// TestFile is a _test.go file.
type TestFile struct {
	Package string // import path of the package it tests or belongs to
	Name    string // as readers know it
	Data    []byte
}

// killTest is a test that stops something in the middle.
type killTest struct {
	pkg     string
	name    string
	place   Place
	how     string // what stops it
	harsh   bool   // like a crash, not like an error that is handled
	whole   bool   // kills a process, whatever it is doing
	calls   map[string]int
	imports []string
}

// killTests looks for tests that kill, panic, cancel or inject a failure. It
// reads syntax only: a fake that panics counts for the tests that mention it.
func killTests(files []TestFile) []killTest {
	found := make([][]killTest, len(files))
	each(len(files), func(i int) {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "", files[i].Data, parser.SkipObjectResolution)
		if file == nil || err != nil && len(file.Decls) == 0 {
			return
		}
		r := &testReader{file: file, fset: fset, source: files[i], fakes: map[string]signal{}}
		r.findFakes()
		found[i] = r.tests()
	})
	return slices.Concat(found...)
}

// signal is one way in which a test stops something.
type signal struct {
	how   string
	harsh bool
	whole bool
}

// stronger returns the signal that says more.
func (s signal) stronger(o signal) signal {
	if s.how == "" || o.harsh && !s.harsh {
		return o
	}
	return s
}

type testReader struct {
	file   *ast.File
	fset   *token.FileSet
	source TestFile
	fakes  map[string]signal // by type or function
}

// findFakes notes helpers and fakes of the file that stop something.
func (r *testReader) findFakes() {
	for _, decl := range r.file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Body == nil || isTest(fn) {
			continue
		}
		s := r.signals(fn.Body, true)
		if s.how == "" {
			continue
		}
		name := fn.Name.Name
		if fn.Recv != nil && len(fn.Recv.List) > 0 {
			name = typeName(fn.Recv.List[0].Type)
		}
		r.fakes[name] = r.fakes[name].stronger(signal{fn.Name.Name + " " + s.how, s.harsh, s.whole})
	}
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.IndexExpr:
		return typeName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

func isTest(fn *ast.FuncDecl) bool {
	return fn.Recv == nil && strings.HasPrefix(fn.Name.Name, "Test") && fn.Type.Params.NumFields() == 1
}

// isSuiteTest recognises the methods of test suites.
func isSuiteTest(fn *ast.FuncDecl) bool {
	return fn.Recv != nil && strings.HasPrefix(fn.Name.Name, "Test") && fn.Type.Params.NumFields() == 0
}

func (r *testReader) tests() []killTest {
	var out []killTest
	for _, decl := range r.file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Body == nil || !isTest(fn) && !isSuiteTest(fn) {
			continue
		}
		s := r.signals(fn.Body, false)
		calls := map[string]int{}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if !subtest(n) {
					calls[calleeName(n.Fun)]++
				}
			case *ast.ForStmt:
				countLoop(n.Body, calls)
			case *ast.RangeStmt:
				countLoop(n.Body, calls)
			case *ast.Ident:
				if fake, ok := r.fakes[n.Name]; ok {
					s = s.stronger(fake)
				}
			}
			return true
		})
		if s.how == "" {
			continue
		}
		out = append(out, killTest{
			pkg: r.source.Package, name: fn.Name.Name, how: s.how, harsh: s.harsh, whole: s.whole, calls: calls,
			place:   Place{r.source.Name, r.fset.Position(fn.Name.Pos()).Line},
			imports: importsOf(r.file),
		})
	}
	return out
}

// subtest recognises t.Run("name", func(t *testing.T) { ... }).
func subtest(c *ast.CallExpr) bool {
	if calleeName(c.Fun) != "Run" || len(c.Args) != 2 {
		return false
	}
	_, ok := c.Args[1].(*ast.FuncLit)
	return ok
}

// countLoop counts what a loop calls once more: it may run twice.
func countLoop(body *ast.BlockStmt, calls map[string]int) {
	ast.Inspect(body, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok && !subtest(c) {
			calls[calleeName(c.Fun)]++
		}
		return true
	})
}

func importsOf(f *ast.File) []string {
	var out []string
	for _, i := range f.Imports {
		if p, err := strconv.Unquote(i.Path.Value); err == nil {
			out = append(out, p)
		}
	}
	return out
}

func calleeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.Ident:
		return e.Name
	case *ast.IndexExpr:
		return calleeName(e.X)
	}
	return ""
}

// signals looks for what stops something. inside says that the body is no test
// itself: there a panic is meant for the code under test.
func (r *testReader) signals(body ast.Node, inside bool) signal {
	var found signal
	literals := 0
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			literals++
			ast.Inspect(n.Body, visit)
			literals--
			return false
		case *ast.DeferStmt:
			return calleeName(n.Call.Fun) != "cancel" // tidies up
		case *ast.CallExpr:
			found = found.stronger(r.stops(n, inside || literals > 0, literals > 0))
		case *ast.KeyValueExpr:
			if id, ok := n.Key.(*ast.Ident); ok {
				found = found.stronger(namedSignal(id.Name))
			}
		case *ast.AssignStmt:
			for _, l := range n.Lhs {
				if sel, ok := l.(*ast.SelectorExpr); ok {
					found = found.stronger(namedSignal(sel.Sel.Name))
				}
			}
		}
		return true
	}
	ast.Inspect(body, visit)
	return found
}

// stops judges one call.
func (r *testReader) stops(c *ast.CallExpr, inside, literal bool) signal {
	name := calleeName(c.Fun)
	pkg := ""
	if sel, ok := c.Fun.(*ast.SelectorExpr); ok {
		if id, ok := sel.X.(*ast.Ident); ok {
			pkg = id.Name
		}
	}
	switch {
	case name == "panic" && pkg == "" && inside:
		return signal{"panics in the middle", true, false}
	case pkg == "runtime" && name == "Goexit" && inside, pkg == "os" && name == "Exit" && inside:
		return signal{"ends the goroutine or process in the middle", true, false}
	case pkg == "syscall" && name == "Kill", name == "Kill" && len(c.Args) == 0 && r.imported("os/exec"),
		name == "Signal" && len(c.Args) == 1 && calleeName(c.Args[0]) == "SIGKILL":
		return signal{"kills the process", true, true}
	case strings.Contains(pkg, "failpoint") || pkg == "gofail":
		return signal{"enables a failpoint", true, false}
	case (name == "Stop" || name == "Terminate" || name == "Restart" || name == "Pause") && r.imported("testcontainers") && len(c.Args) > 0:
		return signal{"stops a container", true, true}
	case name == "cancel" && literal:
		return signal{"cancels in the middle", false, false}
	}
	return namedSignal(name)
}

func (r *testReader) imported(part string) bool {
	return slices.ContainsFunc(importsOf(r.file), func(p string) bool { return strings.Contains(p, part) })
}

// namedSignal recognises hooks and fakes by their names: AfterCharge, failNext,
// crashBeforeMark.
func namedSignal(name string) signal {
	words := effectflow.Words(name)
	has := func(list ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(list, w) })
	}
	crash := has("crash", "crashes", "kill", "kills", "die", "dies", "midway", "powercut", "sigkill")
	switch {
	case len(words) < 2 && !crash:
		return signal{}
	case crash && !has("tcp", "timeout"):
		return signal{"uses " + name, true, false}
	case has("fail", "fails", "inject", "break") && has("before", "after", "between", "on", "once", "next", "mark", "save", "commit", "update", "record", "store", "persist"):
		return signal{"injects a failure with " + name, false, false}
	}
	return signal{}
}

// about reports whether a test deals with a package: it stands in it or imports
// it.
func (t *killTest) about(pkg string) bool {
	own := strings.TrimSuffix(t.pkg, "_test")
	return own == pkg || slices.Contains(t.imports, pkg) || path.Dir(pkg) == own && pkg == own
}
