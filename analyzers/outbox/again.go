package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// again reports whether rec only stores the row of change w once more: it does so
// too where event e failed, and nothing of what it writes was decided since, so
// that nobody can tell from the row whether e was sent.
func again(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record, w txscope.Access) bool {
	s := rec.Stmt
	if s == nil || s.Verb != sqltext.Update || !s.Named || len(s.Sets) == 0 || s.Table != w.Stmt.Table {
		return false
	}
	return !slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
		return news(x, w.Stmt) || x.Value != nil && effectflow.Mentions(x.Value, e.Node)
	}) && g.Regardless(e.Node, rec.Node)
}

// news reports whether assignment x may say something that change w did not: it
// is a constant, a time, or nobody knows what becomes of a state.
func news(x dbcall.Set, w *dbcall.Stmt) bool {
	if x.Value == nil || x.Increment != 0 {
		return true
	}
	i := slices.IndexFunc(w.Sets, func(y dbcall.Set) bool { return y.Column == x.Column })
	if i >= 0 && w.Sets[i].Value != nil && provenance.Equal(x.Value, w.Sets[i].Value) {
		return x.Value.Kind == provenance.Unknown && dbcall.StateColumn(x.Column)
	}
	return len(effectflow.Consts([]*provenance.Term{x.Value})) > 0 || x.Value.Has(func(t *provenance.Term) bool {
		return t.Kind == provenance.Minted || t.Kind == provenance.Unknown && dbcall.StateColumn(x.Column)
	})
}
