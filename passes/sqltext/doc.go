// Package sqltext reads SQL and answers what a statement says: which table it
// writes, which columns it moves, and under which conditions.
//
// The difference between a claim and a hope is one condition:
//
//	UPDATE tasks SET status = 'DONE' WHERE id = ?                        -- bad: whoever comes, wins
//	UPDATE tasks SET status = 'DONE' WHERE id = ? AND status = 'RUNNING' -- good: only one can win
//
// Parse says of the second that it assigns status and also tests it
// (Assigns("status"), Tests("status")), wherever that test stands: beside the
// key, in every alternative of an OR, or in the SELECT .. FOR UPDATE SKIP
// LOCKED that picks the row.
//
// One reader serves PostgreSQL, MySQL, SQLite, Oracle and SQL Server, because
// a Go program seldom says which one it talks to. Where two dialects
// contradict each other (a double quoted word, a backslash, a lone question
// mark) the rest of the text decides. Fragments as ORMs take them are read by
// ParseWhere, ParseSet and ParseExpr.
//
// The analysis is syntactic and of the may kind: what was read was said, and
// what was not read is left out. Text that nobody could know, such as the value
// of a Sprintf verb, is written as [Hole]; Complete is then false, and so it is
// after text that makes no sense. Nothing fails, nothing panics, and the time
// taken is linear in the text.
//
// Deliberately not answered: names are not resolved against a schema, types and
// precedence beyond what conditions need are ignored, routine bodies and
// strings that hold SQL are not entered, and a test inside an arithmetic
// expression is reported by the columns it mentions only.
package sqltext
