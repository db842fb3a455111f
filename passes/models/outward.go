package models

import (
	"go/types"
	"slices"
)

// Outward tells whether a method that has no row belongs to what calls itself a
// client of something outside the process, and can report a failure. Nothing is
// said about what it does there: passes/effectflow reads the method's name, and
// its guesses count for less than a row.
//
//	func (c *Client) CreateSwap(ctx context.Context, r SwapRequest) (*Swap, error)  // of swaps.example/client
//	func (p *Parser) Emit(n Node) error                                             // no: a parser
//
// The role is the last word of the type's name that means anything: SwapClient,
// BotAPI, PublisherImpl. A library that has rows is known, so what has none there
// is not guessed at.
func (t *Table) Outward(fn *types.Func) bool {
	fn = fn.Origin()
	pkg, recv := fn.Pkg(), fn.Signature().Recv()
	if pkg == nil || recv == nil || !fn.Exported() || !mayFail(fn) || isStd(pkg.Path()) || GeneratedPackage(pkg) || t.Models(pkg) {
		return false
	}
	obj, _ := typeName(recv.Type())
	return obj != nil && hasRole(nameWords(obj.Name())) && !watches(nameWords(pkg.Path()))
}

func mayFail(fn *types.Func) bool {
	res := fn.Signature().Results()
	return res.Len() > 0 && types.Identical(res.At(res.Len()-1).Type(), types.Universe.Lookup("error").Type())
}

// hasRole reads a type's name from its end, past what says how it is written.
func hasRole(words []string) bool {
	for _, w := range slices.Backward(words) {
		switch w {
		case "impl", "implementation", "interface", "responses", "with", "default", "base", "v1", "v2", "v3", "v4", "1", "2", "3", "4":
			continue
		case "client", "api", "gateway", "mailer", "sender", "notifier", "publisher", "producer", "queue", "enqueuer", "messenger",
			"messaging", "service", "bot", "bus", "broker", "dispatcher", "webhook":
			return true
		}
		return false
	}
	return false
}

// watches recognises packages that count, log, trace, keep in memory, fill a search
// index or tell browsers what they could ask for: to do that twice, or not at all,
// harms nobody. The words are those of the import path.
func watches(words []string) bool {
	for _, w := range words {
		switch w {
		case "amplitude", "analytics", "bugsnag", "cache", "centrifuge", "centrifugo", "datadog", "elastic", "elasticsearch", "graphite",
			"honeycomb", "influx", "influxdb", "jaeger", "log", "logger", "logging", "loki", "lru", "meilisearch", "memcache", "memory",
			"metrics", "mixpanel", "mock", "mocks", "newrelic", "observability", "opensearch", "otel", "posthog", "profiler", "prometheus",
			"rollbar", "sentry", "statsd", "telemetry", "tracing", "typesense", "websocket", "zipkin":
			return true
		}
	}
	return false
}
