package rows

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// HomeOf is Home for a statement that contains word, the name of a table or a
// column: a wrapper that is handed its statement says nothing, so the place is the
// call that hands it over.
func HomeOf(r *finding.Reporter, g *Graph, n *effectflow.Node, word string) (finding.Place, bool) {
	d := writer(g, n, word)
	if d < 0 || d >= n.Written() {
		return Home(r, g, n)
	}
	if n.Frames[d].Caller.Package != r.Flow.Package.Path {
		return finding.Place{}, false
	}
	p := r.Locate(g.Graph, n, d, nil)
	return p, p.Pos.IsValid()
}

// writer returns the number of frames above the call in which the statement that
// contains word is written, -1 when that is not seen.
func writer(g *Graph, n *effectflow.Node, word string) int {
	for d := len(n.Frames); d >= 0; d-- {
		fn, site := n.Func, n.Site
		if d < len(n.Frames) {
			fn, site = n.Frames[d].Caller, n.Frames[d].Site
		}
		m := CallAt(g.World.Own(fn.ID), site)
		switch {
		case m == nil:
			return -1
		case d == len(n.Frames) && !handed(m), slices.ContainsFunc(m.Call.Args, func(a *provenance.Term) bool { return a.Has(names(word)) }):
			return d
		}
	}
	return -1
}

// handed reports whether call m is given its statement as a parameter of the
// function in which it stands.
func handed(m *effectflow.Node) bool {
	for _, s := range m.Stmts() {
		if s.Table != "" || s.Entity != "" {
			return false
		}
	}
	return slices.ContainsFunc(m.Call.Args, func(a *provenance.Term) bool { return a.Kind == provenance.Param })
}

func names(word string) func(*provenance.Term) bool {
	return func(t *provenance.Term) bool {
		s, ok := t.Const()
		return ok && strings.Contains(strings.ToLower(s), strings.ToLower(word))
	}
}

// CallAt returns the call at a site of a function of its own, nil if there is none.
func CallAt(g *effectflow.Graph, site effects.Site) *effectflow.Node {
	if g == nil {
		return nil
	}
	for _, m := range g.Nodes {
		if m.Kind == effects.Call && m.Call != nil && m.Site == site {
			return m
		}
	}
	return nil
}
