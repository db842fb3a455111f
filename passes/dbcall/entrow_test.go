package dbcall

import (
	"go/types"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
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
		func (u SoftwareUpdate) Save() error { return nil }
		type Client struct { config; Order *OrderClient }
		type Tx struct { config; Order *OrderClient; client *Client }
		func (c *Client) Tx() (*Tx, error) { return nil, nil }
		func (c *Client) Close() error { return nil }
		func (t *Tx) Commit() error { return nil }
		func (t *Tx) Client() *Client { return t.client }
		func Free() {}`
	tests := map[string]struct {
		typ, method string
		kind        models.Kind
		op          string
	}{
		"setter":          {"OrderUpdateOne", "SetStatus", models.Chain, "entgen.UpdateOne.SetStatus"},
		"save":            {"OrderUpdateOne", "Save", models.Write, "entgen.UpdateOne.Save"},
		"mutation":        {"OrderUpdateOne", "Mutation", models.Neutral, ""},
		"not exported":    {"OrderUpdateOne", "check", models.Neutral, ""},
		"exec":            {"OrderUpdate", "ExecX", models.Write, "entgen.Update.ExecX"},
		"all":             {"OrderQuery", "All", models.Read, "entgen.Query.All"},
		"edge query":      {"OrderQuery", "QueryItems", models.Neutral, ""},
		"where":           {"OrderQuery", "Where", models.Chain, "entgen.Query.Where"},
		"update one id":   {"OrderClient", "UpdateOneID", models.Chain, "entgen.Client.UpdateOneID"},
		"get":             {"OrderClient", "Get", models.Read, "entgen.Client.Get"},
		"use":             {"OrderClient", "Use", models.Neutral, ""},
		"row":             {"Order", "Update", models.Chain, "entgen.Entity.Update"},
		"stringer":        {"Order", "String", models.Neutral, ""},
		"begin":           {"Client", "Tx", models.Begin, "entgen.Client.Tx"},
		"close":           {"Client", "Close", models.Neutral, ""},
		"commit":          {"Tx", "Commit", models.Commit, "entgen.Tx.Commit"},
		"client of a tx":  {"Tx", "Client", models.JoinTx, "entgen.Tx.Client"},
		"only a namesake": {"SoftwareUpdate", "Save", models.Neutral, ""},
	}
	pkg := typeNamed(t, "shop/ent", src, "Order").Pkg()
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(pkg.Scope().Lookup(tt.typ).Type()), true, pkg, tt.method)
			f, ok := obj.(*types.Func)
			if !assert.True(t, ok) {
				return
			}
			row := Generated(f)
			if tt.op == "" {
				assert.Nil(t, row)
				return
			}
			if assert.NotNil(t, row) {
				assert.Equal(t, tt.kind, row.Kind)
				assert.Equal(t, tt.op, row.Op)
				assert.Equal(t, f.FullName(), row.Symbol)
			}
		})
	}
	assert.Nil(t, Generated(pkg.Scope().Lookup("Free").(*types.Func)))
}
