package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func entEntities(symbol string) *Entity {
	if symbol != "shop/ent.Order" {
		return nil
	}
	e := *entities("shop.Order")
	e.Type = symbol
	return &e
}

// ent builds a step of a generated builder of Order.
func ent(kind, method string, args ...*term) *term {
	return provenance.OpOf("chain:entgen."+kind+"."+method, "shop/ent.Order"+kind, args...)
}

func fieldEQ(column string, v *term) *term {
	return op("convert", chain("entsql.FieldEQ", str(column), v))
}

func TestEnt(t *testing.T) {
	client := provenance.FieldOf(tx, "Order", "shop/ent.OrderClient")
	start := func(method, kind string, args ...*term) *term {
		return provenance.OpOf("chain:entgen.Client."+method, "shop/ent.Order"+kind, append([]*term{client}, args...)...)
	}
	row := provenance.ParamOf("f", 4, "shop/ent.Order")
	byID := start("UpdateOneID", "UpdateOne", id)
	bulk := start("Update", "Update")
	create := start("Create", "Create")
	query := start("Query", "Query")
	tests := map[string]struct {
		kind, method string
		recv         *term
		args         []*term
		want         string
	}{
		"one by id": {"UpdateOne", "Save", ent("UpdateOne", "SetStatus", byID, str("PAID")), nil, `UPDATE shop_orders {status="PAID"} [id = p2@f]`},
		"one by id, guarded": {
			"UpdateOne", "Exec", ent("UpdateOne", "Where", ent("UpdateOne", "SetStatus", byID, str("PAID")), list(fieldEQ("status", str("NEW")))), nil,
			`UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"one by row": {"UpdateOne", "SaveX", ent("UpdateOne", "SetTotal", start("UpdateOne", "UpdateOne", row), n), nil, `UPDATE shop_orders {total=p3@f} [id = p4@f.ID]`},
		"from the row": {
			"UpdateOne", "Save", ent("UpdateOne", "SetState", provenance.OpOf("chain:entgen.Entity.Update", "shop/ent.OrderUpdateOne", row), str("X")), nil,
			`UPDATE shop_orders {status="X"} [id = p4@f.ID]`,
		},
		"many": {
			"Update", "Save", ent("Update", "Where", ent("Update", "SetStatus", bulk, str("PAID")), list(fieldEQ("id", id), fieldEQ("status", str("NEW")))), nil,
			`UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"increment":                   {"UpdateOne", "Save", ent("UpdateOne", "AddTotal", byID, n), nil, `UPDATE shop_orders {total+=p3@f} [id = p2@f]`},
		"decrement":                   {"UpdateOne", "Save", ent("UpdateOne", "AddTotal", byID, num(-2)), nil, `UPDATE shop_orders {total-=2} [id = p2@f]`},
		"edge ids":                    {"UpdateOne", "Save", ent("UpdateOne", "AddItemIDs", byID, list(n)), nil, `UPDATE shop_orders [id = p2@f]`},
		"edge ids, a slice handed on": {"UpdateOne", "Save", ent("UpdateOne", "AddItemIDs", byID, n), nil, `UPDATE shop_orders [id = p2@f]`},
		"clear":                       {"UpdateOne", "Save", ent("UpdateOne", "ClearSentAt", byID), nil, `UPDATE shop_orders {sent_at=nil} [id = p2@f]`},
		"clear an edge":               {"UpdateOne", "Save", ent("UpdateOne", "ClearItems", byID), nil, `UPDATE shop_orders [id = p2@f]`},
		"nillable":                    {"UpdateOne", "Save", ent("UpdateOne", "SetNillableSentAt", byID, clock), nil, `UPDATE shop_orders {sent_at=new:clock} [id = p2@f]`},
		"last set wins":               {"UpdateOne", "Save", ent("UpdateOne", "SetStatus", ent("UpdateOne", "SetStatus", byID, str("A")), str("B")), nil, `UPDATE shop_orders {status="B"} [id = p2@f]`},
		"unknown guards":              {"Update", "Save", ent("Update", "Where", bulk, provenance.Nothing()), nil, `UPDATE shop_orders partial`},
		"unknown guard":               {"Update", "Save", ent("Update", "Where", bulk, list(n)), nil, `UPDATE shop_orders partial`},
		"or": {
			"Update", "Save", ent("Update", "Where", bulk, list(op("convert", chain("entsql.OrPredicates", list(fieldEQ("status", str("A")), op("convert", chain("entsql.FieldIsNull", str("sent_at")))))))), nil,
			`UPDATE shop_orders [status = "A" |1.1; sent_at is null |1.2]`,
		},
		"and, not, in": {
			"Update", "Save", ent("Update", "Where", bulk, list(chain("entsql.AndPredicates", list(chain("entsql.NotPredicates", list(fieldEQ("status", str("A")))), chain("entsql.FieldIn", str("id"), list(id, n)))))), nil,
			`UPDATE shop_orders [status <> "A"; id in p2@f p3@f]`,
		},
		"create": {"Create", "Save", ent("Create", "SetTotal", ent("Create", "SetStatus", create, str("NEW")), n), nil, `INSERT shop_orders {status="NEW" total=p3@f}`},
		"create or ignore": {
			"UpsertOne", "Exec", ent("UpsertOne", "Ignore", provenance.OpOf("chain:entgen.Create.OnConflictColumns", "shop/ent.OrderUpsertOne", ent("Create", "SetStatus", create, str("NEW")), list(str("number")))), nil,
			`INSERT shop_orders {status="NEW"} nothing(number)`,
		},
		"create or update": {
			"UpsertOne", "ID", ent("UpsertOne", "UpdateNewValues", ent("Create", "OnConflict", ent("Create", "SetStatus", create, str("NEW")), list(chain("entsql.ConflictColumns", list(str("number")))))), nil,
			`INSERT shop_orders {status="NEW"} upsert(number){}`,
		},
		"create or set": {
			"UpsertOne", "Exec", ent("UpsertOne", "UpdateStatus", ent("UpsertOne", "AddTotal", ent("UpsertOne", "Update", ent("Create", "OnConflict", create, list()), provenance.FuncOf("g")), n)), nil,
			`INSERT shop_orders upsert(){total+=p3@f status=excluded}`,
		},
		"bulk": {
			"CreateBulk", "Save", start("CreateBulk", "CreateBulk", list(ent("Create", "SetStatus", create, str("A")), ent("Create", "SetStatus", create, str("B")))), nil,
			`INSERT shop_orders {status=alt("A", "B")}`,
		},
		"delete": {"Delete", "Exec", ent("Delete", "Where", start("Delete", "Delete"), list(fieldEQ("id", id))), nil, `DELETE shop_orders [id = p2@f]`},
		"query with lock": {
			"Query", "Only", ent("Query", "ForUpdate", ent("Query", "Where", query, list(fieldEQ("id", id))), list(chain("entsql.WithLockAction", str("SKIP LOCKED")))), nil,
			`SELECT shop_orders(*) [id = p2@f] forupdate skiplocked limit`,
		},
		"count": {"Query", "CountX", ent("Query", "Where", query, list(fieldEQ("id", id))), nil, `SELECT shop_orders(count(*)) [id = p2@f]`},
		"get from either": {
			"Client", "Get", provenance.AltOf(client, provenance.FieldOf(op("jointx", tx), "Order", "shop/ent.OrderClient")), []*term{id},
			`SELECT shop_orders(*) [id = p2@f] limit`,
		},
		"get": {"Client", "Get", client, []*term{id}, `SELECT shop_orders(*) [id = p2@f] limit`},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			run := method(models.Write, "entgen."+tt.kind+"."+tt.method)
			stmts := Of(run, append([]*term{tt.recv, ctx}, tt.args...), entEntities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.Equal(t, "shop/ent.Order", s.Entity)
				switch name {
				case "from the row":
					assert.Same(t, row, s.Handle, "the row keeps its client")
				case "get from either":
					assert.Equal(t, provenance.AltOf(tx, op("jointx", tx)).Key(), s.Handle.Key())
				default:
					assert.Same(t, tx, s.Handle)
				}
			}
		})
	}
}
