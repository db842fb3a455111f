// Package directive answers: what did the author of this code say about it?
//
// Two kinds of comments speak to dualwrite. A suppression says that a finding is
// known and why it may stay; a declaration says what a function means when its
// body can't tell.
//
//	//dualwrite:ignore effectrecord the relay deduplicates by message id
//	if err := publish(ctx, msg); err != nil {
//
//	//dualwrite:effect key=orderID
//	Charge(ctx context.Context, orderID string, cents int64) error
//
// A suppression covers the line it ends, the statement or declaration that
// starts on that line or (when it stands alone) on the next, the whole function
// when it is part of the doc comment, the whole file when it comes before the
// package clause. The reason is not optional, since next year's reader has
// nothing else to judge by:
//
//	publish(ctx, msg) //dualwrite:ignore effectrecord
//
// suppresses nothing and is a finding itself; so is a suppression that no longer
// suppresses anything. golangci-lint's comments are honoured as they are there:
//
//	publish(ctx, msg) //nolint:dualwrite // deduplicated by the relay
//
// # Declarations
//
//   - effect: the call has an outcome that a rollback can't undo. key=p names the
//     parameter (or p.Field, or its position from 1; p may be the method's receiver)
//     by which a repetition is recognised.
//   - idempotent: an effect that may be repeated.
//   - record: a durable write.
//   - claim: a conditional write whose result decides who does the work.
//   - pure: none of these, stop looking.
//
// They stand in the doc comment of a function or of a method of a named
// interface.
//
// # Class of analysis
//
// Syntax only: the comments of one package, their place among the nodes, no
// control flow. The index keeps lines and names, no syntax trees.
//
// # Deliberate silences
//
// A comment that merely mentions dualwrite is prose. A //nolint comment is never
// called unused: other linters may need it.
package directive
