package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// moved reports whether s only notes that there is work, and a row of its table is
// moved on before e: what e tells of is that, and the note is no news to anybody.
//
//	INSERT INTO payments (id, state) VALUES (?, 'initialized')
//	UPDATE payments SET state = 'settled' WHERE …
//	publish(payment)
func moved(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt, e *effectflow.Effect) bool {
	if s.Verb != sqltext.Insert || !slices.ContainsFunc(s.Sets, begins) {
		return false
	}
	return slices.ContainsFunc(g.Nodes, func(m *effectflow.Node) bool {
		return m != n && slices.ContainsFunc(txscope.Writes(m), func(u *dbcall.Stmt) bool {
			return u.Verb == sqltext.Update && u.Table == s.Table && slices.ContainsFunc(u.Sets, func(x dbcall.Set) bool { return dbcall.StateColumn(x.Column) })
		}) && g.Reaches(n, m, true) && g.Reaches(m, e.Node, true)
	})
}

// begins reports whether x gives a row its first state.
func begins(x dbcall.Set) bool {
	return dbcall.StateColumn(x.Column) && slices.ContainsFunc(effectflow.Consts([]*provenance.Term{x.Value}), func(v string) bool {
		return slices.ContainsFunc(effectflow.Words(v), func(w string) bool {
			switch w {
			case "new", "initial", "initialized", "initialised", "pending", "created", "requested", "draft", "queued", "waiting":
				return true
			}
			return false
		})
	})
}
