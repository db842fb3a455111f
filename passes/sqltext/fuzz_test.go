package sqltext_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// FuzzParse feeds the reader anything. It must not panic, must answer the same
// twice, must keep its offsets inside the text, and must read every prefix.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"UPDATE t SET a = ? WHERE b = 'x' AND (c, d) IN ((1, 2), (3, 4)) OR NOT e",
		"WITH a AS (SELECT 1 FROM t FOR UPDATE SKIP LOCKED) UPDATE t SET b = b + 1 FROM a WHERE t.id = a.id RETURNING *",
		"INSERT INTO t (a, b) SELECT x, y FROM u ON CONFLICT (a) WHERE c DO UPDATE SET b = EXCLUDED.b WHERE t.c",
		"MERGE INTO t USING (SELECT 1) s ON (t.a = s.a) WHEN NOT MATCHED THEN INSERT (a) VALUES (s.a) WHEN MATCHED AND b THEN DELETE",
		"CREATE TABLE t (a int PRIMARY KEY, UNIQUE KEY k (b(3), c DESC), CONSTRAINT x CHECK (d > 0)); CREATE UNIQUE INDEX ON t (lower(a)) WHERE b",
		"SELECT q'[a]', $t$b$t$, E'\\'', N'c', [d], `e`, \"f\" FROM t@link /* */ -- \n # \n WHERE a ?| b AND c @> d AND :e = @f AND $1 = ?2",
		"BEGIN IF EXISTS (SELECT 1) UPDATE TOP (1) t SET n += 1 OUTPUT inserted.* ELSE DELETE t END; COMMIT",
		"UPDATE \uFFFC SET \uFFFC, a_\uFFFC = '\uFFFC' WHERE \uFFFC.b \uFFFC ? \uFFFC",
		"((((((((SELECT CASE WHEN a BETWEEN 1 AND 2 THEN INTERVAL '1' DAY ELSE CAST(b AS c(1)[]) END",
		"CREATE TRIGGER x BEGIN CASE WHEN; END; END; ALTER TABLE t ADD (a int, b int UNIQUE), ADD UNIQUE INDEX (c)",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, sql string) {
		got := sqltext.Parse(sql)
		if !reflect.DeepEqual(got, sqltext.Parse(sql)) {
			t.Fatal("two answers for one text")
		}
		checkOffsets(t, got, 0, len(sql))
		for i := range got {
			got[i].Tests("a")
			got[i].Writes()
		}
		for n := 0; n < len(sql); n += 1 + len(sql)/16 {
			sqltext.Parse(sql[:n])
		}
		sqltext.ParseWhere(sql)
		sqltext.ParseSet(sql)
		sqltext.ParseExpr(sql)
		sqltext.LooksLikeSQL(sql)
	})
}

// checkOffsets demands that statements lie inside their parent, in order.
func checkOffsets(t *testing.T, all []sqltext.Statement, lo, hi int) {
	t.Helper()
	for _, s := range all {
		if s.Start < lo || s.End < s.Start || s.End > hi {
			t.Fatalf("statement at [%d, %d) of [%d, %d)", s.Start, s.End, lo, hi)
		}
		checkOffsets(t, s.Subs, s.Start, s.End)
	}
}

// Hostile texts are read in linear time. The limit is wide, but a quadratic
// reader misses it by far; all of them were also tried with a megabyte.
func TestParseLargeTexts(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const size, limit = 1 << 17, 3 * time.Second
	heads := []string{"SELECT ", "SELECT a FROM t WHERE ", "UPDATE t SET ", "INSERT INTO t VALUES ", "CREATE TABLE t ", "MERGE INTO t USING s ON a = b "}
	for i, unit := range []string{
		"(", ")", "()", "((a", "(SELECT ", "SELECT (", "f(", "f(a,", "a.", "a+", "-", "NOT ", "NOT (", "a AND ", "a OR ",
		"(a OR b) AND ", "CASE WHEN ", "CASE ", "'", "''", "\"", "[", "[a", "$a$", "$a", "$", "q'[", "/*", "/**/", "--\n", "#",
		"?", "? ", "$1 ", ":a ", "@", "\\'", "E'\\", "::a", "a::b[]", "x IN (", "x BETWEEN ", "WITH a AS (", "WITH a AS (SELECT 1), ",
		"UNION SELECT 1 ", "SELECT 1;", "UPDATE t SET a = 1 ", "UPDATE t SET a = (1 WHERE b = (", "VALUES (1 WHERE (", ", ",
		"a = 1, ", "(1, 2), ", "JOIN t ON a = b ", "FROM (", "FROM t, ", "WHEN MATCHED THEN ", "\uFFFC", "\uFFFC ", "_\uFFFC", "é",
		"CREATE TABLE t (", "UNIQUE (", "a int, ", "CREATE FUNCTION BEGIN ", "IF ", "BEGIN ", "ELSE ", "interval ", "distinct ",
		"EXISTS (SELECT 1 WHERE ", "OVER (", "= ANY(", "a = b ", "ARRAY[", "[1]", ".", "%", "%s", "\x00", "\xff", "RETURNING a, ",
		"ON CONFLICT (", "FOR UPDATE OF a, ", "LIMIT 1 ", "INTO a, ", "$a$b$c$", "END ", "END;", "EXPLAIN ", "PREPARE a AS ", "x'", "date ",
	} {
		for _, head := range []string{"", heads[i%len(heads)]} {
			sql := head + strings.Repeat(unit, size/len(unit))
			took := readingTime(sql)
			for tries := 0; took > limit && tries < 2; tries++ { // a busy machine
				took = readingTime(sql)
			}
			if took > limit {
				t.Errorf("%q after %q took %v", unit, head, took)
			}
		}
	}
}

func readingTime(sql string) time.Duration {
	start := time.Now()
	all := sqltext.Parse(sql)
	for i := range all {
		all[i].Tests("a")
	}
	sqltext.LooksLikeSQL(sql)
	return time.Since(start)
}

// These shapes made readers of earlier days walk a tree once per path.
func TestNoExponentialWalk(t *testing.T) {
	sum := "UPDATE t SET n = n" + strings.Repeat(" + 1", 300)
	all := sqltext.Parse(sum)
	if len(all) != 1 || len(all[0].Set) != 1 || all[0].Set[0].Increment != 1 {
		t.Errorf("a long sum is an increment: %+v", all)
	}

	var chain strings.Builder
	chain.WriteString("WITH c0 AS (SELECT id FROM t WHERE b = 1)")
	for i := 1; i < 60; i++ {
		fmt.Fprintf(&chain, ", c%d AS (SELECT x.id FROM c%d x JOIN c%d y ON x.id = y.id WHERE x.id IN (SELECT id FROM c%d))", i, i-1, i-1, i-1)
	}
	chain.WriteString(" UPDATE t SET a = 1 FROM c59 WHERE t.id = c59.id")
	s := sqltext.Parse(chain.String())[0]
	if !s.Tests("b") || s.Tests("none") {
		t.Error("the first of many CTEs tests b, and nothing tests none")
	}
}

func BenchmarkParse(b *testing.B) {
	const sql = `WITH due AS (SELECT id FROM tasks WHERE status = 'NEW' AND next_try_at <= now() ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED)
		UPDATE tasks t SET status = 'RUNNING', attempts = t.attempts + 1 FROM due WHERE t.id = due.id RETURNING t.id, t.payload`
	b.SetBytes(int64(len(sql)))
	b.ReportAllocs()
	for b.Loop() {
		sqltext.Parse(sql)
	}
}
