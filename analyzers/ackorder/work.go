package ackorder

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/retryscope"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// work is a step that does something about a message.
type work struct {
	*effectflow.Node
	name       string // as messages say it
	target     string
	confidence finding.Confidence
}

// workOf returns what n does that a crash would undo or leave undone.
func workOf(n *effectflow.Node) (work, bool) {
	w := work{Node: n, name: n.Name(), confidence: finding.Medium}
	if e := n.Effect(); e != nil {
		switch {
		case e.Evidence == effectflow.ByName, e.Family == models.Publish && e.Evidence < effectflow.ByModel:
			w.confidence = finding.Low
		case n.Row != nil && (n.Row.Op == "redis.Publish" || n.Row.Op == "redis.SPublish"):
			w.confidence = finding.Low
		}
		return w, true
	}
	if n.Row == nil || n.Kind != effects.Call {
		return w, false
	}
	for _, s := range n.Stmts() {
		switch s.Verb {
		case sqltext.Insert, sqltext.Update, sqltext.Delete, sqltext.Replace, sqltext.Merge:
			w.target = s.Table
			if s.Table != "" {
				w.name += " on " + s.Table
			}
			if s.Store == dbcall.KeyValue {
				w.confidence = finding.Low // a cache, as likely as not
			}
			return w, s.Store != dbcall.Queue
		}
	}
	return w, false
}

// workAfter returns the surest work on the message of at that runs after n.
func workAfter(g *effectflow.Graph, n, at *effectflow.Node) (work, bool) {
	return best(g, g.After(n, true), at)
}

// best returns the surest work on the message of at among the steps of set.
func best(g *effectflow.Graph, set effectflow.Steps, at *effectflow.Node) (work, bool) {
	var out work
	found := false
	msg := messageOf(g, at)
	for _, n := range g.Nodes {
		if !set.Has(n) || n == at || n.Call == nil || n.Row != nil && (n.Row.Kind == models.Ack || n.Row.Kind == models.Nack) {
			continue
		}
		if w, ok := workOf(n); ok && (!found || w.confidence > out.confidence) && concerns(g, n, msg) && effectflow.Compatible(n, at) {
			out, found = w, true
		}
	}
	return out, found
}

// workBeside returns work on the message of ack in a goroutine that was started
// before and that nobody waits for.
func workBeside(g *effectflow.Graph, ack *effectflow.Node) (work, bool) {
	var tests []*effectflow.Node
	for _, b := range g.Nodes {
		if b.Kind == effects.Branch && g.Reaches(b, ack, false) {
			tests = append(tests, b)
		}
	}
	before := g.NoSteps()
	own := ack.Depth(effectflow.InGo)
	for _, n := range g.Nodes {
		if n.Depth(effectflow.InGo) > own && slices.ContainsFunc(tests, func(b *effectflow.Node) bool { return g.Reaches(b, n, false) }) {
			before.Add(n)
		}
	}
	return best(g, before, ack)
}

// message names what a message is known by: the call that received it and the
// values that it is taken from.
type message struct {
	fetches map[string]bool
	items   effectflow.Work
}

func messageOf(g *effectflow.Graph, n *effectflow.Node) message {
	m := message{map[string]bool{}, effectflow.Work{}}
	if n.Row.Kind == models.Fetch {
		m.fetches[n.ID()] = true
		return m
	}
	for _, a := range n.Call.Args {
		a.Walk(func(t *provenance.Term) bool {
			if t.Kind == provenance.Result {
				if f := g.Node(t.Text); f != nil && f.Row != nil && f.Row.Kind == models.Fetch {
					m.fetches[t.Text] = true
				}
			}
			return true
		})
	}
	m.items = g.WorkOf(n)
	return m
}

// passes reports whether the message comes from a channel that is forgetful.
func (m message) passes(g *effectflow.Graph) bool {
	for id := range m.fetches {
		if f := g.Node(id); f != nil && f.Row != nil && (forgetful(f) || declared(g, f)) {
			return true
		}
	}
	return false
}

// declared reports whether all queues that are declared on the way to fetch end
// by themselves.
func declared(g *effectflow.Graph, fetch *effectflow.Node) bool {
	all, some := true, false
	for _, b := range g.Nodes {
		if b.Kind != effects.Branch || b.Cond == nil || !g.Reaches(b, fetch, false) {
			continue
		}
		b.Cond.Walk(func(t *provenance.Term) bool {
			if declares(t) {
				some, all = true, all && ends(t)
			}
			return true
		})
	}
	return some && all
}

// concerns reports whether an argument of n is taken from the message.
func concerns(g *effectflow.Graph, n *effectflow.Node, m message) bool {
	for _, a := range n.Call.Args {
		if a.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Result && m.fetches[t.Text] }) {
			return true
		}
	}
	return len(m.items) > 0 && g.WorkOf(n).Shares(m.items)
}

// stored reports whether the message, or what was made of it, is kept before it
// is acknowledged: then it is not lost.
func stored(g *effectflow.Graph, ack *effectflow.Node) bool {
	msg := messageOf(g, ack)
	for _, n := range g.Nodes {
		if n == ack || n.Call == nil || n.Kind != effects.Call || n.Row == nil || n.Depth(effectflow.InGo) > ack.Depth(effectflow.InGo) {
			continue
		}
		w, ok := workOf(n)
		if ok && (w.target != "" || n.Row.Kind == models.Enqueue || n.Row.Effect == models.Publish) && g.Reaches(n, ack, true) && concerns(g, n, msg) {
			return true
		}
	}
	return false
}

func onFailure(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) bool {
	return retryscope.OnFailure(r.Flow.World, g, n) != nil
}
