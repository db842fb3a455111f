package finding

import (
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Fresh returns where t is made anew, and the function that makes it; nil for a
// value of another package.
func (r *Reporter) Fresh(t *provenance.Term) (Place, *effects.Func) {
	for _, f := range r.Flow.Package.Funcs {
		if x, ok := f.Fresh(t); ok && x.Pos().IsValid() {
			return Place{Pos: x.Pos(), End: x.End(), Function: enclosing(f)}, f
		}
	}
	return Place{}, nil
}

// Step returns the place of a call in function f of this package.
func (r *Reporter) Step(f *effects.Func, n *effects.Node) Place {
	return Place{Pos: n.Pos(), End: n.End(), Function: enclosing(f)}
}
