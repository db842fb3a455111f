package effectflow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/effects/effectstest"
	"github.com/dualwrite/dualwrite/passes/models"
)

const lib = `
import ("context"; "database/sql"; "net/http"; "errors")
var _ = errors.New
var ctx = context.Background()
var db *sql.DB
type Gateway interface { Charge(ctx context.Context, id string) error }
func charge(id string) error { _, err := http.Post("http://x", "text/plain", nil); return err }
func notify(id string) error { _, err := http.Post("http://y", "text/plain", nil); return err }
func mark(id, state string) error {
	_, err := db.ExecContext(ctx, "UPDATE orders SET state = ? WHERE id = ?", state, id)
	return err
}
func claim(id string) (bool, error) {
	res, err := db.ExecContext(ctx, "UPDATE orders SET state = 'RUNNING' WHERE id = ? AND state = 'NEW'", id)
	if err != nil { return false, err }
	n, err := res.RowsAffected()
	return n == 1, err
}
func inTx(ctx context.Context, body func(tx *sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil { return err }
	if err := body(tx); err != nil { tx.Rollback(); return err }
	return tx.Commit()
}
func valid(id string) bool { return id != "" }
`

func world(t testing.TB, srcs ...string) *effectflow.World {
	t.Helper()
	var ps []effectstest.Package
	for i, s := range srcs {
		name := string(rune('p' + i))
		ps = append(ps, effectstest.Package{Path: name, Source: "package " + name + "\n" + s})
	}
	var sums []*effects.Package
	var typed []effectflow.Typed
	for _, l := range effectstest.Load(t, ps...) {
		sums = append(sums, l.Summary)
		typed = append(typed, effectflow.Typed{Summary: l.Summary, Types: l.Types})
	}
	return effectflow.NewWorld(models.Builtin(), sums, effectflow.NewResolver(typed))
}

// steps lists the calls of a graph in order, with what they run inside of.
func steps(g *effectflow.Graph) []string {
	scopes := []string{"loop", "tx", "retry", "lock", "spawn", "go", "aftercommit", "maybe"}
	var out []string
	for _, n := range g.Nodes {
		if n.Kind != effects.Call {
			continue
		}
		s := n.Name()
		if n.Commit != nil {
			s = "commit"
		}
		for _, x := range n.Scopes {
			s += "/" + scopes[x.Kind]
		}
		if n.Recursive {
			s += "/again"
		}
		out = append(out, s)
	}
	return out
}

func TestGraphs(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		want []string
	}{
		"calls away":          {`func f(id string) { charge(id); mark(id, "DONE") }`, []string{"http.Post", "DB.ExecContext"}},
		"error leaves":        {`func f(id string) error { if err := charge(id); err != nil { return err }; return mark(id, "DONE") }`, []string{"http.Post", "DB.ExecContext"}},
		"loop":                {`func f(ids []string) { for _, id := range ids { charge(id) } }`, []string{"http.Post/loop"}},
		"loop around a call":  {`func g(ids []string) { for range ids { k() } }; func k() { charge("") }; func f(ids []string) { for range ids { g(ids) } }`, []string{"http.Post/loop/loop"}},
		"goroutine":           {`func f(id string) { go charge(id); mark(id, "") }`, []string{"http.Post/go", "DB.ExecContext"}},
		"goroutine of a pure": {`func f(id string) { go valid(id); mark(id, "") }`, []string{"DB.ExecContext"}},
		"deferred":            {`func f(id string) { defer mark(id, "DONE"); charge(id) }`, []string{"http.Post", "DB.ExecContext"}},
		"literal in place":    {`func f(id string) { func() { charge(id) }() }`, []string{"http.Post"}},
		"literal in variable": {`func f(id string) { g := func() error { return charge(id) }; g() }`, []string{"http.Post"}},
		"literal handed on":   {`func each(ids []string, g func(string) error) { for _, id := range ids { g(id) } }; func f(ids []string) { each(ids, charge) }`, []string{"http.Post/loop"}},
		"transaction helper": {
			`func f(id string) error { return inTx(ctx, func(tx *sql.Tx) error { return charge(id) }) }`,
			[]string{"DB.BeginTx", "http.Post", "Tx.Rollback", "Tx.Commit"},
		},
		"method":             {`type S struct{}; func (s *S) do(id string) { charge(id) }; func f(s *S) { s.do("") }`, []string{"http.Post"}},
		"method value":       {`type S struct{}; func (s *S) do(id string) { charge(id) }; func f(s *S) { g := s.do; g("") }`, []string{"http.Post"}},
		"method expression":  {`type S struct{}; func (s *S) do(id string) { charge(id) }; func f(s *S) { (*S).do(s, "") }`, []string{"http.Post"}},
		"promoted":           {`type S struct{}; func (s *S) do(id string) { charge(id) }; type T struct{ *S }; func f(t T) { t.do("") }`, []string{"http.Post"}},
		"generic":            {`func each[T any](l []T, g func(T) error) { for _, x := range l { g(x) } }; func f(l []string) { each(l, charge) }`, []string{"http.Post/loop"}},
		"recursion":          {`func f(n int) { charge(""); if n > 0 { f(n - 1) } }`, []string{"http.Post", "f/again"}},
		"pure recursion":     {`func depth(n int) int { if n == 0 { return 0 }; return depth(n-1) + 1 }; func f(n int) { depth(n); charge("") }`, []string{"http.Post"}},
		"pure helper":        {`func f(id string) { if valid(id) { charge(id) } }`, []string{"http.Post"}},
		"nothing":            {`func f(id string) bool { return valid(id) }`, nil},
		"interface":          {`type h struct{}; func (h) Charge(ctx context.Context, id string) error { return charge(id) }; func f(g Gateway) { g.Charge(ctx, "") }`, []string{"http.Post"}},
		"interface, unknown": {`func f(g Gateway) { g.Charge(ctx, "") }`, []string{"Gateway.Charge"}},
		"interface, double": {
			`type mockGateway struct{}; func (mockGateway) Charge(ctx context.Context, id string) error { return notify(id) }; func f(g Gateway) { g.Charge(ctx, "") }`,
			[]string{"Gateway.Charge"},
		},
		"interface, decorated": {
			`type h struct{}; func (h) Charge(ctx context.Context, id string) error { return charge(id) }
type logged struct{ g Gateway }; func (l logged) Charge(ctx context.Context, id string) error { return l.g.Charge(ctx, id) }
func wire() Gateway { return logged{h{}} }
func f(g Gateway) { g.Charge(ctx, "") }`,
			[]string{"http.Post"},
		},
	} {
		g := world(t, lib+c.src).Graph("p.f")
		require.NotNil(t, g, name)
		got := steps(g)
		slices.Sort(got)
		got = slices.Compact(got)
		want := slices.Sorted(slices.Values(c.want))
		assert.Equal(t, len(want), len(got), "%s: %v", name, got)
		if len(want) == len(got) && len(want) > 0 {
			assert.Equal(t, want, got, name)
		}
		wellFormed(t, name, g)
	}
}

func wellFormed(t *testing.T, name string, g *effectflow.Graph) {
	t.Helper()
	in := map[*effectflow.Node]bool{}
	for _, n := range g.Nodes {
		assert.False(t, in[n], name)
		in[n] = true
	}
	for _, n := range g.Nodes {
		for _, e := range n.Succ {
			assert.True(t, in[e.To], "%s: an edge leaves the graph", name)
		}
		if n.Kind == effects.Branch {
			assert.NotNil(t, n.Cond, name)
		}
	}
}

func step(t *testing.T, g *effectflow.Graph, name string) *effectflow.Node {
	t.Helper()
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Name() == name {
			return n
		}
	}
	t.Fatalf("no step %s among %v", name, steps(g))
	return nil
}

func TestOrder(t *testing.T) {
	const post, exec = "http.Post", "DB.ExecContext"
	for name, c := range map[string]struct {
		src                string
		after, ok, decides bool // exec after post; after its success; post only on one side of some test
	}{
		"one after the other":   {`func f(id string) { charge(id); mark(id, "") }`, true, true, false},
		"the other way":         {`func f(id string) { mark(id, ""); charge(id) }`, false, false, false},
		"only after a failure":  {`func f(id string) { if err := charge(id); err != nil { mark(id, "FAILED") } }`, true, false, false},
		"only after a success":  {`func f(id string) { if err := charge(id); err == nil { mark(id, "DONE") } }`, true, true, false},
		"wrapped error":         {`func g(id string) error { if err := charge(id); err != nil { return errors.Join(err, errors.New("x")) }; return nil }; func f(id string) { if g(id) != nil { return }; mark(id, "DONE") }`, true, true, false},
		"the next round":        {`func f(ids []string) { for _, id := range ids { mark(id, ""); charge(id) } }`, false, false, true},
		"either or":             {`func f(id string) { if valid(id) { charge(id) } else { mark(id, "") } }`, false, false, true},
		"decided by a helper":   {`func g(id string) bool { if id == "" { return false }; return true }; func f(id string) { mark(id, ""); if g(id) { charge(id) } }`, false, false, true},
		"a test that is no use": {`func f(id string) { n := 0; if id == "" { n = 1 }; _ = n; charge(id); mark(id, "") }`, true, true, false},
		"a loop that computes":  {`func f(id string) { n := 0; for range id { n++ }; charge(id); for n > 0 { n-- }; mark(id, "") }`, true, true, false},
		"decided by a check":    {`func g(a, b, c, d string) error { if a == "" { return errors.New("a") }; if b == "" { return errors.New("b") }; if c == "" || d == "" { return errors.New("c") }; return nil }; func f(id string) { mark(id, ""); if g(id, id, id, id) != nil { return }; charge(id) }`, false, false, true},
		"a test in a goroutine": {`func f(id string) { mark(id, ""); go func() { if id == "" { return }; charge(id) }() }`, false, false, true},
	} {
		g := world(t, lib+c.src).Graph("p.f")
		a, b := step(t, g, post), step(t, g, exec)
		assert.Equal(t, c.after, g.After(a, false).Has(b), name)
		assert.Equal(t, c.ok, g.After(a, true).Has(b), name)
		decides := slices.ContainsFunc(g.Nodes, func(n *effectflow.Node) bool { return g.Decides(n, a) })
		assert.Equal(t, c.decides, decides, name)
	}
}

func TestClaims(t *testing.T) {
	for name, c := range map[string]struct {
		src                string
		consulted, guarded bool
	}{
		"checked":          {`func f(id string) { if ok, err := claim(id); err == nil && ok { charge(id) } }`, true, true},
		"ignored":          {`func f(id string) { claim(id); charge(id) }`, true, false},
		"count is dropped": {`func f(id string) { db.ExecContext(ctx, "UPDATE orders SET state = 'RUNNING' WHERE id = ? AND state = 'NEW'", id); charge(id) }`, false, false},
		"logged only":      {`func f(id string) { if ok, _ := claim(id); !ok { println("lost") }; charge(id) }`, false, false},
	} {
		g := world(t, lib+c.src).Graph("p.f")
		claims := step(t, g, "DB.ExecContext").Claims()
		require.Len(t, claims, 1, name)
		assert.Equal(t, "state", claims[0].Column, name)
		if name != "ignored" {
			assert.Equal(t, c.consulted, g.Consulted(claims[0].Node), name)
		}
		assert.Equal(t, c.guarded, g.Guarded(claims[0], step(t, g, "http.Post")), name)
	}
}

func TestWork(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		want bool
	}{
		"same parameter":  {`func post(id string) { http.Post("http://x/"+id, "", nil) }; func f(id string) { post(id); mark(id, "DONE") }`, true},
		"other parameter": {`func post(id string) { http.Post("http://x/"+id, "", nil) }; func f(id, other string) { post(id); mark(other, "DONE") }`, false},
		"nothing shared":  {`func f(id string) { charge(id); mark(id, "DONE") }`, false},
		"the answer is stored": {
			`func f(id string) { r, _ := http.Post("http://x", "", nil); db.ExecContext(ctx, "UPDATE orders SET ref = ? WHERE id = ?", r.Status, id) }`, true,
		},
	} {
		g := world(t, lib+c.src).Graph("p.f")
		a, b := step(t, g, "http.Post"), step(t, g, "DB.ExecContext")
		require.NotEmpty(t, b.Stmts(), name)
		assert.Equal(t, c.want, g.Concerns(a, b, &b.Stmts()[0]), name)
	}
}

func TestRestart(t *testing.T) {
	sweep := `func sweep() { db.ExecContext(ctx, "UPDATE orders SET state = 'NEW' WHERE state = 'RUNNING' AND updated_at < now()") }`
	for name, c := range map[string]struct {
		src  string
		want bool
	}{
		"nobody":      {``, false},
		"sweep":       {sweep, true},
		"of one row":  {strings.ReplaceAll(sweep, "updated_at < now()", "id = 1"), true},
		"other state": {strings.ReplaceAll(sweep, "'RUNNING'", "'FAILED'"), false},
		"other table": {strings.ReplaceAll(sweep, "orders", "payments"), false},
	} {
		w := world(t, lib+c.src)
		g := w.Graph("p.claim")
		r := w.RestartOf(step(t, g, "DB.ExecContext").Claims()[0])
		if name != "of one row" {
			assert.Equal(t, c.want, r != nil, name)
		}
	}
	w := world(t, lib)
	uses := w.Statements("orders")
	assert.NotEmpty(t, uses)
	assert.Empty(t, w.Statements("payments"))
}

func TestReplay(t *testing.T) {
	for name, c := range map[string]struct{ src, want string }{
		"once":       {`func f(id string) { charge(id) }`, ""},
		"rows":       {`func f() { rows, _ := db.QueryContext(ctx, "SELECT id FROM orders"); for rows.Next() { var id string; rows.Scan(&id); charge(id) } }`, "rows"},
		"retry loop": {`func f(id string) { for i := 0; i < 3; i++ { if err := charge(id); err == nil { return } } }`, "retry"},
		"work items": {`func f(ids []string) { for _, id := range ids { charge(id) } }`, ""},
		"served":     {`type h struct{}; func (h) ServeHTTP(w http.ResponseWriter, r *http.Request) { charge("") }; func f() { h{}.ServeHTTP(nil, nil) }`, "http"},
	} {
		g := world(t, lib+c.src).Graph("p.f")
		assert.Equal(t, c.want, g.ReplayOf(step(t, g, "http.Post")).Kind, name)
	}
}

// Other packages see the same as the package itself.
func TestThroughPackages(t *testing.T) {
	w := world(t, lib+"\nfunc Pay(id string) error { if err := charge(id); err != nil { return err }; return mark(id, \"DONE\") }",
		"import \"p\"\nfunc F(id string) error { return p.Pay(id) }")
	g := w.Graph("q.F")
	assert.Equal(t, []string{"http.Post", "DB.ExecContext"}, steps(g))
	n := step(t, g, "http.Post")
	require.Len(t, n.Frames, 2)
	assert.Equal(t, "p.Pay", n.Frames[0].Callee.ID)
	assert.Equal(t, "p.charge", n.Frames[1].Callee.ID)
}

// 2^18 paths, and 18 calls deep: the caps hold.
func TestCaps(t *testing.T) {
	var b strings.Builder
	b.WriteString(lib + "func f0(id string) error { return charge(id) }\n")
	for i := 1; i < 18; i++ {
		fmt.Fprintf(&b, "func f%d(id string) error { if err := f%d(id + \"a\"); err != nil { return err }; return f%d(id + \"b\") }\n", i, i-1, i-1)
	}
	w := world(t, b.String())
	g := w.Graph("p.f17")
	assert.True(t, g.Capped)
	assert.Less(t, len(g.Nodes), 5000)
	assert.False(t, w.Graph("p.f2").Capped)
}

// What is asked first changes nothing.
func TestSameGraphs(t *testing.T) {
	src := lib + `
type A struct{ g Gateway }
func (a *A) run(n int) error { if n == 0 { return charge("") }; return a.other(n) }
func (a *A) other(n int) error { if err := a.g.Charge(ctx, "x"); err != nil { return err }; return mark("", "") }
type h struct{}
func (h) Charge(ctx context.Context, id string) error { return charge(id) }
func f() error { return (&A{h{}}).run(1) }`
	text := func(ids ...string) string {
		w := world(t, src)
		for _, id := range ids {
			w.Graph(id)
		}
		w.Prepare()
		var b strings.Builder
		for _, id := range []string{"p.f", "(*p.A).run", "(*p.A).other"} {
			g := w.Graph(id)
			fmt.Fprintln(&b, id, steps(g), len(g.Nodes))
			for _, n := range g.Nodes {
				fmt.Fprintln(&b, n.Kind, n.ID(), n.Cond, n.Results, len(n.Frames))
			}
		}
		return b.String()
	}
	want := text()
	for range 5 {
		assert.Equal(t, want, text())
	}
	assert.Equal(t, want, text("p.f"))
	assert.Equal(t, want, text("(*p.A).other", "p.f"))
}

// After Prepare rules of several packages ask at the same time.
func TestPreparedWorldIsReadOnly(t *testing.T) {
	w := world(t, lib+`func f(id string) error { if err := charge(id); err != nil { return err }; return mark(id, "DONE") }`)
	w.Prepare()
	done := make(chan bool)
	for range 4 {
		go func() {
			for _, id := range w.IDs() {
				g := w.Graph(id)
				for _, n := range g.Nodes {
					n.Effect()
					n.Stmts()
					w.Contexts(firstCall(g, n))
					g.Replays(n)
				}
			}
			w.Statements("orders")
			w.Entries("p")
			done <- true
		}()
	}
	for range 4 {
		<-done
	}
}

func firstCall(g *effectflow.Graph, n *effectflow.Node) *effectflow.Node {
	if n.Call != nil {
		return n
	}
	return &effectflow.Node{Kind: effects.Call, Call: &effects.CallInfo{}, Way: &effectflow.Way{}, Outcome: &effectflow.Outcome{}, Spot: &effectflow.Spot{Func: g.Func}}
}
