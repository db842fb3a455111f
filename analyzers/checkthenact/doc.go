// Package checkthenact defines an Analyzer that finds state which is tested
// first and changed afterwards, by a write that does not repeat the test.
//
// # Analyzer checkthenact
//
// checkthenact: report a state that is read, tested, and then changed unconditionally
//
// Between a test and the write that rests on it, somebody else passes the same
// test. Two workers, two requests, or a request and its repetition then both go
// on:
//
//	o := load(id)                                              // SELECT status ...
//	if o.Status == "PENDING" {                                 // both see PENDING
//		carrier.Book(o)                                    // booked twice
//		db.Exec("UPDATE orders SET status='DONE' WHERE id=?", id)
//	}
//
// Let the database test and change in one step, and go on only if it did:
//
//	res, err := db.Exec("UPDATE orders SET status='RUNNING' WHERE id=? AND status='PENDING'", id)
//	if n, _ := res.RowsAffected(); n == 0 {
//		return nil // somebody else has it
//	}
//	carrier.Book(o)
//
// A test that stands in the WHERE of the SELECT is no better; it is reported
// where the first thing happens that must not happen twice. "FOR UPDATE" holds
// the row only in a transaction: on a pool the lock is gone when the SELECT
// returns, which is reported at the SELECT as the category "lock". A limit that is read, compared and then
// raised lets two callers take the last place, which is the category "limit". So does
// a number of attempts that is compared with a fixed limit, unless a worker counts
// its own: its write also moves the row on, or says when to try again. A
// row that is looked up and inserted if it is missing is the category "missing",
// the first row of a table, or of a kind (an administrator), that a request inserts if
// there is none "first", a value that no row has when it is looked for, and that an
// update then gives to one, "given". An
// amount that is read, added to in Go and stored is the category "lost": a balance,
// credit, quota, stock and the like. Rows that
// are selected by a state and then only marked as being worked on are the category
// "taken", and a row that nobody has, picked by that alone and given to whoever asks,
// is "free": the next number, code or address.
//
// A column of any name is tested like a state if the SELECT asks that nothing is in it
// (used_by IS NULL) and the write puts something there, or if Go does and what is
// stored is what the deed answered or made: two callers both register a customer
// elsewhere because none is noted yet. A value that merely fills a gap is as good the
// second time, and a mark that a row was deleted is none of that.
//
// The rule stays silent if the write's WHERE names the tested column, another
// state, a version, an attempt or a lease; if a transaction holds the row with
// FOR UPDATE (in a part of the statement that reads it, too), an advisory or a
// table lock, or is serializable (a row of another table that is locked after the
// test does not count); if the row was locked before by a statement whose
// transaction nobody can see; if a claim was won before; in packages and functions that
// migrate or seed a database, about missing and first rows; if the number of rows
// is compared with a limit above one; if an insert with a declared unique key
// stands in between, or such a key (also of some rows only) is made of what was looked
// for; if read and write may concern different rows; about an insert that belongs to a
// row which the same run had made before it read. A test in front of an effect with a
// stable key only saves work. Where nothing but the write itself rests on the test (what a
// function that raises a flag does for other columns, under a branch of its own, does
// not count), or everything happens under a distributed lock, the finding is shown at low
// confidence only, and so is a lookup before an insert as long as nobody knows
// the table's unique keys, or if the row is nothing but a link that the program only
// asks for being there.
//
// The fix adds the tested state to the WHERE of a plain UPDATE. It is offered only
// if the program already looks at the number of affected rows, and does what must
// not be done twice after that.
package checkthenact
