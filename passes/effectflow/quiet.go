package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// A function that only asks, say whether a customer may be deleted, can lead to
// more than there is room for. What is asked must not displace what is done after
// it, so questions get half of the room.

// quiet reports whether nothing in g changes anything.
func (g *Graph) quiet() bool {
	if truth(g.silence.Load()) == undecided {
		g.silence.Store(uint32(of(!slices.ContainsFunc(g.Nodes, changes))))
	}
	return truth(g.silence.Load()) == yes
}

// changes reports whether step n may be more than a question.
func changes(n *Node) bool {
	switch {
	case n.Kind != effects.Call, n.Recursive: // what is repeated stands around it
		return false
	case n.Commit != nil, n.Call == nil:
		return true
	}
	switch n.Call.Mode {
	case effects.Modelled:
		if n.Row == nil || n.Row.Kind != models.Read && n.Row.Kind != models.Query {
			return true
		}
		stmts := n.world.reader.Of(n.Row, n.Call.Args)
		return slices.ContainsFunc(stmts, func(s dbcall.Stmt) bool { return s.Verb != sqltext.Select || s.Locking.Update })
	case effects.Interface:
		return n.Guess().Kind != GuessLookup
	}
	return true
}
