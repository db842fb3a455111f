// Package stuckstate defines an Analyzer that finds states which a crash leaves
// for ever.
//
// # Analyzer stuckstate
//
// stuckstate: report rows moved to an in-progress state that nothing brings back
//
// A worker marks a row, does the work, and marks the row again. If it dies in
// between, nobody selects the row any more:
//
//	db.Exec("UPDATE jobs SET state='RUNNING' WHERE id=? AND state='READY'", id)
//	work(id)                                                     // dies here
//	db.Exec("UPDATE jobs SET state='DONE' WHERE id=?", id)
//
// Bring rows back that stand in that state for too long, and count how often:
//
//	UPDATE jobs SET state = CASE WHEN tries < 5 THEN 'READY' ELSE 'FAILED' END, tries = tries + 1
//	WHERE state = 'RUNNING' AND touched_at < now() - interval '10 minutes'
//
// or let the claim itself take rows whose lease has run out.
//
// The question is asked of the whole program: a statement anywhere in it that
// selects, resets or deletes rows of that state, without being told which row,
// answers it, and so does a statement whose conditions are not known.
//
// The rule stays silent about states that the same function does not leave
// again, since they may wait for an answer from outside; about words that do not
// say that somebody is at work; about a mark that makes the row if there is none
// (an upsert), since then the work is brought back by something else than the row,
// which only tells how far it got; about a state that is entered and left in one
// transaction; and if a statement on the table could not be read.
package stuckstate
