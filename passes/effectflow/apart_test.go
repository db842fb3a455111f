package effectflow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// called returns the calls of the function named in a graph, in order.
func called(g *effectflow.Graph, name string) []*effectflow.Node {
	var out []*effectflow.Node
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Commit == nil {
			for _, f := range n.Frames {
				if f.Name == name {
					out = append(out, n)
				}
			}
		}
	}
	return out
}

func TestStepsOfDifferentCasesAreApart(t *testing.T) {
	const kinds = `
type req struct { Kind, State string; Fast bool }
`
	for _, tt := range []struct {
		name, body string
		want       bool // mark may follow charge
	}{
		{"the same switch twice", `switch r.Kind { case "a": charge("1"); case "b": valid("") }
			switch r.Kind { case "b": mark("1", "x") }`, false},
		{"the same case twice", `if r.Kind == "a" { charge("1") }
			if r.Kind == "a" { mark("1", "x") }`, true},
		{"another value", `if r.Kind == "a" { charge("1") }
			if r.State == "b" { mark("1", "x") }`, true},
		{"both sides of a flag", `if r.Fast { charge("1") }
			if !r.Fast { mark("1", "x") }`, false},
		{"a state changes on the way", `if r.State == "a" { charge("1"); r.State = "b" }
			if r.State == "b" { mark("1", "x") }`, true},
		{"the other case", `if r.Kind != "a" { charge("1") }
			if r.Kind == "a" { mark("1", "x") }`, false},
		{"elements of a loop", `for _, r := range all { if r.Kind == "a" { charge("1"); break } }
			for _, r := range all { if r.Kind == "b" { mark("1", "x") } }`, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := world(t, lib+kinds+"func F(r *req, all []req) {\n"+tt.body+"\n}")
			g := w.Graph("p.F")
			effect, record := called(g, "charge"), called(g, "mark")
			require.Len(t, effect, 1)
			require.Len(t, record, 1)
			assert.Equal(t, tt.want, g.Reaches(effect[0], record[0], false))
			assert.Equal(t, tt.want, g.Reaches(effect[0], record[0], true))
			assert.Equal(t, tt.want, g.After(effect[0], false).Has(record[0]))
		})
	}
}

// What a call may have changed is asked anew, and stays known past a call that can't.
func TestCallsChangeWhatWasAsked(t *testing.T) {
	const lib2 = `
type req struct { Kind, Name string; Fast bool }
type changer interface { Change(r *req) }
type watcher interface { Watch(kind string, all ...any) }
func advance(r *req) { r.Kind = "b" }
func (r *req) next() { advance(r) }
func rename(r *req) { r.Name = "x" }
func show(r *req) { println(r.Kind) }
func set(k *string) { *k = "b" }
func chargeIt(r *req) { charge("1"); r.Kind = "b" }
func finish(r *req) { if r.Kind == "b" { mark("1", "x") } }
func run(f func()) { f() }
func load(r *req) error { return db.QueryRowContext(ctx, "SELECT kind FROM orders").Scan(&r.Kind) }
`
	for _, tt := range []struct {
		name, between string
		want          bool // mark may follow charge
	}{
		{"nothing", ``, false},
		{"a function", `advance(r)`, true},
		{"a method of a method", `r.next()`, true},
		{"another field", `rename(r)`, false},
		{"one that reads", `show(r)`, false},
		{"a pointer to the field", `set(&r.Kind)`, true},
		{"a pointer to another field", `set(&r.Name)`, false},
		{"an interface nobody implements", `c.Change(r)`, true},
		{"one that gets copies", `w.Watch(r.Kind, r.Name)`, false},
		{"a function value", `f(r)`, true},
		{"a row that is read", `load(r)`, true},
		{"a literal that is handed over", `run(func() { advance(r) })`, true},
		{"in the same loop before", `for range 3 { show(r) }`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, body := range []string{
				`if r.Kind == "a" { charge("1"); ` + tt.between + ` }
				if r.Kind == "b" { mark("1", "x") }`,
				`if r.Kind == "a" { charge("1"); ` + tt.between + ` }
				finish(r)`,
			} {
				g := world(t, lib+lib2+"func F(r *req, c changer, w watcher, f func(*req)) {\n"+body+"\n}").Graph("p.F")
				assert.Equal(t, tt.want, g.Reaches(called(g, "charge")[0], called(g, "mark")[0], false), body)
			}
		})
	}
	for _, tt := range []struct {
		body string
		want bool
	}{
		{`if r.Kind == "a" { chargeIt(r) }; finish(r)`, true},
		{`advance(r); if r.Kind == "a" { charge("1") }; if r.Kind == "b" { mark("1", "x") }`, false},
		{`if r.Kind == "a" { charge("1") }; for range 3 { if r.Kind == "b" { mark("1", "x") }; advance(r) }`, true},
		{`if r.Kind == "a" { charge("1") }; for range 3 { if r.Kind == "b" { mark("1", "x") }; r.Kind = "b" }`, true},
		{`if r.Kind == "a" { charge("1") }; for range 3 { if r.Kind == "b" { mark("1", "x") }; r.Name = "b" }`, false},
	} {
		g := world(t, lib+lib2+"func F(r *req) {\n"+tt.body+"\n}").Graph("p.F")
		assert.Equal(t, tt.want, g.Reaches(called(g, "charge")[0], called(g, "mark")[0], false), tt.body)
	}
}

// What is changed at the end of a round is what a call in the next one is about: that
// must not be asked, nor remembered, before the call is there.
func TestChangesInALoopHideNoValue(t *testing.T) {
	w := world(t, lib+`
type post struct { Kind, State string; Author *author }
type author struct { Mail, State string }
type blog interface { GetPost(id string) (*post, error) }
type service struct{}
func (service) GetPost(id string) (*post, error) {
	p := &post{Author: &author{}}
	if err := db.QueryRowContext(ctx, "SELECT kind, mail FROM posts WHERE id = $1", id).Scan(&p.Kind, &p.Author.Mail); err != nil { return nil, err }
	return p, nil
}
func (p *post) advance() { p.State = "sent" }
func (a *author) advance() { a.State = "told" }
func (a *author) send() error { _, err := http.Post(a.Mail, "text/plain", nil); return err }
func F(svc blog, ids []string) {
	for _, id := range ids {
		p, err := svc.GetPost(id)
		if err != nil { continue }
		p.advance()
		next, err := svc.GetPost(p.Kind)
		if err != nil { continue }
		to := next.Author
		to.send()
		next.advance()
		to.advance()
	}
}
var _ blog = service{}
`)
	effect := called(w.Graph("p.F"), "author.send")
	require.Len(t, effect, 1)
	assert.Equal(t, "r-1@p.F#2/(p.service).GetPost#0.#1", effect[0].Call.Args[0].String(), "the column that the second call reads")
}

// A test that leads to one case does not decide what another case does.
func TestTestsOfOneCaseDecideNothingInAnother(t *testing.T) {
	w := world(t, lib+`
func F(kind string, ok func() bool) {
	switch kind { case "a": if valid(id()) { return } }
	switch kind { case "b": charge("1") }
	mark("1", "x")
}
func id() string { return ctx.Value("id").(string) }`)
	g := w.Graph("p.F")
	effect, record := called(g, "charge")[0], called(g, "mark")[0]
	decides := func(n *effectflow.Node) int {
		k := 0
		for _, b := range g.Nodes {
			if b.Kind == effects.Branch && b.Func.ID == "p.F" && g.Decides(b, n) {
				k++
			}
		}
		return k
	}
	assert.Equal(t, decides(record)+1, decides(effect), "the test of b decides, that of the value of a does not")
}

// shape counts the tests and the ends of a function's graph.
func shape(t *testing.T, src string) (tests, panics int) {
	t.Helper()
	g := world(t, "import \"os\"\n"+lib+src).Graph("p.F")
	require.NotNil(t, g)
	for _, n := range g.Nodes {
		switch {
		case n.Kind == effects.Branch:
			tests++
		case n.Kind == effects.Join && len(n.Succ) == 0:
			panics++
		}
	}
	return tests, panics
}

func TestGraphsKeepWhatDecides(t *testing.T) {
	const rest = `
type T struct{ at interface{ IsZero() bool; Scan(any) error } }
func setting() string { return os.Getenv("x") }
func load() ([]string, error) {
	rows, err := db.QueryContext(ctx, "SELECT id FROM orders")
	if err != nil { return nil, err }
	var ids []string
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil { return nil, err }
		ids = append(ids, id)
	}
	if err := rows.Err(); err != nil { return nil, err }
	return ids, nil
}
`
	for _, tt := range []struct {
		name, body    string
		tests, panics int
	}{
		{"a loop over rows fails as its read does", `
			ids, err := load()
			if err != nil { return err }
			return charge(ids[0])`, 2, 0},
		{"a loop with work in it stays", `
			rows, err := db.QueryContext(ctx, "SELECT id FROM orders")
			if err != nil { return err }
			for rows.Next() {
				var id string
				if err := rows.Scan(&id); err != nil { return err }
				charge(id)
			}
			return rows.Err()`, 3, 0},
		{"a row that is missing stays", `
			rows, err := db.QueryContext(ctx, "SELECT id FROM orders")
			if err != nil { return err }
			if rows.Next() { return nil }
			return charge("1")`, 2, 0},
		{"a check of an input may not end the program", `
			if len(setting()) > 5 { panic("long") }
			return charge("1")`, 0, 0},
		{"a step that fails may", `
			if err := charge("1"); err != nil { panic(err) }
			return mark("1", "x")`, 1, 1},
		{"a loop that may fail is one test", `
			for _, s := range []string{setting(), setting()} {
				if s == setting() { return errors.New("twice") }
			}
			return charge("1")`, 1, 0},
		{"a limit on what is repeated stays", `
			for range 3 {
				if err := charge("1"); err == nil { return nil }
			}
			return errors.New("gave up")`, 3, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tests, panics := shape(t, rest+"func F() error {"+tt.body+"\n}")
			assert.Equal(t, tt.tests, tests, "tests")
			assert.Equal(t, tt.panics, panics, "panics")
		})
	}
}

// A value of a known type takes its own case of a type switch.
func TestTypeSwitchesOfKnownValues(t *testing.T) {
	w := world(t, lib+`
type a struct{ ID string }
type b struct{ ID string }
func send(x any) error {
	switch x := x.(type) {
	case *a: return charge(x.ID)
	case *b: return notify(x.ID)
	}
	return nil
}
func F() error { return send(&b{ID: "1"}) }
func G(x any) error { return send(x) }
func H() error { return send(any(nil)) }`)
	assert.Equal(t, []string{"http.Post"}, steps(w.Graph("p.F")))
	assert.Len(t, called(w.Graph("p.F"), "notify"), 1)
	assert.Len(t, steps(w.Graph("p.G")), 2)
	assert.Empty(t, steps(w.Graph("p.H")))
}

// A converted struct is of the type it was converted to, and what a function calls
// itself with is not what it was called with first.
func TestTypeSwitchesOfOtherValues(t *testing.T) {
	w := world(t, lib+`
type a struct{ ID string }
type b a
type wrap struct{ inner any }
func send(x any) error {
	switch x := x.(type) {
	case a: return notify(x.ID)
	case b: return charge(x.ID)
	}
	return nil
}
func peel(x any) error {
	if w, ok := x.(wrap); ok { return peel(w.inner) }
	if x, ok := x.(a); ok { return charge(x.ID) }
	return nil
}
func again(kind string, n int) error {
	if kind == "first" && n > 0 { return again("second", n) }
	if kind == "second" { return charge("1") }
	return nil
}
func same(kind string, n int) error {
	if n > 0 { return same(kind, n-1) }
	if kind == "second" { return charge("1") }
	return mark("1", "x")
}
func F() error { return send(b(a{ID: "1"})) }
func G() error { return peel(wrap{a{ID: "1"}}) }
func H() error { return again("first", 1) }
func I() error { return same("first", 1) }`)
	assert.Len(t, called(w.Graph("p.F"), "charge"), 1)
	assert.Empty(t, called(w.Graph("p.F"), "notify"))
	assert.NotEmpty(t, called(w.Graph("p.G"), "charge"))
	assert.NotEmpty(t, called(w.Graph("p.H"), "charge"))
	assert.Empty(t, called(w.Graph("p.I"), "charge"), "passed on as it is")
}
