package effectflow

// Until returns what may run after n and before any of the steps of ends, in the
// same round of every loop. With ok, only what may run after n succeeded.
func (g *Graph) Until(n *Node, ok bool, ends Set) Steps {
	if ok && n.Call != nil {
		return g.reach(n.Succ, &assumption{n.Call.ID, Succeeded(n)}, ends)
	}
	return g.reach(n.Succ, nil, ends)
}

// Overlaps reports whether loop scope s is entered inside of the extent that
// begin opens: begin itself does not run in the loop.
func Overlaps(s *Scope, begin *Node) bool { return !within(begin, s) }

// leads reports whether some way leads from start to target without back edges
// and without passing avoid. It is what the questions about branches ask most,
// so it stops early and marks by position.
func (g *Graph) leads(start, target, avoid *Node) bool {
	seen := make([]bool, len(g.Nodes))
	stack := make([]*Node, 0, 64)
	stack = append(stack, start)
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, e := range n.Succ {
			if e.Back || e.To == avoid || seen[e.To.index] {
				continue
			}
			if e.To == target {
				return true
			}
			seen[e.To.index] = true
			stack = append(stack, e.To)
		}
	}
	return false
}

// Regardless reports whether m may run after n in the same round also if n failed.
func (g *Graph) Regardless(n, m *Node) bool {
	if n.Call == nil {
		return g.follows(n, m)
	}
	return g.follows(n, m) && g.reach(n.Succ, &assumption{n.Call.ID, Failed(n)}, nil).Has(m)
}
