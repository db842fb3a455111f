package retryscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Doing says what kind of thing is repeated.
type Doing uint8

// The kinds, by how much a repetition without end matters.
const (
	Computes Doing = iota
	Reads          // asks for something
	Connects       // gets hold of a server, a lock, a stream: waiting for it is the point
	Acts           // changes something outside of the function
)

const maxCalls = 4 // calls that are followed downwards

// Deed is what is repeated.
type Deed struct {
	Doing Doing
	Name  string // the call that does it
	Polls bool   // it asks a server, and whatever else it does stays at home
}

// DeedOf returns what call n does, from its name and from what it runs.
func DeedOf(w *effectflow.World, n *effectflow.Node) Deed {
	l := &looker{w: w, seen: map[string]bool{}}
	d := l.call(n)
	return Deed{d, l.name, l.asks && !l.causes}
}

// DeedIn returns the most that function id does.
func DeedIn(w *effectflow.World, id string) Deed {
	l := &looker{w: w, seen: map[string]bool{}}
	d := l.function(id)
	return Deed{d, l.name, l.asks && !l.causes}
}

type looker struct {
	w    *effectflow.World
	seen map[string]bool
	name string // of the first call that acts

	asks   bool // a server for something
	causes bool // an effect
}

// acts notes that n acts.
func (l *looker) acts(n *effectflow.Node) Doing {
	if l.name == "" {
		l.name = n.Name()
	}
	return Acts
}

// function looks at what function id does: at what is modelled with the values
// it is called with, and at the names of what nobody can look into.
func (l *looker) function(id string) Doing {
	best := Computes
	if g := l.w.Graph(id); g != nil {
		for _, n := range g.Nodes {
			if n.Kind == effects.Call && n.Call != nil && n.Row != nil && !wraps(n) {
				best = max(best, l.modelled(n))
			}
		}
	}
	return max(best, l.names(id, 0))
}

func (l *looker) names(id string, depth int) Doing {
	if l.seen[id] || depth > maxCalls {
		return Computes
	}
	l.seen[id] = true
	best := Computes
	if g := l.w.Own(id); g != nil {
		for _, n := range g.Nodes {
			if n.Kind == effects.Call && n.Call != nil && (n.Row == nil || wraps(n)) {
				best = max(best, l.named(n, depth))
			}
		}
	}
	return best
}

// wraps reports whether n only runs a function that it is given.
func wraps(n *effectflow.Node) bool {
	return n.Row.Kind == models.Retry || n.Row.Kind == models.RunTx || n.Row.Kind == models.Spawn
}

// call looks at one call of a loop, and into what it runs.
func (l *looker) call(n *effectflow.Node) Doing {
	if n.Row != nil && !wraps(n) {
		return l.modelled(n)
	}
	if d, ok := byVerb(n); ok {
		return d
	}
	best := l.named(n, 0)
	for _, id := range l.runs(n) {
		best = max(best, l.function(id))
	}
	return best
}

// runs returns the functions that n is seen to run.
func (l *looker) runs(n *effectflow.Node) []string {
	var out []string
	if n.Call.Mode == effects.Static {
		out = append(out, n.Call.Sym)
	}
	if n.Call.Fn != nil && n.Call.Fn.Kind == provenance.Func {
		out = append(out, n.Call.Fn.Text)
	}
	if n.Call.Mode == effects.Modelled {
		for _, a := range n.Call.Args {
			if a.Kind == provenance.Func {
				out = append(out, a.Text)
			}
		}
	}
	return slices.DeleteFunc(out, func(id string) bool { return l.w.Func(id) == nil })
}

// named judges a call that nobody can look into by its name.
func (l *looker) named(n *effectflow.Node, depth int) Doing {
	if d, ok := byVerb(n); ok {
		return d
	}
	below := l.runs(n)
	if len(below) == 0 && n.Call.Mode != effects.Modelled && slices.Contains(n.Call.Results, "error") {
		return l.acts(n)
	}
	best := Computes
	for _, id := range below {
		best = max(best, l.names(id, depth+1))
	}
	return best
}

func byVerb(n *effectflow.Node) (Doing, bool) {
	words := effectflow.Words(n.Name()[strings.LastIndexByte(n.Name(), '.')+1:])
	switch {
	case len(words) == 0:
		return Computes, false
	case slices.Contains(connecting, words[0]):
		return Connects, true
	case slices.Contains(reading, words[0]):
		return Reads, true
	}
	return Computes, false
}

func (l *looker) modelled(n *effectflow.Node) Doing {
	d := modelled(n)
	l.asks = l.asks || d == Reads && n.Row.Effect == models.HTTP
	l.causes = l.causes || n.Effect() != nil
	if d == Acts {
		return l.acts(n)
	}
	return d
}

func modelled(n *effectflow.Node) Doing {
	switch n.Row.Kind {
	case models.Effect, models.Enqueue, models.EnqueueTx:
		switch n.Verb() {
		case "GET", "HEAD", "OPTIONS":
			return Reads
		}
		return Acts
	case models.Write, models.Exec, models.Query:
		for _, s := range n.Stmts() {
			if s.Verb == sqltext.Insert || s.Verb == sqltext.Update || s.Verb == sqltext.Delete || s.Verb == sqltext.Replace || s.Verb == sqltext.Merge {
				return Acts
			}
		}
		if n.Row.Kind == models.Write {
			return Acts
		}
		return Reads
	case models.Commit, models.Ack, models.Nack:
		return Acts
	case models.Lock, models.Begin:
		return Connects
	case models.Read, models.Fetch:
		return Reads
	}
	return Computes
}

// verbs that get hold of something or keep something going.
var connecting = []string{
	"connect", "reconnect", "dial", "redial", "open", "reopen", "ping", "listen", "serve", "run", "start", "restart", "init", "initialize",
	"login", "auth", "authenticate", "handshake", "subscribe", "resubscribe", "consume", "join", "bind", "watch", "wait", "migrate", "setup",
	"bootstrap", "lock", "acquire", "obtain", "campaign", "elect", "lease", "loop", "supervise", "monitor", "main",
	"attach", "establish",
}

// verbs that ask.
var reading = []string{
	"get", "list", "find", "load", "fetch", "lookup", "query", "search", "check", "has", "is", "count", "read", "describe", "resolve", "exists",
	"select", "poll", "receive", "recv", "next", "pull", "pop", "take", "dequeue", "pick", "stream", "scan", "discover", "health", "healthcheck", "stat", "peek", "ready", "parse",
	"validate", "verify", "decode", "marshal", "unmarshal", "generate", "new", "should", "can", "needs",
	"render", "format", "calculate", "calc", "compute", "encode", "convert", "compile", "normalize",
}
