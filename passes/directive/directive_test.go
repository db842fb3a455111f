package directive

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
)

// collect runs the analyzer over one package of the given files, which are
// called a.go, b.go and so on.
func collect(t *testing.T, sources ...string) *Index {
	t.Helper()
	fset := token.NewFileSet()
	var files []*ast.File
	for i, src := range sources {
		name := fmt.Sprintf("/src/p/%c.go", 'a'+i)
		file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
		require.NoError(t, err)
		files = append(files, file)
	}
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: importer.Default(), Error: func(error) {}}
	pkg, _ := conf.Check("example.com/p", fset, files, info)
	got, err := Analyzer.Run(&analysis.Pass{Analyzer: Analyzer, Fset: fset, Files: files, Pkg: pkg, TypesInfo: info})
	require.NoError(t, err)
	return got.(*Index)
}

// lines lists the lines of file on which rule is suppressed.
func lines(x *Index, file, rule string) []int {
	var out []int
	for line := 1; line <= 40; line++ {
		if x.Suppressed(rule, token.Position{Filename: file, Line: line, Column: 2}, "") {
			out = append(out, line)
		}
	}
	return out
}

func TestSuppressedLines(t *testing.T) {
	for name, tt := range map[string]struct {
		src  string // D stands for the directive
		want []int
	}{
		"end of line":            {"package p\nfunc f() {\n\tg()\n\tg() D\n\tg()\n}", []int{4}},
		"line above":             {"package p\nfunc f() {\n\tD\n\tg()\n\tg()\n}", []int{3, 4}},
		"above, more comments":   {"package p\nfunc f() {\n\tD\n\t// prose\n\tg()\n\tg()\n}", []int{3, 4, 5}},
		"below other comments":   {"package p\nfunc f() {\n\t// prose\n\tD\n\tg()\n\tg()\n}", []int{4, 5}},
		"blank line between":     {"package p\nfunc f() {\n\tD\n\n\tg()\n}", []int{3, 4}},
		"long statement, above":  {"package p\nfunc f() {\n\tD\n\tg(\n\t\t1,\n\t)\n\tg()\n}", []int{3, 4, 5, 6}},
		"long statement, first":  {"package p\nfunc f() {\n\tg( D\n\t\t1,\n\t)\n\tg()\n}", []int{3, 4, 5}},
		"long statement, inside": {"package p\nfunc f() {\n\tg(\n\t\t1, D\n\t)\n\tg()\n}", []int{4}},
		"long statement, last":   {"package p\nfunc f() {\n\tg(\n\t\t1,\n\t) D\n\tg()\n}", []int{5}},
		"if statement":           {"package p\nfunc f() {\n\tif x() { D\n\t\tg()\n\t}\n\tg()\n}", []int{3, 4, 5}},
		"else branch":            {"package p\nfunc f() {\n\tif x() {\n\t\tg()\n\t} else { D\n\t\tg()\n\t}\n\tg()\n}", []int{5, 6, 7}},
		"closure":                {"package p\nfunc f() {\n\tg(func() { D\n\t\tg()\n\t})\n\tg()\n}", []int{3, 4, 5}},
		"case clause":            {"package p\nfunc f() {\n\tswitch {\n\tcase true: D\n\t\tg()\n\tdefault:\n\t\tg()\n\t}\n}", []int{4, 5}},
		"doc comment":            {"package p\n// f works.\n//\nD\nfunc f() {\n\tg()\n}\nfunc h() {}", []int{4, 5, 6, 7}},
		"behind func line":       {"package p\nfunc f() { D\n\tg()\n}\nfunc h() {}", []int{2, 3, 4}},
		"apart from the doc":     {"package p\nD\n\nfunc f() {\n\tg()\n}", []int{2, 3}},
		"variable":               {"package p\nD\nvar v = g(\n\t1,\n)\nvar w = 1", []int{2, 3, 4, 5}},
		"group of variables":     {"package p\nD\nvar (\n\tv = 1\n)\nvar w = 1", []int{2, 3, 4, 5}},
		"one of a group":         {"package p\nvar (\n\tv = 1 D\n\tw = 1\n)", []int{3}},
		"element of a literal":   {"package p\nvar v = []T{\n\tD\n\t{\n\t\ta: 1,\n\t},\n\t{},\n}", []int{3, 4, 5, 6}},
		"nothing follows":        {"package p\nfunc f() {\n\tg()\n\tD\n}", []int{4, 5}},
		"at the end of the file": {"package p\nD", []int{2, 3}},
		"windows line ends":      {"package p\r\nfunc f() {\r\n\tg() D\r\n\tg()\r\n}\r\n", []int{3}},
		"broken statement":       {"package p\nfunc f() {\n\tundefined.x() D\n\tg()\n}", []int{3}},
	} {
		for _, directive := range []string{"//dualwrite:ignore txeffect known", "//nolint:dualwrite"} {
			t.Run(name+" "+directive[:8], func(t *testing.T) {
				x := collect(t, strings.ReplaceAll(tt.src, "D", directive))
				assert.Equal(t, tt.want, lines(x, "a.go", "txeffect"))
				assert.Empty(t, x.Malformed([]string{"txeffect"}))
			})
		}
	}
}

func TestSuppressedFile(t *testing.T) {
	for name, src := range map[string]string{
		"first line":      "//dualwrite:ignore txeffect fixtures\n\npackage p\nfunc f() {\n}",
		"package comment": "// Package p is p.\n//\n//dualwrite:ignore txeffect fixtures\npackage p\nfunc f() {\n}",
		"package line":    "package p //dualwrite:ignore txeffect fixtures\nfunc f() {\n}",
	} {
		t.Run(name, func(t *testing.T) {
			x := collect(t, src, "package p\nfunc h() {}")
			assert.Len(t, lines(x, "/other/checkout/a.go", "txeffect"), 40)
			assert.Empty(t, lines(x, "a.go", "outbox"))
			assert.Empty(t, lines(x, "b.go", "txeffect"), "the other file")
		})
	}
}

func TestSuppressedFunction(t *testing.T) {
	x := collect(t, `package p

type T struct{}
type G[A, B any] struct{}

//dualwrite:ignore outbox known
func (t *T) Pointer() {}

//dualwrite:ignore outbox known
func (T) Value() {}

//dualwrite:ignore outbox known
func (g *G[A, B]) Generic() {}

//dualwrite:ignore outbox known
func plain[A any]() {}

//dualwrite:ignore outbox known
func init() {}

//dualwrite:ignore outbox known
func _() {}
`)
	elsewhere := token.Position{Filename: "z.go", Line: 1}
	for _, name := range []string{"(*T).Pointer", "(*T).Pointer$1", "T.Pointer", "(T).Value", "(*G[A, B]).Generic", "(*G).Generic", "plain", "plain[int]", "plain$1$2"} {
		assert.True(t, x.Suppressed("outbox", elsewhere, name), name)
	}
	for _, name := range []string{"", "init", "_", "(*T).Other", "Pointer", "plain2"} {
		assert.False(t, x.Suppressed("outbox", elsewhere, name), name)
	}
}

func TestUnused(t *testing.T) {
	x := collect(t, `package p

func f() {
	g() //dualwrite:ignore outbox,txeffect known
	g() //dualwrite:ignore lockonly known
	g() //nolint:dualwrite // known
}
func g() {}
`)
	assert.True(t, x.Suppressed("outbox", token.Position{Filename: "a.go", Line: 4}, "f"))
	assert.False(t, x.Suppressed("increment", token.Position{Filename: "a.go", Line: 4}, "f"))
	assert.Empty(t, x.Unused(nil), "nothing ran")
	assert.Empty(t, x.Unused([]string{"outbox"}))

	got := x.Unused([]string{"outbox", "txeffect", "lockonly"})
	require.Len(t, got, 2)
	assert.Equal(t, []string{"txeffect"}, got[0].Rules)
	assert.Equal(t, 4, got[0].Position.Line)
	assert.Contains(t, got[0].Message, "txeffect finds nothing to ignore here")
	assert.Equal(t, []string{"lockonly"}, got[1].Rules)
}

func TestMalformed(t *testing.T) {
	x := collect(t, `package p

func f() {
	g() //dualwrite:ignore outbox
	g() //dualwrite:ignore txefect,outbox known
	g() //dualwrite:ignore zzz known
	g() //dualwrite:pure
	g() // dualwrite:ignore outbox known
}

//dualwrite:effect key=id
//dualwrite:pure
func g() {}

//dualwrite:pure
type T struct {
	//dualwrite:effect
	F func()
}

var v interface {
	//dualwrite:effect
	M()
}
`, "//dualwrite:oops\npackage p\n")
	var got []string
	for _, p := range x.Malformed([]string{"outbox", "txeffect"}) {
		got = append(got, fmt.Sprintf("%s:%d: %s", p.Position.Filename[len("/src/p/"):], p.Position.Line, p.Message))
	}
	const misplaced = " belongs into the doc comment of a function or of a method of a named interface"
	assert.Equal(t, []string{
		"a.go:4: say why outbox may be ignored: //dualwrite:ignore <rule> <reason>",
		`a.go:5: unknown rule "txefect"; did you mean "txeffect"?`,
		`a.go:6: unknown rule "zzz"; known are outbox, txeffect`,
		"a.go:7: pure" + misplaced,
		"a.go:8: a directive has no space after the slashes: write //dualwrite:ignore",
		`a.go:11: no parameter "id" here; the key names a parameter or the receiver, a field of one, or its position from 1`,
		"a.go:15: pure" + misplaced,
		"a.go:17: effect" + misplaced,
		"a.go:22: effect" + misplaced,
		`b.go:1: unknown verb "oops"; known are ` + verbList,
	}, got)
	assert.Equal(t, []int{5}, lines(x, "a.go", "outbox"), "a directive without reason changes nothing")
}

func TestDeclarations(t *testing.T) {
	x := collect(t, `package p

import "context"

type Gateway interface {
	// Charge takes money.
	//
	//dualwrite:effect key=order.ID.Raw
	Charge(ctx context.Context, order Order) error
	Mark(context.Context, string) error //dualwrite:record
	//dualwrite:effect key=2
	Refund(context.Context, string) error
	Silent()
}
type Generic[T any] interface {
	//dualwrite:claim
	Claim(T) bool
}
type Order struct{ ID string }

//dualwrite:effect key=a
//dualwrite:record
func Send(a, b string) {}

//dualwrite:idempotent
//dualwrite:effect
func (o *Order) Put() {}

//dualwrite:effect key=o.ID
func (o Order) Deliver(to string) {}

//dualwrite:pure
//dualwrite:effect
func Torn() {}

//dualwrite:claim
func (Set[T]) Take() bool { return true }

type Set[T any] struct{}
`)
	for symbol, want := range map[string]Declaration{
		"(example.com/p.Gateway).Charge":   {Effect: true, Key: "order.ID.Raw", KeyParam: 1, KeyPath: []string{"ID", "Raw"}},
		"(example.com/p.Gateway).Mark":     {Record: true, KeyParam: -1},
		"(example.com/p.Gateway).Refund":   {Effect: true, Key: "2", KeyParam: 1},
		"(example.com/p.Generic[T]).Claim": {Claim: true, KeyParam: -1},
		"(example.com/p.Generic).Claim":    {Claim: true, KeyParam: -1},
		"example.com/p.Send":               {Effect: true, Record: true, Key: "a", KeyParam: 0},
		"(*example.com/p.Order).Put":       {Effect: true, Idempotent: true, KeyParam: -1},
		"(example.com/p.Order).Deliver":    {Effect: true, Key: "o.ID", KeyParam: Receiver, KeyPath: []string{"ID"}},
		"(example.com/p.Set[T]).Take":      {Claim: true, KeyParam: -1},
		"(example.com/p.Set[int]).Take":    {Claim: true, KeyParam: -1},
		"example.com/p.Torn":               {Pure: true, KeyParam: -1},
	} {
		got, ok := x.Declaration(symbol)
		assert.True(t, ok, symbol)
		got.Position = token.Position{}
		assert.Equal(t, want, got, symbol)
	}
	_, ok := x.Declaration("(example.com/p.Gateway).Silent")
	assert.False(t, ok)
	assert.Len(t, x.Symbols(), 9)
	require.Len(t, x.Malformed(nil), 1)
	assert.Contains(t, x.Malformed(nil)[0].Message, "pure excludes")
}

func TestDeclarationWithoutTypes(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "a.go", `package p
//dualwrite:effect
func (o *Order[K, V]) Put() {}
type I interface {
	//dualwrite:record
	M(a int)
}
`, parser.ParseComments)
	require.NoError(t, err)
	got, err := Analyzer.Run(&analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: types.NewPackage("example.com/p [example.com/p.test]", "p")})
	require.NoError(t, err)
	assert.Equal(t, []string{"(*example.com/p.Order).Put", "(example.com/p.I).M"}, got.(*Index).Symbols())
}

func TestGenerated(t *testing.T) {
	x := collect(t,
		"// Code generated by x. DO NOT EDIT.\n\npackage p",
		"// Code generated by hand, edit it.\n\npackage p",
		"package p\n// Code generated by x. DO NOT EDIT.\n",
	)
	assert.True(t, x.Generated("/any/where/a.go"))
	assert.False(t, x.Generated("b.go"))
	assert.False(t, x.Generated("c.go"), "it has to come before the package clause")
}

// TestConcurrentUse only has a meaning under the race detector.
func TestConcurrentUse(t *testing.T) {
	x := collect(t, "package p //dualwrite:ignore outbox known\n")
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 100 {
				x.Suppressed("outbox", token.Position{Filename: "a.go", Line: 1}, "f")
				x.Unused([]string{"outbox"})
			}
		})
	}
	wg.Wait()
	assert.Empty(t, x.Unused([]string{"outbox"}))
}

// FuzzCollect reads broken files, as the analyzer does in packages that don't
// type-check.
func FuzzCollect(f *testing.F) {
	for _, seed := range []string{
		"package p\n//dualwrite:ignore a b\nfunc f() { g( //nolint\n}",
		"package p; type I interface { //dualwrite:effect key=1\nM(int); ~int }",
		"//dualwrite:pure\nfunc (",
		"package p\n//line x.go:1\nvar v = func() { for { //dualwrite:claim",
		"package p\nfunc f[//nolint\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		fset := token.NewFileSet()
		file, _ := parser.ParseFile(fset, "a.go", src, parser.ParseComments|parser.SkipObjectResolution)
		if file == nil {
			return
		}
		got, err := Analyzer.Run(&analysis.Pass{Fset: fset, Files: []*ast.File{file}, Pkg: types.NewPackage("p", "p"), TypesInfo: &types.Info{}})
		require.NoError(t, err)
		x := got.(*Index)
		for _, p := range append(x.Malformed(nil), x.Unused([]string{"a"})...) {
			assert.True(t, p.Position.IsValid())
			assert.NotEmpty(t, p.Message)
		}
		x.Suppressed("a", token.Position{Filename: "a.go", Line: 2}, "f")
	})
}
