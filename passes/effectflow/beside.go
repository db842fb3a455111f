package effectflow

import "slices"

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
