// Package repair answers: which edits of the source text would cure a finding?
//
// A rule sees summaries, not syntax, and its pass may have none. So the one file
// that a finding lies in is read again, and only when a fix is possible at all:
//
//	files := repair.NewFiles(pass)  // reads nothing yet
//	src := files.Open(f.Pos)        // nil if the file can't be edited
//	call := src.Call(f.Pos, f.End)  // nil if no call is written there
//	f.Fixes = repair.Fix("limit the retry", repair.Wrap(call, "limited(", ")"))
//
// A fix is offered only if it is surely right, so every question has an answer
// that means "leave it alone": a generated file, a file with line directives, one
// that was edited meanwhile, a name that stands for something else.
//
// Analysis class: syntax, with names resolved in the scopes of the type checker,
// which are asked for last.
package repair

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/scopes"
)

// Requires is what a rule needs that offers fixes.
var Requires = append(slices.Clip(finding.Requires), scopes.Analyzer)

// Source is one file, with the positions that the pass knows it by.
type Source struct {
	fset *token.FileSet // of the pass
	pkg  *scopes.Scopes // asked for as late as possible: it may have to be made
	file *ast.File
	text string
	base token.Pos
}

// Files holds the files of a package that were opened.
type Files struct {
	pass *analysis.Pass
	open map[*token.File]*Source
}

// NewFiles returns the files of the package that a pass is about.
func NewFiles(pass *analysis.Pass) *Files {
	return &Files{pass, map[*token.File]*Source{}}
}

// Open returns the file around pos; nil if it can't be edited.
func (f *Files) Open(pos token.Pos) *Source {
	tf := f.pass.Fset.File(pos)
	if tf == nil {
		return nil
	}
	src, ok := f.open[tf]
	if !ok {
		src = read(f.pass, tf)
		f.open[tf] = src
	}
	return src
}

// lineDirective finds text whose positions are those of another file.
var lineDirective = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^//line |/\*line `) })

func read(pass *analysis.Pass, tf *token.File) *Source {
	first := token.Pos(tf.Base())
	readFile := pass.ReadFile
	if readFile == nil {
		readFile = os.ReadFile
	}
	text, err := readFile(tf.Name())
	if err != nil || len(text) != tf.Size() || lineDirective().Match(text) {
		return nil
	}
	fset := token.NewFileSet()
	if tf.Base() > fset.Base() {
		fset.AddFile("", -1, tf.Base()-fset.Base()-1) // so that both sets agree on positions
	}
	file, err := parser.ParseFile(fset, tf.Name(), text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) || file.FileStart != first {
		return nil
	}
	pkg := pass.ResultOf[scopes.Analyzer].(*scopes.Scopes)
	return &Source{pass.Fset, pkg, file, string(text), first}
}

// Fix returns the fix made of the edits, none without edits.
func Fix(message string, edits []finding.Edit) []finding.Fix {
	if len(edits) == 0 {
		return nil
	}
	return []finding.Fix{{Message: message, Edits: edits}}
}

// Wrap puts text before and after a node.
func Wrap(n ast.Node, before, after string) []finding.Edit {
	return []finding.Edit{{Pos: n.Pos(), End: n.Pos(), NewText: before}, {Pos: n.End(), End: n.End(), NewText: after}}
}

// Replace puts text in the place of a node.
func Replace(n ast.Node, text string) finding.Edit {
	return finding.Edit{Pos: n.Pos(), End: n.End(), NewText: text}
}

// Text returns what is written between two positions.
func (s *Source) Text(pos, end token.Pos) string { return s.text[pos-s.base : end-s.base] }

// Call returns the call that is written between two positions.
func (s *Source) Call(pos, end token.Pos) *ast.CallExpr {
	var found *ast.CallExpr
	ast.Inspect(s.file, func(n ast.Node) bool {
		if n == nil || n.Pos() > pos || n.End() < end {
			return false
		}
		if c, ok := n.(*ast.CallExpr); ok && c.Pos() == pos && c.End() == end {
			found = c
		}
		return true
	})
	return found
}

// Path returns the nodes around n, n first and the file last.
func (s *Source) Path(n ast.Node) []ast.Node {
	var out []ast.Node
	done := false
	ast.Inspect(s.file, func(m ast.Node) bool {
		if done || m == nil || m.Pos() > n.Pos() || m.End() < n.End() {
			return false
		}
		out = append([]ast.Node{m}, out...)
		done = m == n
		return true
	})
	if !done {
		return nil
	}
	return out
}

// Mentions reports whether one of the words is written somewhere in the file. It is
// to be asked before what any name means.
func (s *Source) Mentions(words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(s.text, w) })
}

// scope returns the innermost scope around pos, nil if nothing is known.
func (s *Source) scope(pos token.Pos) *types.Scope {
	pkg := s.pkg.Package()
	if pkg == nil {
		return nil
	}
	return pkg.Scope().Innermost(pos)
}

// Object returns what a name means where it is written, also where it is
// declared; nil if nothing is known.
func (s *Source) Object(id *ast.Ident) types.Object {
	scope := s.scope(id.Pos())
	if scope == nil {
		return nil
	}
	if obj := scope.Lookup(id.Name); obj != nil && obj.Pos() == id.Pos() {
		return obj
	}
	return s.Lookup(id.Name, id.Pos())
}

// Lookup returns what a name would mean at a position.
func (s *Source) Lookup(name string, pos token.Pos) types.Object {
	scope := s.scope(pos)
	if scope == nil {
		return nil
	}
	_, obj := scope.LookupParent(name, pos)
	return obj
}

// Qualified takes a name of another package apart, such as uuid.New or, with
// type arguments, retry.DoWithData[T].
func (s *Source) Qualified(e ast.Expr) (*types.PkgName, string) {
	switch x := ast.Unparen(e).(type) {
	case *ast.IndexExpr:
		return s.Qualified(x.X)
	case *ast.IndexListExpr:
		return s.Qualified(x.X)
	case *ast.SelectorExpr:
		if id, ok := x.X.(*ast.Ident); ok {
			if pkg, ok := s.Object(id).(*types.PkgName); ok {
				return pkg, x.Sel.Name
			}
		}
	}
	return nil, ""
}

// Type returns the type of an expression, nil if that is no single value.
func (s *Source) Type(e ast.Expr) types.Type {
	pkg := s.pkg.Package()
	if pkg == nil {
		return nil
	}
	tv, err := types.Eval(s.fset, pkg, e.Pos(), s.Text(e.Pos(), e.End()))
	if err != nil || !tv.IsValue() {
		return nil
	}
	if _, ok := tv.Type.(*types.Tuple); ok {
		return nil
	}
	return tv.Type
}

// Provides reports whether a package exports all the names, so that an edit may
// use them. The major versions of a library differ.
func Provides(pkg *types.PkgName, names ...string) bool {
	for _, name := range names {
		if pkg.Imported().Scope().Lookup(name) == nil {
			return false
		}
	}
	return true
}

// margin returns the white space that the line of pos begins with.
func (s *Source) margin(pos token.Pos) string {
	line := s.text[s.lineStart(pos):]
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

func (s *Source) lineStart(pos token.Pos) int {
	return strings.LastIndexByte(s.text[:pos-s.base], '\n') + 1
}
