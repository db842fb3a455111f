// Package lockonly defines an Analyzer that finds effects which nothing but a
// distributed lock keeps from being repeated.
//
// # Analyzer lockonly
//
// lockonly: report locks that are the only guard of an effect and its record
//
// A distributed lock keeps two instances apart as long as both are healthy. It
// says nothing about what the previous holder had done before it died, and its
// time runs out under a holder that stalls:
//
//	mu.Lock()                                                    // the only guard
//	code := issuer.Order(order)                                  // done, then the process dies
//	db.Exec("UPDATE orders SET status='FULFILLED' WHERE id=?")   // never reached: the next holder orders again
//
// Keep the lock if it saves work, and let something else decide:
//
//	code := issuer.Order(ctx, "order-"+id, order)  // the issuer knows its references
//
// or claim the row by a conditional update before the effect and look up what an
// interrupted attempt has done.
//
// Locks of libraries (redsync, redislock, etcd, consul, leader election),
// advisory locks of databases, and keys set in Redis under the name of a lock
// all count.
//
// The rule stays silent when the effect has a stable key, when a claim of the
// row decides about it, when its receiver is asked first, when nothing that is
// done under the lock is an effect with a record of its own, and about locks
// inside one process. A lock given back before the effect does not guard it, nor
// does an advisory lock that workers share.
package lockonly
