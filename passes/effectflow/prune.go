package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// dies reports whether a panic ends the function at n.
func dies(n *Node) bool { return len(n.Succ) == 0 && n.Kind == effects.Join }

// spare removes the tests after which the one way only panics, where they are not
// about what a step answered: that a check of a date may end the program says no more
// than that any line may. What a caller may still decide stays. It reports whether
// there were any.
func spare(g *Graph) bool {
	changed := false
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch || len(n.Succ) != 2 || n.choice() != nil || n.Cond == nil {
			continue
		}
		first, second := dies(skip(n.Succ[0]).To), dies(skip(n.Succ[1]).To)
		if first == second || asksStep(g, n.Cond) || handedTest(n.Cond) {
			continue
		}
		stays := n.Succ[:1]
		if first {
			stays = n.Succ[1:]
		}
		n.Kind, n.Cond, n.Succ = effects.Join, nil, stays
		changed = true
	}
	return changed
}

// handedTest reports whether a condition is an argument, or compares one with a
// constant: what a caller got from a step is tested in this way.
func handedTest(cond *provenance.Term) bool {
	if cond.Kind == provenance.Op && (cond.Text == "==" || cond.Text == "!=" || cond.Text == "!") {
		cond = cond.Args[0]
	}
	for cond.Kind == provenance.Field {
		cond = cond.Args[0]
	}
	return cond.Kind == provenance.Param
}

// next is what control comes to first when nothing but tests is counted out: a
// call or a return, possibly in the next round of a loop.
type next struct {
	node *Node
	back bool
}

// prune removes the tests that decide nothing: whatever their outcome, the same
// step follows. Tests of what a step answered stay, since looking at it is worth
// knowing. It reports whether there were any.
func prune(g *Graph) bool {
	if !slices.ContainsFunc(g.Nodes, func(n *Node) bool { return n.Kind == effects.Branch }) {
		return false
	}
	changed := false
	g.renumber()
	asks := make([]bool, len(g.Nodes))
	for i, n := range g.Nodes {
		asks[i] = n.Kind == effects.Branch && asksStep(g, n.Cond)
	}
	follow := ahead(g, asks)
	for _, n := range g.Nodes {
		if n.Kind != effects.Branch || asks[n.index] {
			continue
		}
		if to := follow[n.index]; to.node != nil && to.node != n {
			n.Kind, n.Cond = effects.Join, nil
			n.Succ = []Edge{{to.node, to.back}}
			changed = true
		}
	}
	return changed
}

func asksStep(g *Graph, t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		if u.Kind != provenance.Result {
			return false
		}
		n := g.byID[u.Text]
		return n != nil && n.Kind == effects.Call
	})
}

// ahead tells for each node what single event its paths lead to; the zero value
// stands for several. A test that asks what a step answered is an event, too.
func ahead(g *Graph, asks []bool) []next {
	out := make([]next, len(g.Nodes))
	known := make([]bool, len(g.Nodes))
	event := make([]bool, len(g.Nodes))
	for i, n := range g.Nodes {
		event[i] = dies(n) || n.Kind == effects.Call || n.Kind == effects.Return || n.ends || asks[i]
	}
	through := func(from *Node, e Edge) (next, bool) {
		i := e.To.index
		if event[i] {
			return next{e.To, e.Back}, true
		}
		if !known[i] {
			return next{}, false
		}
		x := out[i]
		x.back = x.node != nil && (x.back || e.Back && sameLoop(from, e.To, x.node))
		return x, true
	}
	for changed := true; changed; {
		changed = false
		for i := len(g.Nodes) - 1; i >= 0; i-- {
			n := g.Nodes[i]
			if n.Kind != effects.Branch && n.Kind != effects.Join {
				continue
			}
			x, ok := join(n, through)
			if ok && (!known[i] || x != out[i]) {
				known[i], out[i] = true, x
				changed = true
			}
		}
	}
	return out
}

// sameLoop reports whether an event stands in a loop that an edge closes. A loop
// that holds no event is over when the event comes.
func sameLoop(from, header, event *Node) bool {
	for i, s := range from.Scopes {
		if i >= len(header.Scopes) || header.Scopes[i] != s {
			return false
		}
		if s.Kind == InLoop {
			return within(event, s)
		}
	}
	return false
}

// join merges what the ways out of n lead to.
func join(n *Node, through func(*Node, Edge) (next, bool)) (next, bool) {
	var out next
	known := false
	for _, e := range n.Succ {
		x, ok := through(n, e)
		if !ok {
			continue
		}
		if known && x != out || x.node == nil {
			return next{}, true
		}
		out, known = x, true
	}
	return out, known
}
