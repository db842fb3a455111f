package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// bsonD builds bson.D{{k, v}, ...}.
func bsonD(pairs ...any) *term {
	var es []*term
	for i := 0; i < len(pairs); i += 2 {
		es = append(es, object("bson.E", "Key", str(pairs[i].(string)), "Value", pairs[i+1]))
	}
	return list(es...)
}

func TestMongo(t *testing.T) {
	coll := chain("mongo.Collection", chain("mongo.Database", db, str("shop")), str("Orders"), list())
	byID := dict("_id", id)
	paid := dict("$set", dict("status", str("PAID"), "paidAt", clock))
	upsert := list(chain("mongo.options.SetUpsert", chain("mongo.options.UpdateOne"), provenance.Bool(true)))
	tests := map[string]struct {
		method string
		args   []*term
		want   string
	}{
		"guarded update": {
			"UpdateOne", []*term{dict("_id", id, "status", str("NEW")), paid, list()},
			`UPDATE orders {status="PAID" paid_at=new:clock} [_id = p2@f; status = "NEW"]`,
		},
		"ordered documents": {
			"UpdateOne", []*term{bsonD("_id", id), bsonD("$set", bsonD("status", str("PAID"))), list()},
			`UPDATE orders {status="PAID"} [_id = p2@f]`,
		},
		"operators of a filter": {
			"UpdateMany", []*term{dict("status", dict("$in", list(str("A"), str("B"))), "lockedUntil", dict("$lt", clock), "x", dict("$ne", num(1)), "y", dict("$exists", provenance.Bool(false))), paid, list()},
			`UPDATE orders {status="PAID" paid_at=new:clock} [status in "A" "B"; locked_until < new:clock; x <> 1; y is null]`,
		},
		"or": {
			"UpdateOne", []*term{dict("_id", id, "$or", list(dict("a", num(1)), dict("b", num(2), "c", num(3)))), paid, list()},
			`UPDATE orders {status="PAID" paid_at=new:clock} [_id = p2@f; a = 1 |1.1; b = 2 |1.2; c = 3 |1.2]`,
		},
		"and": {
			"UpdateOne", []*term{dict("$and", list(dict("a", num(1)), dict("b", num(2)))), paid, list()},
			`UPDATE orders {status="PAID" paid_at=new:clock} [a = 1; b = 2]`,
		},
		"not": {
			"UpdateOne", []*term{dict("a", dict("$not", dict("$gte", num(1)))), paid, list()},
			`UPDATE orders {status="PAID" paid_at=new:clock} [a < 1]`,
		},
		"range on one field": {
			"Find", []*term{dict("a", dict("$gte", num(1), "$lt", num(9))), list()},
			`SELECT orders(*) [a >= 1; a < 9]`,
		},
		"unknown filter": {"UpdateOne", []*term{n, paid, list()}, `UPDATE orders {status="PAID" paid_at=new:clock} partial`},
		"increment":      {"UpdateOne", []*term{byID, dict("$inc", dict("total", n, "left", num(-1))), list()}, `UPDATE orders {total+=p3@f left-=1} [_id = p2@f]`},
		"array operators": {
			"UpdateOne", []*term{byID, dict("$addToSet", dict("tags", n), "$push", dict("log", n), "$unset", dict("lock", str("")), "$currentDate", dict("seen", provenance.Bool(true))), list()},
			`UPDATE orders {tags|=p3@f log=append(p3@f) lock=nil seen=now} [_id = p2@f]`,
		},
		"nested path": {"UpdateOne", []*term{byID, dict("$set", dict("items.$.sentAt", clock)), list()}, `UPDATE orders {items.sent_at=new:clock} [_id = p2@f]`},
		"pipeline": {
			"UpdateOne", []*term{byID, list(dict("$set", dict("status", str("X"))), dict("$unset", dict("y", str("")))), list()},
			`UPDATE orders {status="X" y=nil} [_id = p2@f]`,
		},
		"upsert":           {"UpdateOne", []*term{dict("key", id), paid, upsert}, `UPDATE orders {status="PAID" paid_at=new:clock} [key = p2@f] upsert(key){}`},
		"insert if absent": {"UpdateOne", []*term{dict("key", id), dict("$setOnInsert", dict("at", clock)), upsert}, `INSERT orders {key=p2@f at=new:clock} [key = p2@f] nothing(key)`},
		"by id":            {"UpdateByID", []*term{id, paid, list()}, `UPDATE orders {status="PAID" paid_at=new:clock} [_id = p2@f]`},
		"unknown change":   {"UpdateByID", []*term{id, n, list()}, `UPDATE orders [_id = p2@f] partial`},
		"set of a struct":  {"UpdateByID", []*term{id, dict("$set", object("shop.Order", "State", str("X"))), list()}, `UPDATE orders {status="X"} [_id = p2@f]`},
		"insert":           {"InsertOne", []*term{dict("_id", id, "state", str("NEW")), list()}, `INSERT orders {_id=p2@f state="NEW"}`},
		"insert struct":    {"InsertOne", []*term{object("shop.Order", "ID", id, "State", str("NEW")), list()}, `INSERT orders {id=p2@f status="NEW"}`},
		"insert parameter": {"InsertOne", []*term{order, list()}, `INSERT orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} named`},
		"insert many":      {"InsertMany", []*term{list(dict("a", num(1))), list()}, `INSERT orders {a=1}`},
		"replace":          {"ReplaceOne", []*term{byID, object("shop.Order", "State", str("X")), list()}, `UPDATE orders {status="X"} [_id = p2@f] named`},
		"replace upsert": {
			"ReplaceOne", []*term{byID, dict("a", num(1)), list(object("options.ReplaceOptions", "Upsert", provenance.Bool(true)))},
			`UPDATE orders {a=1} [_id = p2@f] upsert(_id){} named`,
		},
		"find one and update": {"FindOneAndUpdate", []*term{dict("status", str("NEW")), paid, list()}, `UPDATE orders {status="PAID" paid_at=new:clock} [status = "NEW"] returning`},
		"find one":            {"FindOne", []*term{byID, list()}, `SELECT orders(*) [_id = p2@f] limit`},
		"count":               {"CountDocuments", []*term{dict(), list()}, `SELECT orders(count(*))`},
		"aggregate":           {"Aggregate", []*term{list(dict("$match", dict("status", str("NEW"))), dict("$group", dict("_id", str("$x")))), list()}, `SELECT orders(*) [status = "NEW"]`},
		"delete":              {"DeleteOne", []*term{byID, list()}, `DELETE orders [_id = p2@f]`},
		"bulk": {
			"BulkWrite", []*term{list(
				chain("mongo.model.SetUpdate", chain("mongo.model.SetFilter", chain("mongo.NewUpdateOneModel"), byID), paid),
				object("mongo.InsertOneModel", "Document", dict("a", num(1))),
			), list()},
			"UPDATE orders {status=\"PAID\" paid_at=new:clock} [_id = p2@f]\nINSERT orders {a=1}",
		},
		"not a statement": {"Indexes", []*term{n}, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			stmts := Of(method(models.Write, "mongo."+tt.method), append([]*term{coll, ctx}, tt.args...), entities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.Equal(t, Document, s.Store)
				assert.Same(t, db, s.Handle)
			}
		})
	}
}

func TestCollectionName(t *testing.T) {
	repo := provenance.ParamOf("f", 0, "shop.Repo")
	for field, want := range map[string]string{
		"orders": "orders", "ordersCollection": "orders", "OrdersColl": "orders", "coll": "", "collection": "", "db": "", "c": "",
	} {
		t.Run(field, func(t *testing.T) {
			assert.Equal(t, want, collectionName(provenance.FieldOf(repo, field, "")))
		})
	}
	assert.Empty(t, collectionName(repo))
	assert.Empty(t, collectionName(nil))
}
