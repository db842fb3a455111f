// Package models answers one question about a function: what does a call of it
// mean for a program that may die at any line?
//
// The answers are rows, one per function, method or interface method, and rows
// are data. What a library does is written down, not guessed from names:
//
//	// func (c *Client) Charge(ctx context.Context, p *ChargeParams) (*Charge, error)
//	{Symbol: "(*github.com/acme/pay.Client).Charge", Kind: Effect, Effect: Payment,
//		Keys: []Slot{{SlotField, 1, "IdempotencyKey", false}}},
//
// and not:
//
//	if strings.Contains(fn.FullName(), "Charge") { ... } // also hits RechargeCache
//
// # Matching
//
// A row is found through the declared function object, in constant time. A call
// is traced to the same row however it is written: through an instance of a
// generic type, a method promoted from an embedded field, a public alias of an
// internal type, an unexported receiver, an interface that embeds the declaring
// one, or another major version of the module. This is exact matching: no
// pattern, no heuristic, nothing to tune.
//
// A package of another module that declares what a modelled one declares, under a
// path that ends alike, is its fork and has its rows (Table.Forks). The program's
// own packages never are, nor are those of which only a few names agree: most
// functions that rows speak of must be there, with parameters that suit them. So
// a small library is known in a fork only if the whole tree below the repository
// has kept its place, or if the project names it.
//
// # Silence
//
// A function without a row is unknown, and unknown is never reported, with one
// exception: methods of what calls itself a client of something outside (Outward)
// are judged by their names elsewhere, as those of the program's own interfaces
// are, and count for less. Neutral
// and Derive rows are the opposite of unknown: they say that nothing happens,
// which is what keeps inference out of the standard library and of everything
// that logs and measures. Whole packages can have such a default.
//
// Deliberately left out: reads of paid services, calls that hand out short-lived
// tokens or links, writes to local files, and standard output. To repeat them
// harms nobody. Updates that set named fields of a named object are recorded as
// PUT, whatever verb goes over the wire.
//
// Clients whose commands are words (redigo) have one row for all of them; Command
// tells a push or a pop from a write.
//
// Users add rows of the same shape through configuration; they go before the
// built-in ones.
package models
