// Package effectrecord defines an Analyzer that finds effects which are
// recorded in a separate write.
//
// # Analyzer effectrecord
//
// effectrecord: report effects whose record is a separate write
//
// Doing the work and recording that it was done are two commits. A process that
// dies between them does the work again after a restart:
//
//	for _, t := range due {
//		charge(t)                                            // charged twice
//		db.Exec("UPDATE tasks SET status='DONE' WHERE id=?", t.ID)
//	}
//
// Give the effect a key that is derived from the row, which whoever causes the
// effect deduplicates:
//
//	charge(t, fmt.Sprintf("task-%d", t.ID))
//
// Three kinds are told apart. "unclaimed": nothing keeps the row from being
// picked up again. "claimed": the row is claimed first by a conditional update,
// which stops a second worker, but a sweep or an expired lease hands the row to
// the next attempt, and that one repeats the effect. "loss": the row says that
// it was sent before it is, so a crash in between loses the effect for good. That
// holds as well where a goroutine or a queue in memory is to send it and the row
// says so already, unless somebody waits for the goroutine; that it may be
// repeated as well is not told then.
//
// Where the far side takes no key, write an intent before the effect and an
// outcome after it, and let whoever finds an intent without an outcome look the
// effect up instead of repeating it. That form is accepted: a checked claim
// that nothing undoes by itself.
//
// The rule stays silent about effects with a key that does not change between
// attempts, also one that is made only where the caller or the row has none or
// that a new row is inserted with, jobs put into a queue in the same transaction, requests that may be
// repeated by nature (GET, PUT, DELETE, an overwrite of a named object),
// requests that set a state under a name (CreateCommitStatus), mails of goroutines
// that people ask for again, writes that do not concern the same row or request, and
// writes of another goroutine that share only the request as a whole. A state such
// as "error" that is written only where something failed after the effect records no
// success, and a line in a chat about a failure is no part of the work that is
// recorded whether there was one or not. It knows an effect by the
// library call it ends in, or by the names of an interface and its method when
// no implementation is in view; the second kind counts less. Requests for another
// token (RefreshToken, obtainToken) are shown at low confidence, so are messages that
// nobody keeps (Redis Pub/Sub), and so are requests
// that make something new for somebody who asked and that a new row is filled from,
// an invoice for example: unless a loop, a job or a test of stored state leads to
// them, or their names say that money moves, a crash leaves an orphan at the far
// side and no work that is done again. A new row in a waiting state that stores
// nothing of what the request before it answered counts as low as well: it is the
// next work.
package effectrecord
