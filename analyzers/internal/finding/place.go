package finding

import (
	"go/token"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// Fresh returns where the value with the position at is made anew, and the
// function that makes it; nil for a value of another package.
func (r *Reporter) Fresh(at token.Pos) (Place, *effects.Func) {
	if !at.IsValid() {
		return Place{}, nil
	}
	for _, f := range r.Flow.Package.Funcs {
		if x, ok := f.Fresh(at); ok {
			return Place{Pos: x.Pos(), End: x.End(), Function: enclosing(f)}, f
		}
	}
	return Place{}, nil
}

// Step returns the place of a call in function f of this package.
func (r *Reporter) Step(f *effects.Func, n *effects.Node) Place {
	return Place{Pos: n.Pos(), End: n.End(), Function: enclosing(f)}
}
