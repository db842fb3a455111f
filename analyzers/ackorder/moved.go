package ackorder

import (
	"fmt"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// checkMoved reports an element that is taken out of a set or a list in Redis
// before it is put where it is worked on.
func checkMoved(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) {
	member := removed(n)
	if member == nil || !looked(g, member) {
		return
	}
	msg := message{map[string]bool{}, effectflow.Work{}}
	member.Walk(func(t *provenance.Term) bool {
		if t.Kind == provenance.Elem {
			msg.items[t.Key()] = true
		}
		return true
	})
	w, ok := handed(g, n, msg)
	if !ok || !r.Local(n, w.Node) {
		return
	}
	place := r.Locate(g, n, effectflow.Common(n, w.Node), func(m *effectflow.Node) bool { return removed(m) != nil })
	if !place.Pos.IsValid() { // the store of another package is told what to do with the element
		place = r.Locate(g, n, departure(r, n), nil)
	}
	r.Report(finding.Finding{
		Category: "moved", Confidence: w.confidence, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s takes the element out before %s has it: a crash in between, or an error of the latter, loses it; move it in one script or MULTI, or take it out last",
			place.Name, w.name),
		Related: append(r.Chain(place), r.RelatedTo(w.Node, "handed on here")),
		Callee:  place.Name, Target: w.target,
	})
}

// departure returns the number of frames above the last call of this package on the
// way to n.
func departure(r *finding.Reporter, n *effectflow.Node) int {
	k := len(n.Frames)
	for k > 0 && n.Frames[k-1].Caller.Package != r.Flow.Package.Path {
		k--
	}
	return max(k-1, 0)
}

// removed returns the members that n takes out of a set or a list, nil if it
// takes out none, or together with other commands.
func removed(n *effectflow.Node) *provenance.Term {
	if n.Row == nil || n.Call == nil || len(n.Call.Args) < 4 {
		return nil
	}
	switch n.Row.Op {
	case "redis.ZRem", "redis.LRem", "redis.SRem":
	default:
		return nil
	}
	if strings.HasPrefix(n.Name(), "Pipeliner.") || n.Call.Args[0].Has(func(t *provenance.Term) bool { return strings.Contains(t.Text, "Pipelin") }) {
		return nil
	}
	return n.Call.Args[len(n.Call.Args)-1]
}

// looked reports whether the members were looked up in Redis before.
func looked(g *effectflow.Graph, member *provenance.Term) bool {
	return member.Has(func(t *provenance.Term) bool {
		if t.Kind != provenance.Result {
			return false
		}
		m := g.Node(t.Text)
		return m != nil && m.Row != nil && strings.HasPrefix(m.Row.Op, "redis.")
	})
}

// handed returns what takes the element over after n, unless something has it
// already.
func handed(g *effectflow.Graph, n *effectflow.Node, msg message) (work, bool) {
	after := g.After(n, true)
	var out work
	found := false
	for _, m := range g.Nodes {
		if m == n || m.Call == nil || m.Row == nil || !adds(m) || !concerns(g, m, msg) || !effectflow.Compatible(n, m) {
			continue
		}
		if g.Reaches(m, n, true) {
			return work{}, false
		}
		if after.Has(m) && (!found || out.Effect() == nil && m.Effect() != nil) {
			out, found = work{Node: m, name: m.Name(), confidence: finding.Medium}, true
		}
	}
	return out, found
}

// adds reports whether m puts something where others find it.
func adds(m *effectflow.Node) bool {
	switch m.Row.Op {
	case "redis.ZAdd", "redis.LPush", "redis.RPush", "redis.SAdd", "redis.XAdd":
		return true
	}
	return m.Row.Kind == models.Enqueue || m.Effect() != nil
}
