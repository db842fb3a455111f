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
}

// DeedOf returns what call n does, from its name and from what it runs.
func DeedOf(w *effectflow.World, n *effectflow.Node) Deed {
	l := &looker{w: w, seen: map[string]bool{}}
	return Deed{l.call(n, 0), l.name}
}

// DeedIn returns the most that function id does.
func DeedIn(w *effectflow.World, id string) Deed {
	l := &looker{w: w, seen: map[string]bool{}}
	return Deed{l.function(id, 0), l.name}
}

type looker struct {
	w    *effectflow.World
	seen map[string]bool
	name string // of the first call that acts
}

// acts notes that n acts.
func (l *looker) acts(n *effectflow.Node) Doing {
	if l.name == "" {
		l.name = n.Name()
	}
	return Acts
}

func (l *looker) function(id string, depth int) Doing {
	if l.seen[id] || depth > maxCalls {
		return Computes
	}
	l.seen[id] = true
	best := Computes
	if g := l.w.Own(id); g != nil {
		for _, n := range g.Nodes {
			if n.Kind == effects.Call && n.Call != nil {
				best = max(best, l.call(n, depth))
			}
		}
	}
	return best
}

func (l *looker) call(n *effectflow.Node, depth int) Doing {
	words := effectflow.Words(n.Name()[strings.LastIndexByte(n.Name(), '.')+1:])
	verb := ""
	if len(words) > 0 {
		verb = words[0]
	}
	switch {
	case n.Row != nil && n.Row.Kind != models.Retry && n.Row.Kind != models.RunTx:
		d := modelled(n)
		if d == Acts {
			l.acts(n)
		}
		return d
	case slices.Contains(connecting, verb):
		return Connects
	case slices.Contains(reading, verb):
		return Reads
	}
	switch n.Call.Mode {
	case effects.Static:
		return l.function(n.Call.Sym, depth+1)
	case effects.Interface:
		if slices.Contains(n.Call.Results, "error") {
			return l.acts(n)
		}
		return Computes
	case effects.Value:
		if n.Call.Fn != nil && n.Call.Fn.Kind == provenance.Func {
			return l.function(n.Call.Fn.Text, depth+1)
		}
		if slices.Contains(n.Call.Results, "error") {
			return l.acts(n)
		}
		return Computes
	}
	best := Computes
	for _, a := range n.Call.Args {
		if a.Kind == provenance.Func {
			best = max(best, l.function(a.Text, depth+1))
		}
	}
	return best
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
	"bootstrap", "accept", "lock", "acquire", "obtain", "campaign", "elect", "lease", "loop", "supervise", "monitor", "main",
	"attach", "establish",
}

// verbs that ask.
var reading = []string{
	"get", "list", "find", "load", "fetch", "lookup", "query", "search", "check", "has", "is", "count", "read", "describe", "resolve", "exists",
	"select", "poll", "receive", "recv", "next", "pull", "stream", "scan", "discover", "health", "healthcheck", "stat", "peek", "ready", "parse",
	"validate", "verify", "decode", "marshal", "unmarshal", "generate", "new", "should", "can", "needs",
}
