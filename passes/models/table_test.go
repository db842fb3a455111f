package models

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// program type-checks packages given as path and source, dependencies first.
type program map[string]*types.Package

func (p program) Import(path string) (*types.Package, error) { return p[path], nil }

func check(t *testing.T, pathsAndSources ...string) (program, *types.Info) {
	t.Helper()
	pkgs := program{}
	info := &types.Info{Selections: map[*ast.SelectorExpr]*types.Selection{}, Uses: map[*ast.Ident]types.Object{}}
	fset := token.NewFileSet()
	for i := 0; i < len(pathsAndSources); i += 2 {
		file, err := parser.ParseFile(fset, "x.go", pathsAndSources[i+1], 0)
		require.NoError(t, err)
		conf := types.Config{Importer: pkgs}
		pkg, err := conf.Check(pathsAndSources[i], fset, []*ast.File{file}, info)
		require.NoError(t, err)
		pkgs[pathsAndSources[i]] = pkg
	}
	return pkgs, info
}

// called returns the function that the only call of a method or function called
// name resolves to, and the static type of its receiver.
func called(t *testing.T, info *types.Info, name string) (*types.Func, types.Type) {
	t.Helper()
	for sel, s := range info.Selections {
		if sel.Sel.Name == name {
			return s.Obj().(*types.Func), s.Recv()
		}
	}
	for id, obj := range info.Uses {
		if fn, ok := obj.(*types.Func); ok && id.Name == name {
			return fn, nil
		}
	}
	t.Fatalf("nothing calls %s", name)
	return nil, nil
}

const lib = `package lib
type Client struct{ *service }
type service struct{}
func (*service) Charge() {}
func (service) Refund() {}
func Post() {}
type Box[T any] struct{}
func (*Box[T]) Put(T) {}
func Retry[T any](f func() T) {}
type Sender interface{ Send() }
type Queue interface{ Sender; Len() int }
type Public = hidden
type hidden struct{}
func (hidden) Go() {}
type Fn func()
func (Fn) Run() {}
type Anon = interface{ Nameless() }
`

func TestFuncCanonicalizes(t *testing.T) {
	_, info := check(t, "example.com/lib/v3", lib, "app", `package app
import "example.com/lib/v3"
type wrapper struct{ lib.Client }
type alias = lib.Box[int]
type queue interface{ lib.Queue }
func f(w wrapper, b *alias, q queue, p lib.Public, fn lib.Fn, s lib.Client) {
	w.Charge(); s.Refund(); lib.Post(); b.Put(1); lib.Retry(func() string { return "" })
	q.Send(); p.Go(); fn.Run()
}`)
	for name, symbol := range map[string]string{
		"Charge": "(*example.com/lib.service).Charge", // promoted twice, unexported receiver
		"Refund": "(example.com/lib.service).Refund",
		"Post":   "example.com/lib.Post",
		"Put":    "(*example.com/lib.Box).Put", // generic, through an alias
		"Retry":  "example.com/lib.Retry",
		"Send":   "(example.com/lib.Sender).Send", // embedded interfaces name the declaring one
		"Go":     "(example.com/lib.hidden).Go",   // alias of an unexported type
		"Run":    "(example.com/lib.Fn).Run",
	} {
		fn, _ := called(t, info, name)
		assert.Equal(t, symbol, Symbol(fn))
		table := newTable([][]Row{{{Symbol: symbol, Kind: Effect}}}, nil, nil)
		row := table.Func(fn)
		if assert.NotNil(t, row, symbol) {
			assert.Equal(t, symbol, row.Symbol)
		}
		assert.Same(t, row, table.Symbol(symbol))
	}
}

func TestFuncIgnoresTheStar(t *testing.T) {
	_, info := check(t, "example.com/lib", lib, "app", `package app
import "example.com/lib"
func f(c lib.Client) { c.Charge(); c.Refund() }`)
	table := newTable([][]Row{{
		{Symbol: "(example.com/lib.service).Charge"}, {Symbol: "(*example.com/lib.service).Refund"},
	}}, nil, nil)
	for _, name := range []string{"Charge", "Refund"} {
		fn, _ := called(t, info, name)
		assert.NotNil(t, table.Func(fn), name)
	}
}

func TestFuncThroughEmbeddingInterface(t *testing.T) {
	_, info := check(t, "example.com/lib", lib, "app", `package app
import "example.com/lib"
func f(q lib.Queue) { q.Send() }`)
	fn, recv := called(t, info, "Send")

	outer := newTable([][]Row{{{Symbol: "(example.com/lib.Queue).Send"}}}, nil, nil)
	assert.NotNil(t, outer.Func(fn), "a row on the embedding interface holds")
	assert.NotNil(t, outer.MethodOn(recv, fn))

	unrelated := newTable([][]Row{{{Symbol: "(example.com/lib.Client).Send"}, {Symbol: "(example.com/lib.Gone).Send"}}}, nil, nil)
	assert.Nil(t, unrelated.Func(fn), "the type must have the very method")
}

func TestMethodOnPrefersTheStaticReceiver(t *testing.T) {
	_, info := check(t, "example.com/lib", lib, "example.com/app", `package app
import "example.com/lib"
type Outbox interface{ lib.Sender }
type Tx struct{ lib.Client }
func f(o Outbox, tx *Tx) { o.Send(); tx.Charge() }`)
	table := newTable([][]Row{{
		{Symbol: "(example.com/lib.Sender).Send", Kind: Effect},
		{Symbol: "(example.com/app.Outbox).Send", Kind: EnqueueTx},
		{Symbol: "(*example.com/app.Tx).Charge", Kind: Neutral},
	}}, nil, nil)

	send, outbox := called(t, info, "Send")
	assert.Equal(t, EnqueueTx, table.MethodOn(outbox, send).Kind)
	assert.Equal(t, Effect, table.Func(send).Kind)
	assert.Equal(t, Effect, table.MethodOn(nil, send).Kind)

	charge, tx := called(t, info, "Charge")
	assert.Equal(t, Neutral, table.MethodOn(tx, charge).Kind)
	assert.Nil(t, table.Func(charge))
}

func TestFuncWithoutNameHasNoRow(t *testing.T) {
	_, info := check(t, "example.com/lib", lib, "app", `package app
import "example.com/lib"
func f(a lib.Anon, err error) { a.Nameless(); _ = err.Error() }`)
	fn, recv := called(t, info, "Nameless")
	assert.Empty(t, Symbol(fn))
	assert.Nil(t, Builtin().Func(fn))
	assert.Nil(t, Builtin().MethodOn(recv, fn))

	fn, _ = called(t, info, "Error")
	assert.Equal(t, "(error).Error", Symbol(fn))
	assert.NotNil(t, newTable([][]Row{{{Symbol: "(error).Error", Kind: Derive}}}, nil, nil).Func(fn))

	assert.Empty(t, Symbol(nil))
	assert.Nil(t, Builtin().Func(nil))
}

func TestFuncVersions(t *testing.T) {
	rows := [][]Row{{
		{Symbol: "example.com/lib.Post", Note: "any"},
		{Symbol: "example.com/lib/v4.Post", Note: "v4"},
	}}
	for path, note := range map[string]string{
		"example.com/lib":          "any",
		"example.com/lib/v2":       "any",
		"example.com/lib/v4":       "v4",
		"x/vendor/example.com/lib": "any",
		"example.com/lib/v2/sub":   "",
		"example.com/lib/v1":       "",
		"example.com/lib/vx":       "",
		"example.com/library":      "",
	} {
		_, info := check(t, path, lib, "app", `package app
import "`+path+`"
func f() { lib.Post() }`)
		fn, _ := called(t, info, "Post")
		row := newTable(rows, nil, nil).Func(fn)
		if note == "" {
			assert.Nil(t, row, path)
		} else if assert.NotNil(t, row, path) {
			assert.Equal(t, note, row.Note, path)
		}
	}
}

func TestFuncRenamedAndInternalHomes(t *testing.T) {
	for path, symbol := range map[string]string{
		"github.com/Shopify/sarama":                  "(*github.com/IBM/sarama.service).Charge",
		"github.com/go-redis/redis/v8":               "(*github.com/redis/go-redis.service).Charge",
		"gopkg.in/redis.v5":                          "(*github.com/redis/go-redis.service).Charge",
		"go.temporal.io/sdk/internal":                "(*go.temporal.io/sdk/workflow.service).Charge",
		"gopkg.in/mail.v2":                           "(*gopkg.in/gomail.service).Charge",
		"github.com/gophish/gomail":                  "(*gopkg.in/gomail.service).Charge",
		"cloud.google.com/go/pubsub/internal/pubsub": "(*cloud.google.com/go/pubsub.service).Charge",
	} {
		_, info := check(t, path, lib, "app", `package app
import "`+path+`"
func f(c lib.Client) { c.Charge() }`)
		fn, _ := called(t, info, "Charge")
		assert.NotNil(t, newTable([][]Row{{{Symbol: symbol}}}, nil, nil).Func(fn), path)
	}
}

func TestWithOverrides(t *testing.T) {
	_, info := check(t, "example.com/lib/v2", lib, "app", `package app
import "example.com/lib/v2"
func f() { lib.Post(); lib.Retry(func() int { return 0 }) }`)
	post, _ := called(t, info, "Post")
	retry, _ := called(t, info, "Retry")

	base := newTable([][]Row{{{Symbol: "example.com/lib/v2.Post", Kind: Effect}, {Symbol: "example.com/lib.Retry", Kind: Retry}}}, nil, nil)
	rows := []Row{{Symbol: "example.com/lib.Post", Kind: Neutral}}
	over := base.With(rows)
	rows[0].Kind = Lock // the table keeps its own copy

	assert.Equal(t, Neutral, over.Func(post).Kind, "a user's row goes first, even before a versioned one")
	assert.Equal(t, Retry, over.Func(retry).Kind)
	assert.Equal(t, Effect, base.Func(post).Kind, "the table below is untouched")
	assert.Same(t, base, base.With(nil))
	assert.Equal(t, []string{"example.com/lib", "example.com/lib/v2"}, over.Packages())
	assert.Len(t, base.With([]Row{{Symbol: "example.com/lib.Retry"}}).All(), 2, "an overridden row is not listed twice")
}

func TestAllIsDeterministic(t *testing.T) {
	first := Builtin().All()
	assert.True(t, slices.EqualFunc(first, newTable(builtinTables(), builtinFamilies(), nil).All(), func(a, b Row) bool { return a.Symbol == b.Symbol }))
}

func TestModelled(t *testing.T) {
	for path, want := range map[string]bool{
		"net/http":                               true,
		"database/sql":                           true,
		"github.com/stripe/stripe-go/v82":        true,
		"github.com/stripe/stripe-go/v60/charge": true,
		"github.com/jackc/pgx/v5/pgxpool":        true,
		"github.com/google/uuid":                 true,
		"fmt":                                    false,
		"time":                                   false,
		"os":                                     false,
		"encoding/json":                          false,
		"strings":                                false,
		"go.uber.org/zap":                        false,
		"example.com/app":                        false,
		"":                                       false,
	} {
		assert.Equal(t, want, Builtin().Modelled(path), path)
	}
	user := Builtin().With([]Row{{Symbol: "example.com/app.Charge", Kind: Effect}})
	assert.True(t, user.Modelled("example.com/app"))
	assert.True(t, user.Modelled("fmt") == false && user.Modelled("net/http"))
}

func TestPackageDefault(t *testing.T) {
	for path, want := range map[string]string{
		"strings":                              "derive",
		"crypto/sha256":                        "derive",
		"time":                                 "derive",
		"os":                                   "neutral",
		"os/exec":                              "neutral",
		"log/slog":                             "neutral",
		"golang.org/x/exp/slog":                "neutral",
		"golang.org/x/exp/slices":              "derive",
		"go.uber.org/zap/zapcore":              "neutral",
		"github.com/stripe/stripe-go/v82/form": "neutral",
		"google.golang.org/protobuf/types/known/timestamppb": "derive",
		"gopkg.in/yaml.v3":    "derive",
		"go.uber.org/zapper":  "unknown",
		"shop":                "unknown",
		"stringsx":            "unknown",
		"example.com/strings": "unknown",
		"github.com/acme/pay": "unknown",
		"golang.org/x/sync":   "unknown",
		"":                    "unknown",
	} {
		got := "unknown"
		if kind, ok := Builtin().PackageDefault(path); ok {
			got = kind.String()
		}
		assert.Equal(t, want, got, path)
	}
}

func TestDefaultRow(t *testing.T) {
	_, info := check(t, "strings", "package strings\nfunc Repeat() {}", "shop", "package shop\nfunc Buy() {}", "app", `package app
import ("strings"; "shop")
func f() { strings.Repeat(); shop.Buy() }`)
	fn, _ := called(t, info, "Repeat")
	row := Builtin().Func(fn)
	require.NotNil(t, row)
	assert.Equal(t, Row{Kind: Derive}, *row)
	assert.Equal(t, Neutral, Builtin().With([]Row{{Symbol: "strings.Repeat"}}).Func(fn).Kind)

	fn, _ = called(t, info, "Buy")
	assert.Nil(t, Builtin().Func(fn), "user code is unknown")
}

func TestStripVersion(t *testing.T) {
	for path, want := range map[string]string{
		"github.com/jackc/pgx/v5/pgxpool":                 "github.com/jackc/pgx/pgxpool",
		"github.com/jackc/pgx/v5":                         "github.com/jackc/pgx",
		"github.com/jackc/pgx/v10":                        "github.com/jackc/pgx",
		"github.com/stripe/stripe-go/v82/v2/core/account": "github.com/stripe/stripe-go/v2/core/account",
		"github.com/twilio/twilio-go/rest/api/v2010":      "github.com/twilio/twilio-go/rest/api/v2010",
		"github.com/aws/aws-sdk-go-v2/service/ses":        "github.com/aws/aws-sdk-go-v2/service/ses",
		"k8s.io/api/core/v1":                              "k8s.io/api/core/v1",
		"k8s.io/api/policy/v1beta1":                       "k8s.io/api/policy/v1beta1",
		"example.com/v":                                   "example.com/v",
		"example.com/v0/x":                                "example.com/v0/x",
		"example.com/vendor/v2":                           "example.com/vendor",
		"gopkg.in/gomail.v2":                              "gopkg.in/gomail",
		"gopkg.in/DataDog/dd-trace-go.v1/ddtrace":         "gopkg.in/DataDog/dd-trace-go/ddtrace",
		"gopkg.in/x.vy":                                   "gopkg.in/x.vy",
		"gopkg.in/yaml":                                   "gopkg.in/yaml",
		"math/rand/v2":                                    "math/rand",
		"":                                                "",
	} {
		assert.Equal(t, want, stripVersion(path), path)
	}
}

func TestParseSymbol(t *testing.T) {
	for symbol, want := range map[string]name{
		"net/http.Post":                        {"net/http", "", "Post"},
		"(*net/http.Client).Do":                {"net/http", "Client", "Do"},
		"(github.com/jackc/pgx.Tx).Exec":       {"github.com/jackc/pgx", "Tx", "Exec"},
		"(*gopkg.in/gomail.Dialer).Send":       {"gopkg.in/gomail", "Dialer", "Send"},
		"github.com/satori/go.uuid.NewV4":      {"github.com/satori/go.uuid", "", "NewV4"},
		"(*github.com/x/go.y.T).M":             {"github.com/x/go.y", "T", "M"},
		"github.com/ThreeDotsLabs/watermill.X": {"github.com/ThreeDotsLabs/watermill", "", "X"},
		"main.größe":                           {"main", "", "größe"},
		"(error).Error":                        {"", "error", "Error"},
	} {
		got, err := parseSymbol(symbol)
		require.NoError(t, err, symbol)
		assert.Equal(t, want, got, symbol)
		if !strings.HasPrefix(symbol, "(error)") {
			assert.True(t, inPackage(symbol, want.pkg), symbol)
		}
		assert.False(t, inPackage(symbol, want.pkg+"x"), symbol)
		assert.False(t, inPackage(symbol, strings.TrimSuffix(want.pkg, ".uuid")) && strings.HasSuffix(want.pkg, ".uuid"), symbol)
	}
}

func TestParseSymbolRefuses(t *testing.T) {
	for _, symbol := range []string{
		"", "Post", ".Post", "net/http.", "net/http/.Post", "net/http.9", "net/http Post", "net/http.Post\n",
		"(net/http.Client)", "(net/http.Client)Do", "(*net/http.Client).", "(*Client).Do", "().Do", "(*.Client).Do",
		"(**net/http.Client).Do", "(net/http.Client).Do.X", "example.com/lib.Retry[T]", "(example.com/lib.Box[T]).Put",
		"(*net/http.Client.Do", "((net/http.Client)).Do", "(net/http/.Client).Do", "net/http.Client{}.Do",
	} {
		_, err := parseSymbol(symbol)
		assert.Error(t, err, "%q", symbol)
	}
}

func BenchmarkFunc(b *testing.B) {
	pkg := types.NewPackage("github.com/jackc/pgx/v5", "pgx")
	conn := types.NewNamed(types.NewTypeName(token.NoPos, pkg, "Conn", nil), types.NewStruct(nil, nil), nil)
	recv := types.NewVar(token.NoPos, pkg, "", types.NewPointer(conn))
	fn := types.NewFunc(token.NoPos, pkg, "Exec", types.NewSignatureType(recv, nil, nil, nil, nil, false))
	for b.Loop() {
		if Builtin().Func(fn) == nil {
			b.Fatal("no row")
		}
	}
}
