package splittx

import (
	"fmt"
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// checkBehind reports writes that never follow once the process died before them:
// the write before them, which is committed by then, keeps a second run away.
func checkBehind(r *finding.Reporter, g *rows.Graph) {
	if g.Capped {
		return
	}
	for _, n := range g.Nodes {
		for _, s := range rows.Writes(n) {
			if !matters(g, s) {
				continue
			}
			if o, ok := ahead(g, s); ok && r.Local(s.Node, o.Node) {
				reportBehind(r, g, o, s)
			}
		}
	}
}

// matters reports whether s adds something that is missed when it is not there.
func matters(g *rows.Graph, s rows.Step) bool {
	if s.Stmt.Verb == sqltext.Insert {
		return !apart(g.Graph, s.Node, s.Stmt) && !rows.Trail(s.Stmt.Table) && !dbcall.OutboxTable(s.Stmt.Table)
	}
	return s.Stmt.Table != "" && s.Stmt.Verb == sqltext.Update && slices.ContainsFunc(s.Stmt.Sets, func(x dbcall.Set) bool {
		return x.Increment != 0 && rows.Quantity(x.Column) && !rows.Statistic(x.Column)
	})
}

// ahead returns a write of another transaction after which a second run does not
// come to s.
func ahead(g *rows.Graph, s rows.Step) (rows.Step, bool) {
	tx := txscope.Of(g.Graph, s.Node, s.Stmt)
	if dark(s, tx) {
		return rows.Step{}, false
	}
	for _, n := range g.Nodes {
		if n == s.Node || !effectflow.Compatible(n, s.Node) || !g.After(n, true)[s.Node] || g.After(s.Node, false)[n] {
			continue
		}
		for _, o := range rows.Writes(n) {
			other := txscope.Of(g.Graph, n, o.Stmt)
			if o.Stmt.Table == s.Stmt.Table || other.Is(tx) || dark(o, other) || !related(g, o, s) {
				continue
			}
			if rows.Settles(g, o, s) && !taken(g, o) {
				return o, true
			}
		}
	}
	return rows.Step{}, false
}

// dark reports whether nobody can tell what a statement runs on.
func dark(s rows.Step, tx txscope.Tx) bool {
	return !tx.Any() && (s.Stmt.Handle == nil || s.Stmt.Handle.Kind == provenance.Unknown || s.Stmt.Handle.Kind == provenance.Alt)
}

// related reports whether both writes are about the same work.
func related(g *rows.Graph, o, s rows.Step) bool {
	return g.RowsOf(o.Node, o.Stmt).Shares(g.RowsOf(s.Node, s.Stmt))
}

// taken reports whether something in the program looks for rows in the state that
// o puts them into.
func taken(g *rows.Graph, o rows.Step) bool {
	for _, set := range o.Stmt.Sets {
		if !dbcall.StateColumn(set.Column) || set.Value == nil {
			continue
		}
		states := effectflow.Consts([]*provenance.Term{set.Value})
		for _, u := range g.World.Statements(o.Stmt.Table) {
			if u.Stmt.Verb != sqltext.Select || !effectflow.Bulk(u.Stmt) {
				continue
			}
			for _, c := range u.Stmt.CondsOn(set.Column) {
				if slices.ContainsFunc(effectflow.Consts(c.Values), func(v string) bool { return slices.Contains(states, v) }) {
					return true
				}
			}
		}
	}
	return false
}

func reportBehind(r *finding.Reporter, g *rows.Graph, o, s rows.Step) {
	place := r.Locate(g.Graph, s.Node, effectflow.Common(s.Node, o.Node), func(n *effectflow.Node) bool { return len(txscope.Writes(n)) > 0 })
	target, first := txscope.Target(s.Node, s.Stmt), txscope.Target(o.Node, o.Stmt)
	r.Report(finding.Finding{
		Category: "behind", Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s writes %s in another transaction than %s, which was tested before: a crash in between loses it for good, since a second run finds the test settled; write both in one transaction",
			place.Name, target, first),
		Related: append(r.Chain(place), r.RelatedTo(o.Node, "committed here by then")),
		Callee:  place.Name, Target: target,
	})
}
