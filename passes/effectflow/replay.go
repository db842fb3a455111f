package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Replay says why a step runs again for the same work.
type Replay struct {
	Why    string // "" when nothing shows that it does
	Proven bool   // seen in the program, not only suggested by types
	Kind   string // "retry", "rows", "job", "message", "activity", "workflow", "cron", "http", "reconcile"
	Scope  *Scope // the retry or loop, nil for a handler
}

// ReplayOf returns the strongest reason why n runs again for the same work.
func (g *Graph) ReplayOf(n *Node) Replay {
	if all := g.Replays(n); len(all) > 0 {
		return all[0]
	}
	return Replay{}
}

// overRows reports whether a loop goes over rows read from a store.
func (g *Graph) overRows(s *Scope) bool {
	is := func(t *provenance.Term) bool {
		if t.Kind != provenance.Result {
			return false
		}
		n := g.byID[t.Text]
		return n != nil && n.Row != nil && (n.Row.Kind == models.Query || n.Row.Kind == models.Read)
	}
	if s.Over != nil && s.Over.Has(is) {
		return true
	}
	if s.Over == nil {
		for _, e := range s.Loop.Exits {
			if e.Has(moreRows) {
				return true
			}
		}
	}
	return false
}

// moreRows recognises the test of a loop over a cursor.
func moreRows(t *provenance.Term) bool {
	return t.Kind == provenance.Op && (t.Text == "more" || strings.HasSuffix(t.Text, ".Next")) &&
		len(t.Args) > 0 && t.Args[0].Kind == provenance.Result
}

// handler tells how f is entered again for the same work by what calls it: a key
// of replayWords.
func (w *World) handler(f *effects.Func) string {
	if kind, ok := w.entered[f.ID]; ok {
		return kind
	}
	if kind := w.registered()[f.ID]; kind != "" {
		return kind
	}
	for _, p := range f.Params {
		for _, h := range handlerTypes {
			if strings.Contains(p.Type, h.typ) {
				return h.kind
			}
		}
	}
	return ""
}

// settleHandlers answers handler once and for all.
func (w *World) settleHandlers() {
	entered := make(map[string]string, len(w.funcs))
	for _, id := range w.sorted() {
		entered[id] = w.handler(w.fn(id))
	}
	w.entered = entered
}

var replayWords = map[string]string{
	"job":       "it is a job handler, which runs again after a failure",
	"message":   "it handles a message, which is delivered again after a failure",
	"activity":  "it is a workflow activity, which is retried",
	"workflow":  "it is a workflow",
	"cron":      "it runs on a schedule",
	"http":      "it serves a request that the caller may repeat",
	"reconcile": "it is a reconcile loop",
}

// handlerTypes are parameter types that only handlers have.
var handlerTypes = []struct{ typ, kind string }{
	{"github.com/hibiken/asynq.Task", "job"},
	{"github.com/riverqueue/river.Job[", "job"},
	{"github.com/vgarvardt/gue/v5.Job", "job"},
	{"github.com/segmentio/kafka-go.Message", "message"},
	{"github.com/nats-io/nats.go.Msg", "message"},
	{"github.com/nats-io/nats.go/jetstream.Msg", "message"},
	{"github.com/rabbitmq/amqp091-go.Delivery", "message"},
	{"github.com/ThreeDotsLabs/watermill/message.Message", "message"},
	{"sarama.ConsumerMessage", "message"},
	{"service/sqs/types.Message", "message"},
	{"controller-runtime/pkg/reconcile.Request", "reconcile"},
}

// registered returns the functions that are handed to a framework as handlers,
// with the kind of replay.
func (w *World) registered() map[string]string {
	if w.handlers != nil {
		return w.handlers
	}
	w.handlers = map[string]string{}
	for _, id := range w.mayRegister() {
		f := w.fn(id)
		w.registrations(f, func(id, kind string) { w.handlers[id] = kind })
		if why := entryMethod(f); why != "" {
			w.handlers[f.ID] = why
		}
	}
	for id, kind := range w.elsewhere {
		if w.handlers[id] == "" {
			w.handlers[id] = kind
		}
	}
	w.activities()
	return w.handlers
}

// registrations calls note for the functions that f hands to a framework.
func (w *World) registrations(f *effects.Func, note func(id, kind string)) {
	for i := range f.Nodes {
		c := f.Nodes[i].Call
		if c == nil || c.Mode != effects.Modelled {
			continue
		}
		row := w.table.Symbol(c.Sym)
		if row == nil || row.Kind != models.Register || row.Replay == "" {
			continue
		}
		for _, a := range c.Args {
			for _, id := range w.handlersIn(a, row) {
				note(id, row.Replay)
			}
		}
	}
}

// handlersIn returns the functions that argument a of a registration stands for.
func (w *World) handlersIn(a *provenance.Term, row *models.Row) []string {
	var out []string
	a.Walk(func(t *provenance.Term) bool {
		if t.Kind == provenance.Func {
			out = append(out, t.Text)
		}
		return true
	})
	switch {
	case len(out) > 0:
	case row.Replay == "activity" && a.Type != "": // all methods of a struct
		out = w.aims.exported(a.Type)
	case a.Kind == provenance.Field, a.Kind == provenance.Elem, a.Kind == provenance.Param, a.Kind == provenance.Result:
		for _, id := range w.aims.of(a).Funcs {
			out = append(out, w.bodies(id)...)
		}
	}
	return out
}

// entryMethod recognises methods by which frameworks call handlers.
func entryMethod(f *effects.Func) string {
	if f.Flags&effects.Method == 0 || len(f.Params) < 3 {
		return ""
	}
	name := methodOf(f.ID)
	switch {
	case name == "ServeHTTP" && strings.HasSuffix(f.Params[1].Type, "http.ResponseWriter"):
		return "http"
	case name == "ProcessTask", name == "Work" && strings.Contains(f.Params[2].Type, "river"):
		return "job"
	case name == "Reconcile":
		return "reconcile"
	}
	return ""
}

// entryName reports whether entryMethod may recognise function id.
func entryName(id string) bool {
	switch methodOf(id) {
	case "ServeHTTP", "ProcessTask", "Work", "Reconcile":
		return true
	}
	return false
}

func methodOf(id string) string { return id[strings.LastIndexByte(id, '.')+1:] }
