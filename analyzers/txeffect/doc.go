// Package txeffect defines an Analyzer that finds effects inside of database
// transactions.
//
// # Analyzer txeffect
//
// txeffect: report effects between begin and commit
//
// A rollback takes back rows, not mails. What is sent before the commit stays
// sent when a later statement or the commit itself fails, and nothing in the
// database says so:
//
//	db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&account).Error; err != nil {
//			return err
//		}
//		if err := mailer.Welcome(account.Email); err != nil { // no account, but a mail
//			return err
//		}
//		return tx.Create(&audit).Error
//	})
//
// Write down in the transaction what is to be sent, and send it afterwards:
//
//	db.Transaction(func(tx *gorm.DB) error {
//		if err := tx.Create(&account).Error; err != nil {
//			return err
//		}
//		return tx.Create(&Outbox{Kind: "welcome", Account: account.ID}).Error
//	})
//
// Two kinds are told apart. "rollback": the transaction may fail after the
// effect. "rerun": the library runs the function again when the transaction is
// aborted, and with it the effect. Both also keep rows locked for as long as the
// far side takes to answer.
//
// The rule sees begin and commit in one function, functions that are run in a
// transaction, and the program's own helpers for either, through calls,
// interfaces and closures. It is a must-analysis on the side of the
// transaction: the begin, or a test that finds a transaction in the context
// already, stands on every way to the effect, and a commit can follow it.
//
// It stays silent about reads, logs and metrics, about hooks that run after the
// commit, about jobs and events that are written through the transaction
// itself, and about effects on a way that only leads to a rollback. Of low
// confidence are effects with a key that makes a repetition harmless, effects
// that are known by the name of their method alone, requests that by their names
// only ask something (a search is sent by POST, too), transactions that write nothing, and publishers that send the rows of an outbox.
package txeffect
