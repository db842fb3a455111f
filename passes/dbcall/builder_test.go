package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

func TestGoqu(t *testing.T) {
	goqu := func(m string, args ...*term) *term { return chain("goqu."+m, args...) }
	c := func(name string) *term { return goqu("C", str(name)) }
	update := goqu("Set", goqu("Update", db, str("orders")), object("goqu.Record", "status", str("PAID")))
	ex := func(pairs ...any) *term { return object("github.com/doug-martin/goqu/v9.Ex", pairs...) }
	runCalls(t, map[string]callTest{
		"ex":          {"goqu.ExecContext", []*term{goqu("Executor", goqu("Where", update, list(ex("id", id, "status", str("NEW"))))), ctx}, `UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"columns":     {"goqu.Exec", []*term{goqu("Executor", goqu("Where", update, list(goqu("Eq", c("id"), id), goqu("Neq", c("status"), str("DONE")))))}, `UPDATE orders {status="PAID"} [id = p2@f; status <> "DONE"]`},
		"in and null": {"goqu.Exec", []*term{goqu("Where", update, list(goqu("In", c("status"), list(str("A"), str("B"))), goqu("IsNull", goqu("I", str("o.sent_at")))))}, `UPDATE orders {status="PAID"} [status in "A" "B"; sent_at is null]`},
		"operators":   {"goqu.Exec", []*term{goqu("Where", update, list(ex("total", object("goqu.Op", "lt", n))))}, `UPDATE orders {status="PAID"} [total < p3@f]`},
		"or":          {"goqu.Exec", []*term{goqu("Where", update, list(goqu("Or", list(ex("a", num(1)), ex("b", num(2), "c", num(3))))))}, `UPDATE orders {status="PAID"} [a = 1 |1.1; b = 2 |1.2; c = 3 |1.2]`},
		"literal":     {"goqu.Exec", []*term{goqu("Where", update, list(goqu("L", str("a > ?"), list(n))))}, `UPDATE orders {status="PAID"} [a > p3@f]`},
		"unknown":     {"goqu.Exec", []*term{goqu("Where", update, list(n))}, `UPDATE orders {status="PAID"} partial`},
		"increment":   {"goqu.Exec", []*term{goqu("Set", goqu("Update", db, goqu("T", str("orders"))), object("goqu.Record", "total", goqu("L", str("total + ?"), list(n))))}, `UPDATE orders {total+=p3@f}`},
		"insert":      {"goqu.Exec", []*term{goqu("OnConflict", goqu("Rows", goqu("Insert", db, str("outbox")), list(object("goqu.Record", "id", id))), goqu("DoNothing"))}, `INSERT outbox {id=p2@f} nothing()`},
		"upsert":      {"goqu.Exec", []*term{goqu("OnConflict", goqu("Rows", goqu("Insert", db, str("t")), list(dict("id", id))), goqu("DoUpdate", str("id"), object("goqu.Record", "n", goqu("L", str("t.n + 1"), list()))))}, `INSERT t {id=p2@f} upsert(id){n+=1}`},
		"cols, vals":  {"goqu.Exec", []*term{goqu("Vals", goqu("Cols", goqu("Insert", db, str("t")), list(str("a"), str("b"))), list(list(id, n)))}, `INSERT t {a=p2@f b=p3@f}`},
		"struct rows": {"goqu.Exec", []*term{goqu("Rows", goqu("Insert", db, str("t")), list(object("shop.Order", "State", str("X"))))}, `INSERT t {status="X"}`},
		"select":      {"goqu.ScanStructContext", []*term{goqu("ForUpdate", goqu("Where", goqu("From", db, list(str("orders"))), list(ex("id", id))), num(7), list()), ctx, order}, `SELECT orders(*) [id = p2@f] forupdate skiplocked limit`},
		"delete":      {"goqu.Exec", []*term{goqu("Where", goqu("Delete", db, str("orders")), list(ex("id", id)))}, `DELETE orders [id = p2@f]`},
		"no dataset":  {"goqu.Exec", []*term{db}, ""},
	})
}

func TestGoquText(t *testing.T) {
	builder := chain("goqu.Where", chain("goqu.Set", chain("goqu.Update", chain("goqu.Dialect", str("postgres")), str("orders")), dict("a", n)), list(dict("id", id)))
	stmts := Of(exec, []*term{tx, ctx, chain("goqu.ToSQL", builder), provenance.Nothing()}, nil)
	assert.Equal(t, `UPDATE orders {a=p3@f} [id = p2@f]`, showAll(stmts))
	assert.Same(t, tx, stmts[0].Handle)

	function := chain("goqu.Update", str("orders"))
	assert.Equal(t, `UPDATE orders`, showAll(Of(exec, []*term{tx, ctx, chain("goqu.ToSQL", function), provenance.Nothing()}, nil)))
}

func TestEntBuilder(t *testing.T) {
	sql := func(m string, args ...*term) *term { return chain("entsql."+m, args...) }
	tests := map[string]struct {
		builder *term
		want    string
	}{
		"update": {
			sql("Where", sql("Add", sql("Set", sql("Update", str("orders")), str("status"), str("PAID")), str("total"), n), sql("And", list(sql("EQ", str("id"), id), sql("In", str("status"), list(str("A"), str("B")))))),
			`UPDATE orders {status="PAID" total+=p3@f} [id = p2@f; status in "A" "B"]`,
		},
		"dialect":  {sql("SetNull", sql("Update", sql("Dialect", str("mysql")), str("orders")), str("lock")), `UPDATE orders {lock=nil}`},
		"insert":   {sql("OnConflict", sql("Values", sql("Columns", sql("Insert", str("t")), list(str("a"))), list(id)), list(sql("ConflictColumns", list(str("a"))), sql("DoNothing"))), `INSERT t {a=p2@f} nothing(a)`},
		"select":   {sql("ForUpdate", sql("Where", sql("From", sql("Select", list(str("id"))), sql("Table", str("orders"))), sql("IsNull", str("sent_at"))), list()), `SELECT orders(id) [sent_at is null] forupdate`},
		"or":       {sql("Where", sql("Delete", str("t")), sql("Or", list(sql("EQ", str("a"), n), sql("NotNull", str("b"))))), `DELETE t [a = p3@f |1.1; b is not null |1.2]`},
		"bad name": {sql("Set", sql("Update", str("t")), n, n), `UPDATE t partial`},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			stmts := Of(exec, []*term{tx, ctx, sql("Query", tt.builder), provenance.Nothing()}, nil)
			assert.Equal(t, tt.want, showAll(stmts))
		})
	}
}

func TestCassandra(t *testing.T) {
	cql := func(text string, args ...*term) *term {
		return chain("gocql.WithContext", chain("gocql.Query", db, str(text), list(args...)), ctx)
	}
	runCalls(t, map[string]callTest{
		"update":       {"gocql.Exec", []*term{cql("UPDATE orders SET status = ? WHERE id = ?", str("PAID"), id)}, `UPDATE orders {status="PAID"} [id = p2@f]`},
		"light weight": {"gocql.ScanCAS", []*term{cql("UPDATE orders USING TTL ? SET status = ? WHERE id = ? IF status = ?", n, str("PAID"), id, str("NEW")), list()}, `UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"insert once":  {"gocql.MapScanCAS", []*term{cql("INSERT INTO t (a, b) VALUES (?, ?) IF NOT EXISTS USING TTL 60 AND TIMESTAMP 5", id, n), n}, `INSERT t {a=p2@f b=p3@f} nothing()`},
		"if exists":    {"gocql.Exec", []*term{cql("DELETE FROM t WHERE a = ? IF EXISTS", id)}, `DELETE t [a = p2@f]`},
		"counter":      {"gocql.Exec", []*term{cql("UPDATE t SET n = n + 1 WHERE a = ?", id)}, `UPDATE t {n+=1} [a = p2@f]`},
		"select":       {"gocql.Scan", []*term{cql("SELECT status FROM orders WHERE id = ?", id), list()}, `SELECT orders(status) [id = p2@f]`},
	})
}
