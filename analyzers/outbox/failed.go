package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// instead reports whether e runs only where the call that makes write s has failed:
// then it tells of that, or hands the work on once more, and not of the change. One
// that says so itself is told of there.
//
//	if err := process(order); err != nil { // ends with the write
//		requeue(order)
//	}
func instead(e, n *effectflow.Node, s *dbcall.Stmt, w *effectflow.World) bool {
	k := effectflow.Common(e, n)
	if k >= len(n.Frames) || failure(s) {
		return false
	}
	frame := n.Frames[k]
	at := e.Site
	if k < len(e.Frames) {
		at = e.Frames[k].Site
	}
	own := w.Own(frame.Caller.ID)
	if own == nil {
		return false
	}
	call, event := callAt(own, frame.Site), callAt(own, at)
	return call != nil && event != nil && call != event && own.Reaches(call, event, false) && !own.Reaches(call, event, true)
}

func callAt(g *effectflow.Graph, site effects.Site) *effectflow.Node {
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Call != nil && n.Site == site {
			return n
		}
	}
	return nil
}

// failure reports whether s says that something failed.
func failure(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return dbcall.StateColumn(x.Column) && slices.ContainsFunc(effectflow.Consts([]*effectflow.Term{x.Value}), dbcall.FailureValue)
	})
}
