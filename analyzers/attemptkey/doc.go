// Package attemptkey defines an Analyzer that finds idempotency keys which are
// made anew by every attempt.
//
// # Analyzer attemptkey
//
// attemptkey: report idempotency keys that are new on every attempt
//
// A receiver recognises a repetition by its key. A key that is made up in the
// code that is run again names the attempt, not the work, so every attempt looks
// like new work:
//
//	err := retry.Do(func() error {
//		key := uuid.NewString()          // another key for each try
//		return bank.Transfer(ctx, key, payout)
//	})
//
// Derive the key from what does not change, the identity of the row or request
// that is worked on:
//
//	key := fmt.Sprintf("payout-%d", payout.ID)
//
// or make it up once, store it with the work before the first attempt, and let
// every attempt read what is stored:
//
//	UPDATE payouts SET request_id = COALESCE(request_id, $2) WHERE id = $1 RETURNING request_id
//
// Random values, the clock, process ids, loop counters and numbers of attempts
// all make a new key. A key that mixes the identity of the work with the clock is
// reported even when it is stored: the next request for the same work makes
// another one.
//
// What counts is that the making of the key is run again for the same work: it
// stands in a retry, in a loop over selected rows, in a handler of jobs or
// messages, in an activity, or the effect is recorded later on a row that
// existed before. A number that is only called after an order or a transaction,
// and is not stored with what came back, may well be meant for one attempt and is
// shown with low confidence in the last case.
//
// The rule stays silent when the key is written to a store before the effect or
// read from one, when it is made outside of the code that is repeated, when a
// caller may pass a key and the fresh one only stands in for a missing one, and
// about ids that nobody deduplicates on: traces, spans, nonces, log correlation,
// the ids of new entities and events. A request id header mostly serves tracing
// and is reported with low confidence only.
//
// A random key that only the function literal of a retry helper makes anew, for
// one use, can be fixed by making it in front of the retry. It is then the same in
// all attempts; no fix is offered where it would still be new after a crash and
// that matters.
package attemptkey
