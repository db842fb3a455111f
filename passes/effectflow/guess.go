package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// GuessKind is what the names of an unresolved call suggest it does.
type GuessKind uint8

// The guesses.
const (
	NoGuess GuessKind = iota
	GuessEffect
	GuessRecord
	GuessLookup
)

// Guess is the meaning of a call nobody can see the implementation of.
type Guess struct {
	Effect models.EffectKind
	Kind   GuessKind
	Strong bool // receiver and method both say so
}

// suspect notes what the names of a call suggest.
func (n *Node) suspect() {
	if g := guess(n.Call); g != (Guess{}) {
		n.guess = &g
	}
}

// verbs that name something the world sees, with the family they suggest.
var effectVerbs = map[string]models.EffectKind{
	"charge": models.Payment, "pay": models.Payment, "payout": models.Payment, "refund": models.Payment,
	"capture": models.Payment, "debit": models.Payment, "credit": models.Payment, "deduct": models.Payment,
	"withdraw": models.Payment, "deposit": models.Payment, "transfer": models.Payment, "disburse": models.Payment,
	"settle": models.Payment, "purchase": models.Payment, "hedge": models.Payment,
	"send": models.Mail, "email": models.Mail, "mail": models.Mail, "notify": models.Push, "alert": models.Push,
	"publish": models.Publish, "emit": models.Publish, "broadcast": models.Publish, "produce": models.Publish,
	"enqueue": models.Job, "dispatch": models.Publish, "deliver": models.HTTP, "submit": models.HTTP,
	"book": models.HTTP, "order": models.HTTP, "ship": models.HTTP, "bind": models.HTTP, "issue": models.HTTP,
	"place": models.HTTP, "provision": models.Cloud, "post": models.HTTP, "trigger": models.HTTP,
}

// weak verbs count only on a receiver that stands for the outside.
var outsideVerbs = map[string]bool{"create": true, "invoke": true, "execute": true, "request": true, "register": true, "push": true, "call": true}

// receivers that stand for something outside the process.
var outside = []string{
	"gateway", "client", "mailer", "sender", "notifier", "publisher", "bus", "producer", "carrier", "bank", "banking",
	"provider", "api", "issuer", "bureau", "wallet", "wallets", "ledger", "processor", "broker", "dispatcher", "messenger",
	"courier", "mail", "email", "sms", "push", "payments", "payment", "billing", "merchant", "acquirer", "webhook", "webhooks",
	"queue", "enqueuer", "exchange", "accounts", "service",
}

// receivers that stand for the program's own memory or its plumbing.
var inside = []string{
	"store", "storage", "repo", "repository", "queries", "querier", "dao", "db", "database", "tx", "transaction", "cache", "logger", "log",
	"builder", "encoder", "decoder", "writer", "reader", "metrics", "tracer", "span", "model", "config", "parser", "registry",
	"validator", "formatter", "renderer", "scanner", "iterator", "stream", "conn", "connection", "session", "cipher", "hash", "signer",
}

var recordVerbs = []string{"mark", "save", "complete", "finish", "record", "persist"}

// guess reads the names of a method call whose implementation is not in view.
func guess(c *effects.CallInfo) Guess {
	recv, method := splitName(c)
	words := Words(method)
	if len(words) == 0 || !fails(c) {
		return Guess{}
	}
	if c.Mode == effects.Foreign {
		return guessForeign(c, Words(recv), words)
	}
	rpc := isRPC(c)
	verb := words[0]
	if readVerb(verb) {
		return Guess{Kind: GuessLookup}
	}
	if makesAddress(words) {
		return Guess{}
	}
	rw := Words(recv)
	within := containsAny(rw, inside)
	if rpc {
		return guessRPC(words)
	}
	if within {
		if slices.Contains(recordVerbs, verb) || verb == "set" || verb == "update" && endsInState(words) {
			return Guess{Kind: GuessRecord, Strong: true}
		}
		return Guess{}
	}
	if repeatable(verb) {
		return Guess{}
	}
	out := containsAny(rw, outside)
	if k, ok := effectVerbs[verb]; ok {
		return Guess{Kind: GuessEffect, Effect: k, Strong: out || k == models.Payment}
	}
	if out && outsideVerbs[verb] {
		return Guess{Kind: GuessEffect, Effect: models.HTTP, Strong: true}
	}
	return Guess{}
}

func splitName(c *effects.CallInfo) (recv, method string) {
	recv, method, _ = strings.Cut(c.Name, ".")
	if method == "" {
		return "", recv
	}
	return recv, method
}

// fails reports whether the call can report a failure: what can't is a
// computation or a fire-and-forget nobody relies on.
func fails(c *effects.CallInfo) bool { return slices.Contains(c.Results, "error") }

func isRPC(c *effects.CallInfo) bool {
	n := len(c.Types)
	return n > 0 && strings.HasSuffix(c.Types[n-1], "google.golang.org/grpc.CallOption")
}

func readVerb(v string) bool {
	switch v {
	case "get", "list", "find", "load", "fetch", "lookup", "query", "search", "check", "has", "is", "count", "read",
		"describe", "resolve", "validate", "verify", "exists", "select", "show", "view", "decode", "estimate", "preview", "quote", "calculate", "compute", "subscribe", "wait", "poll", "test", "probe", "peek", "ping", "health", "stat", "stream", "watch":
		return true
	}
	return false
}

// repeatable verbs name what may be done again without harm.
func repeatable(v string) bool {
	switch v {
	case "initialize", "init", "connect", "login", "authenticate", "handshake", "put", "set", "upsert", "replace", "delete", "remove", "ensure", "close", "open", "stop", "start", "revoke", "rebuild", "render", "sync",
		"refresh", "reset", "update", "cancel", "upload", "store", "apply", "reconcile", "invalidate", "evict", "touch", "extend", "release", "lock", "unlock":
		return true
	}
	return false
}

func endsInState(words []string) bool {
	last := words[len(words)-1]
	return last == "status" || last == "state" || last == "stage"
}

func containsAny(words, set []string) bool {
	for _, w := range words {
		if slices.Contains(set, w) {
			return true
		}
	}
	return false
}
