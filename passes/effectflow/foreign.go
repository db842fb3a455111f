package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

// A client of another module is known by its names alone: nothing of it is in
// view, and nobody of this program chose the words. So fewer verbs count than for
// interfaces of the program, and what is made or sent must be something that
// matters.
//
//	c.CreateSwap(ctx, r)   // an effect
//	c.CreateTopic(ctx, t)  // scaffolding: the second time it is there already
//	c.SendHeartbeat(ctx)   // a sign of life
//	c.Call(ctx, "m", args) // who knows: a question travels the same way

// guessForeign reads the names of a method of another module's client.
func guessForeign(c *effects.CallInfo, recv, method []string) Guess {
	verb := method[0]
	switch {
	case readVerb(verb) || readPrefix(verb):
		return Guess{Kind: GuessLookup}
	case makesAddress(method):
		return Guess{}
	case isRPC(c):
		return guessRPC(method)
	case containsAny(recv, inside), repeatable(verb), containsAny(method[1:], lifeSigns), showsStatus(method):
		return Guess{}
	case verb == "bind": // to an address, a queue, a directory
		return Guess{}
	}
	if k, ok := effectVerbs[verb]; ok {
		return Guess{Kind: GuessEffect, Effect: k, Strong: true}
	}
	switch verb {
	case "push", "schedule", "buy", "sell", "redeem":
		return Guess{Kind: GuessEffect, Effect: models.HTTP, Strong: true}
	case "create":
		if containsAny(method[1:], scaffolding) {
			return Guess{}
		}
		return Guess{Kind: GuessEffect, Effect: models.HTTP, Strong: len(method) > 1 || slices.Contains(recv, "service")}
	}
	return Guess{}
}

// lifeSigns are what nobody counts, whatever is done with it.
var lifeSigns = []string{
	"heartbeat", "ping", "keepalive", "ack", "nack", "metric", "metrics", "stats", "telemetry", "log", "logs", "trace", "traces",
	"typing", "presence", "action", "handshake", "dry", "captcha",
}

// scaffolding are the things that are made once and found the next time, that
// belong to the connection, or that expire unused.
var scaffolding = []string{
	"bucket", "topic", "topics", "index", "indexes", "table", "tables", "stream", "streams", "consumer", "group", "database", "keyspace",
	"schema", "collection", "namespace", "queue", "session", "token", "secret", "dir", "directory", "folder", "client", "connection",
	"context", "request", "query", "builder", "link", "url", "presigned", "transaction", "tx", "batch", "cursor", "reader", "writer",
	"producer", "publisher", "subscription", "subscriber", "template", "config", "credentials",
}

// showsStatus recognises functions that set the sign of what state something is in:
// SetStatus, CreateCommitStatus. Set again, it is the same.
func showsStatus(words []string) bool {
	if len(words) < 2 || words[len(words)-1] != "status" {
		return false
	}
	switch words[0] {
	case "create", "set", "put", "publish", "report":
		return true
	}
	return false
}
