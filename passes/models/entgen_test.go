package models

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestGenerated(t *testing.T) {
	src := `package ent
		type config struct{}
		type Order struct { config; ID int; selectValues int }
		type OrderMutation struct { config }
		type OrderUpdateOne struct { config; mutation *OrderMutation }
		type OrderUpdate struct { mutation *OrderMutation }
		type OrderCreate struct { mutation *OrderMutation }
		type OrderQuery struct { config }
		type OrderClient struct { config }
		type SoftwareUpdate struct { n int }
		func (u *OrderUpdateOne) SetStatus(s string) *OrderUpdateOne { return u }
		func (u *OrderUpdateOne) Save() (*Order, error) { return nil, nil }
		func (u *OrderUpdateOne) Mutation() *OrderMutation { return nil }
		func (u *OrderUpdateOne) check() error { return nil }
		func (u *OrderUpdate) ExecX() {}
		func (q *OrderQuery) All() ([]*Order, error) { return nil, nil }
		func (q *OrderQuery) QueryItems() *OrderQuery { return q }
		func (q *OrderQuery) Where(ps ...func()) *OrderQuery { return q }
		func (c *OrderClient) UpdateOneID(id int) *OrderUpdateOne { return nil }
		func (c *OrderClient) Get(id int) (*Order, error) { return nil, nil }
		func (c *OrderClient) Use(hooks ...func()) {}
		func (o *Order) Update() *OrderUpdateOne { return nil }
		func (o *Order) String() string { return "" }
		func (o *Order) QueryItems() *OrderQuery { return nil }
		func (c *OrderClient) QueryItems(o *Order) *OrderQuery { return nil }
		func (u SoftwareUpdate) Save() error { return nil }
		type Client struct { config; Order *OrderClient }
		type Tx struct { config; Order *OrderClient; client *Client }
		func (c *Client) Tx() (*Tx, error) { return nil, nil }
		func (c *Client) Close() error { return nil }
		func (t *Tx) Commit() error { return nil }
		func (t *Tx) Client() *Client { return t.client }
		func Free() {}
		func IsConstraintError(err error) bool { return false }
		type TxOptions struct{}
		type hijacked struct{}
		func (c *Client) HijackTx(ctx int, o *TxOptions) (int, *hijacked, error) { return 0, nil, nil }
		type OpenTx struct{ n int }
		func (t *OpenTx) Commit() error { return nil }
		func (t *OpenTx) Rollback() error { return nil }
		func (t *OpenTx) Mark() error { return nil }
		type Draft struct{ n int }
		func (d *Draft) Commit() error { return nil }
		func NewTxFrom(ctx int, h *hijacked) *Tx { return nil }
		func NewTxContext(parent int, tx *Tx) int { return 0 }`
	tests := map[string]struct {
		typ, method string
		kind        Kind
		op          string
	}{
		"setter":              {"OrderUpdateOne", "SetStatus", Chain, "entgen.UpdateOne.SetStatus"},
		"commit of a wrapper": {"OpenTx", "Commit", Commit, "entgen.Handle.Commit"},
		"rollback of one":     {"OpenTx", "Rollback", Rollback, "entgen.Handle.Rollback"},
		"savepoint of one":    {"OpenTx", "Mark", Neutral, ""},
		"commit of another":   {"Draft", "Commit", Neutral, ""},
		"save":                {"OrderUpdateOne", "Save", Write, "entgen.UpdateOne.Save"},
		"mutation":            {"OrderUpdateOne", "Mutation", Neutral, ""},
		"not exported":        {"OrderUpdateOne", "check", Neutral, ""},
		"exec":                {"OrderUpdate", "ExecX", Write, "entgen.Update.ExecX"},
		"all":                 {"OrderQuery", "All", Read, "entgen.Query.All"},
		"edge query":          {"OrderQuery", "QueryItems", Chain, "entgen.Query.QueryItems"},
		"edge of a row":       {"Order", "QueryItems", Chain, "entgen.Entity.QueryItems"},
		"edge of client":      {"OrderClient", "QueryItems", Chain, "entgen.Client.QueryItems"},
		"where":               {"OrderQuery", "Where", Chain, "entgen.Query.Where"},
		"update one id":       {"OrderClient", "UpdateOneID", Chain, "entgen.Client.UpdateOneID"},
		"get":                 {"OrderClient", "Get", Read, "entgen.Client.Get"},
		"use":                 {"OrderClient", "Use", Neutral, ""},
		"row":                 {"Order", "Update", Chain, "entgen.Entity.Update"},
		"stringer":            {"Order", "String", Neutral, ""},
		"begin":               {"Client", "Tx", Begin, "entgen.Handle.Tx"},
		"begin, template":     {"Client", "HijackTx", Begin, "entgen.Handle.BeginTx"},
		"close":               {"Client", "Close", Neutral, ""},
		"commit":              {"Tx", "Commit", Commit, "entgen.Handle.Commit"},
		"client of a tx":      {"Tx", "Client", JoinTx, "entgen.Handle.Client"},
		"only a namesake":     {"SoftwareUpdate", "Save", Neutral, ""},
	}
	pkgs, _ := check(t, "shop/ent/v2", src)
	pkg := pkgs["shop/ent/v2"]
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(pkg.Scope().Lookup(tt.typ).Type()), true, pkg, tt.method)
			fn, ok := obj.(*types.Func)
			require.True(t, ok)
			row := Builtin().Func(fn)
			if tt.op == "" {
				assert.Nil(t, row)
				return
			}
			require.NotNil(t, row)
			assert.Equal(t, Row{Symbol: Symbol(fn), Kind: tt.kind, Op: tt.op, Tx: row.Tx}, *row)
			assert.True(t, row.Generated())
			assert.Equal(t, row, GeneratedRow(row.Symbol, row.Op), "a summary brings the row back")
		})
	}
	function := func(name string) *Row { return Builtin().Func(pkg.Scope().Lookup(name).(*types.Func)) }
	assert.Nil(t, function("Free"))
	assert.Equal(t, Duplicate, function("IsConstraintError").Kind)
	assert.Equal(t, JoinTx, function("NewTxContext").Kind)
	assert.Equal(t, Row{Symbol: "shop/ent.NewTxFrom", Kind: JoinTx, Tx: 2, Op: "entgen.Function.Join2"}, *function("NewTxFrom"))
	assert.True(t, GeneratedPackage(pkg))
}

func TestGeneratedNeedsTheForm(t *testing.T) {
	pkgs, _ := check(t, "app", `package app
		type Client struct { Orders *Orders }
		type Orders struct{}
		func (*Client) Tx() error { return nil }
		func (*Client) Commit() error { return nil }
		func IsConstraintError(err error) bool { return false }`)
	scope := pkgs["app"].Scope()
	client := scope.Lookup("Client").Type()
	for _, m := range []string{"Tx", "Commit"} {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(client), true, pkgs["app"], m)
		assert.Nil(t, Builtin().Func(obj.(*types.Func)), m)
	}
	assert.Nil(t, Builtin().Func(scope.Lookup("IsConstraintError").(*types.Func)))
	assert.False(t, GeneratedPackage(pkgs["app"]))
	assert.False(t, GeneratedPackage(nil))
	assert.Nil(t, GeneratedRow("app.F", "gorm.Save"))
	assert.Nil(t, GeneratedRow("app.F", "entgen.Update.Mutation"))
}

func TestUserRowGoesBeforeGenerated(t *testing.T) {
	pkgs, _ := check(t, "ent", `package ent
		type OrderMutation struct{}
		type Order struct{ selectValues int }
		type OrderUpdate struct{ mutation *OrderMutation }
		func (*OrderUpdate) Save() error { return nil }`)
	obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(pkgs["ent"].Scope().Lookup("OrderUpdate").Type()), true, pkgs["ent"], "Save")
	row := Builtin().With([]Row{{Symbol: "(*ent.OrderUpdate).Save", Kind: Neutral}}).Func(obj.(*types.Func))
	require.NotNil(t, row)
	assert.Equal(t, Neutral, row.Kind)
	assert.False(t, row.Generated())
}
