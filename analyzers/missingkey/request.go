package missingkey

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// field returns the field of a gRPC request that is meant for a key and not set;
// "" when the message has none, or is not built in view.
func (c *checker) field(call *effects.CallInfo) string {
	for _, a := range call.Args {
		if a.Kind != provenance.Object || a.Type == "" {
			continue
		}
		for _, name := range c.r.Flow.World.KeyFields(a.Type) {
			if meant(name) && a.Member(name) == nil {
				return name
			}
		}
	}
	return ""
}

// meant reports whether a field of a request is for a key: called one, or the id
// of the request itself.
func meant(name string) bool {
	key, weak := models.KeyField(name)
	if !key {
		return false
	}
	return !weak || strings.EqualFold(name, "RequestId") || strings.EqualFold(name, "ClientRequestId")
}

// askers are words in names and paths of requests that change nothing.
var askers = []string{
	"get", "list", "fetch", "find", "search", "query", "lookup", "read", "load", "check", "validate", "verify", "describe", "count", "poll",
	"token", "tokens", "oauth", "oauth2", "login", "auth", "authenticate", "authorize", "introspect", "refresh", "session", "sessions",
	"graphql", "rpc", "jsonrpc", "preview", "estimate", "quote", "ping", "health", "ready", "sync", "download", "metrics", "telemetry",
	"complete", "completion", "completions", "embeddings", "embed", "chat", "generate", "discover", "resolve", "simulate", "probe", "test",
}

// reads reports whether the names on the way to the call, or the URL, say that
// it asks for something.
func reads(at effectflow.Context) bool {
	frames := at.Node.Frames
	for _, f := range frames[max(0, len(frames)-3):] {
		if asks(f.Name[strings.LastIndexByte(f.Name, '.')+1:]) {
			return true
		}
	}
	if asks(at.Node.Func.Name[strings.LastIndexByte(at.Node.Func.Name, '.')+1:]) {
		return true
	}
	if at.Node.Row == nil || at.Node.Row.Effect != models.HTTP {
		return false
	}
	url := false
	for _, a := range at.Node.Call.Args {
		url = url || a.Has(asksURL)
	}
	return url
}

func asks(name string) bool {
	words := effectflow.Words(name)
	return len(words) > 0 && (slices.Contains(askers, words[0]) || slices.ContainsFunc(words, reports))
}

// reports recognises what says how a program is doing: it is meant to be said
// again.
func reports(word string) bool { return slices.Contains(reporters, word) }

var reporters = []string{
	"heartbeat", "heartbeats", "telemetry", "analytics", "metric", "metrics", "stats", "statistics", "keepalive", "beacon", "liveness",
}

// asksURL recognises a constant part of a URL that ends in such a word.
func asksURL(t *provenance.Term) bool {
	s, ok := t.Const()
	if !ok || !strings.Contains(s, "/") {
		return false
	}
	s, _, _ = strings.Cut(s, "?")
	for _, seg := range strings.Split(s, "/") {
		if seg = strings.ToLower(seg); slices.Contains(askers, seg) || reports(seg) {
			return true
		}
	}
	return false
}

// doers are words in names and paths of requests that do something which counts
// twice when it is done twice.
var doers = []string{
	"charge", "charges", "pay", "payment", "payments", "paid", "refund", "refunds", "capture", "captures", "transfer", "transfers", "payout",
	"payouts", "deposit", "deposits", "withdraw", "withdrawal", "withdrawals", "debit", "credit", "settle", "purchase", "checkout", "bill",
	"transaction", "transactions", "entries", "deduct", "deductions", "invoice", "invoices", "order", "orders", "book", "booking", "bookings",
	"reserve", "ship", "shipment", "shipments", "issue", "mint", "send", "mail", "email", "emails", "sms", "message", "messages", "notify",
	"notification", "notifications", "alert", "deliver", "delivery", "deliveries", "webhook", "webhooks", "hook", "hooks", "publish", "dispatch",
	"submit", "create", "provision", "enqueue", "trigger", "emit", "post", "callback", "callbacks",
}

// changes reports whether the names on the way to the call, or the URL, say that
// it does something.
func changes(at effectflow.Context) bool {
	names := []string{at.Node.Func.Name}
	for _, f := range at.Node.Frames {
		names = append(names, f.Name, f.Callee.Name)
	}
	for _, name := range names {
		if slices.ContainsFunc(effectflow.Words(name), func(w string) bool { return slices.Contains(doers, w) }) {
			return true
		}
	}
	return slices.ContainsFunc(at.Node.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			s, ok := t.Const()
			return ok && strings.Contains(s, "/") && slices.ContainsFunc(strings.Split(s, "/"), func(seg string) bool { return slices.Contains(doers, strings.ToLower(seg)) })
		})
	})
}
