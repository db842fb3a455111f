// Package ackorder defines an Analyzer that finds messages which are
// acknowledged at the wrong moment.
//
// # Analyzer ackorder
//
// ackorder: report messages acknowledged before their work, or after work that a second delivery repeats
//
// An acknowledgement tells the broker to forget the message. Whatever is not
// finished then is lost with the process:
//
//	m, err := reader.ReadMessage(ctx)     // commits the offset
//	db.Exec("INSERT INTO readings ...", m) // never happens after a crash
//
//	msg.Ack()
//	handle(msg)                           // never happens after a crash
//
// Acknowledge when the work is durable:
//
//	m, err := reader.FetchMessage(ctx)
//	db.Exec("INSERT INTO readings ... ON CONFLICT (id) DO NOTHING", m)
//	reader.CommitMessages(ctx, m)
//
// Then a crash between the two brings the message again, so the work has to bear
// a repetition:
//
//	mail(m.To)                            // sent twice
//	msg.Ack()
//
// Four kinds are told apart. "auto": the receiving call itself acknowledges.
// "early": the acknowledgement stands before work on the message, or the work
// runs on in a goroutine. "repeat": an effect without a key precedes the
// acknowledgement, and nothing remembers that the message was handled. "moved": an
// element is taken out of a set in Redis before it is put into the queue that it
// goes to; put it there first, or move it in one script or MULTI.
//
// The rule stays silent about acknowledgements on a failure path (a message
// nobody can read), messages that are stored before they are acknowledged, work
// that only logs or counts, steps in front of a handler that do nothing but acknowledge
// and call it (that is what they are put there for), and effects with a key, behind a claim, or behind a
// look at what was handled before. Fire-and-forget channels (Redis Pub/Sub, AMQP
// queues that are exclusive or deleted with their last consumer), caches fed from
// a queue, messages passed on to another queue, and requests whose body is the
// whole of what the message held, or a whole record in it that a decoder which
// cannot be seen has filled in, names included by which the receiver may know it,
// are only shown with low confidence.
package ackorder
