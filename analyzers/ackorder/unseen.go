package ackorder

import (
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/retryscope"
)

// checkUnseen reports an acknowledgement in f that a call follows which is handed
// the message and of which only its name and its error tell that it works on it.
// Those in passing are of messages that their queue does not keep.
func checkUnseen(r *finding.Reporter, f *effects.Func, passing map[place]bool) {
	g := r.Flow.World.Own(f.ID)
	for _, ack := range g.Nodes {
		if ack.Kind != effects.Call || ack.Call == nil || !isAck(ack) || onFailure(r, g, ack) || stored(g, ack) {
			continue
		}
		msg := messageOf(g, ack)
		after := g.After(ack, true)
		for _, n := range g.Nodes {
			if !after.Has(n) || n.Kind != effects.Call || n.Call == nil || n.Row != nil || !concerns(g, n, msg) || between(g, ack, n) {
				continue
			}
			deed := retryscope.DeedOf(r.Flow.World, n)
			if deed.Doing != retryscope.Acts || handled(g, n, ack) {
				continue
			}
			w := work{Node: n, name: n.Name(), confidence: finding.Medium}
			if passing[placeOf(ack)] {
				w.confidence = finding.Low
			}
			report(r, r.Locate(g, ack, 0, isAck), w, "before %s, so a crash in between loses it")
			break
		}
	}
}

// handled reports whether other work on the message stands before the
// acknowledgement: then what follows is an afterthought.
func handled(g *effectflow.Graph, n, ack *effectflow.Node) bool {
	msg := messageOf(g, ack)
	for _, m := range g.Nodes {
		if m == n || m == ack || m.Kind != effects.Call || m.Call == nil || m.Row != nil || len(m.Call.Results) == 0 {
			continue
		}
		if g.Reaches(m, ack, true) && m.Call.Results[len(m.Call.Results)-1] == "error" && concerns(g, m, msg) {
			return true
		}
	}
	return false
}
