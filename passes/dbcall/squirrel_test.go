package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func sq(method string, args ...*term) *term { return chain("squirrel."+method, args...) }

func sqMap(kind string, pairs ...any) *term {
	return object("github.com/Masterminds/squirrel."+kind, pairs...)
}

func TestSquirrel(t *testing.T) {
	update := sq("Set", sq("Update", str("orders")), str("status"), str("PAID"))
	psql := sq("PlaceholderFormat", provenance.GlobalOf("squirrel.StatementBuilder", ""), num(1))
	tests := map[string]struct {
		builder *term
		want    string
	}{
		"update where eq": {
			sq("Where", update, sqMap("Eq", "id", id, "status", str("NEW")), list()),
			`UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"update where text": {
			sq("Where", update, str("id = ? AND status = 'NEW'"), list(id)),
			`UPDATE orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"method of a statement builder": {
			sq("Where", sq("Set", sq("Update", psql, str("public.orders")), str("status"), str("PAID")), sqMap("Eq", "o.id", id), list()),
			`UPDATE orders {status="PAID"} [id = p2@f]`,
		},
		"increment": {
			sq("Set", sq("Update", str("orders")), str("total"), sq("Expr", str("total + ?"), list(n))),
			`UPDATE orders {total+=p3@f}`,
		},
		"set map": {
			sq("SetMap", sq("Update", str("orders")), dict("status", str("X"), "at", clock)),
			`UPDATE orders {status="X" at=new:clock}`,
		},
		"not eq and lt": {
			sq("Where", sq("Where", update, sqMap("NotEq", "status", str("DONE")), list()), sqMap("Lt", "attempts", num(5)), list()),
			`UPDATE orders {status="PAID"} [status <> "DONE"; attempts < 5]`,
		},
		"null and list": {
			sq("Where", update, sqMap("Eq", "a", provenance.Nil(), "b", list(num(1), num(2))), list()),
			`UPDATE orders {status="PAID"} [a is null; b in 1 2]`,
		},
		"not in": {
			sq("Where", update, sqMap("NotEq", "b", list(num(1), num(2))), list()),
			`UPDATE orders {status="PAID"} [b not in 1 2]`,
		},
		"or": {
			sq("Where", sq("Where", update, str("id = ?"), list(id)), object("github.com/Masterminds/squirrel.Or", "", sqMap("Eq", "a", num(1)), "", sqMap("Eq", "b", num(2), "c", num(3))), list()),
			`UPDATE orders {status="PAID"} [id = p2@f; a = 1 |1.1; b = 2 |1.2; c = 3 |1.2]`,
		},
		"and": {
			sq("Where", update, object("github.com/Masterminds/squirrel.And", "", sqMap("Eq", "a", num(1)), "", sq("Expr", str("b > ?"), list(n))), list()),
			`UPDATE orders {status="PAID"} [a = 1; b > p3@f]`,
		},
		"unknown condition": {
			sq("Where", update, n, list()),
			`UPDATE orders {status="PAID"} partial`,
		},
		"insert": {
			sq("Suffix", sq("Values", sq("Columns", sq("Insert", str("outbox")), list(str("id"), str("kind"))), list(id, str("sent"))), str("ON CONFLICT (id) DO NOTHING"), list()),
			`INSERT outbox {id=p2@f kind="sent"} nothing(id)`,
		},
		"insert rows": {
			sq("Values", sq("Values", sq("Columns", sq("Insert", str("t")), list(str("a"))), list(id)), list(n)),
			`INSERT t {a=alt(p2@f, p3@f)}`,
		},
		"insert set map": {
			sq("SetMap", sq("Insert", str("t")), dict("a", id)),
			`INSERT t {a=p2@f}`,
		},
		"upsert with arguments": {
			sq("Suffix", sq("Values", sq("Columns", sq("Insert", str("t")), list(str("a"))), list(id)), str("ON CONFLICT (a) DO UPDATE SET b = ?, c = t.c + 1"), list(n)),
			`INSERT t {a=p2@f} upsert(a){b=p3@f c+=1}`,
		},
		"replace":       {sq("Values", sq("Columns", sq("Replace", str("t")), list(str("a"))), list(id)), `REPLACE t {a=p2@f}`},
		"insert ignore": {sq("Options", sq("Insert", str("t")), list(str("IGNORE"))), `INSERT t nothing()`},
		"select for update": {
			sq("Suffix", sq("Limit", sq("Where", sq("From", sq("Select", list(str("id"), str("status"))), str("orders")), sqMap("Eq", "id", id), list()), num(1)), str("FOR UPDATE SKIP LOCKED"), list()),
			`SELECT orders(id,status) [id = p2@f] forupdate skiplocked limit`,
		},
		"delete returning": {
			sq("Suffix", sq("Where", sq("Delete", str("jobs")), str("id = ?"), list(id)), str("RETURNING payload"), list()),
			`DELETE jobs [id = p2@f] returning`,
		},
		"no verb": {psql, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			withHandle := sq("RunWith", tt.builder, tx)
			stmts := Of(method(models.Write, "squirrel.ExecContext"), []*term{withHandle, ctx}, entities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.Same(t, tx, s.Handle)
			}

			function := &models.Row{Symbol: "squirrel.ExecContextWith", Kind: models.Write, Op: "squirrel.ExecContextWith"}
			stmts = Of(function, []*term{ctx, tx, tt.builder}, entities)
			assert.Equal(t, tt.want, showAll(stmts))

			stmts = Of(exec, []*term{tx, ctx, sq("ToSql", tt.builder), provenance.Nothing()}, entities)
			assert.Equal(t, tt.want, showAll(stmts), "run through the handle's own method")
			for _, s := range stmts {
				assert.Same(t, tx, s.Handle)
			}
		})
	}
}
