package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func gdb(method string, args ...*term) *term { return chain("gorm."+method, args...) }

func where(recv *term, text string, args ...*term) *term {
	return gdb("Where", recv, str(text), list(args...))
}

func TestGorm(t *testing.T) {
	model := gdb("Model", gdb("WithContext", db, ctx), object("shop.Order"))
	blank := object("shop.Order")
	tests := map[string]struct {
		method string
		args   []*term
		want   string
	}{
		"guarded update by map": {
			"Updates", []*term{where(model, "id = ? AND status = ?", id, str("NEW")), dict("status", str("SENT"), "sent_at", clock)},
			`UPDATE shop_orders {status="SENT" sent_at=new:clock} [id = p2@f; status = "NEW"]`,
		},
		"one column": {
			"Update", []*term{where(model, "id = ?", id), str("status"), str("PAID")},
			`UPDATE shop_orders {status="PAID"} [id = p2@f]`,
		},
		"one column by field name": {
			"UpdateColumn", []*term{where(model, "id = ?", id), str("State"), str("PAID")},
			`UPDATE shop_orders {status="PAID"} [id = p2@f]`,
		},
		"expression increments": {
			"Update", []*term{where(model, "id = ?", id), str("total"), gdb("Expr", str("total + ?"), list(n))},
			`UPDATE shop_orders {total+=p3@f} [id = p2@f]`,
		},
		"expression in a map": {
			"Updates", []*term{where(model, "id = ?", id), dict("total", op("call:gorm.io/gorm.Expr", str("total - 1"), list()))},
			`UPDATE shop_orders {total-=1} [id = p2@f]`,
		},
		"updates by struct skip zero": {
			"Updates", []*term{where(model, "id = ?", id), object("shop.Order", "State", str("PAID"), "Total", num(0))},
			`UPDATE shop_orders {status="PAID"} [id = p2@f]`,
		},
		"updates by struct with select": {
			"Updates", []*term{gdb("Select", where(model, "id = ?", id), str("total"), list()), object("shop.Order", "State", str("PAID"), "Total", num(0))},
			`UPDATE shop_orders {total=0} [id = p2@f]`,
		},
		"omit": {
			"Updates", []*term{gdb("Omit", where(model, "id = ?", id), list(str("State"))), dict("status", str("X"), "total", n)},
			`UPDATE shop_orders {total=p3@f} [id = p2@f]`,
		},
		"updates by unknown map": {
			"Updates", []*term{where(model, "id = ?", id), n},
			`UPDATE shop_orders [id = p2@f] named partial`,
		},
		"row as model": {
			"Update", []*term{gdb("Model", db, order), str("status"), str("PAID")},
			`UPDATE shop_orders {status="PAID"} [id = p4@f.ID]`,
		},
		"model built with key": {
			"Update", []*term{gdb("Model", db, object("shop.Order", "ID", id)), str("status"), str("PAID")},
			`UPDATE shop_orders {status="PAID"} [id = p2@f]`,
		},
		"table": {
			"Updates", []*term{where(gdb("Table", db, str("public.jobs AS j")), "j.id = ?", id), dict("state", str("X"))},
			`UPDATE jobs {state="X"} [id = p2@f]`,
		},
		"table with or without a namespace": {
			"Updates", []*term{where(gdb("Table", db, provenance.AltOf(op("+", n, str("_jobs")), str("jobs"))), "id = ?", id), dict("state", str("X"))},
			`UPDATE jobs {state="X"} [id = p2@f]`,
		},
		"map condition": {
			"Update", []*term{gdb("Where", model, dict("id", id, "status", list(str("A"), str("B"))), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f; status in "A" "B"]`,
		},
		"struct condition": {
			"Update", []*term{gdb("Where", model, object("shop.Order", "ID", id, "State", str("NEW"), "Total", num(0)), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f; status = "NEW"]`,
		},
		"named arguments": {
			"Update", []*term{where(model, "id = @id AND status = @old", dict("id", id, "old", str("NEW"))), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f; status = "NEW"]`,
		},
		"in list": {
			"Update", []*term{where(model, "status IN ?", list(str("A"), str("B"))), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [status in "A" "B"]`,
		},
		"bare column and value": {
			"Update", []*term{where(model, "status", str("A")), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [status = "A"]`,
		},
		"primary key as condition": {
			"Delete", []*term{db, blank, list(id)},
			`DELETE shop_orders [id = p2@f]`,
		},
		"or": {
			"Update", []*term{gdb("Or", where(model, "status = 'A' AND total > 0"), str("status = ?"), list(str("B"))), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [status = "A" |1.1; total > 0 |1.1; status = "B" |1.2]`,
		},
		"or or": {
			"Update", []*term{gdb("Or", gdb("Or", where(model, "a = 1"), str("b = 2"), list()), str("c = 3"), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [a = 1 |1.1; b = 2 |1.2; c = 3 |1.3]`,
		},
		"group": {
			"Update", []*term{gdb("Where", where(model, "id = ?", id), gdb("Or", where(db, "a = 1"), str("b = 2"), list()), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f; a = 1 |1.1; b = 2 |1.2]`,
		},
		"not": {
			"Update", []*term{gdb("Not", model, str("status = ?"), list(str("DONE"))), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [status <> "DONE"]`,
		},
		"not of two": {
			"Update", []*term{gdb("Not", model, str("a = 1 AND b = 2"), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [expr(a,b)]`,
		},
		"clause equality": {
			"Update", []*term{gdb("Clauses", model, list(object("gorm.io/gorm/clause.Eq", "Column", str("status"), "Value", str("NEW")))), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [status = "NEW"]`,
		},
		"condition added sometimes": {
			"Update", []*term{provenance.AltOf(where(model, "id = ?", id), where(where(model, "id = ?", id), "status = 'NEW'")), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f] partial`,
		},
		"transaction or not": {
			"Update", []*term{where(gdb("Model", provenance.AltOf(gdb("WithContext", db, ctx), gdb("WithContext", tx, ctx)), object("shop.Order")), "id = ?", id), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f]`,
		},
		"condition differs": {
			"Update", []*term{provenance.AltOf(where(where(model, "a = 1"), "id = ?", id), where(where(model, "b = 1"), "id = ?", id)), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f] partial`,
		},
		"chain grown in a loop": {
			"Update", []*term{provenance.AltOf(where(model, "id = ?", id), where(provenance.Nothing(), "x = 1")), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f] partial`,
		},
		"scopes": {
			"Update", []*term{gdb("Scopes", model, list(n)), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} partial`,
		},
		"fragment with a value formatted in": {
			"Update", []*term{gdb("Where", model, op("format", str("id = %d"), id), list()), str("status"), str("C")},
			`UPDATE shop_orders {status="C"} [id = p2@f]`,
		},
		"new session drops conditions": {
			"Update", []*term{gdb("Model", gdb("Session", where(model, "a = 1"), object("gorm.io/gorm.Session", "NewDB", provenance.Bool(true))), blank), str("status"), str("C")},
			`UPDATE shop_orders {status="C"}`,
		},
		"create": {
			"Create", []*term{db, object("shop.Order", "State", str("NEW"), "Total", n)},
			`INSERT shop_orders {status="NEW" total=p3@f}`,
		},
		"create of a parameter": {
			"Create", []*term{db, order},
			`INSERT shop_orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} named`,
		},
		"create of a list": {
			"CreateInBatches", []*term{db, list(object("shop.Order", "State", str("NEW"))), num(100)},
			`INSERT shop_orders {status="NEW"}`,
		},
		"create on conflict do nothing": {
			"Create", []*term{gdb("Clauses", db, list(object("gorm.io/gorm/clause.OnConflict", "Columns", list(object("gorm.io/gorm/clause.Column", "Name", str("number"))), "DoNothing", provenance.Bool(true)))), object("shop.Order", "State", str("NEW"))},
			`INSERT shop_orders {status="NEW"} nothing(number)`,
		},
		"create on conflict update columns": {
			"Create", []*term{gdb("Clauses", db, list(object("gorm.io/gorm/clause.OnConflict", "DoUpdates", op("call:gorm.io/gorm/clause.AssignmentColumns", list(str("status")))))), object("shop.Order", "State", str("NEW"))},
			`INSERT shop_orders {status="NEW"} upsert(){status=excluded}`,
		},
		"create on conflict assignments": {
			"Create", []*term{gdb("Clauses", db, list(object("gorm.io/gorm/clause.OnConflict", "DoUpdates", op("call:gorm.io/gorm/clause.Assignments", dict("total", gdb("Expr", str("shop_orders.total + 1"), list())))))), object("shop.Order", "State", str("NEW"))},
			`INSERT shop_orders {status="NEW"} upsert(){total+=1}`,
		},
		"create from a map": {
			"Create", []*term{model, dict("State", str("NEW"))},
			`INSERT shop_orders {status="NEW"}`,
		},
		"save of a changed row": {
			"Save", []*term{db, read(order, "State", str("DONE"))},
			`UPDATE shop_orders {status="DONE"} [id = p4@f.ID] named`,
		},
		"save of a new row": {
			"Save", []*term{db, object("shop.Order", "State", str("NEW"))},
			`INSERT shop_orders {status="NEW"} named`,
		},
		"save of a parameter": {
			"Save", []*term{db, order},
			`UPDATE shop_orders [id = p4@f.ID] named`,
		},
		"save of many": {
			"Save", []*term{db, list(object("shop.Order", "State", str("NEW")))},
			`INSERT shop_orders {status="NEW"} upsert(){} named`,
		},
		"delete by inline condition": {
			"Delete", []*term{db, blank, list(str("status = ?"), str("DONE"))},
			`DELETE shop_orders [status = "DONE"]`,
		},
		"delete a row": {
			"Delete", []*term{db, order, list()},
			`DELETE shop_orders [id = p4@f.ID]`,
		},
		"first by key": {
			"First", []*term{db, blank, list(num(7))},
			`SELECT shop_orders(*) [id = 7] limit`,
		},
		"first by inline condition": {
			"First", []*term{db, blank, list(str("id = ?"), id)},
			`SELECT shop_orders(*) [id = p2@f] limit`,
		},
		"find with lock": {
			"Find", []*term{gdb("Limit", gdb("Clauses", where(db, "status = 'NEW'"), list(object("gorm.io/gorm/clause.Locking", "Strength", str("UPDATE"), "Options", str("SKIP LOCKED")))), num(10)), provenance.ParamOf("f", 5, "shop.Order"), list()},
			`SELECT shop_orders(*) [status = "NEW"] forupdate skiplocked limit`,
		},
		"old lock option is ignored by the new version": {
			"First", []*term{gdb("Set", db, str("gorm:query_option"), str("FOR UPDATE")), blank, list()},
			`SELECT shop_orders(*) limit`,
		},
		"pluck": {
			"Pluck", []*term{model, str("status"), n},
			`SELECT shop_orders(status)`,
		},
		"count": {
			"Count", []*term{where(model, "status = 'NEW'"), n},
			`SELECT shop_orders(count(*)) [status = "NEW"]`,
		},
		"raw": {
			"Scan", []*term{gdb("Raw", db, str("UPDATE jobs SET s = 'R' WHERE id = ? RETURNING id"), list(id)), blank},
			`UPDATE jobs {s="R"} [id = p2@f] returning`,
		},
		"first or create": {
			"FirstOrCreate", []*term{gdb("Attrs", where(db, "number = ?", n), list(object("shop.Order", "State", str("NEW")))), blank, list()},
			"SELECT shop_orders [number = p3@f] limit\nINSERT shop_orders {number=p3@f status=\"NEW\"}",
		},
		"first or create with assign": {
			"FirstOrCreate", []*term{gdb("Assign", where(db, "number = ?", n), list(dict("status", str("X")))), blank, list()},
			"SELECT shop_orders [number = p3@f] limit\nINSERT shop_orders {number=p3@f status=\"X\"}\nUPDATE shop_orders {status=\"X\"} [number = p3@f]",
		},
		"unknown entity is named by convention": {
			"Update", []*term{gdb("Model", db, object("shop.OrderLine")), str("Status"), str("X")},
			`UPDATE order_lines {status="X"}`,
		},
		"nothing known": {"Update", []*term{db, n, n}, `UPDATE  partial`},
		"no statement":  {"Association", []*term{db, n}, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, showAll(Of(method(models.Write, "gorm."+tt.method), tt.args, entities)))
		})
	}
}
