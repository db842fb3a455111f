// Package splittx defines an Analyzer that finds writes which look like part of a
// transaction and are not.
//
// # Analyzer splittx
//
// splittx: report writes beside the open transaction
//
// The transaction is open, but this write does not run on it. It is committed at
// once, stays when the transaction is rolled back, and waits for the locks that
// its own transaction holds:
//
//	db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&order).Error; err != nil {
//			return err
//		}
//		return s.db.Create(&order.Lines).Error // s.db is the pool
//	})
//
// Hand the transaction down to every write that belongs to it:
//
//	db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&order).Error; err != nil {
//			return err
//		}
//		return tx.Create(&order.Lines).Error
//	})
//
// Five kinds are told apart. "stray": the write goes to the same database, past
// the transaction. "nested": a second transaction on the same database is begun
// and committed while the first one is open. "elsewhere": the write goes to
// another database. "commits": two transactions in two databases are committed
// one after the other, and a crash between the two commits leaves one half.
// "behind": a row is moved to its last state and committed, and only then comes
// what belongs to it, another row or an amount. A crash in between leaves that out
// for good, since a repetition finds the new state and turns back:
//
//	if inv.Status == "ACCEPTED" {
//		return ErrUsed
//	}
//	db.Model(&inv).Update("status", "ACCEPTED")
//	db.Create(&Member{Team: inv.Team}) // never, if the process dies before
//
// What spans two databases needs a row in the first one that says what is still
// to be done in the second, and a key in the second.
//
// The rule compares where handles come from, through calls, closures, contexts
// and repositories that are rebuilt on a transaction. A handle nobody can read is
// never reported, nor is one that is the pool or a transaction depending on
// what the context holds.
//
// It stays silent about reads, caches, audit trails and histories (they are kept
// outside on purpose, to survive a rollback), counters, sequences and leases, and
// about writes on a way that only leads to a rollback. "behind" is reported only if
// the state was asked for before, in Go or in the WHERE of the update, if it is not
// one that says somebody works on the row, and if nothing moves it again
// afterwards; not about rows that only tell people what happened, nor where a helper
// begins a transaction unless it is handed one.
package splittx
