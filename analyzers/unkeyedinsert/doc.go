// Package unkeyedinsert defines an Analyzer that finds inserts which a repetition
// of the same work inserts again.
//
// # Analyzer unkeyedinsert
//
// unkeyedinsert: report inserts into histories, ledgers and outboxes that nothing keeps unique
//
// A row that says what happened must be there once for each thing that happened.
// A handler whose message is delivered again adds it once more:
//
//	func (c *Consumer) Handle(ctx context.Context, m Trip) error {
//		_, err := c.db.Exec("INSERT INTO point_entries (rider, trip, points) VALUES (?, ?, ?)", m.Rider, m.Trip, m.Points)
//		return err
//	}
//
// Give the table a unique key made of what identifies the work, and leave the
// row alone when it exists:
//
//	INSERT INTO point_entries (rider, trip, points) VALUES (?, ?, ?) ON CONFLICT (trip) DO NOTHING
//
// The rule looks at tables with a row per event (history, ledger, entries,
// transactions, outbox and the like) and, after a state that was tested or
// claimed without effect, at any row that is made for the work.
//
// It stays silent if the insert says what to do with a row that exists; if the
// ORM's tags or the project's SQL files make the values it gives a unique key; if
// the identity of the row is given by the caller; after a claim that was won; in
// a transaction that also inserts the parent row under a declared key, records
// the message as processed, or moves a state that was asked for before; if the
// row was looked for before or the rows in its place were deleted, or the error
// is searched for a duplicate, whatever callers make of what is left of it; about rows that only tell people what happened
// (audit trails, logs, what a user agent or an actor did, events that name who
// did it and carry nothing to be sent); if a value of a declared
// key cannot be read; in packages and functions that
// migrate or seed a database. A wrapper that is handed its statement is not shown,
// but the call that hands it over.
//
// Confidence: medium for ledgers, histories and outboxes in code that is seen to
// run again, in a request that also puts a row into a state it may be in already,
// and in libraries, as well as after a test; low for what else is seen to run
// again, for those tables in handlers of requests, and for rows of which nobody can
// tell what they belong to. Nothing is said about other rows: most requests that are repeated mean to add another one. Low is also
// a row that begins a life of its own (state 'PENDING'), since it is the work and
// not a note about it; one whose state says that an attempt failed, since there is
// one for each; and one of a table that the program asks only for the last or the
// first of its rows, or whether there is any.
package unkeyedinsert
