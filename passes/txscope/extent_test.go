package txscope

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

type term = provenance.Term

const fn = "(*p.S).F"

// step is one node of a function under test: a call by its symbol, "if" for a
// branch on something unknown, "" for a return.
type step struct {
	name  string // by which the tests speak of it
	sym   string
	on    *term // receiver
	sql   string
	run   string // function handed over
	to    []int  // successors; the next step when empty
	back  bool   // the last successor closes a loop
	loop  bool
	async bool
}

func field(name string) *term { return provenance.FieldOf(provenance.ParamOf(fn, 0, "p.S"), name, "") }

func result(step string) *term { return provenance.ResultOf(fn+"#"+step, 0, "") }

const (
	sqlBegin    = "(*database/sql.DB).BeginTx"
	sqlExec     = "(*database/sql.Tx).Exec"
	sqlPool     = "(*database/sql.DB).Exec"
	sqlCommit   = "(*database/sql.Tx).Commit"
	sqlRollback = "(*database/sql.Tx).Rollback"
	mail        = "net/smtp.SendMail"
	update      = "UPDATE orders SET status = 'PAID' WHERE id = 1"
)

func function(id string, steps []step) *effects.Func {
	f := &effects.Func{ID: id, Name: "F", Package: "p", Params: []effects.Param{{Name: "s", Type: "*p.S"}}, Loops: []effects.Loop{{}}}
	f.Flags = effects.Method
	if id != fn {
		f.Flags, f.Parent = effects.Literal, fn
		f.Params = []effects.Param{{Name: "tx", Type: "*gorm.io/gorm.DB"}}
	}
	f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Join, Succ: []effects.Edge{{To: 1}}})
	for i, s := range steps {
		n := effects.Node{Kind: effects.Call}
		switch s.sym {
		case "":
			n.Kind = effects.Return
		case "if":
			n.Kind, n.Cond = effects.Branch, provenance.Nothing()
		default:
			n.Call = call(id, s)
		}
		if s.loop {
			n.Loop = 1
		}
		if n.Kind != effects.Return && len(s.to) == 0 {
			s.to = []int{i + 1}
		}
		for k, to := range s.to {
			n.Succ = append(n.Succ, effects.Edge{To: 1 + to, Back: s.back && k == len(s.to)-1})
		}
		f.Nodes = append(f.Nodes, n)
	}
	return f
}

func call(id string, s step) *effects.CallInfo {
	c := &effects.CallInfo{ID: id + "#" + s.name, Mode: effects.Modelled, Sym: s.sym, Name: s.name, Results: []string{"any", "error"}, Async: s.async}
	if s.on != nil {
		c.Args = append(c.Args, s.on)
	}
	if s.sql != "" {
		if strings.Contains(s.sym, "pgx") {
			c.Args = append(c.Args, provenance.OpOf("ctx", ""))
		}
		c.Args = append(c.Args, provenance.String(s.sql))
	}
	if s.run != "" {
		c.Args = append(c.Args, provenance.FuncOf(s.run))
	}
	return c
}

func graph(t *testing.T, steps []step, literals ...[]step) *effectflow.Graph {
	t.Helper()
	pkg := &effects.Package{Path: "p", Funcs: []*effects.Func{function(fn, steps)}}
	for _, l := range literals {
		pkg.Funcs = append(pkg.Funcs, function(fn+"$1", l))
	}
	g := effectflow.NewWorld(models.Builtin(), []*effects.Package{pkg}, nil).Graph(fn)
	require.NotNil(t, g)
	return g
}

// names returns what runs while x is open.
func names(g *effectflow.Graph, x Extent) []string {
	var out []string
	for _, n := range g.Nodes {
		if x.Steps.Has(n) && n.Call != nil {
			out = append(out, n.Name())
		}
	}
	return out
}

func TestExtents(t *testing.T) {
	begin := step{name: "begin", sym: sqlBegin, on: field("db")}
	write := step{name: "write", sym: sqlExec, on: result("begin"), sql: update}
	commit := step{name: "commit", sym: sqlCommit, on: result("begin")}
	rollback := step{name: "rollback", sym: sqlRollback, on: result("begin")}
	send := step{name: "send", sym: mail}
	later := step{name: "later", sym: mail}
	end := step{}
	at := func(s step, to ...int) step { s.to = to; return s }
	loop := func(s step) step { s.loop = true; return s }
	again := func(s step) step { s.back = true; return s }
	for name, c := range map[string]struct {
		steps []step
		want  []string
	}{
		"between":             {[]step{begin, write, send, commit, later, end}, []string{"write", "send"}},
		"a way to rollback":   {[]step{begin, {sym: "if", to: []int{2, 4}}, send, at(rollback, 6), write, commit, end}, []string{"write"}},
		"after a rollback":    {[]step{begin, {sym: "if", to: []int{2, 4}}, rollback, at(send, 6), write, commit, end}, []string{"write"}},
		"a deferred rollback": {[]step{begin, write, commit, rollback, send, end}, []string{"write"}},
		"a loop inside": {[]step{begin, loop(step{sym: "if", to: []int{2, 4}}), loop(send), again(loop(at(write, 1))), commit, end},
			[]string{"send", "write"}},
		"a loop around": {[]step{loop(step{sym: "if", to: []int{1, 5}}), loop(begin), loop(write), loop(commit), again(loop(at(send, 0))), end},
			[]string{"write"}},
		"begun on one way only": {[]step{{sym: "if", to: []int{1, 2}}, begin, send, write, commit, end}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			g := graph(t, c.steps)
			xs := Extents(g)
			require.Len(t, xs, 1)
			assert.Equal(t, c.want, names(g, xs[0]))
		})
	}
}

func TestNoCommitNoExtent(t *testing.T) {
	g := graph(t, []step{{name: "begin", sym: sqlBegin, on: field("db")}, {name: "send", sym: mail}, {}})
	assert.Empty(t, Extents(g), "somebody else commits, or nobody does")
}

func TestExtentOfFunctionRunInTransaction(t *testing.T) {
	g := graph(t,
		[]step{
			{name: "before", sym: mail},
			{name: "run", sym: "(*gorm.io/gorm.DB).Transaction", on: field("db"), run: fn + "$1"},
			{name: "after", sym: mail}, {},
		},
		[]step{{name: "inside", sym: mail}, {}})
	xs := Extents(g)
	require.Len(t, xs, 1)
	assert.Equal(t, []string{"inside"}, names(g, xs[0]))
	inside := g.Node(fn + "#run/" + fn + "$1#inside")
	require.NotNil(t, inside)
	assert.Equal(t, 1, Inside(inside, xs[0].Begin), "the literal says more than the call it is handed to")
	assert.Equal(t, 0, Entrance(xs[0].Begin, inside))
}

func TestWritesAreThoseOnTheHandle(t *testing.T) {
	g := graph(t, []step{
		{name: "begin", sym: sqlBegin, on: field("db")},
		{name: "in", sym: sqlExec, on: result("begin"), sql: update},
		{name: "past", sym: sqlPool, on: field("db"), sql: update},
		{name: "commit", sym: sqlCommit, on: result("begin")}, {},
	})
	xs := Extents(g)
	require.Len(t, xs, 1)
	ws := xs[0].Writes()
	require.Len(t, ws, 1)
	assert.Equal(t, "in", ws[0].Name())
	assert.Equal(t, "orders.status", Target(ws[0].Node, ws[0].Stmt))
	past := g.Node(fn + "#past")
	assert.False(t, Of(g, past, Writes(past)[0]).Any())
	assert.Equal(t, Pool(g, field("db")), Pool(g, ws[0].Stmt.Handle), "one database")
	assert.NotEqual(t, Pool(g, field("other")), Pool(g, ws[0].Stmt.Handle))
	assert.Empty(t, Pool(g, provenance.AltOf(field("db"), field("other"))), "nobody can tell")
}

func TestSavepointIsPartOfItsTransaction(t *testing.T) {
	g := graph(t, []step{
		{name: "begin", sym: "(*github.com/jackc/pgx/pgxpool.Pool).Begin", on: field("db")},
		{name: "save", sym: "(github.com/jackc/pgx.Tx).Begin", on: result("begin")},
		{name: "write", sym: "(github.com/jackc/pgx.Tx).Exec", on: result("save"), sql: update},
		{name: "release", sym: "(github.com/jackc/pgx.Tx).Commit", on: result("save")},
		{name: "send", sym: mail},
		{name: "commit", sym: "(github.com/jackc/pgx.Tx).Commit", on: result("begin")}, {},
	})
	xs := Extents(g)
	require.Len(t, xs, 1)
	assert.Equal(t, "begin", xs[0].Begin.Name())
	assert.Len(t, xs[0].Commits, 1, "a savepoint that is released commits nothing")
	assert.Equal(t, []string{"save", "write", "release", "send"}, names(g, xs[0]))
	require.Len(t, xs[0].Writes(), 1, "what runs on the savepoint is part of it")
}

func TestSessionSwitchedIntoTransaction(t *testing.T) {
	sess := field("sess")
	g := graph(t, []step{
		{name: "begin", sym: "(*xorm.io/xorm.Session).Begin", on: sess},
		{name: "write", sym: "(*xorm.io/xorm.Session).Exec", on: sess, sql: update},
		{name: "send", sym: mail},
		{name: "commit", sym: "(*xorm.io/xorm.Session).Commit", on: sess},
		{name: "later", sym: mail}, {},
	})
	xs := Extents(g)
	require.Len(t, xs, 1)
	assert.Equal(t, []string{"write", "send"}, names(g, xs[0]))
	write := g.Node(fn + "#write")
	assert.True(t, Of(g, write, nil).Is(xs[0].Tx))
}

func TestPipelineIsNoTransaction(t *testing.T) {
	g := graph(t, []step{
		{name: "begin", sym: "(*github.com/redis/go-redis.Client).TxPipeline", on: field("redis")},
		{name: "send", sym: mail},
		{name: "exec", sym: "(github.com/redis/go-redis.Pipeliner).Exec", on: result("begin")}, {},
	})
	assert.Empty(t, Extents(g))
}
