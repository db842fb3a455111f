package coverage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func modelled(id, sym string) effects.Node {
	return effects.Node{Kind: effects.Call, Call: &effects.CallInfo{
		ID: id, Mode: effects.Modelled, Sym: sym, Name: sym, Args: []*provenance.Term{provenance.Nothing()}, Results: []string{"error"},
	}}
}

func TestUses(t *testing.T) {
	pkgs := program(0,
		modelled("shop.f#0", "net/smtp.SendMail"),
		modelled("shop.f#1", "net/smtp.SendMail"),
		modelled("shop.f#2", "github.com/avast/retry-go.Do"),
		call("shop.f#3", "shop.Gateway", "Charge"), // no library
	)
	uses, loops := Uses(effectflow.NewWorld(models.Builtin(), pkgs, nil), pkgs)
	assert.Equal(t, []Use{
		{Library: "github.com/avast/retry-go", Retries: 1},
		{Library: "net/smtp", Families: []string{"mail"}, Effects: 2},
	}, uses)
	assert.Zero(t, loops)
}

func TestPackageOf(t *testing.T) {
	for symbol, want := range map[string]string{
		"net/http.Post":                    "net/http",
		"(*net/http.Client).Do":            "net/http",
		"(github.com/jackc/pgx.Tx).Exec":   "github.com/jackc/pgx",
		"(*gopkg.in/gorp.v3/x.Map).Insert": "gopkg.in/gorp.v3/x",
		"(*database/sql.DB).ExecContext":   "database/sql",
		"":                                 "",
		"nothing":                          "",
		"(*nothing).Do":                    "",
		"github.com/x/y-z.v2/pkg.Func":     "github.com/x/y-z.v2/pkg",
	} {
		assert.Equal(t, want, packageOf(symbol), symbol)
	}
}
