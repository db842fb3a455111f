package sqltext_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func TestParseWhere(t *testing.T) {
	for _, row := range []struct {
		text, want string
		complete   bool
	}{
		{"id = ? AND state IN (?)", "id = ?0 & state in ?1", true},
		{"WHERE id = ?", "id = ?0", true},
		{"state = 'NEW'", "state = 'NEW'", true},
		{"(a OR b) AND c < ?", "[1.1]a = 'TRUE' & [1.2]b = 'TRUE' & c < ?0", true},
		{"state IN ?", "state in ?0", true},
		{"(a, b) IN ?", "a in ?0 & b in ?0", true},
		{"id", "", true},
		{"id, name", "", true},
		{"t.id", "", true},
		{"`id`", "", true},
		{"", "", true},
		{"NOT done", "done = 'FALSE'", true},
		{"id = ? LIMIT 1", "id = ?0", false},
		{"id = @id AND state = @state", "id = :id & state = :state", true},
		{"¤ = ? AND state = 'NEW'", "expr & state = 'NEW'", false},
		{"id = ¤", "id = ~", false},
		{"¤", "", false},
		{"id = ? ¤", "id = ?0", false},
		{"id = (", "id = row", false},
		{"id = ? AND", "id = ?0", false},
		{"id = ? garbage", "id = ?0", false},
		{"users.id = orders.user_id", "users.id = orders.user_id", true},
		{`"orders"."id" = ? AND "state" = 'A'`, "orders.id = ?0 & state = 'A'", true},
		{"state <> ?", "state <> ?0", true},
		{"created_at > NOW() - INTERVAL ? DAY", "created_at > -(now(),~INTERVAL ? DAY", true},
		{"version = ? /* lock */", "version = ?0", true},
		{"state = 'A", "state = 'A'", false},
		{"EXISTS (SELECT 1 FROM x)", "exists #1", true},
		{"? < attempts", "attempts > ?0", true},
		{"'A' = state", "state = 'A'", true},
		{"1 = 1", "", true},
		{"((((a = 1))))", "a = '1'", true},
		{"NOT NOT a = 1", "a = '1'", true},
		{"NOT (a = 1 AND NOT (b = 2 OR c = 3))", "[1.1]a <> '1' & [1.2]b = '2' & [1.3]c = '3'", true},
		{"a = 1 AND (b = 2 OR c = 3) AND (d = 4 OR e = 5)", "a = '1' & [1.1]b = '2' & [1.2]c = '3' & [2.1]d = '4' & [2.2]e = '5'", true},
		{strings.TrimSuffix(strings.Repeat("(a = 1 OR b = 2) AND ", 1), " AND "), "[1.1]a = '1' & [1.2]b = '2'", true},
		{"(" + strings.TrimSuffix(strings.Repeat("(a = 1 OR b = 2) AND ", 9), " AND ") + ") OR c = 3", "", true},
		{"date(created_at) = ?", "created_at = ?0", true},
		{"data->>'state' = 'A'", "<data> expr", true},
		{"count(*) > 1", "expr", true},
		{"sum(n) > 1", "<n> expr", true},
		{"a BETWEEN ? AND ? AND b = ?", "a between ?0,?1 & b = ?2", true},
		{"a IS NOT NULL AND b IS TRUE AND c IS NOT FALSE", "a is not null & b = 'TRUE' & c <> 'FALSE'", true},
		{"name LIKE ? ESCAPE '!' OR name ILIKE ?", "[1.1]name like ?0 & [1.2]name like ?1", true},
		{"id = ANY($1::bigint[])", "id in ?0", true},
		{"id = :1 AND k = ?", "id = ?0 & k = ?0", true},
	} {
		t.Run(row.text, func(t *testing.T) {
			got, complete := sqltext.ParseWhere(strings.ReplaceAll(row.text, "¤", string(sqltext.Hole)))
			if len(row.text) < 150 {
				assert.Equal(t, row.want, preds(got))
			}
			assert.Equal(t, row.complete, complete)
		})
	}
}

// A disjunction too large to spell out is kept as one test that mentions its
// columns.
func TestParseWhereLargeDisjunction(t *testing.T) {
	factor := "(a = 1 OR b = 2)"
	got, complete := sqltext.ParseWhere("(" + strings.Repeat(factor+" AND ", 9) + factor + ") OR c = 3")
	assert.True(t, complete)
	assert.LessOrEqual(t, len(got), 1000)
	var all []string
	for _, p := range got {
		all = append(all, p.Mentions...)
	}
	assert.Subset(t, all, []string{"a", "b", "c"})
}

func TestParseSet(t *testing.T) {
	for _, row := range []struct {
		text, want string
		complete   bool
	}{
		{"amount = amount + ?", "amount+=+(amount,?0)", true},
		{"status = EXCLUDED.status", "status:=excluded.status", true},
		{"a = 1, b = b + 1", "a='1', b+=+(b,'1')", true},
		{"SET a = 1", "a='1'", true},
		{"n = ? + n", "n+=+(?0,n)", true},
		{"n = ? - n", "n=-(?0,n)", true},
		{"n = n - 1", "n-=-(n,'1')", true},
		{"n = other + 1", "n=+(other,'1')", true},
		{"n = excluded.n + 1", "n=+(excluded.n,'1')", true},
		{"n = VALUES(n)", "n:=values(n)", true},
		{"n = COALESCE(n, 0) + 1", "n+=+(coalesce(n,'0'),'1')", true},
		{"n = (SELECT count(*) FROM t)", "n=#1", true},
		{"n = n || 'x'", "n=||(n,'x')", true},
		{"n = n * 2 + 1", "n=+(*(n,'2'),'1')", true},
		{"n = ¤", "n=~", false},
		{"¤", "", false},
		{"n", "", false},
		{"", "", false},
		{"n = 1,", "n='1'", false},
		{"`n` = \"x\", \"m\" = 1", "n=x, m='1'", true},
	} {
		t.Run(row.text, func(t *testing.T) {
			got, complete := sqltext.ParseSet(strings.ReplaceAll(row.text, "¤", string(sqltext.Hole)))
			assert.Equal(t, row.want, assigns(got))
			assert.Equal(t, row.complete, complete)
		})
	}
}

func TestParseExpr(t *testing.T) {
	for _, row := range []struct {
		text, want string
		ok         bool
	}{
		{"redemptions + 1", "+(redemptions,'1')", true},
		{"now()", "now()", true},
		{"CASE WHEN a > 1 THEN 'x' ELSE b END", "case('x',b)", true},
		{"NULL", "null", true},
		{"DEFAULT", "default", true},
		{"?", "?0", true},
		{"$3", "?2", true},
		{"-1", "'-1'", true},
		{"- n", "-(n)", true},
		{"1.5e-3", "'1.5e-3'", true},
		{"0xFF", "'0xFF'", true},
		{"'it''s'", "'it's'", true},
		{"t.n", "t.n", true},
		{"a.b.c", "b.c", true},
		{"CAST(? AS int)", "?0", true},
		{"coalesce(a, 'x')::text", "coalesce(a,'x')", true},
		{"a + b * c - d", "-(+(a,*(b,c)),d)", true},
		{"(1, 2)", "row('1','2')", true},
		{"interval '1 day'", "~interval '1 day'", true},
		{"current_timestamp", "current_timestamp()", true},
		{"TRUE", "'TRUE'", true},
		{"a b", "a", false},
		{"", "~", false},
		{"¤", "~", false},
		{"f(¤)", "f(~)", false},
		{"f(", "f()", false},
		{"LEFT(a, 3)", "left(a,'3')", true},
		{"trim(both ' ' from a)", "trim(' ',a)", true},
		{"substring(a from 1 for 2)", "substring(a,'1','2')", true},
		{"position('a' in b)", "position(in('a',b))", true},
		{"count(DISTINCT a)", "count(a)", true},
	} {
		t.Run(row.text, func(t *testing.T) {
			got, ok := sqltext.ParseExpr(strings.ReplaceAll(row.text, "¤", string(sqltext.Hole)))
			assert.Equal(t, row.want, expr(got))
			assert.Equal(t, row.ok, ok)
		})
	}
}

func TestLooksLikeSQL(t *testing.T) {
	for _, sql := range []string{
		"SELECT 1", "select 1", "SELECT now()", "select id from orders", "select * from orders where id = ?",
		"SELECT id, name FROM users u JOIN orders o ON o.user_id = u.id", "SELECT EXISTS(SELECT 1 FROM t)",
		"INSERT INTO t (a) VALUES (?)", "insert into t values (?)", "INSERT INTO t SELECT * FROM u", "insert into ¤ (a) values (?)",
		"UPDATE t SET a = 1", "update orders set status = ? where id = ?", "UPDATE ¤ SET ¤ WHERE id = ?", "UPDATE %s SET a = 1",
		"DELETE FROM t", "delete from t where id = ?", "DELETE FROM ¤ WHERE id = ?",
		"MERGE INTO t USING s ON t.a = s.a WHEN MATCHED THEN DELETE", "REPLACE INTO t VALUES (1)",
		"WITH x AS (SELECT 1) SELECT * FROM x", "with due as (select id from t) update t set a = 1 from due",
		"CREATE TABLE t (id int)", "create unique index i on t (a)", "ALTER TABLE t ADD COLUMN a int",
		"BEGIN", "COMMIT", "ROLLBACK", "begin;", "BEGIN IMMEDIATE", "SET LOCAL lock_timeout = '5s'",
		"-- name: X :exec\nUPDATE t SET a = 1", "  \n\tSELECT id\n FROM t", "(SELECT 1) UNION (SELECT 2)",
		"SELECT id FROM t WHERE ", "SELECT ¤ FROM ¤", "TRUNCATE t", "CALL f(1)", "LOCK TABLE t IN SHARE MODE",
		"SELECT TOP 1 id FROM t", "UPDATE t SET a = 1; garbage", "select pg_notify('c', $1)", "DROP TABLE t",
		"SELECT a, b FROM %sorders WHERE id = $1", "select a, b from foo where id = $1", "UPDATE %s AS %s SET %s WHERE %s",
		"SELECT EXISTS (%s)", "select $1::%s", "SELECT offset_acked FROM ", "drop table if exists t", "create type t as (a int)",
		"EXPLAIN SELECT 1", "SAVEPOINT a", "SELECT id FROM orders¤",
	} {
		assert.True(t, sqltext.LooksLikeSQL(strings.ReplaceAll(sql, "¤", string(sqltext.Hole))), sql)
	}
	for _, prose := range []string{
		"", " ", "update the order status", "Update the settings", "select one of", "select one of the options",
		"delete from cache failed: %v", "insert into queue", "insert into queue failed", "insert order: %w",
		"update order %d: %w", "select a plan", "Select your country", "select", "update", "delete", "insert",
		"begin", "commit", "commit the transaction", "begin work on it", "rollback failed: %w", "with regards",
		"with a little help", "create order", "create table failed", "create index failed", "call the doctor",
		"merge into main", "merge branch", "replace into", "lock acquired", "lock table", "truncate failed",
		"Delete the file from disk", "Deleted from the list", "updated set of rows", "select from the list",
		"alter ego", "drop it", "explain yourself", "set the value", "hello world", "id = ?", "status",
		"SELECT", "select the first item from the list", "update failed for %s", "insert failed", "/orders/{id}",
		"values are missing", "table is locked", "show me", "copy failed", "(see above)", "could not update t set a = 1",
		"delete from", "execute order", "if nothing works", "{\"select\": 1}", "start over", "end of file",
		`insert node to table "pets": constraint failed`, "LOCK", "CALL", "LOCK IN SHARE MODE", "select a value", "drop table failed",
		"create user failed", "select one item from list",
	} {
		assert.False(t, sqltext.LooksLikeSQL(prose), prose)
	}
}
