package sqltext_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func only(t *testing.T, sql string) *sqltext.Statement {
	t.Helper()
	all := sqltext.Parse(sql)
	require.Len(t, all, 1, sql)
	return &all[0]
}

func TestTests(t *testing.T) {
	for _, row := range []struct {
		want bool
		sql  string
	}{
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND status = 'A'`},
		{false, `UPDATE tasks SET status = 'B' WHERE id = ?`},
		{false, `UPDATE tasks SET status = 'B'`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND status IN ('A', 'C')`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND NOT status = 'B'`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND status IS NULL`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND coalesce(status, '') <> 'B'`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = ? AND (status = 'A' OR status = 'C')`},
		{true, `UPDATE tasks SET status = 'B' WHERE status = 'A' AND x = 1 OR y = 2 AND status = 'C'`},
		{false, `UPDATE tasks SET status = 'B' WHERE id = ? AND (status = 'A' OR forced)`},
		{true, `UPDATE tasks SET status = 'B' WHERE (id, status) = (?, 'A')`},
		{true, `UPDATE tasks t SET status = 'B' WHERE t.id = ? AND t.status = 'A'`},
		{true, `UPDATE tasks SET status = 'B' WHERE id = (SELECT id FROM tasks WHERE status = 'A' LIMIT 1 FOR UPDATE SKIP LOCKED)`},
		{true, `UPDATE tasks SET status = 'B' WHERE id IN (SELECT id FROM tasks WHERE status = 'A' OR status = 'C')`},
		{false, `UPDATE tasks SET status = 'B' WHERE id IN (SELECT id FROM tasks WHERE owner = ?)`},
		{false, `UPDATE tasks SET status = 'B' WHERE id NOT IN (SELECT id FROM tasks WHERE status = 'A')`},
		{false, `UPDATE tasks SET status = 'B' WHERE order_id IN (SELECT id FROM orders WHERE status = 'A')`},
		{true, `UPDATE tasks SET status = 'B' WHERE id IN (SELECT id FROM (SELECT id FROM tasks WHERE status = 'A') x)`},
		{true, `WITH due AS (SELECT id FROM tasks WHERE status = 'A' FOR UPDATE SKIP LOCKED) UPDATE tasks SET status = 'B' FROM due WHERE tasks.id = due.id`},
		{true, `WITH due AS (SELECT id FROM tasks WHERE status = 'A') UPDATE tasks t SET status = 'B' FROM due d WHERE d.id = t.id`},
		{true, `WITH due AS (SELECT id FROM tasks WHERE status = 'A') UPDATE tasks SET status = 'B' WHERE id IN (SELECT id FROM due)`},
		{true, `WITH due AS (SELECT id FROM tasks WHERE status = 'A'), top AS (SELECT id FROM due LIMIT 1) UPDATE tasks SET status = 'B' FROM top WHERE tasks.id = top.id`},
		{false, `WITH due AS (SELECT id FROM tasks WHERE status = 'A') UPDATE tasks SET status = 'B' WHERE id = ?`},
		{false, `WITH due AS (SELECT id FROM tasks WHERE owner = ?) UPDATE tasks SET status = 'B' FROM due WHERE tasks.id = due.id`},
		{true, `WITH q AS (SELECT TOP (1) * FROM tasks WITH (UPDLOCK) WHERE status = 'A') UPDATE q SET status = 'B'`},
		{true, `UPDATE t SET status = 'B' FROM tasks t WHERE t.status = 'A'`},
		{false, `UPDATE tasks SET status = 'B' FROM orders o WHERE o.id = tasks.order_id AND o.status = 'A'`},
		{true, `UPDATE tasks SET status = 'B' FROM (SELECT id FROM tasks WHERE status = 'A') x WHERE x.id = tasks.id`},
		{true, `UPDATE tasks t JOIN (SELECT id FROM tasks WHERE status = 'A' LIMIT 1) x ON x.id = t.id SET t.status = 'B'`},
		{false, `UPDATE tasks SET status = 'B' WHERE NOT EXISTS (SELECT 1 FROM tasks x WHERE x.status = 'A')`},
		{true, `INSERT INTO tasks (id, status) VALUES (1, 'B') ON CONFLICT (id) DO UPDATE SET status = 'B' WHERE tasks.status = 'A'`},
		{false, `INSERT INTO tasks (id, status) VALUES (1, 'B') ON CONFLICT (id) DO UPDATE SET status = 'B' WHERE excluded.status = 'A'`},
		{false, `INSERT INTO tasks (id, status) VALUES (1, 'B') ON CONFLICT (id) DO UPDATE SET status = 'B'`},
		{true, `SELECT id FROM tasks WHERE status = 'A'`},
		{true, `SELECT t.id FROM tasks t JOIN orders o ON o.id = t.order_id WHERE o.status = 'A'`},
		{false, `SELECT t.id FROM tasks t LEFT JOIN orders o ON o.id = t.order_id AND o.status = 'A'`},
		{true, `SELECT t.id FROM tasks t JOIN orders o ON o.id = t.order_id AND o.status = 'A'`},
		{true, `SELECT * FROM (SELECT id FROM tasks WHERE status = 'A') x`},
		{false, `SELECT id FROM tasks WHERE now() - at > status`},
		{true, `DELETE FROM tasks WHERE id = ? AND status = 'A'`},
		{true, `MERGE INTO tasks t USING x ON t.id = x.id WHEN MATCHED AND t.status = 'A' THEN UPDATE SET status = 'B'`},
		{false, `MERGE INTO tasks t USING x ON t.id = x.id WHEN MATCHED AND t.status = 'A' THEN DELETE WHEN MATCHED THEN UPDATE SET status = 'B'`},
	} {
		t.Run(row.sql, func(t *testing.T) {
			s := only(t, row.sql)
			assert.Equal(t, row.want, s.Tests("status"))
			assert.False(t, s.Tests("no_such_column"))
		})
	}
}

func TestWrites(t *testing.T) {
	for sql, want := range map[string]bool{
		`UPDATE t SET a = 1`:        true,
		`INSERT INTO t VALUES (1)`:  true,
		`REPLACE INTO t VALUES (1)`: true,
		`DELETE FROM t`:             true,
		`MERGE INTO t USING s ON t.a = s.a WHEN MATCHED THEN DELETE`: true,
		`SELECT 1`:                    false,
		`SELECT id FROM t FOR UPDATE`: false,
		`WITH x AS (UPDATE t SET a = 1 RETURNING id) SELECT id FROM x`:   true,
		`WITH x AS (SELECT 1) SELECT id FROM x`:                          false,
		`EXPLAIN DELETE FROM t`:                                          false,
		`EXPLAIN ANALYZE DELETE FROM t`:                                  true,
		`CREATE TABLE t (a int)`:                                         false,
		`SELECT * FROM (WITH x AS (DELETE FROM t RETURNING a) SELECT 1)`: true,
	} {
		assert.Equal(t, want, only(t, sql).Writes(), sql)
	}
}

func TestAssigns(t *testing.T) {
	s := only(t, `INSERT INTO t (id, n) VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET n = t.n + EXCLUDED.n, at = EXCLUDED.at`)
	n, ok := s.Assigns("n")
	require.True(t, ok)
	assert.Equal(t, 1, n.Increment)
	at, ok := s.Assigns("at")
	require.True(t, ok)
	assert.True(t, at.Excluded)
	_, ok = s.Assigns("id")
	assert.False(t, ok)

	status, ok := only(t, `UPDATE t SET status = 'DONE' WHERE id = 1`).Assigns("status")
	require.True(t, ok)
	assert.Equal(t, sqltext.Assign{Column: "status", Value: sqltext.Expr{Kind: sqltext.Literal, Text: "DONE"}}, status)
}

func TestPredsOn(t *testing.T) {
	s := only(t, `SELECT id FROM t WHERE a > 1 AND a < 5 AND (b = 1 OR a = 3)`)
	assert.Len(t, s.PredsOn("a"), 3)
	assert.Len(t, s.PredsOn("b"), 1)
	assert.Empty(t, s.PredsOn("c"))
}

func TestPlaceholders(t *testing.T) {
	for sql, want := range map[string]int{
		`SELECT 1`: 0,
		`SELECT a FROM t WHERE a = ? AND b IN (?, ?)`:                      3,
		`SELECT a FROM t WHERE a = $1 AND b = $2 OR a = $1`:                2,
		`SELECT a FROM t WHERE a = :x AND b = @y OR a = :x`:                2,
		`SELECT a FROM t WHERE a = '?' /* ? */ AND b = ? -- ?`:             1,
		`SELECT a FROM t WHERE a = ? AND id IN (SELECT id FROM u LIMIT ?)`: 2,
	} {
		assert.Equal(t, want, only(t, sql).Placeholders(), sql)
	}
}

// The index of a ? counts over all statements of a text.
func TestPlaceholderIndex(t *testing.T) {
	all := sqltext.Parse(`UPDATE t SET a = ? WHERE b = '?' AND c = ?; DELETE FROM t WHERE d = ?`)
	require.Len(t, all, 2)
	assert.Equal(t, 0, all[0].Set[0].Value.Index)
	assert.Equal(t, 1, all[0].Where[1].Values[0].Index)
	assert.Equal(t, 2, all[1].Where[0].Values[0].Index)
}

func TestOffsets(t *testing.T) {
	const sql = "  -- first\n UPDATE t SET a = 1 ;\n\tSELECT id FROM t WHERE x IN (SELECT y FROM z) ; "
	all := sqltext.Parse(sql)
	require.Len(t, all, 2)
	assert.Equal(t, "UPDATE t SET a = 1", sql[all[0].Start:all[0].End])
	assert.Equal(t, "SELECT id FROM t WHERE x IN (SELECT y FROM z)", sql[all[1].Start:all[1].End])
	require.Len(t, all[1].Subs, 1)
	assert.Equal(t, "SELECT y FROM z", sql[all[1].Subs[0].Start:all[1].Subs[0].End])
}

func TestMentions(t *testing.T) {
	s := only(t, `SELECT id FROM t WHERE now() - x > y AND lower(email) = ? AND (a, b) > (1, 2)`)
	require.Len(t, s.Where, 3)
	assert.Equal(t, []string{"x", "y"}, s.Where[0].Mentions)
	assert.Equal(t, []string{"email"}, s.Where[1].Mentions)
	assert.Equal(t, []string{"a", "b"}, s.Where[2].Mentions)
}

func TestRefs(t *testing.T) {
	s := only(t, `UPDATE jobs j SET a = 1 FROM app.due AS d, (SELECT 1) x WHERE d.id = j.id`)
	assert.Equal(t, []sqltext.Ref{{Table: "jobs", Alias: "j"}, {Table: "due", Alias: "d"}, {Alias: "x", Sub: 1}}, s.Refs)
}

func TestSelectList(t *testing.T) {
	s := only(t, `SELECT o.status AS st, count(*), 'x' kind FROM orders o`)
	assert.Equal(t, []string{"st", "", "kind"}, s.Columns)
	require.Len(t, s.List, 3)
	assert.Equal(t, sqltext.Expr{Kind: sqltext.Column, Text: "status", Qualifier: "o"}, s.List[0])
	assert.Equal(t, sqltext.FuncCall, s.List[1].Kind)
}
