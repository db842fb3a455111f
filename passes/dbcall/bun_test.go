package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

func bdb(method string, args ...*term) *term { return chain("bun."+method, args...) }

func bunWhereText(recv *term, text string, args ...*term) *term {
	return bdb("Where", recv, str(text), list(args...))
}

func TestBun(t *testing.T) {
	nilOrder := provenance.OpOf("convert", "shop.Order", provenance.Nil())
	update := bdb("Model", bdb("NewUpdate", tx), nilOrder)
	insert := bdb("Model", bdb("NewInsert", tx), order)
	tests := map[string]struct {
		method string
		recv   *term
		want   string
	}{
		"guarded update": {
			"Exec", bunWhereText(bunWhereText(bdb("Set", update, str("status = ?"), list(str("PAID"))), "id = ?", id), "status = ?", str("NEW")),
			`UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"two sets in one text": {
			"Exec", bunWhereText(bdb("Set", update, str("status = ?, total = total + ?"), list(str("PAID"), n)), "id = ?", id),
			`UPDATE shop_orders {status="PAID" total+=p3@f} [id = p2@f]`,
		},
		"set column": {
			"Exec", bdb("SetColumn", update, str("status"), str("?"), list(n)),
			`UPDATE shop_orders {status=p3@f}`,
		},
		"columns of a changed row": {
			"Exec", bdb("WherePK", bdb("Column", bdb("Model", bdb("NewUpdate", tx), read(order, "State", str("PAID"))), list(str("status"), str("total"))), list()),
			`UPDATE shop_orders {total=p4@f.Total status="PAID"} [id = p4@f.ID]`,
		},
		"all columns of a row": {
			"Exec", bdb("WherePK", bdb("Model", bdb("NewUpdate", tx), order), list()),
			`UPDATE shop_orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} [id = p4@f.ID] named`,
		},
		"value overrides a field": {
			"Exec", bdb("Value", bdb("Column", bdb("Model", bdb("NewUpdate", tx), order), list(str("total"))), str("total"), str("total + 1"), list()),
			`UPDATE shop_orders {total+=1}`,
		},
		"omit zero": {
			"Exec", bdb("WherePK", bdb("OmitZero", bdb("Model", bdb("NewUpdate", tx), object("shop.Order", "ID", id, "State", str("X"), "Total", num(0)))), list()),
			`UPDATE shop_orders {status="X"} [id = p2@f]`,
		},
		"or": {
			"Exec", bdb("WhereOr", bunWhereText(bdb("Set", update, str("status = 'X'"), list()), "a = 1"), str("b = ?"), list(n)),
			`UPDATE shop_orders {status="X"} [a = 1 |1.1; b = p3@f |1.2]`,
		},
		"group in a closure": {
			"Exec", bdb("WhereGroup", bunWhereText(bdb("Set", update, str("status = 'X'"), list()), "a = 1"), str(" AND "), provenance.FuncOf("f$1")),
			`UPDATE shop_orders {status="X"} [a = 1] partial`,
		},
		"alternative in a closure": {
			"Exec", bdb("WhereGroup", bdb("WhereOrGroup", bunWhereText(bdb("Set", update, str("status = 'X'"), list()), "a = 1"), provenance.FuncOf("f$1")), str(" AND "), provenance.FuncOf("f$1")),
			`UPDATE shop_orders {status="X"} [expr(a)] partial`,
		},
		"table alias and names as placeholders": {
			"Exec", bunWhereText(bdb("Set", update, str("? = ?"), list(provenance.OpOf("convert", "github.com/uptrace/bun.Ident", str("status")), str("X"))), "?TableAlias.id = ?", id),
			`UPDATE shop_orders {status="X"} [id = p2@f]`,
		},
		"names without their type": {
			"Exec", bunWhereText(bdb("Set", update, str("? = ?"), list(str("status"), str("X"))), "? IN (?) AND id = ?", str("kind"), bdb("In", list(str("a"))), str("id")),
			`UPDATE shop_orders {status="X"} [kind in "a"; id = "id"]`,
		},
		"typed nil": {
			"Exec", bdb("Set", bdb("Model", bdb("NewUpdate", tx), &term{Kind: provenance.Const, Text: "nil", N: provenance.ConstNil, Type: "shop.Order"}), str("status = 'X'"), list()),
			`UPDATE shop_orders {status="X"}`,
		},
		"positions": {
			"Exec", bunWhereText(bdb("Set", update, str("status = 'X'"), list()), "a = ?1 AND b = ?0", id, n),
			`UPDATE shop_orders {status="X"} [a = p3@f; b = p2@f]`,
		},
		"bun.In": {
			"Exec", bunWhereText(bdb("Set", update, str("status = 'X'"), list()), "status IN (?)", bdb("In", list(str("A"), str("B")))),
			`UPDATE shop_orders {status="X"} [status in "A" "B"]`,
		},
		"table expression": {
			"Exec", bunWhereText(bdb("Set", bdb("TableExpr", bdb("NewUpdate", tx), str("jobs AS j"), list()), str("state = 'R'"), list()), "j.id = ?", id),
			`UPDATE jobs {state="R"} [id = p2@f]`,
		},
		"claim through a subselect": {
			"Exec", bdb("Returning", bunWhereText(bdb("Set", update, str("status = 'RUNNING'"), list()), "id IN (?)",
				bdb("For", bunWhereText(bdb("Column", bdb("Model", bdb("NewSelect", tx), nilOrder), list(str("id"))), "status = 'NEW'"), str("UPDATE SKIP LOCKED"), list())), str("*"), list()),
			`UPDATE shop_orders {status="RUNNING"} [id in subquery; status = "NEW" ^] returning`,
		},
		"claim through a CTE": {
			"Exec", bunWhereText(bdb("Set", bdb("With", update, str("due"), bunWhereText(bdb("Model", bdb("NewSelect", tx), nilOrder), "status = 'NEW'")), str("status = 'R'"), list()), "o.id = due.id"),
			`UPDATE shop_orders {status="R"} [id = column:id; status = "NEW" ^]`,
		},
		"insert": {"Exec", insert, `INSERT shop_orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} named`},
		"insert on conflict do nothing": {
			"Exec", bdb("On", bdb("Model", bdb("NewInsert", tx), object("shop.Order", "State", str("NEW"))), str("CONFLICT (number) DO NOTHING"), list()),
			`INSERT shop_orders {status="NEW"} nothing(number)`,
		},
		"insert on conflict with sets": {
			"Exec", bdb("Set", bdb("On", bdb("Model", bdb("NewInsert", tx), object("shop.Order", "State", str("NEW"))), str("CONFLICT (number) DO UPDATE"), list()), str("status = EXCLUDED.status"), list()),
			`INSERT shop_orders {status="NEW"} upsert(number){status=excluded}`,
		},
		"insert ignore": {
			"Exec", bdb("Ignore", bdb("Model", bdb("NewInsert", tx), list(object("shop.Order", "State", str("NEW"))))),
			`INSERT shop_orders {status="NEW"} nothing()`,
		},
		"select for update": {
			"Scan", bdb("Limit", bdb("For", bunWhereText(bdb("Model", bdb("NewSelect", tx), order), "id = ?", id), str("UPDATE"), list()), num(1)),
			`SELECT shop_orders(*) [id = p2@f] forupdate limit`,
		},
		"count": {"Count", bdb("Model", bdb("NewSelect", tx), nilOrder), `SELECT shop_orders(count(*))`},
		"delete by key": {
			"Exec", bdb("WherePK", bdb("Model", bdb("NewDelete", tx), order), list()),
			`DELETE shop_orders [id = p4@f.ID]`,
		},
		"raw": {
			"Exec", bdb("NewRaw", tx, str("UPDATE jobs SET a = ? WHERE id = ?"), list(n, id)),
			`UPDATE jobs {a=p3@f} [id = p2@f]`,
		},
		"not a query": {"Exec", tx, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			stmts := Of(method(models.Write, "bun."+tt.method), []*term{tt.recv, ctx, list()}, entities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.Same(t, tx, s.Handle)
			}
		})
	}
}
