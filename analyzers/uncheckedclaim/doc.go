// Package uncheckedclaim defines an Analyzer that finds conditional writes whose
// outcome nobody looks at.
//
// # Analyzer uncheckedclaim
//
// uncheckedclaim: report conditional transitions whose affected rows are ignored before the work
//
// A conditional update decides who does the work, but only by the number of rows
// it changed. Its error is nil for the winner and for the loser:
//
//	_, err := db.Exec("UPDATE jobs SET state='RUNNING' WHERE id=? AND state='READY'", id)
//	if err != nil {
//		return err
//	}
//	pay(id) // the loser pays, too
//
// Look at the count, or at the row that RETURNING answers:
//
//	res, err := db.Exec("UPDATE jobs SET state='RUNNING' WHERE id=? AND state='READY'", id)
//	...
//	if n, _ := res.RowsAffected(); n == 0 {
//		return nil // somebody else has it
//	}
//	pay(id)
//
// The same holds for an insert with ON CONFLICT DO NOTHING into a table that
// remembers what was processed, and for what may be used once: a code, an
// invitation or a refresh token that is read, used and deleted (category "spent").
// A DELETE that finds nothing is no error, not even in a transaction: the second
// one waits for the first, deletes no row, and commits what it made:
//
//	tx.First(&code, "code = ?", shown)
//	tx.Create(&Grant{Token: rand.Text(), UserID: code.UserID})
//	tx.Delete(&code) // two callers both get a grant
//
// Lock the row when it is read, or go on only if one row was deleted.
//
// Work that depends on the claim is an effect without a stable key, an insert
// that adds another row, an increment, or, after a move to a state that says
// somebody works on it, the write that ends that state. A count that is only
// logged decides nothing.
//
// The rule stays silent if nothing of that kind follows; about entries of a list in
// Redis that is sorted by time, which is for finding them again; if the count, the
// returned row, the compare-and-set flag, or the missing row's error is tested
// or handed to a caller nobody can see; if a transaction holds the row with FOR
// UPDATE; if another claim was won before; about claims of one item of a list after
// the other and what runs once after all of them; about updates that also take
// rows in the state they move to; and about updates that pick their
// rows by state or age alone. A deleted row counts only if its table or the column
// by which it is found is called a token, code, invitation or the like, and if
// what is done for it adds something: it stays silent if a unique key made of what
// the row said refuses the second use, in a serializable transaction, and about
// rows that are put in the place of the old one. It is shown at low confidence
// where nobody knows the keys of the table that is written. An update by columns
// that are no key, as the SQL files say, may be about several rows, and is shown at
// low confidence only. So is an ignored conflict on a table that is no memory of
// what was processed; it is not shown at all if a function on the way to it is named
// after reading the row or setting it up.
package uncheckedclaim
