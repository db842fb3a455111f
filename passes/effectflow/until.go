package effectflow

// Until returns what may run after n and before any of the steps of ends, in the
// same round of every loop. With ok, only what may run after n succeeded.
func (g *Graph) Until(n *Node, ok bool, ends Set) Set {
	if ok && n.Call != nil {
		return g.reach(n.Succ, Succeeded(n), ends)
	}
	return g.reach(n.Succ, nil, ends)
}

// Overlaps reports whether loop scope s is entered inside of the extent that
// begin opens: begin itself does not run in the loop.
func Overlaps(s *Scope, begin *Node) bool { return !within(begin, s) }
