// Package looptx defines an Analyzer that finds one transaction around a whole
// loop over pieces of work.
//
// # Analyzer looptx
//
// looptx: report one transaction around a loop over work items
//
// Each selected row is a piece of work of its own, but here they succeed or fail
// together. One row that cannot be handled takes back what was done for all the
// others, and the next run starts with the same row again:
//
//	tx, _ := db.Begin()
//	for _, b := range openBets {
//		wallets.Credit(b.Player, b.Cents)                        // stays done
//		tx.Exec("UPDATE bets SET status='DONE' WHERE id=?", b.ID) // taken back by a later failure
//	}
//	tx.Commit()
//
// Rows stay locked for as long as the longest run takes, and whatever else was
// done for the earlier rows stays done without a record. Give each row a
// transaction of its own:
//
//	for _, b := range openBets {
//		settle(db, b) // begin, write, commit
//	}
//
// Work is told from the parts of one thing by the SELECT: it picks rows by their
// state or age, and the loop moves each row out of that selection. It is a
// may-analysis: the rule follows the list from the SELECT to the loop through
// calls and slices, and reports nothing about lists whose origin it can't see.
//
// The rule stays silent about the lines of one order, also when they are read by
// the order's id, about a chunk of limited size that only writes to the database,
// about copies, deletes and bulk inserts, and about migrations and seeding, where
// all or nothing is the point. A loop without effects that gives every row the
// same values, which one statement could do as well, or that goes on after a row
// that failed, is only shown with low confidence.
package looptx
