// Package outbox defines an Analyzer that finds events which are published beside
// the write that they tell of.
//
// # Analyzer outbox
//
// outbox: report events published beside the transaction that made the change
//
// The change is committed, the event is not yet out. A process that dies in
// between, or a broker that is down, leaves a change nobody else ever hears of:
//
//	tx.Exec("INSERT INTO orders (id) VALUES ($1)", o.ID)
//	tx.Commit()
//	writer.WriteMessages(ctx, kafka.Message{Topic: "orders", Value: order(o)}) // lost
//
// Write the event in the same transaction, and let a relay send what it finds:
//
//	tx.Exec("INSERT INTO orders (id) VALUES ($1)", o.ID)
//	tx.Exec("INSERT INTO outbox (topic, payload) VALUES ('orders', $1)", order(o))
//	tx.Commit()
//
// A job queue in the same database does as well, with the variant of its call
// that takes the transaction. Two kinds are told apart. "publish": an event or a
// job leaves the process after the write. "apart": there is an outbox, but its
// row is written in another transaction than the change, which moves the gap and
// does not close it.
//
// The rule looks for a write and an event about the same row, in that order, with
// no record after the event. It is a may-analysis: some way leads from the one to
// the other.
//
// It stays silent when an outbox row or a job is written in the transaction or for
// the same work (a queue in Redis is none unless it is filled before the change), about events that only people read, when the event is recorded after it was sent (that is
// effectrecord's; the whole row stored once more, also where the event failed and with
// nothing in it that was decided since, is no record), about relays that select what they send, about events inside of
// the transaction, whoever of the callers began it, and goroutines that some caller
// starts inside of one (those are txeffect's), events where only the failure of the
// call that makes the change leads to (they hand the work on once more), unless it
// says itself that something failed, rows in a first state of whose table
// another write moves the state before the event, and about rows that a function
// named after reading them (getOrCreate) only makes sure of. Mails count only if a goroutine that is started beside the change sends them
// and nobody waits for it, and not those that people ask for again (codes,
// activations); requests of such a goroutine count if the names on the way say that
// they spread what happened (federate, deliver, announce). What is sent to a channel
// that a field or a package variable holds counts as what the loops that receive
// from it do with it. Where a failure of the event is only logged or ignored, a job
// or a message is of medium confidence. Of low confidence are requests whose failure
// is ignored, messages that name nothing of the row (they wake somebody who looks
// for himself; where workers pick such rows with SKIP LOCKED, it is enough that they
// are not known to name one) or that are called monitoring, mails of which nothing but the address
// is given to what sends them (unless the change stores that address), notices to caches, search indexes and browsers, messages that nobody
// keeps (Redis Pub/Sub, plain NATS), events that are sent as well where the state of a
// stored row asked for no change, changes that some sweep in the program finds
// again by their state, and handlers that a broker or a workflow engine runs again
// until they succeed.
package outbox
