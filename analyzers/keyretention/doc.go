// Package keyretention defines an Analyzer that finds memories of what was done
// which forget too early.
//
// # Analyzer keyretention
//
// keyretention: report deduplication that forgets before the last replay
//
// To skip what was done already, it must be remembered for as long as it may come
// back. A key that expires protects against quick repetitions only:
//
//	if stored, err := rdb.Get(ctx, key).Result(); err == nil {
//		return stored, nil
//	}
//	result, err := charge(ctx)
//	rdb.Set(ctx, key, result, 24*time.Hour) // the operator resumes dead items weeks later
//
// Keep the memory where the work is kept, for as long as the work is:
//
//	INSERT INTO effects (name, result) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING
//
// and let the cache only answer faster. Deleting old rows of a table of processed
// messages is the same thing in another form.
//
// The replay paths looked for are those the program shows: a function by which
// somebody resumes, replays or reprocesses old work, jobs and activities whose
// framework retries for weeks, and, with low confidence, messages that a broker
// keeps for days and keys that a broker remembers for minutes. The categories are
// "expiry", "cleanup" and "window".
//
// The rule stays silent when the result is stored durably or asked for in a
// durable store, too, when nothing is skipped because of the key (a cache), when
// the effect has a stable key of its own, when no replay path is in view, about
// throttles of requests, and about keys that don't expire.
package keyretention
