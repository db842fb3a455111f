package lazyssa

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ssa"
)

// checked type-checks src, errors or not.
func checked(t *testing.T, src string) *analysis.Pass {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", src, parser.SkipObjectResolution)
	require.NoError(t, err)
	pass := &analysis.Pass{Fset: fset, Files: []*ast.File{file}, TypesInfo: &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		Scopes:       map[ast.Node]*types.Scope{},
		Instances:    map[*ast.Ident]types.Instance{},
		FileVersions: map[*ast.File]string{},
	}}
	config := types.Config{
		Importer: importer.ForCompiler(fset, "source", nil),
		Error:    func(err error) { pass.TypeErrors = append(pass.TypeErrors, err.(types.Error)) }, //nolint:errorlint // the type checker hands over nothing else
	}
	pass.Pkg, _ = config.Check("p", fset, pass.Files, pass.TypesInfo)
	return pass
}

func built(t *testing.T, src string) []string {
	t.Helper()
	pass := checked(t, src)
	before := len(pass.Files[0].Decls)
	result, err := run(pass)
	require.NoError(t, err)
	p := result.(*Package)
	var names []string
	for _, fn := range p.Funcs() {
		names = append(names, fn.Name())
	}
	require.Nil(t, p.Failure())
	assert.Len(t, pass.Files[0].Decls, before, "the syntax is shared")
	return names
}

func TestFuncs(t *testing.T) {
	assert.Equal(t, []string{"a", "a$1", "b", "init"}, built(t, `package p
type T struct{}
func a() { func() {}() }
func (T) b() {}
func asm()
func _() {}
`))
}

// Whatever is wrong with a package, its sound functions are built.
func TestErrorsCostTheirOwnFunctions(t *testing.T) {
	const head = "package p\nimport \"gone.example/lib\"\ntype T struct{ lib.X; c lib.C; n int }\nvar g = lib.New()\nfunc good() int { return 1 }\n"
	for _, broken := range []string{
		"func bad() { lib.Do() }",
		"func bad() { undefined() }",
		"func bad() { g.Do(g) }",
		"func bad() { for range g {} }",
		"func bad() { x := g; x() }",
		"func bad() { good().x = 1 }",
		"func bad() { goto nowhere }",
		"func bad() { break }",
		"func bad() { return 1 }",
		"func bad() { x, y := 1; _ = x; _ = y }",
		"func bad() { for a, b := range 1 {} }",
		"func bad(t T) { t.c.Do() }",
		"func bad() int { return k }; const k = missing + 1",
		"func bad() int { return a[0] }; var a [missing]int",
		"func bad() { func() { lib.Do() }() }",
		"func bad() { good() }; func bad() { good(); lib.Do() }; func bad() {}",
		"func (t Missing) bad() { good() }",
		"func bad(x lib.X) (y lib.Y) { return x.Y() }; func worse() { bad(lib.Z{}).Do() }",
		"var a, b = g.Two(), missing; func bad() { a() }",
		"var _ = missing",
		"var x, y = good(); var z = x + y + missing",
		"type R struct { R }; func bad(r R) { r.Do() }",
		"type G[A any] struct{ a A }; func bad() { var g G[int, int]; g.a() }",
		"func gen[A missing](a A) { a.Do() }; func bad() { gen(1); gen[int](g) }",
		"type I interface { Do(missing); I2 }; func bad(i I) { i.Do(1); i.Undo() }",
		"func init() { lib.Register() }",
	} {
		t.Run(broken, func(t *testing.T) {
			names := built(t, head+broken+"\nfunc last() { good() }\n")
			assert.Subset(t, names, []string{"good", "last", "init"})
		})
	}
}

func TestBrokenFunctionsAreLeftOut(t *testing.T) {
	src := "package p\nfunc good() {}\nfunc bad() { good().x.y() }\nfunc calls() { bad() }\n"
	assert.Equal(t, []string{"good", "calls", "init"}, built(t, src))
}

// What is built is what would be if all that the imported packages declare were known.
func TestWhatIsNotMentionedIsNotMissed(t *testing.T) {
	pass := checked(t, `package p
import (
	"fmt"
	"errors"
	"os"
	. "slices"
	txt "strings"
	"sync"
	_ "unsafe"
)
type T struct{ sync.Mutex; b *txt.Builder; out *os.File }
var first, second = txt.Cut(os.DevNull, string(os.PathSeparator))
func (t *T) M(words []string) error {
	t.Lock()
	defer t.Unlock()
	Sort(words)
	write := t.b.WriteString
	write(txt.Join(words, os.Args[0]))
	f := (*txt.Builder).Reset
	f(t.b)
	var once sync.Map
	once.Range(func(k, v any) bool { return Contains(words, k.(string)) })
	each := sync.OnceValue(func() error { return errors.Join(os.ErrExist) })
	var w interface{ Close() error } = t.out
	return errors.Join(each(), w.Close())
}
`)
	fns := (&Package{pass: pass}).Funcs()
	prog := ssa.NewProgram(pass.Fset, ssa.BuilderMode(0))
	for _, p := range imports(pass) {
		prog.CreatePackage(p, nil, nil, true)
	}
	whole := prog.CreatePackage(pass.Pkg, pass.Files, pass.TypesInfo, false)
	whole.Build()
	require.NotEmpty(t, fns)
	for _, fn := range fns {
		if obj, ok := fn.Object().(*types.Func); ok {
			assert.Equal(t, text(prog.FuncValue(obj)), text(fn))
		}
	}
	assert.Equal(t, text(whole.Func("init")), text(fns[len(fns)-1]))
}

// text spells out a function, and what stands behind the names in it.
func text(fn *ssa.Function) string {
	var b strings.Builder
	fn.WriteTo(&b)
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			for _, op := range in.Operands(nil) {
				if f, ok := (*op).(*ssa.Function); ok {
					fmt.Fprintln(&b, f, f.Pkg, f.Synthetic, f.Object(), len(f.Blocks))
				}
			}
		}
	}
	for _, f := range fn.AnonFuncs {
		b.WriteString(text(f))
	}
	return b.String()
}
