package finding

import (
	"go/token"
	"path/filepath"

	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// at returns the function that makes the k-th call on the way to n, or the one
// that n stands in.
func at(n *effectflow.Node, k int) *effects.Func {
	if k < len(n.Frames) {
		return n.Frames[k].Caller
	}
	return n.Func
}

// passed reports whether the project wants findings of f at its caller.
func (r *Reporter) passed(f *effects.Func) bool {
	return r.settings.Generated == config.Caller && f.Flags&effects.Generated != 0
}

// written returns the number of frames above the nearest call on the way to n
// that is not passed over, starting from the k-th; k if there is none.
func (r *Reporter) written(n *effectflow.Node, k int) int {
	for i := k; i >= 0; i-- {
		if !r.passed(at(n, i)) {
			return i
		}
	}
	return k
}

// hidden reports whether the project does not want to hear of a finding. Our own
// command counts these and asks the settings itself.
func (r *Reporter) hidden(f Finding) bool {
	posn := r.pass.Fset.Position(f.Pos)
	_, accepted := r.settings.Accepted(f.Rule, posn.Filename)
	return accepted || r.settings.Excluded(posn.Filename) ||
		r.settings.Generated == config.Drop && r.generated(posn)
}

// generated reports whether a place of this package is in a generated file.
func (r *Reporter) generated(at token.Position) bool {
	return r.index.Generated(filepath.Base(at.Filename))
}
