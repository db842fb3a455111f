// Package oracle asks whether sqltext reads a statement as the real parsers of
// the dialects do.
//
// For every statement of a corpus that the dialect's own parser accepts, verb,
// target table, assigned columns, tested columns and conflict action have to be
// the same:
//
//	UPDATE t SET a = 1 WHERE b = 2 -- both must say: update t, set a, where b
//
// The parsers stand in for PostgreSQL, MySQL, SQLite and SQL Server; there is
// none for Oracle. This is a module of its own so that none of them becomes a
// dependency of the analyzer. What the parsers refuse is not compared, nor are
// columns inside CASE, which sqltext leaves out by design.
package oracle
