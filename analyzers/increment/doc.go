// Package increment defines an Analyzer that finds additions to a stored amount
// which a repetition adds again.
//
// # Analyzer increment
//
// increment: report increments of stored amounts in code that may run again for the same work
//
// Setting a value is repeatable, adding to it is not. If the answer to the first
// call is lost, or the message is delivered again, the amount is there twice:
//
//	func (h *Webhook) Apply(ctx context.Context, e Event) error {
//		_, err := h.db.Exec("UPDATE accounts SET balance = balance + ? WHERE id = ?", e.Cents, e.Account)
//		return err
//	}
//
// Remember in the same transaction that this event was applied, and let a unique
// key refuse the second time:
//
//	tx.Exec("INSERT INTO applied_events (id) VALUES (?)", e.ID) // primary key
//	tx.Exec("UPDATE accounts SET balance = balance + ? WHERE id = ?", e.Cents, e.Account)
//
// or compute the value anew from the entries it is the sum of, or make the
// addition conditional on the version it was meant for and look at the rows.
//
// An increment is x = x + ? in SQL or in a builder, $inc, an expression given to
// an ORM, or an upsert that adds.
//
// The rule stays silent if the WHERE names a version, an attempt, or a column
// that the same statement changes to another value; after a claim that was won;
// in a transaction that also inserts under a declared unique key or into a
// memory of processed messages, or that moves a state which was asked for
// before; about counters of attempts, retries and versions, whose meaning it is
// to grow, of serials, sequences and indexes, which only have to rise, and of views
// and hits, which nobody takes for exact; about what a statement deleted and adds
// elsewhere. A wrapper that is handed its statement is not shown, but the call
// that gives it one.
//
// Confidence: high for an amount in code that is seen to run again, medium for
// an amount in a library and in the handler of a request which says how much is
// added or asks for a state of the row, low for amounts in other requests, since a
// repeated one may well be another one, for amounts that are stored together with how
// far they were counted (watermark, last_id), for steps of one in code that nothing
// shows to run again, and for amounts in a program whose ways to them are all seen
// and repeat nothing. Nothing is said about statistics (downloads, likes, used_…,
// …_count).
package increment
