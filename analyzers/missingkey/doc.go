// Package missingkey defines an Analyzer that finds effects which are repeated
// without a key although their API takes one.
//
// # Analyzer missingkey
//
// missingkey: report effects in repeated code that leave the key of their API unset
//
// An API that takes an idempotency key offers to recognise a repetition. Code
// that is run again for the same work, and doesn't use the offer, does the work
// again:
//
//	func (a *Activities) Transfer(ctx context.Context, p Payout) error {
//		params := &stripe.TransferCreateParams{Amount: &p.Cents}
//		_, err := a.stripe.V1Transfers.Create(ctx, params) // a retry pays out again
//		return err
//	}
//
// Say which work it is:
//
//	params.SetIdempotencyKey("payout-" + p.ID)
//
// Repeated code is a retry, a loop over selected rows, a handler of jobs or
// messages, an activity, and work whose row is updated afterwards, so that it is
// still open when the process dies before. The call is reported where it stands,
// also when the repetition is several packages away.
//
// An HTTP request that is neither read-only nor repeatable by its method has a
// place for a key, too: a header. Whether the other side looks at it is not
// known, so that only counts where the repetition is certain and the names on the
// way to it, or its URL, say that it does something: charge, send, order. A gRPC
// request counts when its message has a field for a request id or key.
//
// The rule stays silent when a key is given, whatever it is made of (see
// attemptkey), when the receiver is asked first what it has already, when the
// API has no place for a key (see effectrecord), about requests whose names say
// that they only read, log in, ask, or report how the program is doing
// (heartbeats, telemetry), about loops over recipients and settings, which are no
// work, and about what a goroutine does that nobody waits for. When an identity of
// the work travels somewhere else, in the body or the name of the resource, told by
// setters of the request too (R().SetBody(order).Post(url)), the receiver may deduplicate on that, and the finding has low confidence; so has a
// request whose method is not seen, since it may only ever ask. A payment service that
// has a place for a key does not: notes in the metadata of a charge or refund
// count for nothing.
package missingkey
