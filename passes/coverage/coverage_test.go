package coverage

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func call(id, recv, method string) effects.Node {
	return effects.Node{
		Kind: effects.Call, Succ: []effects.Edge{{To: 0}},
		Call: &effects.CallInfo{
			ID: id, Mode: effects.Interface, Recv: recv, Sym: "(" + recv + ")." + method, Name: recv[strings.LastIndexByte(recv, '.')+1:] + "." + method,
			Args: []*provenance.Term{provenance.Nothing()}, Results: []string{"error"},
		},
	}
}

// program has a function that makes the calls, one after the other.
func program(flags effects.Flags, calls ...effects.Node) []*effects.Package {
	f := &effects.Func{ID: "shop.f", Package: "shop", Flags: flags}
	for i, n := range calls {
		n.Succ = []effects.Edge{{To: i + 1}}
		n.Site.Line = i + 1
		f.Nodes = append(f.Nodes, n)
	}
	f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Return})
	return []*effects.Package{{Path: "shop", Funcs: []*effects.Func{f}}, {Path: "empty"}}
}

func summary(pkgs []*effects.Package) *Summary {
	return Of(effectflow.NewWorld(models.Builtin(), pkgs, nil), pkgs)
}

func TestUnresolvedCallsAreCountedAndNamed(t *testing.T) {
	s := summary(program(0,
		call("shop.f#0", "shop.Oracle", "Ask"), call("shop.f#1", "shop.Gateway", "Charge"),
		call("shop.f#2", "shop.Oracle", "Ask"), call("shop.f#3", "shop.Store", "MarkPaid"),
	))
	assert.Equal(t, 1, s.Packages)
	assert.Equal(t, 1, s.Functions)
	assert.Equal(t, Calls{Guessed: 2, Unresolved: 2}, s.Calls)
	assert.Equal(t, Effects{Names: 1}, s.Effects)
	assert.Equal(t, 1, s.Records)
	assert.Equal(t, []Unresolved{
		{"(shop.Oracle).Ask", 2, "- {func: (shop.Oracle).Ask, kind: neutral}"},
		{"(shop.Gateway).Charge", 1, "- {func: (shop.Gateway).Charge, kind: effect, effect: payment}"},
		{"(shop.Store).MarkPaid", 1, "//dualwrite:record above (shop.Store).MarkPaid"},
	}, s.Unresolved)
}

func TestTestsDoNotCount(t *testing.T) {
	s := summary(program(effects.Test, call("shop.f#0", "shop.Oracle", "Ask")))
	assert.Equal(t, &Summary{Unresolved: []Unresolved{}}, s)
}

func TestText(t *testing.T) {
	var b strings.Builder
	require.NoError(t, summary(program(0, call("shop.f#0", "shop.Oracle", "Ask"))).Write(&b))
	assert.Contains(t, b.String(), "1 calls  - {func: (shop.Oracle).Ask, kind: neutral}\n")
	assert.Contains(t, b.String(), "0 resolved, 0 declared, 0 guessed by name, 1 unresolved\n")
}

func TestForks(t *testing.T) {
	fork := effects.Fork{Path: "example.com/acme/sqlx", Library: "github.com/jmoiron/sqlx"}
	s := summary([]*effects.Package{{Path: "shop", Forks: []effects.Fork{fork}}, {Path: "bank", Forks: []effects.Fork{fork}}})
	assert.Equal(t, []Fork{Fork(fork)}, s.Forks, "each once")
	var b strings.Builder
	require.NoError(t, s.Write(&b))
	assert.Contains(t, b.String(), "example.com/acme/sqlx is taken for a fork of github.com/jmoiron/sqlx")
}

// line is a function that makes calls one after the other.
func line(id string, n int, mode effects.Mode, sym string) *effects.Func {
	f := &effects.Func{ID: id, Package: "shop"}
	for i := range n {
		f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Call, Succ: []effects.Edge{{To: i + 1}}, Call: &effects.CallInfo{
			ID: fmt.Sprint(id, "#", i), Mode: mode, Sym: sym, Name: sym, Args: []*provenance.Term{provenance.Nothing(), provenance.Nothing(), provenance.Nothing()},
		}})
	}
	f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Return})
	return f
}

func TestTheFirstOfTheCappedFunctionsAreNamed(t *testing.T) {
	funcs := []*effects.Func{line("shop.big", 4000, effects.Modelled, "net/http.Post")}
	for i := range maxListed + 5 {
		funcs = append(funcs, line(fmt.Sprintf("shop.f%02d", 99-i), 1, effects.Static, "shop.big"))
	}
	pkgs := []*effects.Package{{Path: "shop", Funcs: funcs}}
	w := effectflow.NewWorld(models.Builtin(), pkgs, nil)
	w.Prepare()
	s := Of(w, pkgs)
	require.Equal(t, maxListed+5, s.Capped)
	assert.Equal(t, "shop.f75", s.SeenInPart[0])
	var out strings.Builder
	require.NoError(t, s.Write(&out))
	assert.Contains(t, out.String(), "25 functions lead to more than is followed:\n  shop.f75\n  shop.f76\n")
	assert.Contains(t, out.String(), "  shop.f94\n  and 5 more\n")
}

func TestFunctionValuesAreNamed(t *testing.T) {
	value := func(id, name string) effects.Node {
		n := call(id, "shop.X", "Y")
		n.Call.Mode, n.Call.Sym, n.Call.Recv, n.Call.Name, n.Call.Fn = effects.Value, "", "", name, provenance.Nothing()
		return n
	}
	s := summary(program(0, value("shop.f#0", "run"), value("shop.f#1", "the function from Get"), value("shop.f#2", "run")))
	assert.Equal(t, []Value{{"run", 2}, {"the function from Get", 1}}, s.Values)
	var b strings.Builder
	require.NoError(t, s.Write(&b))
	assert.Contains(t, b.String(), "     2 calls  run\n")
}
