package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// constructor is a function that returns t.
func constructor(id string, flags effects.Flags, t *provenance.Term) *effects.Func {
	return &effects.Func{ID: id, Package: "shop", Flags: flags, Results: []string{"*shop.T"}, Nodes: []effects.Node{
		{Kind: effects.Join, Succ: []effects.Edge{{To: 1}}},
		{Kind: effects.Return, Results: []*provenance.Term{t}},
	}}
}

func object(typ string, fields ...any) *provenance.Term {
	var names []string
	var vals []*provenance.Term
	for i := 0; i < len(fields); i += 2 {
		names, vals = append(names, fields[i].(string)), append(vals, fields[i+1].(*provenance.Term))
	}
	return provenance.ObjectOf(typ, names, vals)
}

func TestSettled(t *testing.T) {
	orders, refunds, test := provenance.String("orders"), provenance.String("refunds"), provenance.String("orders_test")
	db := provenance.ParamOf("shop.New", 0, "database/sql.DB")
	handedIn := provenance.ParamOf("shop.newDAO", 1, "")
	repo := provenance.ParamOf("(*shop.Orders).Done", 0, "shop.Orders")
	dao := provenance.FieldOf(repo, "dao", "shop.dao")
	service := provenance.FieldOf(provenance.ParamOf("(*shop.Service).Pay", 0, "shop.Service"), "orders", "shop.Orders")
	tests := map[string]struct {
		funcs []*effects.Func
		term  *provenance.Term
		want  *provenance.Term // nil: as it was
	}{
		"constant": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "db", db, "table", orders))},
			provenance.FieldOf(repo, "table", ""), orders,
		},
		"inside a text": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "table", orders))},
			provenance.OpOf("+", "", provenance.String("UPDATE "), provenance.FieldOf(repo, "table", "")),
			provenance.OpOf("+", "", provenance.String("UPDATE "), orders),
		},
		"one struct further out": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "table", orders))},
			provenance.FieldOf(service, "table", ""), orders,
		},
		"embedded": {
			[]*effects.Func{
				constructor("shop.New", 0, object("shop.Orders", "dao", object("shop.dao", "db", db, "table", orders))),
				constructor("shop.newDAO", 0, object("shop.dao", "db", db, "table", handedIn)),
			},
			provenance.FieldOf(dao, "table", ""), orders,
		},
		"two constructors": {
			[]*effects.Func{
				constructor("shop.New", 0, object("shop.Orders", "table", orders)),
				constructor("shop.NewRefunds", 0, object("shop.Orders", "table", refunds)),
			},
			provenance.FieldOf(repo, "table", ""), provenance.AltOf(orders, refunds),
		},
		"two constructors that agree": {
			[]*effects.Func{
				constructor("shop.New", 0, object("shop.Orders", "table", orders)),
				constructor("shop.NewTx", 0, object("shop.Orders", "db", db, "table", orders)),
			},
			provenance.FieldOf(repo, "table", ""), orders,
		},
		"test double": {
			[]*effects.Func{
				constructor("shop.New", 0, object("shop.Orders", "table", orders)),
				constructor("shop.NewFake", effects.Double, object("shop.Orders", "table", test)),
				constructor("shop.newForTest", effects.Test, object("shop.Orders", "table", test)),
			},
			provenance.FieldOf(repo, "table", ""), orders,
		},
		"what is no constant stays": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "dao", object("shop.dao", "db", db, "table", orders)))},
			provenance.FieldOf(dao, "db", "database/sql.DB"), nil,
		},
		"no constant": {
			[]*effects.Func{constructor("shop.newDAO", 0, object("shop.Orders", "table", handedIn))},
			provenance.FieldOf(repo, "table", ""), nil,
		},
		"another field": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "table", orders))},
			provenance.FieldOf(repo, "name", ""), nil,
		},
		"another type": {
			[]*effects.Func{constructor("shop.New", 0, object("shop.Refunds", "table", orders))},
			provenance.FieldOf(repo, "table", ""), nil,
		},
		"nothing is built": {nil, provenance.FieldOf(repo, "table", ""), nil},
		"no field":         {[]*effects.Func{constructor("shop.New", 0, object("shop.Orders", "table", orders))}, repo, nil},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			w := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: tt.funcs}}, nil)
			want := tt.want
			if want == nil {
				want = tt.term
			}
			for range 2 { // the second answer is a remembered one
				assert.Equal(t, want.Key(), w.settling().Term(tt.term).Key())
			}
		})
	}
}
