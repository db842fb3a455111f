package retryscope

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// step returns the call of the function in which loop s stands that leads to n,
// and the loop in the graph of that function alone.
func step(w *effectflow.World, n *effectflow.Node, s *effectflow.Scope) (*effectflow.Node, *effectflow.Scope) {
	site := n.Site
	if len(n.Frames) > len(s.Frames) {
		site = n.Frames[len(s.Frames)].Site
	}
	g := w.Own(s.Func.ID)
	if g == nil {
		return nil, nil
	}
	for _, m := range g.Nodes {
		if m.Kind != effects.Call || m.Call == nil || m.Site != site {
			continue
		}
		if i := slices.IndexFunc(m.Scopes, func(t *effectflow.Scope) bool { return t.Loop == s.Loop }); i >= 0 && fails(m) {
			return m, m.Scopes[i]
		}
	}
	return nil, nil
}

// Alternatives reports whether the rounds of loop s try one thing after the
// other until one of them answers: a success of what leads to n leaves the loop.
func Alternatives(w *effectflow.World, n *effectflow.Node, s *effectflow.Scope) bool {
	m, t := step(w, n, s)
	if m == nil {
		return false
	}
	again, leaves := rounds(m, t, succeeded(m))
	return leaves && !again
}

// GoesOn reports whether loop s goes on to its next round although n failed.
func GoesOn(w *effectflow.World, n *effectflow.Node, s *effectflow.Scope) bool {
	m, t := step(w, n, s)
	if m == nil {
		return false
	}
	again, _ := rounds(m, t, failed(m))
	return again
}

// Dropped reports whether a failure of n changes nothing: loop s goes on, and
// neither a test nor a result of the function is about it.
func Dropped(w *effectflow.World, n *effectflow.Node, s *effectflow.Scope) bool {
	m, t := step(w, n, s)
	if m == nil {
		return false
	}
	if again, _ := rounds(m, t, failed(m)); !again {
		return false
	}
	for _, x := range w.Own(s.Func.ID).Nodes {
		outside := x.Kind == effects.Branch && !inside(x, t) && x.Cond != nil && mentions(x.Cond, m)
		if outside || slices.ContainsFunc(x.Results, func(r *provenance.Term) bool { return mentions(r, m) }) {
			return false
		}
	}
	return true
}
