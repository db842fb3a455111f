// Package lockimpl defines an Analyzer that finds distributed locks written by
// hand on top of a key-value store.
//
// # Analyzer lockimpl
//
// lockimpl: report hand-rolled distributed locks
//
// "Set this key unless it exists" looks like a lock that fits in three lines:
//
//	ok, err := rdb.SetNX(ctx, "lock:"+job, "1", time.Minute).Result()
//	...
//	rdb.Del(ctx, "lock:"+job) // possibly somebody else's lock by now
//
// The three lines leave out what makes it hard: whose lock is deleted, what
// happens when the holder stalls for longer than the key lives, how the key is
// extended, what a failover of the store forgets. Use a library for it:
//
//	mu := rs.NewMutex("lock:" + job)
//	if err := mu.LockContext(ctx); err != nil { ... }
//	defer mu.UnlockContext(ctx)
//
// and remember that no lock, from a library either, keeps an effect from being
// done twice (see lockonly): let a key or a conditional write decide.
//
// The category tells the two forms apart: "setnx", a key that is set if absent,
// and "script", a script that compares and sets.
//
// The rule recognises a lock by its name: the key, the function or its receiver
// speak of a lock, mutex, leader, lease or semaphore. It stays silent about the
// same commands used as a memory of what was processed, as a throttle or a
// lockout, about caches, and about locks of databases and lock libraries.
package lockimpl
