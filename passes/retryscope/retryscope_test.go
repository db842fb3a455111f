package retryscope

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

type term = provenance.Term

const fn = "p.F"

func op(name string, args ...*term) *term { return provenance.OpOf(name, "", args...) }

func param() *term { return provenance.ParamOf(fn, 0, "") }

func cmp(o string, x *term, y *term) *term { return op(o, x, y) }

func background() *term { return op("call:context.Background") }

func done(ctx *term) *term { return op("call:(context.Context).Done", ctx) }

var counter = op("counter")

// world returns a function p.F whose loop runs call 1 and then leaves it past
// the branches on conds, in the order given, each on its first side; the rest of
// the loop starts the next round. Result 0 of the call is its error.
func world(loop effects.Loop, conds ...*term) (*effectflow.World, *effects.Func) {
	call := &effects.CallInfo{ID: fn + "#0", Mode: effects.Interface, Sym: "(p.G).Submit", Name: "G.Submit", Results: []string{"error"}}
	f := &effects.Func{ID: fn, Name: "F", Package: "p", Loops: []effects.Loop{loop}}
	f.Nodes = []effects.Node{
		{Kind: effects.Join, Succ: []effects.Edge{{To: 2}}},
		{Kind: effects.Return},
		{Kind: effects.Call, Call: call, Loop: 1, Succ: []effects.Edge{{To: 3}}},
	}
	for i, c := range conds {
		next := effects.Edge{To: 4 + i}
		if i == len(conds)-1 {
			next = effects.Edge{To: 2, Back: true}
		}
		f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Branch, Cond: c, Loop: 1, Succ: []effects.Edge{{To: 1}, next}})
	}
	pkg := &effects.Package{Path: "p", Funcs: []*effects.Func{f}}
	return effectflow.NewWorld(models.Builtin(), []*effects.Package{pkg}, nil), f
}

func failure() *term { return provenance.ResultOf(fn+"#0", 0, "") }

func success() *term { return cmp("==", failure(), provenance.Nil()) }

func TestLimitOfLoops(t *testing.T) {
	timeout := op("call:context.WithTimeout", param())
	pause := op("call:time.After", provenance.Int(1))
	for name, c := range map[string]struct {
		loop  effects.Loop
		conds []*term
		want  Limit
	}{
		"nothing":               {conds: []*term{success()}, want: None},
		"a final error":         {conds: []*term{success(), op("call:errors.Is", failure(), provenance.GlobalOf("p.ErrGone", ""))}, want: None},
		"a lost race":           {conds: []*term{success(), op("!", op("call:errors.Is", failure(), provenance.GlobalOf("p.ErrConflict", "")))}, want: Bounded},
		"a counter":             {conds: []*term{success(), cmp(">=", counter, provenance.Int(5))}, want: Bounded},
		"a counted loop":        {loop: effects.Loop{Counted: true}, conds: []*term{success()}, want: Bounded},
		"the clock":             {conds: []*term{success(), cmp(">", provenance.MintedBy("clock", "", 0), provenance.Int(5))}, want: Bounded},
		"a growing pause":       {conds: []*term{success(), cmp(">", op("*", param(), provenance.Int(2)), provenance.Int(5))}, want: Bounded},
		"a column of attempts":  {conds: []*term{success(), cmp("==", provenance.FieldOf(param(), "Attempts", ""), provenance.Int(5))}, want: Bounded},
		"a context":             {conds: []*term{success(), cmp("==", op("select", done(param()), pause), provenance.Int(0))}, want: Context},
		"a context that ends":   {conds: []*term{success(), cmp("==", op("select", done(timeout), pause), provenance.Int(0))}, want: Bounded},
		"an endless context":    {conds: []*term{success(), cmp("==", op("select", done(background()), pause), provenance.Int(0))}, want: None},
		"a timer":               {conds: []*term{success(), cmp("==", op("select", pause, param()), provenance.Int(0))}, want: Bounded},
		"another channel":       {conds: []*term{success(), cmp("==", op("select", param(), pause), provenance.Int(0))}, want: Unclear},
		"a test of the context": {conds: []*term{success(), cmp("!=", op("call:(context.Context).Err", param()), provenance.Nil())}, want: Context},
		"a flag":                {conds: []*term{success(), param()}, want: Unclear},
		"what nobody can read":  {conds: []*term{success(), provenance.Nothing()}, want: Unclear},
	} {
		t.Run(name, func(t *testing.T) {
			w, f := world(c.loop, c.conds...)
			loops := Loops(w, f)
			if assert.Len(t, loops, 1) {
				assert.Equal(t, c.want, loops[0].Limit)
				assert.Equal(t, "G.Submit", loops[0].Call.Name())
				assert.Equal(t, Deed{Doing: Acts, Name: "G.Submit"}, loops[0].Deed)
			}
		})
	}
}

func TestLoopsThatAreNoRetries(t *testing.T) {
	failed := cmp("!=", failure(), provenance.Nil())
	for name, c := range map[string]struct {
		loop  effects.Loop
		conds []*term
	}{
		"ends with the first failure": {conds: []*term{failed}},
		"goes on after a success":     {conds: []*term{param()}},
		"goes over work items":        {loop: effects.Loop{Over: param()}, conds: []*term{success()}},
	} {
		t.Run(name, func(t *testing.T) {
			w, f := world(c.loop, c.conds...)
			assert.Empty(t, Loops(w, f))
		})
	}
}

func TestTickerOnlySetsThePace(t *testing.T) {
	tick := provenance.FieldOf(op("call:time.NewTicker", provenance.Int(1)), "C", "")
	w, f := world(effects.Loop{Over: tick}, success())
	assert.Len(t, Loops(w, f), 1)
}

func TestHelpers(t *testing.T) {
	table := models.Builtin()
	fnTerm := provenance.FuncOf("p.F$1")
	constant := op("chain:backoff.NewConstantBackOff", provenance.Int(1))
	exponential := op("chain:backoff.NewExponentialBackOff", provenance.Nil())
	policy := func(elapsed *term) *term {
		return provenance.ObjectOf("github.com/cenkalti/backoff/v4.ExponentialBackOff", []string{provenance.BaseName, "MaxElapsedTime"}, []*term{exponential, elapsed})
	}
	for name, c := range map[string]struct {
		symbol string
		args   []*term
		want   Limit
	}{
		"backoff: default":              {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, exponential}, Bounded},
		"backoff: constant":             {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, constant}, None},
		"backoff: constant, limited":    {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, op("chain:backoff.WithMaxRetries", constant, provenance.Int(3))}, Bounded},
		"backoff: configured":           {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, op("chain:backoff.WithMaxRetries", constant, param())}, Bounded},
		"backoff: no elapsed time":      {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, policy(provenance.Int(0))}, None},
		"backoff: elapsed time":         {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, policy(provenance.Int(60))}, Bounded},
		"backoff: context":              {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, op("chain:backoff.WithContext", constant, param())}, Context},
		"backoff: endless context":      {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, op("chain:backoff.WithContext", constant, background())}, None},
		"backoff: handed in":            {"github.com/cenkalti/backoff.Retry", []*term{fnTerm, param()}, Bounded},
		"avast: default":                {"github.com/avast/retry-go.Do", []*term{fnTerm, provenance.Nil()}, Bounded},
		"avast: no attempts":            {"github.com/avast/retry-go.Do", []*term{fnTerm, provenance.ObjectOf("", []string{""}, []*term{op("chain:avast.Attempts", provenance.Int(0))})}, None},
		"avast: attempts":               {"github.com/avast/retry-go.Do", []*term{fnTerm, provenance.ObjectOf("", []string{""}, []*term{op("chain:avast.Attempts", provenance.Int(4))})}, Bounded},
		"sethvargo: nothing":            {"github.com/sethvargo/go-retry.Do", []*term{background(), op("chain:goretry.NewConstant", provenance.Int(1)), fnTerm}, None},
		"sethvargo: limited":            {"github.com/sethvargo/go-retry.Do", []*term{background(), op("chain:goretry.WithMaxRetries", provenance.Int(1), op("chain:goretry.NewConstant", provenance.Int(1))), fnTerm}, Bounded},
		"sethvargo: handed in":          {"github.com/sethvargo/go-retry.Do", []*term{background(), param(), fnTerm}, Unclear},
		"kubernetes: default":           {"k8s.io/client-go/util/retry.RetryOnConflict", []*term{param(), fnTerm}, Bounded},
		"kubernetes: for ever":          {"k8s.io/apimachinery/pkg/util/wait.PollInfinite", []*term{provenance.Int(1), fnTerm}, None},
		"kubernetes: a context at hand": {"k8s.io/apimachinery/pkg/util/wait.PollUntilContextCancel", []*term{op("call:context.WithTimeout", param()), provenance.Int(1), provenance.Bool(true), fnTerm}, Bounded},
	} {
		t.Run(name, func(t *testing.T) {
			row := table.Symbol(c.symbol)
			if assert.NotNil(t, row) {
				n := &effectflow.Node{Kind: effects.Call, Row: row, Way: &effectflow.Way{}, Outcome: &effectflow.Outcome{}, Call: &effects.CallInfo{Args: c.args}}
				assert.Equal(t, c.want, Helper(n))
			}
		})
	}
}

func TestOnFailure(t *testing.T) {
	failed := cmp("!=", failure(), provenance.Nil())
	for name, c := range map[string]struct {
		cond *term
		want bool
	}{
		"an error":            {failed, true},
		"no error":            {success(), false},
		"not a success":       {op("!", success()), true},
		"a status":            {cmp(">=", provenance.FieldOf(param(), "StatusCode", ""), provenance.Int(300)), true},
		"a good status":       {cmp("==", provenance.FieldOf(param(), "StatusCode", ""), provenance.Int(200)), false},
		"a known error":       {op("call:errors.Is", failure(), provenance.GlobalOf("p.ErrGone", "")), true},
		"no row":              {op("call:errors.Is", failure(), provenance.GlobalOf("database/sql.ErrNoRows", "")), false},
		"a flag":              {param(), false},
		"an unreadable value": {provenance.Nothing(), false},
	} {
		t.Run(name, func(t *testing.T) {
			w, g := straight(c.cond)
			assert.Equal(t, c.want, OnFailure(w, g, g.Node(fn+"#1")) != nil)
		})
	}
}

// straight returns a function that runs a second call on the first side of a
// branch.
func straight(cond *term) (*effectflow.World, *effectflow.Graph) {
	call := func(id string) *effects.CallInfo {
		return &effects.CallInfo{ID: fn + id, Mode: effects.Interface, Sym: "(p.G).Submit", Name: "G.Submit", Results: []string{"error"}}
	}
	f := &effects.Func{ID: fn, Name: "F", Package: "p"}
	f.Nodes = []effects.Node{
		{Kind: effects.Join, Succ: []effects.Edge{{To: 1}}},
		{Kind: effects.Call, Call: call("#0"), Succ: []effects.Edge{{To: 2}}},
		{Kind: effects.Branch, Cond: cond, Succ: []effects.Edge{{To: 3}, {To: 4}}},
		{Kind: effects.Call, Call: call("#1"), Succ: []effects.Edge{{To: 4}}},
		{Kind: effects.Return},
	}
	w := effectflow.NewWorld(models.Builtin(), []*effects.Package{{Path: "p", Funcs: []*effects.Func{f}}}, nil)
	return w, w.Own(fn)
}

func TestDoingByName(t *testing.T) {
	for name, want := range map[string]Doing{
		"Gateway.Submit": Acts, "Gateway.Put": Acts, "Conn.Connect": Connects, "Server.ListenAndServe": Connects,
		"Locker.Acquire": Connects, "Client.GetStatus": Reads, "Api.ListOrders": Reads, "Queue.Next": Reads,
	} {
		w, _ := straight(success())
		n := &effectflow.Node{Kind: effects.Call, Call: &effects.CallInfo{Mode: effects.Interface, Name: name, Results: []string{"error"}}}
		assert.Equal(t, want, DeedOf(w, n).Doing, name)
	}
}
