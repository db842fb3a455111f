package directive

import (
	"go/ast"
	"go/token"
	"go/types"
	"math"
)

// layout knows where code stands in a file: what starts on a line, what precedes
// a comment, and what a doc comment documents.
type layout struct {
	fset       *token.FileSet
	file       *ast.File
	code       map[int]int // line → leftmost column at which a node starts or ends
	last       map[int]int // line → last line of what starts there
	documented map[*ast.CommentGroup]ast.Node
}

func newLayout(fset *token.FileSet, file *ast.File) *layout {
	l := &layout{
		fset:       fset,
		file:       file,
		code:       map[int]int{},
		last:       map[int]int{},
		documented: map[*ast.CommentGroup]ast.Node{},
	}
	ast.Inspect(file, l.visit)
	return l
}

// visit enters one node, unless it is a comment.
func (l *layout) visit(n ast.Node) bool {
	switch n := n.(type) {
	case nil, *ast.Comment, *ast.CommentGroup:
		return false
	case *ast.File:
		return true // its range is that of the file, not of code on line 1
	case *ast.FuncDecl:
		l.document(n.Doc, n)
	case *ast.TypeSpec:
		l.methods(n)
	}
	if !n.Pos().IsValid() || !n.End().IsValid() {
		return true // an incomplete tree
	}
	start, end := l.fset.Position(n.Pos()), l.fset.Position(n.End()-1)
	l.touch(start)
	l.touch(end)
	l.last[start.Line] = max(l.last[start.Line], end.Line)
	return true
}

func (l *layout) document(doc *ast.CommentGroup, n ast.Node) {
	if doc != nil {
		l.documented[doc] = n
	}
}

// methods enters the methods of a named interface. A comment behind a method
// documents it like one above.
func (l *layout) methods(spec *ast.TypeSpec) {
	iface, ok := spec.Type.(*ast.InterfaceType)
	if !ok || iface.Methods == nil {
		return
	}
	for _, m := range iface.Methods.List {
		if _, ok := m.Type.(*ast.FuncType); ok && len(m.Names) == 1 {
			l.document(m.Doc, method{spec, m})
			l.document(m.Comment, method{spec, m})
		}
	}
}

// method is a method of a named interface.
type method struct {
	spec *ast.TypeSpec
	*ast.Field
}

func (l *layout) touch(p token.Position) {
	if col, ok := l.code[p.Line]; !ok || p.Column < col {
		l.code[p.Line] = p.Column
	}
}

// covers returns the lines that a suppression is about.
func (l *layout) covers(group *ast.CommentGroup, pos token.Pos) (first, last int) {
	p := l.fset.Position(pos)
	if pos < l.file.Package {
		return 1, math.MaxInt
	}
	if n, ok := l.documented[group].(*ast.FuncDecl); ok {
		return p.Line, l.fset.Position(n.End()).Line
	}
	if p.Line == l.fset.Position(l.file.Package).Line {
		return 1, math.MaxInt // behind the package clause
	}
	if col, ok := l.code[p.Line]; ok && col < p.Column {
		return p.Line, max(p.Line, l.last[p.Line])
	}
	next := l.fset.Position(group.End()).Line + 1
	return p.Line, max(next, l.last[next])
}

// declared returns the symbol of what a doc comment documents, and the names of
// its parameters.
func (c *collector) declared(node ast.Node) (symbol, recv string, params []string, ok bool) {
	path := c.pass.Pkg.Path()
	switch n := node.(type) {
	case *ast.FuncDecl:
		return plainSymbol(c.fullName(n.Name, declaredSymbol(path, n))), receiverName(n), paramNames(n.Type), true
	case method:
		fallback := "(" + path + "." + n.spec.Name.Name + ")." + n.Names[0].Name
		return plainSymbol(c.fullName(n.Names[0], fallback)), "", paramNames(n.Type.(*ast.FuncType)), true
	}
	return "", "", nil, false
}

// receiverName is what the receiver is called in the function, "" if it is not.
func receiverName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) != 1 || len(d.Recv.List[0].Names) != 1 {
		return ""
	}
	return d.Recv.List[0].Names[0].Name
}

// fullName asks the type checker, which may know nothing in a broken package.
func (c *collector) fullName(id *ast.Ident, fallback string) string {
	if c.pass.TypesInfo != nil {
		if f, ok := c.pass.TypesInfo.Defs[id].(*types.Func); ok {
			return f.FullName()
		}
	}
	return fallback
}

// declaredName is the name of a function as findings give it: "(*Job).Run".
func declaredName(d *ast.FuncDecl) string {
	if base, star := receiver(d); base != "" {
		return "(" + star + base + ")." + d.Name.Name
	}
	return d.Name.Name
}

func declaredSymbol(path string, d *ast.FuncDecl) string {
	if base, star := receiver(d); base != "" {
		return "(" + star + path + "." + base + ")." + d.Name.Name
	}
	return path + "." + d.Name.Name
}

// receiver returns the name of the receiver's type and "*" for a pointer.
func receiver(d *ast.FuncDecl) (base, star string) {
	if d.Recv == nil || len(d.Recv.List) != 1 {
		return "", ""
	}
	t := ast.Unparen(d.Recv.List[0].Type)
	for {
		switch e := t.(type) {
		case *ast.StarExpr:
			t, star = ast.Unparen(e.X), "*"
		case *ast.IndexExpr:
			t = e.X
		case *ast.IndexListExpr:
			t = e.X
		case *ast.Ident:
			return e.Name, star
		default:
			return "", ""
		}
	}
}

// paramNames lists one name for each parameter, "" for those without.
func paramNames(t *ast.FuncType) []string {
	var out []string
	if t.Params == nil {
		return nil
	}
	for _, f := range t.Params.List {
		if len(f.Names) == 0 {
			out = append(out, "")
		}
		for _, n := range f.Names {
			out = append(out, n.Name)
		}
	}
	return out
}
