// Package unfencedwrite defines an Analyzer that finds writes of a lease holder
// that do not name the lease.
//
// # Analyzer unfencedwrite
//
// unfencedwrite: report writes after a claim by token that are not conditional on the token
//
// A claim that bumps an attempt or a version, or writes an owner, gives its
// holder a token. A holder that sleeps too long loses the row to the next one,
// wakes up, and writes over what that one did:
//
//	res := db.Exec("UPDATE work SET attempt = attempt + 1 WHERE id = ? AND attempt = ?", id, n)
//	...
//	run(id)                                                         // slow
//	db.Exec("UPDATE work SET stage = 'PRICED' WHERE id = ?", id)    // whose stage is this?
//
// Name the token in every write that follows, and look at the rows:
//
//	db.Exec("UPDATE work SET stage = 'PRICED' WHERE id = ? AND attempt = ?", id, n+1)
//
// A lock that is a row with its holder and the end of its time has to be given back
// by both, name and holder (category "release"): whoever worked longer than that
// deletes the lock of the next one, and a third goes to work.
//
//	db.Exec("DELETE FROM locks WHERE name = ?", name)                      // whose lock is this?
//	db.Exec("DELETE FROM locks WHERE name = ? AND locked_by = ?", name, me)
//
// An ORM's Save of the whole row is such a write, too: it sets every column to
// what was read long ago.
//
// The rule stays silent about tables without a token: where the claim only moves
// a state, there is nothing to be fenced by, and about rows that are deleted because
// their time is over, or that belong to somebody for good. It also stays silent if the write
// tests the token or another part of it, if it is in the transaction of the
// claim, if the ORM maintains a version column itself, and if claim and write
// may concern different rows. A write that tests the state, but not the token,
// and a token on rows that nobody else can take, are shown at low confidence
// only.
package unfencedwrite
