package effectflow

import "github.com/dualwrite/dualwrite/passes/models"

// A method of a generated client says by its name alone what the server does. It
// may be done again if it asks, or if it puts something that has a name into a
// state; a change by an amount counts each time, and so does what is opened.
//
//	c.SendPayment(ctx, r)   // an effect
//	c.UpdateBalance(ctx, r) // an effect: by how much
//	c.CancelOrder(ctx, r)   // cancelled twice is cancelled; a rollback does not undo it
//	c.WalletBalance(ctx, r) // a question
//	c.DeleteOrder(ctx, r)   // gone is gone

// guessRPC reads the name of a method that takes options of a call.
func guessRPC(words []string) Guess {
	if harmless(words) {
		return Guess{}
	}
	return Guess{Kind: GuessEffect, Effect: models.RPC, Strong: words[0] != "update" && words[0] != "cancel" || changesAmount(words)}
}

// harmless reports whether the words of a remote method say that it reads or may be
// repeated.
func harmless(words []string) bool {
	if readVerb(words[0]) || readPrefix(words[0]) || greets(words[0]) || makesAddress(words) || tellsAmount(words) {
		return true
	}
	switch words[0] {
	case "update", "cancel":
		return false
	case "open":
		return !containsAny(words[1:], []string{"channel", "channels", "account", "position", "order"})
	}
	return repeatable(words[0])
}

// changesAmount recognises an update of what counts.
func changesAmount(words []string) bool {
	return words[0] == "update" && containsAny(words[1:], []string{"balance", "balances", "amount", "credit", "credits", "quota", "stock", "points", "quantity"})
}

// tellsAmount recognises questions that have no verb: WalletBalance, FeeReport.
func tellsAmount(words []string) bool {
	if len(words) < 2 {
		return false
	}
	switch words[0] {
	case "wallet", "channel", "account", "fee", "forwarding", "network", "node", "chain", "pending", "closed":
	default:
		return false
	}
	switch words[len(words)-1] {
	case "balance", "balances", "report", "history", "info", "channels", "sweeps", "version":
		return true
	}
	return false
}

// makesAddress recognises what hands out an address to be paid at: one that nobody
// uses harms nobody.
func makesAddress(words []string) bool {
	if len(words) < 2 {
		return false
	}
	switch words[len(words)-1] {
	case "address", "addresses", "addr":
	default:
		return false
	}
	switch words[0] {
	case "new", "next", "generate", "derive", "create", "fresh", "receive", "unused":
		return len(words) == 2 || !containsAny(words[1:], []string{"shipping", "billing", "customer", "email", "postal", "user"})
	}
	return false
}
