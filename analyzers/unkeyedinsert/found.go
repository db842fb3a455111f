package unkeyedinsert

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// found reports whether the row was looked for before, so that a second run finds
// it; that two may look at once is another rule's finding.
func found(g *rows.Graph, s rows.Step) bool {
	return slices.ContainsFunc(g.Reads(), func(r rows.Step) bool {
		return r.Stmt.Table == s.Stmt.Table && g.Reaches(r.Node, s.Node, false) && (rows.LookedFor(r.Stmt, s.Stmt) || lookedForIn(r.Stmt, s.Node)) && decided(g, r, s)
	})
}

// decided reports whether what r answered decides whether s runs.
func decided(g *rows.Graph, r, s rows.Step) bool {
	return slices.ContainsFunc(g.Tests(r.Node), func(b *effectflow.Node) bool {
		return g.Decides(b, s.Node) && len(rows.Tested(g.World, r, b.Cond)) > 0
	})
}

// lookedForIn reports whether r asks for the row by an identity of the record that n
// stores, in which other columns were changed meanwhile.
//
//	Find(&old, Payment{Hash: p.Hash})
//	p.State = "SETTLED"
//	Create(p)
func lookedForIn(r *dbcall.Stmt, n *effectflow.Node) bool {
	return slices.ContainsFunc(r.Conds, func(c dbcall.Cond) bool {
		if c.Op != "=" || c.Or > 0 || len(c.Values) != 1 || c.Values[0].Kind != provenance.Field || !dbcall.IdentityColumn(c.Column) {
			return false
		}
		row := c.Values[0].Args[0].Key()
		return slices.ContainsFunc(n.Call.Args, func(a *provenance.Term) bool {
			return a.Has(func(t *provenance.Term) bool {
				base := t.Member(provenance.BaseName)
				return t.Kind == provenance.Object && base != nil && base.Key() == row && t.Member(c.Values[0].Text) == nil
			})
		})
	})
}
