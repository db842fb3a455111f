package linked

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// full returns a function in which every field that travels has a value.
func full() *effects.Func {
	id := "(*shop/store.DB).Done$1"
	result := provenance.ResultOf(id+"#0", 1, "")
	row := provenance.ResultOf(id+"#0", provenance.RowResult, "shop.Order")
	outer := provenance.ParamOf("(*shop/store.DB).Outer", 2, "shop.Order")
	odd := provenance.ObjectOf("shop.T", []string{"A", "", "odd name", provenance.BaseName}, []*provenance.Term{
		provenance.String("a \"b\"\n\x00é§"), provenance.Int(-3), provenance.Bool(true), provenance.Nil(),
	})
	every := provenance.AltOf(
		provenance.ParamOf(id, 0, "shop/store.DB"), outer, row, odd, provenance.Bool(false), provenance.Nothing(),
		provenance.FieldOf(provenance.FieldOf(outer, "Deep", "shop.Deep"), "odd field", ""), provenance.ElemOf(outer, "shop.Item"),
		provenance.OpOf("+", "", provenance.String("x"), row), provenance.OpOf("ctx}", ""), provenance.GlobalOf("shop.x", "shop.X"),
		&provenance.Term{Kind: provenance.Func, Text: "shop.f", Args: []*provenance.Term{outer}}, provenance.FuncOf("shop.g$1"),
		&provenance.Term{Kind: provenance.Minted, Text: "uuid", Type: id + "#1"}, &provenance.Term{Kind: provenance.Const, N: provenance.ConstFloat, Text: "1.5"},
		provenance.ResultOf(id+"#7/(*a.B).C#2", 0, ""),
	)
	return &effects.Func{
		ID: id, Name: "DB.Done", Package: "shop/store", Parent: "(*shop/store.DB).Done", Flags: 5, Declared: "effect", KeyParam: "id", Receives: []string{"shop.Queue"},
		Params:  []effects.Param{{Name: "db", Type: "*shop/store.DB"}, {Name: "", Type: "func(a, b string) (int, error)"}},
		Results: []string{"error"},
		Loops: []effects.Loop{
			{Over: row, Counted: true, Ticks: true, Exits: []*provenance.Term{result, odd}}, {Parent: 1},
		},
		Makes:  []effects.Fresh{{Loop: 2, Made: id + "#1"}, {Made: "shop/store.outer#0"}},
		Stores: []effects.Store{{N: 1, Field: "State", Value: every}, {N: 0, Value: provenance.Nothing()}},
		Alters: []effects.Alter{{N: 1, Field: "State", Loop: 2}, {}},
		Nodes: []effects.Node{
			{Kind: effects.Join, Succ: []effects.Edge{{To: 1}}},
			{
				Kind: effects.Call, Loop: 2, Site: effects.Site{Line: 1}, Succ: []effects.Edge{{To: 2}},
				Call: &effects.CallInfo{
					ID: id + "#0", Mode: effects.Value, Sym: "x", Op: "gen.Op", Name: "db.Done", Fn: every, Args: []*provenance.Term{outer, every},
					Params: []string{"a", "b, c"}, Types: []string{"string", "[]shop.T"}, Results: []string{"error"}, Recv: "shop.I",
					Deferred: true, Async: true, Joined: true, Maybe: true,
				},
			},
			{Kind: effects.Branch, Cond: every, Site: effects.Site{Line: 2}, Succ: []effects.Edge{{To: 3}, {To: 0, Back: true}}},
			{Kind: effects.Return, Results: []*provenance.Term{result, every}},
		},
	}
}

// complete reports the exported fields of v that are zero everywhere.
func complete(v reflect.Value, seen map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			complete(v.Elem(), seen)
		}
	case reflect.Slice:
		for i := range v.Len() {
			complete(v.Index(i), seen)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			if !f.IsExported() {
				continue
			}
			name := v.Type().String() + "." + f.Name
			seen[name] = seen[name] || !v.Field(i).IsZero()
			complete(v.Field(i), seen)
		}
	}
}

// A field that is added to a summary has to be added to the file, too.
func TestEveryFieldTravels(t *testing.T) {
	f := full()
	seen := map[string]bool{}
	complete(reflect.ValueOf(f), seen)
	for name, set := range seen {
		switch name {
		case "effects.Func.Site", "effects.Loop.Site", "effects.Site.File", "effects.Site.Col": // a place does not travel
		default:
			assert.True(t, set, "%s has no value in this test", name)
		}
	}
	back, err := parseFunc(formatFunc(f))
	require.NoError(t, err)
	assert.Equal(t, formatFunc(f), formatFunc(back))
	plainEqual(t, reflect.ValueOf(f), reflect.ValueOf(back), "func")
}

// plainEqual compares exported fields.
func plainEqual(t *testing.T, a, b reflect.Value, at string) {
	t.Helper()
	switch a.Kind() {
	case reflect.Pointer:
		require.Equal(t, a.IsNil(), b.IsNil(), at)
		if !a.IsNil() {
			plainEqual(t, a.Elem(), b.Elem(), at)
		}
	case reflect.Slice:
		require.Equal(t, a.Len(), b.Len(), at)
		for i := range a.Len() {
			plainEqual(t, a.Index(i), b.Index(i), at)
		}
	case reflect.Struct:
		for i := range a.NumField() {
			if f := a.Type().Field(i); f.IsExported() {
				plainEqual(t, a.Field(i), b.Field(i), at+"."+f.Name)
			}
		}
	default:
		require.Equal(t, a.Interface(), b.Interface(), at)
	}
}

func sample() *File {
	return &File{
		Methods: []Method{
			{"(shop.Gateway).Pay", []Run{{"(*shop/bank.Client).Pay", "shop/bank.Client"}, {"(*shop/bank.Base).Pay", "shop/bank.Outer"}}},
			{"(interface).Pay(context.Context, string) (error)", []Run{{"(*shop/bank.Client).Pay", "shop/bank.Client"}}},
		},
		Holders:  []Holder{{Name: "shop.Service.pay", Funcs: []string{"shop/bank.pay$1"}}, {Name: "shop.F#1", Types: []string{"shop/bank.Client"}, Open: true}},
		Replayed: []Replayed{{"(*shop.Job).Run", "cron"}},
		Funcs:    []*effects.Func{full()},
		Entities: []*dbcall.Entity{{
			Type: "shop.Order", Table: "orders", Fixed: true, Unique: [][]string{{"a", "b"}},
			Columns: []dbcall.EntityColumn{{Field: "ID", Column: "id", Type: "int64", Primary: true, Auto: true, Version: true}},
		}},
	}
}

func TestFileIsReadAsWritten(t *testing.T) {
	f := sample()
	text := f.Encode()
	back, err := Decode(text)
	require.NoError(t, err)
	assert.Equal(t, string(text), string(back.Encode()))
	plainEqual(t, reflect.ValueOf(f), reflect.ValueOf(back), "file")
	assert.Equal(t, string((&File{}).Encode()), string(must(t, (&File{}).Encode()).Encode()))
	crlf := strings.ReplaceAll(string(text), "\n", "\r\n")
	assert.Equal(t, string(text), string(must(t, []byte(crlf)).Encode()), "as some checkouts write it")
}

func must(t *testing.T, data []byte) *File {
	t.Helper()
	f, err := Decode(data)
	require.NoError(t, err)
	return f
}

func TestRefused(t *testing.T) {
	text := string(sample().Encode())
	for name, bad := range map[string]string{
		"edited":        strings.Replace(text, "shop.Gateway", "shop.Gate", 1),
		"cut":           text[:len(text)-10],
		"other version": strings.Replace(text, "version: 1", "version: 2", 1),
		"unknown key":   strings.Replace(text, "version: 1", "version: 1\nextra: 1", 1),
		"merge":         strings.Replace(text, "linked:\n", "<<<<<<< ours\nlinked:\n", 1),
		"empty":         "",
	} {
		_, err := Decode([]byte(bad))
		assert.Error(t, err, name)
	}
}

func TestRefusedFunctions(t *testing.T) {
	for _, bad := range []string{
		"", "join", "func \"f\"", "func \"f\"\njoin -> 1", "func \"f\"\nif ? -> 0", "func \"f\"\nloop 1\njoin",
		"func \"f\"\njoin in=1", "func \"f\"\nreturn (", "func \"f\"\nreturn (a)", "func \"f\"\ncall odd #0 \"\" \"\" ()",
		"func \"f\"\nreturn (" + strings.Repeat("alt(", 1000), "func \"f\" x=1\njoin", "func \"f\"\njoin extra",
	} {
		_, err := parseFunc(bad)
		assert.Error(t, err, "%.60q", bad)
	}
}

func FuzzFunc(f *testing.F) {
	f.Add(formatFunc(full()))
	f.Add("func \"f\"\nreturn ($0.a[]<x.Y>, %1.-1)\n")
	f.Fuzz(func(t *testing.T, text string) {
		fn, err := parseFunc(text)
		if err != nil {
			return
		}
		again, err := parseFunc(formatFunc(fn))
		if err != nil {
			t.Fatalf("%v in %q", err, formatFunc(fn))
		}
		if formatFunc(again) != formatFunc(fn) {
			t.Fatalf("%q is read as %q", formatFunc(fn), formatFunc(again))
		}
	})
}
