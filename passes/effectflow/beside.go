package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Beside reports whether m may run while a goroutine in which n runs is still on
// its way: the goroutine is started before m, and nobody waits for it. Neither
// comes first, so the process may die with m done and n not.
func (g *Graph) Beside(n, m *Node) bool {
	for _, s := range n.In(InGo) {
		if start := s.Node; !s.Joined && start != nil && g.holds(start) && start != m && !slices.Contains(m.Scopes, s) && g.follows(start, m) {
			return true
		}
	}
	return false
}

// Sent reports whether n is what another goroutine does with a value that it gets
// through a channel.
func (n *Node) Sent() bool {
	return slices.ContainsFunc(n.Scopes, func(s *Scope) bool { return s.Sent })
}

// maxPurpose is how many calls behind a receipt a step still is what the queue is for.
const maxPurpose = 4

// SentFor reports whether n is what values are sent for, not some consequence.
func (n *Node) SentFor() bool {
	return n.Sent() && len(n.Frames)-n.received().frame <= maxPurpose
}

// received tells from which scope and frame on n is the work of whoever received
// something: that the sender runs again does not repeat what was sent before.
func (n *Node) received() (own struct{ scope, frame int }) {
	for i, s := range n.Scopes {
		if s.Sent {
			own.scope, own.frame = i+1, min(len(s.Frames)+1, len(n.Frames))
		}
	}
	return own
}

// FromRow reports whether e and statement s take their values from a row that a
// helper scanned, without knowing of which query.
func (g *Graph) FromRow(e *Node, s *dbcall.Stmt) bool {
	rows := map[string]bool{}
	for _, a := range e.Call.Args {
		scanned(a, func(key string) { rows[key] = true })
	}
	same := false
	for _, c := range s.Conds {
		for _, v := range c.Values {
			scanned(v, func(key string) { same = same || rows[key] })
		}
	}
	return same
}

func scanned(t *Term, found func(key string)) {
	t.Walk(func(u *Term) bool {
		if u.Kind == provenance.Op && u.Text == "rows" {
			found(u.Key())
		}
		return true
	})
}

// NamedBy returns what the key of e, or what may serve as one, is taken from: a
// header names the work as well as an argument does.
func (g *Graph) NamedBy(e *Effect) Work {
	w := Work{}
	for _, t := range []*Term{e.Key.Term, e.Key.Weak} {
		if t != nil {
			g.items(t, w, 0)
		}
	}
	return w
}
