package ackorder

import (
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// checkRepeat reports an effect that the next delivery of the message repeats.
func checkRepeat(r *finding.Reporter, g *effectflow.Graph, ack *effectflow.Node) {
	if onFailure(r, g, ack) {
		return
	}
	msg := messageOf(g, ack)
	for _, n := range g.Nodes {
		e := n.Effect()
		if e == nil || e.Key.Stable || !g.Reaches(n, ack, true) || !concerns(g, n, msg) || !r.Local(ack, n) {
			continue
		}
		if remembered(g, n, msg) {
			continue
		}
		place := r.Locate(g, ack, effectflow.Common(ack, n), isAck)
		r.Report(finding.Finding{
			Category: "repeat", Confidence: repeatConfidence(g, e), Function: place.Function, Pos: place.Pos, End: place.End,
			Message: fmt.Sprintf("a crash before %s brings the message again, and %s repeats its effect: nothing remembers that it was done; give it a key taken from the message, or store the message's id with the outcome and look there first",
				place.Name, n.Name()),
			Related: append(r.Chain(place), r.RelatedTo(n, "the effect that is repeated")),
			Callee:  place.Name, Target: n.Name(),
		})
		return
	}
}

func repeatConfidence(g *effectflow.Graph, e *effectflow.Effect) finding.Confidence {
	if whole(g, e) {
		return finding.Low
	}
	switch e.Family {
	case models.Payment, models.Mail, models.SMS, models.Chat, models.HTTP:
		if e.Evidence >= effectflow.ByNames && e.Key.Weak == nil {
			return finding.Medium
		}
	}
	return finding.Low
}

// whole reports whether a request sends what an encoder makes of a value nobody
// took apart, where the encoder or what filled the value cannot be looked into: the
// names in it are not seen here, but they go along.
func whole(g *effectflow.Graph, e *effectflow.Effect) bool {
	if e.Family != models.HTTP {
		return false
	}
	return slices.ContainsFunc(e.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			if t.Kind == provenance.Op && t.Text == "encode" {
				return slices.ContainsFunc(t.Args, record)
			}
			if t.Kind != provenance.Result || t.N != 0 {
				return false
			}
			m := g.Node(t.Text)
			return m != nil && m.Call != nil && m.Row == nil && encodes(m.Name()) && slices.ContainsFunc(m.Call.Args, untouched)
		})
	})
}

func encodes(name string) bool {
	return slices.ContainsFunc(effectflow.Words(name[strings.LastIndexByte(name, '.')+1:]), func(w string) bool {
		return w == "marshal" || w == "encode" || w == "serialize"
	})
}

// untouched reports whether t is a value that was not put together here.
func untouched(t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Param, provenance.Elem, provenance.Result, provenance.Field:
		return true
	}
	return false
}

// record reports whether t is a record within one that somebody else filled in.
func record(t *provenance.Term) bool {
	if t.Kind != provenance.Field || t.Type == "" {
		return false
	}
	for t.Kind == provenance.Field {
		t = t.Args[0]
	}
	return t.Kind == provenance.Object && len(t.Names()) == 0
}

// remembered reports whether something keeps the effect of n from being done for
// a message twice: a claim or an inbox row before it, or a test of what a store
// answered about the message.
func remembered(g *effectflow.Graph, n *effectflow.Node, msg message) bool {
	for _, m := range g.Nodes {
		if m == n || m.Kind != effects.Call || m.Call == nil || !g.Reaches(m, n, true) {
			continue
		}
		for _, c := range m.Claims() {
			if g.Guarded(c, n) {
				return true
			}
		}
		for _, s := range m.Stmts() {
			if dbcall.InboxTable(s.Table) {
				return true
			}
		}
		if asks(m) && len(g.Guards(n, func(t *provenance.Term) bool { return effectflow.Mentions(t, m) })) > 0 && concerns(g, m, msg) {
			return true
		}
	}
	return false
}

// asks reports whether m reads something: from a store, or by its name.
func asks(m *effectflow.Node) bool {
	if m.Guess().Kind == effectflow.GuessLookup {
		return true
	}
	return m.Row != nil && (m.Row.Kind == models.Query || m.Row.Kind == models.Read || m.Row.Kind == models.Write)
}
