package provenance

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
	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

const header = `package p

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand"
	"net/http"
	"strings"
	"time"
)

var (
	_ = context.Background
	_ = sql.Open
	_ = errors.New
	_ = fmt.Sprint
	_ = rand.Int
	_ = http.NewRequest
	_ = strings.Join
	_ = time.Now
)

type Order struct {
	ID, State string
	Amount    int
	Items     []Item
	Owner     *Owner
}
type Item struct{ SKU string }
type Owner struct{ Mail string }
type Base struct{ Key string }
type Params struct {
	Base
	Amount int
	Meta   map[string]string
}

func (p *Params) SetIdempotencyKey(k string) { p.Key = k }

func fill(o *Order) error { o.ID = "x"; return nil }
func load(id string) (*Order, error) { return nil, nil }
func cond() bool { return false }
func run(f func())  { f() }
`

// gc reads export data once for all tests.
var gc = sync.OnceValue(importer.Default)

// functions builds the functions of a package that consists of the header and src.
func functions(t *testing.T, src string) (*ssa.Package, []*ssa.Function) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", header+src, 0)
	require.NoError(t, err)
	info := &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{},
		Implicits: map[ast.Node]types.Object{}, Scopes: map[ast.Node]*types.Scope{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Instances: map[*ast.Ident]types.Instance{}, FileVersions: map[*ast.File]string{},
	}
	tp, err := (&types.Config{Importer: gc()}).Check("p", fset, []*ast.File{f}, info)
	require.NoError(t, err)
	prog := ssa.NewProgram(fset, 0)
	for _, imp := range tp.Imports() {
		prog.CreatePackage(imp, nil, nil, true)
	}
	pkg := prog.CreatePackage(tp, []*ast.File{f}, info, false)
	pkg.Build()
	var fns []*ssa.Function
	var add func(fn *ssa.Function)
	add = func(fn *ssa.Function) {
		fns = append(fns, fn)
		for _, a := range fn.AnonFuncs {
			add(a)
		}
	}
	for _, d := range f.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok {
			add(prog.FuncValue(info.Defs[fd.Name].(*types.Func)))
		}
	}
	add(pkg.Func("init"))
	return pkg, fns
}

// evaluator names the calls that matter: those of functions of p, and modelled
// ones that reach a store or the world.
func evaluator(fns []*ssa.Function) *Evaluator {
	table := models.Builtin()
	ids := map[ssa.CallInstruction]string{}
	for _, fn := range fns {
		n := 0
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				c, ok := in.(ssa.CallInstruction)
				if !ok {
					continue
				}
				callee := Callee(c.Common())
				if callee == nil || callee.Pkg() == nil {
					continue
				}
				row := table.Func(callee)
				if callee.Pkg().Path() == "p" || row != nil && (row.Kind == models.Query || row.Kind == models.Exec) {
					ids[c] = fmt.Sprintf("%s#%d", FuncID(fn), n)
					n++
				}
			}
		}
	}
	return NewEvaluator(NewTwins(table), fns, func(c ssa.CallInstruction) string { return ids[c] })
}

// returned evaluates the first result of the last return of function f.
func returned(t *testing.T, src string) *Term {
	t.Helper()
	pkg, fns := functions(t, src)
	e := evaluator(fns)
	var out *Term
	for _, b := range pkg.Func("f").Blocks {
		if b == pkg.Func("f").Recover {
			continue
		}
		if r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return); ok {
			out = e.At(r.Results[0], r)
		}
	}
	require.NotNil(t, out)
	return out
}

func TestValues(t *testing.T) {
	for name, c := range map[string]struct{ src, want string }{
		"constant":            {`func f() string { return "a" }`, `"a"`},
		"named constant":      {"const k = 7\nfunc f() int { return k }", `7`},
		"bool":                {`func f() bool { return true }`, `true`},
		"nil":                 {`func f() *Order { return nil }`, `nil`},
		"parameter":           {`func f(id string) string { return id }`, `p0@p.f`},
		"second parameter":    {`func f(a, b string) string { return b }`, `p1@p.f`},
		"conversion":          {"type id string\nfunc f(a string) id { return id(a) }", `p0@p.f`},
		"through an any":      {`func f(a string) any { return a }`, `p0@p.f`},
		"assertion":           {`func f(a any) string { return a.(string) }`, `p0@p.f`},
		"field":               {`func f(o Order) string { return o.ID }`, `p0@p.f.ID`},
		"field by pointer":    {`func f(o *Order) string { return o.ID }`, `p0@p.f.ID`},
		"field of a field":    {`func f(o *Order) string { return o.Owner.Mail }`, `p0@p.f.Owner.Mail`},
		"element":             {`func f(o *Order) string { return o.Items[3].SKU }`, `p0@p.f.Items[].SKU`},
		"concatenation":       {`func f(o *Order) string { return "fee:" + o.ID }`, `+("fee:", p0@p.f.ID)`},
		"format":              {`func f(o *Order) string { return fmt.Sprintf("%s-%d", o.ID, o.Amount) }`, `call:fmt.Sprintf("%s-%d", {p0@p.f.ID, p0@p.f.Amount})`},
		"join":                {`func f(o *Order) string { return strings.Join([]string{"a", o.ID}, "-") }`, `call:strings.Join({"a", p0@p.f.ID}, "-")`},
		"unknown function":    {`func f(s string) string { return strings.ToUpper(s) }`, `call:strings.ToUpper(p0@p.f)`},
		"call of the program": {`func f() error { o, err := load("1"); _ = o; return err }`, `r1@p.f#0`},
		"field of a result":   {`func f() string { o, _ := load("1"); return o.ID }`, `r0@p.f#0.ID`},
		"choice":              {`func f(c bool) string { s := "a"; if c { s = "b" }; return s }`, `alt("a", "b")`},
		"same on both ways":   {`func f(c bool) string { s := "b"; if c { s = "b" }; return s }`, `"b"`},
		"counter":             {`func f() int { i := 0; for cond() { i++ }; return i }`, `counter`},
		"random":              {`func f() int { return rand.Int() }`, `new:random`},
		"clock":               {`func f() string { return fmt.Sprint(time.Now().UnixNano()) }`, `call:fmt.Sprint({call:(time.Time).UnixNano(new:clock)})`},
		"global":              {"var table = \"orders\"\nfunc f() string { return table }", `"orders"`},
		"changed global":      {"var table = \"orders\"\nfunc g() { table = \"x\" }\nfunc f() string { return table }", `var:p.table`},
		"function":            {"func g() {}\nfunc f() func() { return g }", `func:p.g`},
		"method value":        {`func f(p *Params) func(string) { return p.SetIdempotencyKey }`, `func:(*p.Params).SetIdempotencyKey(p0@p.f)`},
		"method expression":   {`func f() func(*Params, string) { return (*Params).SetIdempotencyKey }`, `func:(*p.Params).SetIdempotencyKey`},
		"literal":             {`func f() func() { return func() {} }`, `func:p.f$1`},
		"received":            {`func f(c chan Order) string { o := <-c; return o.ID }`, `p0@p.f[].ID`},
		"ranged":              {`func f(os []Order) string { for _, o := range os { return o.ID }; return "" }`, `""`},
		"range over int":      {`func f() int { for i := range 3 { return i }; return 9 }`, `9`},
		"generic":             {"func pick[T any](a, b T) T { return b }\nfunc f(a, b string) string { return pick(a, b) }", `r0@p.f#0`},
	} {
		assert.Equal(t, c.want, returned(t, c.src).Key(), name)
	}
}

func TestMemory(t *testing.T) {
	for name, c := range map[string]struct{ src, want string }{
		"literal":               {`func f(s string) Order { return Order{ID: s, State: "NEW"} }`, `p.Order{ID: p0@p.f, State: "NEW"}`},
		"pointer to literal":    {`func f(s string) *Order { return &Order{ID: s} }`, `p.Order{ID: p0@p.f}`},
		"zero":                  {`func f() Order { return Order{} }`, `p.Order{}`},
		"set field":             {`func f(s string) *Order { o := &Order{}; o.ID = s; return o }`, `p.Order{ID: p0@p.f}`},
		"set twice":             {`func f(s string) string { o := &Order{}; o.ID = "a"; o.ID = s; return o.ID }`, `p0@p.f`},
		"set after the use":     {`func f(s string) string { o := &Order{ID: "a"}; x := o.ID; o.ID = s; return x }`, `"a"`},
		"set on one way":        {`func f(c bool) string { o := &Order{ID: "a"}; if c { o.ID = "b" }; return o.ID }`, `alt("a", "b")`},
		"set on both ways":      {`func f(c bool) string { o := &Order{}; if c { o.ID = "a" } else { o.ID = "b" }; return o.ID }`, `alt("a", "b")`},
		"wiped":                 {`func f(o Order) string { o.ID = ""; return o.ID }`, `""`},
		"other field stays":     {`func f(o Order) string { o.ID = ""; return o.State }`, `p0@p.f.State`},
		"copy":                  {`func f(o Order) Order { x := o; x.State = "DONE"; return x }`, `p.Order{...: p0@p.f, State: "DONE"}`},
		"field of parameter":    {`func f(o *Order) string { o.State = "DONE"; return o.State }`, `"DONE"`},
		"nested":                {`func f(s string) string { o := &Order{Owner: &Owner{}}; o.Owner.Mail = s; return o.Owner.Mail }`, `p0@p.f`},
		"embedded":              {`func f(s string) string { p := &Params{}; p.Key = s; return p.Base.Key }`, `p0@p.f`},
		"map":                   {`func f(s string) string { m := map[string]string{"key": s}; return m["key"] }`, `p0@p.f`},
		"map key with a dot":    {`func f(s string) string { m := map[string]string{"a.b[{}]": s}; return m["a.b[{}]"] }`, `p0@p.f`},
		"map built":             {`func f(s string) map[string]string { m := map[string]string{}; m["/x/{id}"] = s; return m }`, `{/x/{id}: p0@p.f}`},
		"map in a struct":       {`func f(s string) string { p := &Params{Meta: map[string]string{}}; p.Meta["k"] = s; return p.Meta["k"] }`, `p0@p.f`},
		"list":                  {`func f(s string) []string { return []string{"a", s} }`, `{"a", p0@p.f}`},
		"appended":              {`func f(s string) []string { var l []string; l = append(l, s); return l }`, `append(nil, {p0@p.f})`},
		"captured":              {`func f(s string) string { x := "a"; run(func() { x = s }); return x }`, `alt("a", p0@p.f)`},
		"captured, only read":   {`func f(s string) func() string { return func() string { return s } }`, `func:p.f$1`},
		"filled by a call":      {`func f() string { var o Order; fill(&o); return o.ID }`, `r-10@p.f#0.ID`},
		"scanned":               {`func f(db *sql.DB, id string) string { var s string; db.QueryRow("SELECT a, b FROM t WHERE id = ?", id).Scan(new(string), &s); return s }`, `r-1@p.f#0.#1`},
		"scanned rows":          {`func f(r *sql.Rows) Order { var o Order; r.Scan(&o.ID, &o.State); return o }`, `p.Order{ID: rows(p0@p.f).#0, State: rows(p0@p.f).#1}`},
		"header":                {`func f(r *http.Request, s string) string { r.Header.Set("idempotency-key", s); return r.Header["Idempotency-Key"][0] }`, `p1@p.f[]`},
		"not assigned":          {`func f() string { var s string; return s }`, `""`},
		"through two pointers":  {`func f(s string) string { o := &Order{}; p := o; p.ID = s; return o.ID }`, `p0@p.f`},
		"array":                 {`func f(s string) string { var a [3]string; a[1] = s; return a[1] }`, `p0@p.f`},
		"other element":         {`func f(s string) string { var a [3]string; a[1] = s; return a[2] }`, ``},
		"deferred change":       {`func f(s string) string { x := s; defer func() { x = "z" }(); return x }`, `alt(p0@p.f, "z")`},
		"loop-carried variable": {`func f(l []string) string { s := ""; for _, x := range l { s += x }; return s }`, `alt("", +(?, p0@p.f[]))`},
	} {
		got := returned(t, c.src)
		if c.want != "" {
			assert.Equal(t, c.want, got.Key(), name)
		}
	}
}

func TestHeaderOfRequest(t *testing.T) {
	got := returned(t, `func f(s string) *http.Request {
	r, _ := http.NewRequest("POST", "http://x", nil)
	r.Header.Set("idempotency-key", s)
	r.Header.Add("X-Trace.Id", "t")
	return r
}`)
	header := got.Member("Header")
	require.NotNil(t, header, "%s", got)
	require.NotNil(t, header.Member("Idempotency-Key"), "%s", got)
	assert.Equal(t, "p0@p.f", header.Member("Idempotency-Key").Key())
	assert.NotNil(t, header.Member("X-Trace.id"))
}

func TestWritten(t *testing.T) {
	pkg, fns := functions(t, `func f(o *Order, x string) { o.ID = x; o.State = "DONE"; o.Owner.Mail = x }`)
	var got []string
	for _, m := range evaluator(fns).Written(pkg.Func("f").Params[0]) {
		got = append(got, m.Field+"="+m.Value.Key())
	}
	assert.Equal(t, []string{"ID=p1@p.f", `State="DONE"`}, got)
}

// Values that are used twice in every step would be evaluated 2^n times.
func TestManyWaysToOneValue(t *testing.T) {
	var b strings.Builder
	b.WriteString("func f(x int) int {\n")
	for i := range 400 {
		fmt.Fprintf(&b, "x = x*%d + x\n", i+2)
	}
	b.WriteString("return x\n}\n")
	assert.LessOrEqual(t, returned(t, b.String()).Size(), MaxNodes+1)
}

func TestManyWaysToOneValueInALoop(t *testing.T) {
	var b strings.Builder
	b.WriteString("func f(x int, l []int) int {\nfor _, y := range l {\n")
	for i := range 300 {
		fmt.Fprintf(&b, "if y > %d { x ^= x >> %d; x = x*x + y }\n", i, i%7)
	}
	b.WriteString("}\nreturn x\n}\n")
	assert.NotNil(t, returned(t, b.String()))
}

func TestNestedObjectsUsedTwice(t *testing.T) {
	var b strings.Builder
	b.WriteString("type pair struct{ a, b any }\nfunc f(x any) any {\n")
	for i := range 300 {
		fmt.Fprintf(&b, "p%d := &pair{}; p%d.a = x; p%d.b = x; x = p%d\n", i, i, i, i)
	}
	b.WriteString("return x\n}\n")
	assert.NotNil(t, returned(t, b.String()))
}

func TestHugeTable(t *testing.T) {
	var b strings.Builder
	b.WriteString("var table = []int{")
	for i := range 60000 {
		fmt.Fprintf(&b, "%d,", i)
		if i%20 == 19 {
			b.WriteByte('\n')
		}
	}
	b.WriteString("}\nfunc f() []int { return table }\n")
	assert.Contains(t, []Kind{Unknown, Global}, returned(t, b.String()).Kind)
}

func TestSelfReference(t *testing.T) {
	for name, src := range map[string]string{
		"list":      "type list struct { next *list }\nfunc f() *list { l := &list{}; l.next = l; return l }",
		"through m": "func f() map[string]any { m := map[string]any{}; m[\"m\"] = m; return m }",
		"closure":   "func f() func() { var g func(); g = func() { g() }; return g }",
		"phi":       "func f(x *Order) *Order { for x != nil { x = x }; return x }",
	} {
		assert.NotNil(t, returned(t, src), name)
	}
}

func TestEqualIsKey(t *testing.T) {
	p := ParamOf("f", 0, "T")
	terms := []*Term{
		Nothing(), Nil(), String(""), String("a"), Int(1), String("1"), Bool(true), p, ParamOf("f", 1, "T"), ParamOf("g", 0, "T"),
		FieldOf(p, "A", ""), FieldOf(p, "B", ""), ElemOf(p, ""), OpOf("+", "", p, String("a")), OpOf("+", "", String("a"), p),
		AltOf(p, Nil()), AltOf(Nil(), p), ObjectOf("T", []string{"a"}, []*Term{p}), ObjectOf("U", []string{"a"}, []*Term{p}),
		ObjectOf("T", []string{"b"}, []*Term{p}), ResultOf("c", 0, ""), ResultOf("c", 1, ""), FuncOf("g"), GlobalOf("g", ""), MintedBy("uuid", "", 3),
	}
	for _, a := range terms {
		for _, b := range terms {
			assert.Equal(t, a.Key() == b.Key(), Equal(a, b), "%s and %s", a, b)
		}
		c := *a
		c.hash, c.size = 0, 0 // as decoded from a fact
		assert.True(t, Equal(a, &c), a.Key())
		assert.Equal(t, a.digest(), c.digest(), a.Key())
		assert.Equal(t, a.Size(), c.Size(), a.Key())
	}
}

func TestAltOf(t *testing.T) {
	a, b := String("a"), String("b")
	assert.Equal(t, Unknown, AltOf().Kind)
	assert.Same(t, a, AltOf(a))
	assert.Same(t, a, AltOf(a, nil, String("a")))
	assert.Equal(t, `alt("a", "b")`, AltOf(a, AltOf(b, a)).Key())
	var many []*Term
	for i := range 2 * MaxNodes {
		many = append(many, Int(i%20))
	}
	assert.Len(t, AltOf(many...).Args, 20)
	for i := range 2 * MaxNodes {
		many = append(many, Int(i))
	}
	assert.Equal(t, Unknown, AltOf(many...).Kind)
}

func TestSubst(t *testing.T) {
	p := ParamOf("f", 0, "")
	row := ObjectOf("T", []string{"ID"}, []*Term{String("7")})
	put := func(u *Term) *Term {
		if u.Kind == Param {
			return row
		}
		return nil
	}
	assert.Equal(t, `"7"`, Subst(FieldOf(p, "ID", ""), put).Key())
	assert.Equal(t, `+("fee:", "7")`, Subst(OpOf("+", "", String("fee:"), FieldOf(p, "ID", "")), put).Key())
	assert.Equal(t, `"7"`, Subst(AltOf(FieldOf(p, "ID", ""), String("7")), put).Key())
	same := OpOf("+", "", String("a"), String("b"))
	assert.Same(t, same, Subst(same, put))
	list := []*Term{same}
	assert.Same(t, &list[0], &NewSubstituter(put).Terms(list)[0], "what does not change is not copied")
	assert.Nil(t, NewSubstituter(put).Terms(nil))
}
