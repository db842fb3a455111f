package rows

import (
	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// Home reports whether the call that somebody wrote to get to n stands in the
// package that r reports on, and where: generated code only passes it on.
func Home(r *finding.Reporter, g *Graph, n *effectflow.Node) (finding.Place, bool) {
	d := n.Written()
	fn := n.Func
	if d < len(n.Frames) {
		fn = n.Frames[d].Caller
	}
	if fn.Package != r.Flow.Package.Path {
		return finding.Place{}, false
	}
	p := r.Locate(g.Graph, n, d, nil)
	return p, p.Pos.IsValid()
}
