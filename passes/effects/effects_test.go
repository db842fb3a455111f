package effects_test

import (
	"bytes"
	"encoding/gob"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/effects/effectstest"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func load(t testing.TB, src string) *effects.Package {
	t.Helper()
	all := effectstest.Load(t, effectstest.Package{Path: "p", Source: "package p\n" + src})
	return all[0].Summary
}

// calls lists the steps of a function in source order.
func calls(f *effects.Func) []string {
	var out []string
	for _, n := range f.Nodes {
		if n.Call == nil {
			continue
		}
		s := n.Call.Name
		if n.Call.Deferred {
			s = "defer " + s
		}
		if n.Call.Async {
			s = "go " + s
		}
		if n.Loop > 0 {
			s += fmt.Sprintf(" in loop %d", n.Loop)
		}
		out = append(out, s)
	}
	return out
}

func TestSteps(t *testing.T) {
	const lib = `
func a() error { return nil }
func b() error { return nil }
func c() error { return nil }
func ok() bool { return true }
type S struct{ hook func() error }
func (s *S) do() error { return s.hook() }
type I interface{ Do() error }
type E struct{ I }
`
	for name, c := range map[string]struct {
		src  string
		want []string
	}{
		"order":              {`func f() { a(); b(); c() }`, []string{"a", "b", "c"}},
		"arguments first":    {`func g(error) {}; func f() { g(a()) }`, []string{"a", "g"}},
		"builtin":            {`func f(x []int) int { return len(x) }`, nil},
		"deferred":           {`func f() { defer a(); b() }`, []string{"b", "defer a"}},
		"deferred, last one": {`func f() { defer a(); defer b(); c() }`, []string{"c", "defer b", "defer a"}},
		"deferred in a loop": {`func f() { for ok() { defer a() } }`, []string{"ok in loop 1", "defer a"}},
		"goroutine":          {`func f() { go a(); b() }`, []string{"go a", "b"}},
		"loop":               {`func f() { for ok() { a() }; b() }`, []string{"ok in loop 1", "a in loop 1", "b"}},
		"nested loops":       {`func f() { for ok() { for ok() { a() } } }`, []string{"ok in loop 1", "ok in loop 2", "a in loop 2"}},
		"range over int":     {`func f() { for range 3 { a() } }`, []string{"a in loop 1"}},
		"range over func":    {`func f(seq func(func(int) bool)) { for range seq { a() } }`, []string{"seq"}},
		"goto":               {"func f() {\nagain:\n a()\n if ok() { goto again }\n b() }", []string{"a in loop 1", "ok in loop 1", "b"}},
		"labelled break":     {"func f() {\nouter:\n for { for { a(); break outer } }\n b() }", []string{"a", "b"}},
		"select":             {`func f(x, y chan int) { select { case <-x: a(); case y <- 1: b(); default: c() } }`, []string{"a", "b", "c"}},
		"switch":             {`func f(x int) { switch x { case 1: a(); fallthrough; case 2: b(); default: c() } }`, []string{"a", "b", "c"}},
		"method":             {`func f(s *S) { s.do() }`, []string{"S.do"}},
		"method value":       {`func f(s *S) { g := s.do; g() }`, []string{"g"}},
		"method expression":  {`func f(s *S) { (*S).do(s) }`, []string{"S.do"}},
		"interface":          {`func f(i I) { i.Do() }`, []string{"I.Do"}},
		"embedded interface": {`func f(e E) { e.Do() }`, []string{"I.Do"}},
		"function value":     {`func f(g func()) { g() }`, []string{"g"}},
		"field":              {`func f(s *S) { s.hook() }`, []string{"hook"}},
		"map of functions":   {`func f(hooks map[string]func()) { hooks["x"]() }`, []string{"hooks"}},
		"list of functions":  {`func f(hooks []func()) { hooks[0]() }`, []string{"hooks"}},
		"looked up function": {`func f(hooks map[string]func()) { if run, ok := hooks["x"]; ok { run() } }`, []string{"hooks"}},
		"asserted function":  {`func f(x any) { x.(func())() }`, []string{"x"}},
		"answered function":  {`func pick() func() { return nil }; func f() { pick()() }`, []string{"pick", "the function from pick"}},
		"literal in place":   {`func f() { func() { a() }() }`, []string{"the function literal in f"}},
		"generic":            {`func g[T any](T) {}; func f() { g(1); g("x") }`, []string{"g", "g"}},
		"method of generic":  {`type G[T any] struct{}; func (G[T]) m() {}; func f(g G[int]) { g.m() }`, []string{"G.m"}},
		"constraint method":  {`func f[T I](x T) { x.Do() }`, []string{"Do"}},
		"recursion":          {`func f() { a(); f() }`, []string{"a", "f"}},
		"panic":              {`func f() { a(); panic("x") }`, []string{"a"}},
		"recover":            {`func f() { defer func() { recover() }(); a() }`, []string{"a", "defer the function literal in f"}},
		"unreachable":        {`func f() { return; a() }`, nil},
		"line directive":     {"func f() {\n//line other.y:7\n a() }", []string{"a"}},
	} {
		f := load(t, lib+c.src).Func("p.f")
		require.NotNil(t, f, name)
		got := calls(f)
		if name == "method value" || name == "range over func" {
			assert.Len(t, got, len(c.want), name)
			continue
		}
		if len(f.Loops) > 0 || strings.Contains(name, "loop") { // blocks of a loop come before its test
			assert.ElementsMatch(t, c.want, got, name)
			continue
		}
		assert.Equal(t, c.want, got, name)
	}
}

// Every edge leads to a node, and only loops close.
func TestGraphsAreWellFormed(t *testing.T) {
	p := load(t, `
type T struct{ n int }
func cond() bool { return true }
func work() error { return nil }
func f(xs []T, m map[string]T, c chan T, seq func(func(T) bool)) (err error) {
	defer func() { if r := recover(); r != nil { err = work() } }()
outer:
	for i, x := range xs {
		switch {
		case x.n > 1: continue outer
		case i > 3: break outer
		}
		for k := range m { if k == "" { goto end }; defer work() }
	}
	for x := range seq { if x.n == 0 { return work() } }
	for { select { case x, ok := <-c: if !ok { return nil }; _ = x; default: if cond() { return work() } } }
end:
	return err
}
func mutual(n int) error { if n > 0 { return other(n - 1) }; return work() }
func other(n int) error { g := func() error { return mutual(n) }; return g() }
func missing()
func empty() {}
func forever() { for { work() } }
var v = func() int { work(); return 1 }()
func init() { work() }
func init() { work() }
`)
	require.NotEmpty(t, p.Funcs)
	for i, f := range p.Funcs {
		if i > 0 {
			assert.Less(t, p.Funcs[i-1].ID, f.ID, "sorted and unique")
		}
		require.NotEmpty(t, f.Nodes, f.ID)
		for _, n := range f.Nodes {
			assert.LessOrEqual(t, n.Loop, len(f.Loops))
			if n.Kind == effects.Branch && n.Cond == nil {
				t.Errorf("%s: branch without condition", f.ID)
			}
			for _, e := range n.Succ {
				assert.Less(t, e.To, len(f.Nodes), f.ID)
			}
		}
		for _, l := range f.Loops {
			assert.Less(t, l.Parent, len(f.Loops)+1)
		}
		acyclic(t, f)
	}
	assert.Nil(t, p.Func("p.missing"), "no body")
}

// acyclic fails if f goes round without passing an edge that closes a loop.
func acyclic(t *testing.T, f *effects.Func) {
	state := make([]int, len(f.Nodes))
	var visit func(i int)
	visit = func(i int) {
		state[i] = 1
		for _, e := range f.Nodes[i].Succ {
			if e.Back {
				continue
			}
			if state[e.To] == 1 {
				t.Errorf("%s: cycle through %d", f.ID, e.To)
			} else if state[e.To] == 0 {
				visit(e.To)
			}
		}
		state[i] = 2
	}
	visit(0)
}

func TestTypeErrorsAreNoCrash(t *testing.T) {
	for _, src := range []string{
		"func f() { undefined() }",
		"import \"nowhere\"\nfunc f() { nowhere.Do() }",
		"type T struct{ X missing }\nfunc f(t T) { t.X.Do() }",
		"func f() int { return \"x\" }",
		"func f[T missing](x T) { x.Do() }",
		"type I interface{ I }\nfunc f(i I) {}",
		"import \"C\"\nfunc f() { C.free(nil) }",
	} {
		assert.NotPanics(t, func() { effectstest.Load(t, effectstest.Package{Path: "p", Source: "package p\n" + src}) }, src)
	}
}

const chain = `package %s
import "context"
%s
type Row struct{ ID, State string; Tags map[string]string }
type Sender interface{ Send(ctx context.Context, id string) error }
func Run(ctx context.Context, s Sender, r *Row, body func(string) error) error {
	if r.State != "NEW" { return nil }
	if err := s.Send(ctx, "k:"+r.ID); err != nil { return err }
	r.State, r.Tags["x"] = "DONE", r.ID
	%s
	return body(r.ID)
}
`

func TestFactRoundTrip(t *testing.T) {
	all := effectstest.Load(t,
		effectstest.Package{Path: "a", Source: fmt.Sprintf(chain, "a", "", "")},
		effectstest.Package{Path: "b", Source: fmt.Sprintf(chain, "b", `import "a"`, "a.Run(ctx, s, (*a.Row)(nil), body)")},
		effectstest.Package{Path: "c", Source: fmt.Sprintf(chain, "c", `import "b"`, "b.Run(ctx, s, (*b.Row)(nil), body)")},
	)
	for _, p := range all {
		got := new(effects.Package)
		require.NoError(t, gob.NewDecoder(bytes.NewReader(p.Fact)).Decode(got))
		fact := got
		got = fact.Unpacked()
		require.Equal(t, len(p.Summary.Funcs), len(got.Funcs))
		for i, want := range p.Summary.Funcs {
			assert.Equal(t, text(want), text(got.Funcs[i]), want.ID)
		}
		var again bytes.Buffer
		require.NoError(t, gob.NewEncoder(&again).Encode(fact))
		assert.Equal(t, len(p.Fact), again.Len())
		assert.Less(t, len(p.Fact), 3<<10, "a fact of one small function")
		assert.NotContains(t, string(p.Fact), p.Summary.Path+"/"+p.Summary.Path+".go", "no file names with folders")
	}
	run := all[2].Summary.Func("c.Run")
	assert.Equal(t, []string{"Sender.Send", "b.Run", "body"}, calls(run), "a call of another package is known by its fact")
}

func text(f *effects.Func) string {
	var b strings.Builder
	fmt.Fprintln(&b, f.ID, f.Name, f.Package, f.Parent, f.Params, f.Results, f.Flags, f.Declared, f.Site)
	for _, n := range f.Nodes {
		fmt.Fprintln(&b, n.Kind, n.Succ, n.Cond, n.Results, n.Loop, n.Site)
		if n.Call != nil {
			fmt.Fprintf(&b, "%+v\n", *n.Call)
		}
	}
	for _, l := range f.Loops {
		fmt.Fprintln(&b, l.Parent, l.Over, l.Counted, l.Exits, l.Ticks, l.Site)
	}
	for _, s := range f.Stores {
		fmt.Fprintln(&b, s)
	}
	return b.String()
}

// A result is kept for the whole program, so it must not hold on to the syntax,
// the types or the SSA form of its package.
func TestSummariesHoldNoProgram(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var check func(typ reflect.Type, path string)
	check = func(typ reflect.Type, path string) {
		if seen[typ] {
			return
		}
		seen[typ] = true
		for _, bad := range []string{"go/types", "go/ast", "go/ssa", "go/analysis"} {
			assert.NotContains(t, typ.PkgPath(), bad, path)
		}
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array:
			check(typ.Elem(), path)
		case reflect.Map:
			check(typ.Key(), path)
			check(typ.Elem(), path)
		case reflect.Struct:
			for i := range typ.NumField() {
				if typ.Field(i).Name == "imported" {
					continue // types, which the driver keeps as well
				}
				check(typ.Field(i).Type, path+"."+typ.Field(i).Name)
			}
		case reflect.Func, reflect.Interface, reflect.Chan:
			t.Errorf("%s may hold anything", path)
		}
	}
	check(reflect.TypeFor[effects.Package](), "Package")
	check(reflect.TypeFor[provenance.Term](), "Term")
}

func TestLongFunction(t *testing.T) {
	var b strings.Builder
	b.WriteString("import \"errors\"\nfunc step(x string) (string, error) { return x, nil }\nfunc f(x string) (err error) {\n")
	for i := range 1500 {
		fmt.Fprintf(&b, "if x == \"%d\" { return errors.New(\"no\") }\nif x, err = step(x + \"-\"); err != nil { return err }\n", i)
	}
	b.WriteString("return nil\n}\n")
	assert.Len(t, calls(load(t, b.String()).Func("p.f")), 1500)
}

func TestSameBytes(t *testing.T) {
	p := effectstest.Package{Path: "a", Source: fmt.Sprintf(chain, "a", "", "")}
	first := effectstest.Load(t, p)[0].Fact
	for range 20 {
		assert.Equal(t, first, effectstest.Load(t, p)[0].Fact)
	}
}

// A package without errors that nobody can build is not one without findings.
func TestFailureIsTold(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", "package p\nfunc F() {}\n", 0)
	require.NoError(t, err)
	info := &types.Info{Defs: map[*ast.Ident]types.Object{}}
	pkg, err := new(types.Config).Check("p", fset, []*ast.File{file}, info)
	require.NoError(t, err)
	info.InitOrder = []*types.Initializer{{Lhs: []*types.Var{types.NewVar(0, pkg, "gone", types.Typ[types.Int])}, Rhs: &ast.BasicLit{}}}
	pass := &analysis.Pass{
		Fset: fset, Files: []*ast.File{file}, Pkg: pkg, TypesInfo: info, ResultOf: map[*analysis.Analyzer]any{},
		ImportPackageFact: func(*types.Package, analysis.Fact) bool { return false },
		ExportPackageFact: func(analysis.Fact) {},
		AllPackageFacts:   func() []analysis.PackageFact { return nil },
	}
	for _, a := range effects.Analyzer.Requires {
		pass.Analyzer = a
		pass.ResultOf[a], err = a.Run(pass)
		require.NoError(t, err)
	}
	_, err = effects.Analyzer.Run(pass)
	assert.ErrorContains(t, err, "the package can't be analysed: ")
	pass.TypeErrors = []types.Error{{Fset: fset, Msg: "none"}}
	_, err = effects.Analyzer.Run(pass)
	assert.NoError(t, err, "the driver has told already")
}
