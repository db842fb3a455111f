// Package retryceiling defines an Analyzer that finds retries that never give
// up.
//
// # Analyzer retryceiling
//
// retryceiling: report retries without an upper bound on attempts or time
//
// What fails today may fail for ever: a rejected card, a deleted account, a
// message nobody can read. A retry without a ceiling holds its worker, repeats
// its effect and hides the failure from everybody:
//
//	for {
//		if err := centre.Release(ctx, no); err == nil {
//			return
//		}
//		time.Sleep(pause)                                    // until the end of time
//	}
//
//	b.MaxElapsedTime = 0
//	backoff.Retry(op, b)                                         // never gives up
//
//	if err := hotel.Cancel(ctx, job.ReservationID); err != nil {
//		db.Exec("UPDATE jobs SET status='PENDING' WHERE id=?", job.ID) // comes back for ever
//	}
//
// Count the attempts where they survive a restart, stop at a number of them, and
// put what is left where a person finds it:
//
//	for attempt := 1; attempt <= maxAttempts; attempt++ { ... }
//	return deadLetter(ctx, no, err)
//
//	UPDATE jobs SET attempts = attempts + 1,
//		status = CASE WHEN attempts >= 7 THEN 'DEAD' ELSE 'PENDING' END WHERE id=?
//
// Three kinds are told apart: "loop" (a loop, or a function that calls itself
// after a failure), "helper" (a library's retry helper with a policy that sets
// no limit), and "requeue" (a failure path that puts the row or the message back
// where it came from, with no counter of attempts on it anywhere in the
// program).
//
// The rule stays silent about whatever goes on after a success (worker loops,
// event loops, consumers), loops that wait for a server, a lock or an answer,
// compare-and-set loops, loops that go round only when a name is taken, helpers whose default is limited, policies that are
// handed in from outside, and rows whose table has a column of attempts. A loop
// that also ends with its context, or by a condition that is not understood, or
// that only goes round after one named failure which is not said to pass, is only
// shown with low confidence; so is a retry that merely asks for something.
//
// Where the policy of a retry helper is made in the function that calls it, the
// fix gives it ten attempts, or the time that its library usually allows.
package retryceiling
