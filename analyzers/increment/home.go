package increment

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// home reports whether the call that gives the statement stands in the package
// that r reports on, and where: a wrapper that is handed the statement says
// nothing.
func home(r *finding.Reporter, g *rows.Graph, s rows.Step, column string) (finding.Place, bool) {
	d := writer(g, s.Node, column)
	if d < 0 || d >= s.Node.Written() {
		return rows.Home(r, g, s.Node)
	}
	if s.Node.Frames[d].Caller.Package != r.Flow.Package.Path {
		return finding.Place{}, false
	}
	p := r.Locate(g.Graph, s.Node, d, nil)
	return p, p.Pos.IsValid()
}

// writer returns the number of frames above the call in which the statement that
// changes column is written, -1 when that is not seen.
func writer(g *rows.Graph, n *effectflow.Node, column string) int {
	for d := len(n.Frames); d >= 0; d-- {
		fn, site := n.Func, n.Site
		if d < len(n.Frames) {
			fn, site = n.Frames[d].Caller, n.Frames[d].Site
		}
		m := callAt(g.World.Own(fn.ID), site)
		switch {
		case m == nil:
			return -1
		case d == len(n.Frames) && !handed(m), slices.ContainsFunc(m.Call.Args, func(a *provenance.Term) bool { return a.Has(names(column)) }):
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

func names(column string) func(*provenance.Term) bool {
	return func(t *provenance.Term) bool {
		s, ok := t.Const()
		return ok && strings.Contains(strings.ToLower(s), strings.ToLower(column))
	}
}

func callAt(g *effectflow.Graph, site effects.Site) *effectflow.Node {
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
