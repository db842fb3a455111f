package dbcall

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

var (
	exec      = &models.Row{Symbol: "(*database/sql.DB).ExecContext", Kind: models.Exec, SQL: 2, Args: 3}
	selects   = &models.Row{Symbol: "(*database/sql.DB).QueryContext", Kind: models.Query, SQL: 2, Args: 3}
	namedExec = &models.Row{Symbol: "(*github.com/jmoiron/sqlx.DB).NamedExecContext", Kind: models.Exec, SQL: 2, Args: 3, Named: true}
	sqlxGet   = &models.Row{Symbol: "github.com/jmoiron/sqlx.GetContext", Kind: models.Query, SQL: 4, Args: 5, Dest: []int{3}}
)

func TestSQLText(t *testing.T) {
	tests := map[string]struct {
		row  *models.Row
		args []*term
		want string
	}{
		"conditional update": {
			exec, []*term{db, ctx, str("UPDATE orders SET status = 'PAID', paid_at = now() WHERE id = $1 AND status = $2"), list(id, str("NEW"))},
			`UPDATE orders {status="PAID" paid_at=now} [id = p2@f; status = "NEW"]`,
		},
		"question marks in order": {
			exec, []*term{db, ctx, str("UPDATE orders SET status = ?, total = total + ? WHERE id = ?"), list(str("PAID"), n, id)},
			`UPDATE orders {status="PAID" total+=p3@f} [id = p2@f]`,
		},
		"conversion of a named string type": {
			exec, []*term{db, ctx, op("convert", str("DELETE FROM orders WHERE id = ?")), list(op("convert", id))},
			`DELETE orders [id = p2@f]`,
		},
		"argument list passed on": {
			exec, []*term{db, ctx, str("UPDATE orders SET status = ? WHERE id = ?"), provenance.Nothing()},
			`UPDATE orders {status=?} [id = ?]`,
		},
		"too few arguments": {
			exec, []*term{db, ctx, str("UPDATE orders SET status = ? WHERE id = ?"), list(str("PAID"))},
			`UPDATE orders {status="PAID"} [id = ?]`,
		},
		"no arguments": {
			exec, []*term{db, ctx, str("UPDATE orders SET status = NULL WHERE status IS NULL"), list()},
			`UPDATE orders {status=nil} [status is null]`,
		},
		"concatenation": {
			exec, []*term{db, ctx, op("+", str("UPDATE "), str("orders"), str(" SET status = 'X' WHERE id = 1")), list()},
			`UPDATE orders {status="X"} [id = 1]`,
		},
		"unknown condition": {
			exec, []*term{db, ctx, op("+", str("UPDATE orders SET status = 'X' WHERE "), n), list()},
			`UPDATE orders {status="X"} partial`,
		},
		"alternatives": {
			exec, []*term{db, ctx, provenance.AltOf(str("DELETE FROM a WHERE id = ?"), str("DELETE FROM b WHERE id = ?")), list(id)},
			"DELETE a [id = p2@f]\nDELETE b [id = p2@f]",
		},
		"table formatted in": {
			exec, []*term{db, ctx, op("format", str("UPDATE %s SET status = 'X' WHERE id = %d"), str("orders"), id), list()},
			`UPDATE orders {status="X"} [id = p2@f]`,
		},
		"unknown table formatted in": {
			exec, []*term{db, ctx, op("format", str("UPDATE %s SET status = '%s' WHERE id = %d"), n, str("X"), id), list()},
			`UPDATE  {status="X"} [id = p2@f] partial`,
		},
		"quoted verb": {
			exec, []*term{db, ctx, op("format", str("UPDATE t SET status = '%s' WHERE name = '%v' AND x = '100%%'"), n, id), list()},
			`UPDATE t {status=p3@f} [name = p2@f; x = "100%"]`,
		},
		"indexed verb": {
			exec, []*term{db, ctx, op("format", str("UPDATE %[2]s SET n = %[1]d"), n, str("t")), list()},
			`UPDATE t {n=p3@f}`,
		},
		"join of columns": {
			selects, []*term{db, ctx, op("+", str("SELECT "), op("join", list(str("id"), str("status")), str(", ")), str(" FROM orders WHERE id = ?")), list(id)},
			`SELECT orders(id,status) [id = p2@f]`,
		},
		"insert": {
			exec, []*term{db, ctx, str("INSERT INTO outbox (id, kind, at) VALUES ($1, 'sent', now()) ON CONFLICT (id) DO NOTHING"), list(id)},
			`INSERT outbox {id=p2@f kind="sent" at=now} nothing(id)`,
		},
		"insert of several rows": {
			exec, []*term{db, ctx, str("INSERT INTO t (a, b) VALUES (?, 1), (?, 1)"), list(id, n)},
			`INSERT t {a=alt(p2@f, p3@f) b=1}`,
		},
		"upsert": {
			exec, []*term{db, ctx, str("INSERT INTO t (id, n) VALUES (?, ?) ON DUPLICATE KEY UPDATE n = n + VALUES(n)"), list(id, n)},
			`INSERT t {id=p2@f n=p3@f} upsert(){n+=sql:values(column:n)}`,
		},
		"claim in a subselect": {
			selects, []*term{db, ctx, str(`UPDATE jobs SET state = 'RUNNING' WHERE id = (SELECT id FROM jobs WHERE state = 'NEW' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`), list()},
			`UPDATE jobs {state="RUNNING"} [id = subquery; state = "NEW" ^] returning`,
		},
		"claim handed on by a select": {
			selects, []*term{db, ctx, str(`WITH claimed AS (UPDATE jobs SET state = 'RUNNING' WHERE id IN (SELECT id FROM jobs WHERE state = 'NEW' AND tries < $1 LIMIT 9 FOR UPDATE SKIP LOCKED) RETURNING *) SELECT * FROM claimed ORDER BY id`), list(n)},
			`UPDATE jobs {state="RUNNING"} [id in subquery; state = "NEW" ^; tries < p3@f ^] returning`,
		},
		"claim of rows picked beside it": {
			selects, []*term{db, ctx, str(`WITH due AS (SELECT id FROM jobs WHERE state = 'NEW' LIMIT 9 FOR UPDATE SKIP LOCKED), claimed AS (UPDATE jobs j SET state = 'RUNNING' FROM due WHERE j.id = due.id RETURNING j.*) SELECT id FROM claimed`), list()},
			`UPDATE jobs {state="RUNNING"} [id = column:id; state = "NEW" ^] returning`,
		},
		"claim of rows picked in front": {
			selects, []*term{db, ctx, str(`WITH due AS (SELECT id FROM jobs WHERE state = 'NEW' LIMIT 9 FOR UPDATE SKIP LOCKED) UPDATE jobs SET state = 'RUNNING' FROM due WHERE jobs.id = due.id RETURNING jobs.id`), list()},
			`UPDATE jobs {state="RUNNING"} [id = column:id; state = "NEW" ^] returning`,
		},
		"a CTE that picks nothing": {
			selects, []*term{db, ctx, str(`WITH due AS (SELECT id FROM jobs WHERE state = 'NEW'), x AS (UPDATE jobs SET state = 'RUNNING' WHERE id = 1 RETURNING id) SELECT x.id FROM x JOIN due ON x.id = due.id`), list()},
			`SELECT jobs(id) [id = column:id]`,
		},
		"a subselect that picks nothing": {
			exec, []*term{db, ctx, str(`UPDATE jobs SET state = 'X' WHERE id = 1 AND NOT EXISTS (SELECT 1 FROM jobs WHERE state = 'RUNNING')`), list()},
			`UPDATE jobs {state="X"} [id = 1; not exists() subquery]`,
		},
		"named by struct": {
			namedExec, []*term{db, ctx, str("UPDATE shop_orders SET status = :status WHERE id = :id"), order},
			`UPDATE shop_orders {status=p4@f.State} [id = p4@f.ID]`,
		},
		"named by map": {
			namedExec, []*term{db, ctx, str("UPDATE o SET status = :s WHERE id = :id"), dict("id", id, "s", str("DONE"))},
			`UPDATE o {status="DONE"} [id = p2@f]`,
		},
		"named by changed row": {
			namedExec, []*term{db, ctx, str("UPDATE shop_orders SET status = :status WHERE id = :id"), read(order, "State", str("DONE"))},
			`UPDATE shop_orders {status="DONE"} [id = p4@f.ID]`,
		},
		"pgx named arguments": {
			exec, []*term{db, ctx, str("UPDATE o SET status = @s WHERE id = @id"), list(object("github.com/jackc/pgx/v5.NamedArgs", "id", id, "s", str("DONE")))},
			`UPDATE o {status="DONE"} [id = p2@f]`,
		},
		"sql.Named": {
			exec, []*term{db, ctx, str("UPDATE o SET a = 1 WHERE id = @id"), list(op("call:database/sql.Named", str("id"), id))},
			`UPDATE o {a=1} [id = p2@f]`,
		},
		"list for IN": {
			exec, []*term{db, ctx, str("UPDATE o SET a = 1 WHERE status IN (?)"), list(list(str("A"), str("B")))},
			`UPDATE o {a=1} [status in "A" "B"]`,
		},
		"sqlx.In": {
			exec, []*term{db, ctx, chain("sqlx.Rebind", db, chain("sqlx.In", str("DELETE FROM o WHERE id IN (?)"), list(list(id, n)))), list()},
			`DELETE o [id in p2@f p3@f]`,
		},
		"quoted identifier": {
			exec, []*term{db, ctx, op("call:fmt.Sprintf", str("UPDATE %s SET a = 1"), list(op("call:(github.com/jackc/pgx.Identifier).Sanitize", list(str("public"), str("orders"))))), list()},
			`UPDATE orders {a=1}`,
		},
		"columns from the keys of a record": {
			exec, []*term{db, ctx, op("+", str("INSERT INTO t ("), op("join", provenance.AltOf(list(), op("append", list(op("key", dict("a", id, "b", n))))), str(", ")), str(") VALUES ("), op("join", list(), str(", ")), str(")")), list()},
			`INSERT t {a=p2@f b=p3@f} partial`,
		},
		"assignments from the keys of a record": {
			exec, []*term{db, ctx, op("+", str("UPDATE t SET "), op("call:strings.Join", op("append", list(op("+", op("key", dict("a", id, "b", n)), str(" = ?")))), str(", ")), str(" WHERE id = ?")), provenance.Nothing()},
			`UPDATE t {a=p2@f b=p3@f} [id = ?]`,
		},
		"conditions grown in a list": {
			selects, []*term{db, ctx, op("+", str("SELECT id FROM t WHERE "), op("join", op("append", list(str("a = ?")), list(str("b = ?"))), str(" AND "))), op("append", list(id), list(n))},
			`SELECT t(id) [a = p2@f; b = p3@f]`,
		},
		"sqlx.Named": {
			exec, []*term{db, ctx, chain("sqlx.Named", str("DELETE FROM o WHERE id = :id"), dict("id", id)), provenance.Nothing()},
			`DELETE o [id = p2@f]`,
		},
		"sqlx.BindNamed": {
			exec, []*term{db, ctx, chain("sqlx.BindNamed", db, str("UPDATE o SET a = :a WHERE id = :id"), dict("id", id, "a", n)), chain("sqlx.BindNamed", db, str("UPDATE o SET a = :a WHERE id = :id"), dict("id", id, "a", n))},
			`UPDATE o {a=p3@f} [id = p2@f]`,
		},
		"pgx option before the values": {
			exec, []*term{db, ctx, str("DELETE FROM o WHERE id = $1"), list(provenance.GlobalOf("pgx.QueryExecModeExec", "github.com/jackc/pgx/v5.QueryExecMode"), id)},
			`DELETE o [id = p2@f]`,
		},
		"function with handle": {
			sqlxGet, []*term{ctx, tx, object(""), str("SELECT status FROM o WHERE id = ? FOR UPDATE"), list(id)},
			`SELECT o(status) [id = p2@f] forupdate`,
		},
		"two statements": {
			exec, []*term{db, ctx, str("UPDATE a SET x = ?; DELETE FROM b WHERE y = ?"), list(id, n)},
			"UPDATE a {x=p2@f}\nDELETE b [y = p3@f]",
		},
		"compared with a column": {
			exec, []*term{db, ctx, str("UPDATE j SET attempts = attempts + 1 WHERE attempts < max_attempts"), list()},
			`UPDATE j {attempts+=1} [attempts < column:max_attempts]`,
		},
		"no text":  {exec, []*term{db, ctx, n, list()}, ""},
		"no SQL":   {exec, []*term{db, ctx, str("please try again"), list()}, ""},
		"no args":  {exec, nil, ""},
		"only one": {exec, []*term{db}, ""},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, showAll(Of(tt.row, tt.args, entities)))
		})
	}
}

func TestSQLHandleAndText(t *testing.T) {
	stmts := Of(exec, []*term{chain("gorm.WithContext", tx, ctx), ctx, str("UPDATE orders\n\t SET a = 1"), list()}, nil)
	if assert.Len(t, stmts, 1) {
		assert.Same(t, tx, stmts[0].Handle)
		assert.Equal(t, "UPDATE orders SET a = 1", stmts[0].Text)
	}
	stmts = Of(sqlxGet, []*term{ctx, tx, id, str("SELECT 1 FROM o"), list()}, nil)
	if assert.Len(t, stmts, 1) {
		assert.Same(t, tx, stmts[0].Handle)
	}
	long := Of(exec, []*term{db, ctx, str("SELECT '" + strings.Repeat("ü", 300) + "' FROM o"), list()}, nil)
	if assert.Len(t, long, 1) {
		assert.LessOrEqual(t, len(long[0].Text), 200)
	}
	words := Of(exec, []*term{db, ctx, str("SELECT " + strings.Repeat("number, ", 40) + "x FROM o"), list()}, nil)
	if assert.Len(t, words, 1) {
		assert.True(t, strings.HasSuffix(words[0].Text, " number, ..."), words[0].Text)
	}
}

func TestPrepared(t *testing.T) {
	stmtExec := &models.Row{Symbol: "(*database/sql.Stmt).ExecContext", Kind: models.Exec, Args: 2, Op: "sql.StmtExec"}
	prepared := chain("sql.PrepareContext", tx, ctx, str("UPDATE o SET a = ? WHERE id = ?"))
	stmts := Of(stmtExec, []*term{prepared, ctx, list(n, id)}, nil)
	assert.Equal(t, "UPDATE o {a=p3@f} [id = p2@f]", showAll(stmts))
	if len(stmts) > 0 {
		assert.Same(t, tx, stmts[0].Handle)
	}
	assert.Nil(t, Of(stmtExec, []*term{n, ctx, list(n, id)}, nil))

	joined := chain("sql.StmtContext", tx, ctx, chain("sql.Prepare", db, str("UPDATE o SET a = ? WHERE id = ?")))
	stmts = Of(stmtExec, []*term{joined, ctx, list(n, id)}, nil)
	assert.Equal(t, "UPDATE o {a=p3@f} [id = p2@f]", showAll(stmts))
	if len(stmts) > 0 {
		assert.Same(t, tx, stmts[0].Handle)
	}
}
