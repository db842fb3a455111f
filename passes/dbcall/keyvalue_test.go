package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
)

func TestEtcd(t *testing.T) {
	e := func(m string, args ...*term) *term { return chain("etcd."+m, args...) }
	key := op("+", str("job/"), id)
	txn := func(compare, then *term) *term {
		return e("Then", e("If", e("Txn", db, ctx), list(compare)), list(then))
	}
	runCalls(t, map[string]callTest{
		"put":       {"etcd.Put", []*term{db, ctx, key, n, list()}, `REPLACE job/* {value=p3@f} [key = +("job/", p2@f)]`},
		"get":       {"etcd.Get", []*term{db, ctx, key, list()}, `SELECT job/* [key = +("job/", p2@f)]`},
		"delete":    {"etcd.Delete", []*term{db, ctx, key, list()}, `DELETE job/* [key = +("job/", p2@f)]`},
		"do":        {"etcd.Do", []*term{db, ctx, e("OpPut", key, n, list())}, `REPLACE job/* {value=p3@f} [key = +("job/", p2@f)]`},
		"if absent": {"etcd.Commit", []*term{txn(e("Compare", e("CreateRevision", key), str("="), num(0)), e("OpPut", key, n, list()))}, `INSERT job/* {key=+("job/", p2@f) value=p3@f} nothing()`},
		"compare and set": {
			"etcd.Commit", []*term{txn(e("Compare", e("ModRevision", key), str("="), n), e("OpPut", key, str("DONE"), list()))},
			`UPDATE job/* {value="DONE"} [key = +("job/", p2@f); mod_revision = p3@f]`,
		},
		"compare another key": {
			"etcd.Commit", []*term{txn(e("Compare", e("Value", str("leader")), str("="), n), e("OpPut", key, str("DONE"), list()))},
			`UPDATE job/* {value="DONE"} [key = +("job/", p2@f); leader.value = p3@f]`,
		},
		"unknown compare": {"etcd.Commit", []*term{txn(n, e("OpDelete", key, list()))}, `DELETE job/* [key = +("job/", p2@f); expr()] partial`},
		"nothing":         {"etcd.Commit", []*term{e("Txn", db, ctx)}, ""},
	})
}

func TestConsul(t *testing.T) {
	store := chain("consul.KV", db)
	pair := object("github.com/hashicorp/consul/api.KVPair", "Key", str("job/1"), "Value", n)
	runCalls(t, map[string]callTest{
		"put":    {"consul.Put", []*term{store, pair, n}, `REPLACE job/1 {value=p3@f} [key = "job/1"]`},
		"create": {"consul.CAS", []*term{store, pair, n}, `INSERT job/1 {key="job/1" value=p3@f} nothing()`},
		"cas": {
			"consul.CAS", []*term{store, object("api.KVPair", "Key", str("job/1"), "Value", n, "ModifyIndex", id), n},
			`UPDATE job/1 {value=p3@f} [key = "job/1"; modify_index = p2@f]`,
		},
		"get":    {"consul.Get", []*term{store, str("job/1"), n}, `SELECT job/1 [key = "job/1"]`},
		"delete": {"consul.Delete", []*term{store, str("job/1"), n}, `DELETE job/1 [key = "job/1"]`},
		"other":  {"consul.Txn", []*term{store, n, n}, ""},
	})
}

func TestDynamo(t *testing.T) {
	s := func(v *term) *term { return object("types.AttributeValueMemberS", "Value", v) }
	key := dict("orderId", s(id))
	aws := func(v string) *term { return op("call:github.com/aws/aws-sdk-go-v2/aws.String", str(v)) }
	update := func(expr, cond string) *term {
		return object("dynamodb.UpdateItemInput", "TableName", aws("Orders"), "Key", key, "UpdateExpression", aws(expr), "ConditionExpression", aws(cond),
			"ExpressionAttributeNames", dict("#s", str("orderState")),
			"ExpressionAttributeValues", dict(":new", s(str("PAID")), ":old", s(str("NEW")), ":n", s(n)))
	}
	runCalls(t, map[string]callTest{
		"guarded update": {"dynamodb.UpdateItem", []*term{db, ctx, update("SET #s = :new, paidAt = :n", "#s = :old"), list()}, `UPDATE orders {order_state="PAID" paid_at=p3@f} [order_id = p2@f; order_state = "NEW"]`},
		"add and remove": {"dynamodb.UpdateItem", []*term{db, ctx, update("ADD total :n REMOVE lockedBy SET remaining = remaining - :n", "attribute_exists(orderId)"), list()}, `UPDATE orders {total+=p3@f locked_by=nil remaining-=p3@f} [order_id = p2@f; order_id is not null]`},
		"or":             {"dynamodb.UpdateItem", []*term{db, ctx, update("SET #s = :new", "attribute_not_exists(#s) OR #s = :old"), list()}, `UPDATE orders {order_state="PAID"} [order_id = p2@f; order_state is null |1.1; order_state = "NEW" |1.2]`},
		"unknown expression": {
			"dynamodb.UpdateItem", []*term{db, ctx, object("dynamodb.UpdateItemInput", "TableName", str("Orders"), "Key", key, "UpdateExpression", n), list()},
			`UPDATE orders [order_id = p2@f] partial`,
		},
		"put": {"dynamodb.PutItem", []*term{db, ctx, object("dynamodb.PutItemInput", "TableName", aws("Orders"), "Item", dict("orderId", s(id), "state", s(str("NEW")))), list()}, `REPLACE orders {order_id=p2@f state="NEW"}`},
		"put if absent": {
			"dynamodb.PutItem", []*term{db, ctx, object("dynamodb.PutItemInput", "TableName", aws("Orders"), "Item", dict("orderId", s(id)), "ConditionExpression", aws("attribute_not_exists(orderId)")), list()},
			`INSERT orders {order_id=p2@f} nothing()`,
		},
		"put if version": {
			"dynamodb.PutItem", []*term{db, ctx, object("dynamodb.PutItemInput", "TableName", aws("Orders"), "Item", op("call:attributevalue.MarshalMap", object("shop.Order", "State", str("X"))), "ConditionExpression", aws("version = :v"), "ExpressionAttributeValues", dict(":v", s(n))), list()},
			`UPDATE orders {status="X"} [version = p3@f]`,
		},
		"get":      {"dynamodb.GetItem", []*term{db, ctx, object("dynamodb.GetItemInput", "TableName", aws("Orders"), "Key", key), list()}, `SELECT orders(*) [order_id = p2@f] limit`},
		"delete":   {"dynamodb.DeleteItem", []*term{db, ctx, object("dynamodb.DeleteItemInput", "TableName", aws("Orders"), "Key", key), list()}, `DELETE orders [order_id = p2@f]`},
		"transact": {"dynamodb.TransactWriteItems", []*term{db, ctx, object("dynamodb.TransactWriteItemsInput", "TransactItems", list(dict("Update", update("SET #s = :new", "#s = :old")), dict("Put", object("types.Put", "TableName", aws("Outbox"), "Item", dict("id", s(id)))))), list()}, "UPDATE orders {order_state=\"PAID\"} [order_id = p2@f; order_state = \"NEW\"]\nREPLACE outbox {id=p2@f}"},
		"batch":    {"dynamodb.BatchWriteItem", []*term{db, ctx, object("dynamodb.BatchWriteItemInput", "RequestItems", dict("Orders", list(dict("PutRequest", dict("Item", dict("id", s(id))))))), list()}, `REPLACE orders {id=p2@f}`},
		"unknown":  {"dynamodb.UpdateItem", []*term{db, ctx, n, list()}, `UPDATE  partial`},
	})
	for _, stmt := range Of(method(models.Write, "dynamodb.DeleteItem"), []*term{db, ctx, update("", ""), list()}, nil) {
		assert.Equal(t, Document, stmt.Store)
	}
}

func TestSpanner(t *testing.T) {
	sp := func(m string, args ...*term) *term { return chain("spanner."+m, args...) }
	statement := object("cloud.google.com/go/spanner.Statement", "SQL", str("UPDATE orders SET status = @s WHERE id = @id AND status = 'NEW'"), "Params", dict("s", str("PAID"), "id", id))
	runCalls(t, map[string]callTest{
		"statement":    {"spanner.Update", []*term{db, ctx, statement}, `UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"batch":        {"spanner.BatchUpdate", []*term{db, ctx, list(statement)}, `UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"insert":       {"spanner.BufferWrite", []*term{db, list(sp("Insert", str("Outbox"), list(str("Id"), str("Kind")), list(id, str("x"))))}, `INSERT outbox {id=p2@f kind="x"}`},
		"update map":   {"spanner.Apply", []*term{db, ctx, list(sp("UpdateMap", str("orders"), dict("id", id, "status", str("X")))), list()}, `UPDATE orders {status="X"} [id = p2@f]`},
		"upsert":       {"spanner.BufferWrite", []*term{db, list(sp("InsertOrUpdate", str("t"), list(str("id")), list(id)))}, `INSERT t {id=p2@f} upsert(){}`},
		"delete":       {"spanner.BufferWrite", []*term{db, list(sp("Delete", str("t"), list(id)))}, `DELETE t [id = p2@f]`},
		"read row":     {"spanner.ReadRow", []*term{db, ctx, str("orders"), list(id), list(str("status"))}, `SELECT orders(status) [id = p2@f]`},
		"not readable": {"spanner.BufferWrite", []*term{db, n}, ""},
	})
}

func TestCopyFrom(t *testing.T) {
	runCalls(t, map[string]callTest{
		"copy": {"pgx.CopyFrom", []*term{db, ctx, list(str("public"), str("entries")), list(str("id"), str("amount")), n}, `INSERT entries partial`},
	})
}
