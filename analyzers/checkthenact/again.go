package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// raisesFlag reports whether w sets the flag column to true, whoever comes first:
// to do that twice changes nothing.
func raisesFlag(w rows.Step, column string) bool {
	set, ok := w.Stmt.Set(column)
	return ok && constant(set.Value, "true")
}

// aside reports whether deed d is done by the call that makes write w, where a
// branch of its own leads: for other columns than the flag that w was called to set.
//
//	if !user.Verified {
//		update(user, "verified") // which mails whoever is locked out
//	}
func (c *check) aside(b test, w rows.Step, d *effectflow.Node) bool {
	depth := len(b.Frames)
	if effectflow.Common(d, w.Node) <= depth {
		return false
	}
	return slices.ContainsFunc(c.g.Nodes, func(n *effectflow.Node) bool {
		return n.Kind == effects.Branch && len(n.Frames) > depth && !aboutFailure(n.Cond) && c.g.Decides(n, d) && !c.g.Decides(n, w.Node)
	})
}

// aboutFailure reports whether a branch asks if something went wrong.
func aboutFailure(cond *provenance.Term) bool {
	return cond == nil || cond.Kind == provenance.Op && (cond.Text == "!=" || cond.Text == "==") && slices.ContainsFunc(cond.Args, (*provenance.Term).IsNil)
}
