// Package duplicateerror defines an Analyzer that finds duplicates which are
// answered as failures.
//
// # Analyzer duplicateerror
//
// duplicateerror: report duplicate-key errors that a repeated call gets as a failure
//
// A unique key is what makes a repetition harmless. Its violation says that an
// earlier call did the work and that its answer was lost. To whoever repeats the
// call, an error says the opposite:
//
//	_, err := pool.Exec(ctx, "INSERT INTO quotes (request_id, cents) VALUES ($1, $2)", in.RequestID, in.Cents)
//	if errors.As(err, &pgErr) && pgErr.Code == "23505" {
//		return ErrAlreadyQuoted                               // repeated for ever, or given up though it was done
//	}
//
// Answer as the first time: with what is stored, or with plain success:
//
//	if errors.As(err, &pgErr) && pgErr.Code == "23505" {
//		return existing(ctx, in.RequestID)
//	}
//
// The finding stands at the return. It needs a row whose key comes from the
// caller and names the work (an event, a message, a request, a payment, a hash),
// and an operation that is repeated: a handler of messages or jobs, an activity,
// an endpoint, a method that takes a request.
//
// The rule stays silent where a conflict is the contract, because the key is
// what somebody chose and somebody else may have taken: names, mail addresses,
// slugs, and keys that only tie a user, a group or a role together. It stays
// silent, too, when the stored row is read before the error is returned (to
// compare the two), and when a caller takes the error for success. What names
// neither is only shown with low confidence.
package duplicateerror
