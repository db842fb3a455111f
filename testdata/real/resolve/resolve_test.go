package resolve

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/models"
)

const source = `package lib

import "context"

type Opts struct{ Inner struct{ Key string } }

type Client struct{}

func (*Client) Send(ctx context.Context, text string, opts *Opts) error { return nil }
func (*Client) Run(ctx context.Context, fn func() error) error { return fn() }
func (*Client) Do(text string, opts ...Option) {}
func (*Client) Count() int { return 0 }

type Option func()

func WithKey(key string) Option { return nil }
`

// library type-checks source as example.com/lib/v3.
func library(t *testing.T) *Library {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "lib.go", source, 0)
	require.NoError(t, err)
	conf := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
	pkg, err := conf.Check("example.com/lib/v3", fset, []*ast.File{f}, nil)
	require.NoError(t, err)
	return &Library{packages: []*types.Package{pkg}}
}

// TestCheckRefuses makes sure that a wrong row is found: without it the test of
// the built-in rows could pass for the wrong reason.
func TestCheckRefuses(t *testing.T) {
	const lib = "example.com/lib."
	send, run, do := "(*"+lib+"Client).Send", "(*"+lib+"Client).Run", "(*"+lib+"Client).Do"
	field := func(arg int, name string) []models.Slot {
		return []models.Slot{{Kind: models.SlotField, Arg: arg, Name: name}}
	}
	option := func(arg int, name string) []models.Slot {
		return []models.Slot{{Kind: models.SlotOption, Arg: arg, Name: name}}
	}
	for _, tt := range []struct {
		name string
		row  models.Row
		bad  string // part of the problem, "" for none
	}{
		{"sql in a string", models.Row{Symbol: send, Kind: models.Exec, SQL: 2}, ""},
		{"sql in a context", models.Row{Symbol: send, Kind: models.Exec, SQL: 3}, "SQL 3 can't be"},
		{"out of range", models.Row{Symbol: send, Kind: models.Exec, SQL: 4}, "SQL 4 is out of range"},
		{"no sql", models.Row{Symbol: send, Kind: models.Exec}, "needs SQL"},
		{"func", models.Row{Symbol: run, Kind: models.Retry, Func: 2}, ""},
		{"not a func", models.Row{Symbol: send, Kind: models.Retry, Func: 2}, "Func 2 can't be"},
		{"no func", models.Row{Symbol: run, Kind: models.RunTx}, "needs Func"},
		{"field", models.Row{Symbol: send, Kind: models.Effect, Effect: models.HTTP, Keys: field(2, "Inner.Key")}, ""},
		{"no field", models.Row{Symbol: send, Kind: models.Effect, Effect: models.HTTP, Keys: field(2, "Inner.Kay")}, "no field Kay"},
		{"slot out of range", models.Row{Symbol: send, Kind: models.Effect, Effect: models.HTTP, Keys: field(3, "Key")}, "out of range"},
		{"option", models.Row{Symbol: do, Kind: models.Effect, Effect: models.HTTP, Keys: option(1, lib+"WithKey")}, ""},
		{"no option", models.Row{Symbol: do, Kind: models.Effect, Effect: models.HTTP, Keys: option(1, lib+"WithId")}, "no option function"},
		{"option elsewhere", models.Row{Symbol: do, Kind: models.Effect, Effect: models.HTTP, Keys: option(0, lib+"WithKey")}, "not in argument 0"},
		{"bound", models.Row{Symbol: run, Kind: models.Retry, Func: 2, Bound: models.Bound{Options: []string{lib + "WithKey"}}}, ""},
		{"no bound", models.Row{Symbol: run, Kind: models.Retry, Func: 2, Bound: models.Bound{Options: []string{lib + "Max"}}}, "no option"},
		{"effect without family", models.Row{Symbol: send, Kind: models.Effect}, "needs Effect"},
		{"destination", models.Row{Symbol: send, Kind: models.Decode, Dest: []int{2}}, "Dest 2 can't be"},
		{"handle", models.Row{Symbol: send, Kind: models.JoinTx, Tx: 2}, "Tx 2 can't be"},
		{"duplicate", models.Row{Symbol: "(*" + lib + "Client).Count", Kind: models.Duplicate}, "a bool or an error"},
		{"register", models.Row{Symbol: run, Kind: models.Register, Func: 2}, "needs Replay"},
		{"missing", models.Row{Symbol: lib + "Gone", Kind: models.Neutral}, "missing"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			report := library(t).Check(new(models.Table).With([]models.Row{tt.row}))
			if tt.bad == "missing" {
				assert.Equal(t, map[string][]string{"example.com/lib": {lib + "Gone"}}, report.Missing)
				return
			}
			assert.Empty(t, report.Missing)
			if tt.bad == "" {
				assert.Empty(t, report.Problems)
				return
			}
			require.Len(t, report.Problems, 1)
			assert.Contains(t, report.Problems[0], tt.bad)
		})
	}
}

func TestStripVersion(t *testing.T) {
	for path, want := range map[string]string{
		"github.com/jackc/pgx/v5":                      "github.com/jackc/pgx",
		"github.com/jackc/pgx/v5/pgxpool":              "github.com/jackc/pgx/pgxpool",
		"github.com/stripe/stripe-go/v82/refund":       "github.com/stripe/stripe-go/refund",
		"github.com/twilio/twilio-go/rest/api/v2010":   "github.com/twilio/twilio-go/rest/api/v2010",
		"cloud.google.com/go/cloudtasks/apiv2":         "cloud.google.com/go/cloudtasks/apiv2",
		"github.com/nats-io/nats.go":                   "github.com/nats-io/nats.go",
		"go.mongodb.org/mongo-driver/v2/mongo/options": "go.mongodb.org/mongo-driver/mongo/options",
	} {
		assert.Equal(t, want, StripVersion(path))
	}
}

func TestPackageOf(t *testing.T) {
	for symbol, want := range map[string]string{
		"net/http.Post":                          "net/http",
		"(*net/http.Client).Do":                  "net/http",
		"(github.com/jackc/pgx.Tx).Exec":         "github.com/jackc/pgx",
		"(*github.com/nats-io/nats.go.Conn).Ack": "github.com/nats-io/nats.go",
		"github.com/nats-io/nats.go.MsgId":       "github.com/nats-io/nats.go",
	} {
		assert.Equal(t, want, PackageOf(symbol))
	}
}
