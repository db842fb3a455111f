package effectrecord

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// kept reports whether the fresh part of e's key outlives the attempt: it only
// stands in for a key that the caller did not pass or the row does not have yet,
// or the row that the effect is for is inserted with it.
func kept(g *effectflow.Graph, e *effectflow.Effect) bool {
	if !e.Key.Given() || e.Key.Soft || len(e.Key.Minted) == 0 {
		return false
	}
	if e.Key.Term.Has(standIn) {
		return true
	}
	return slices.ContainsFunc(g.Nodes, func(n *effectflow.Node) bool {
		return n != e.Node && n.Row != nil && g.Follows(n, e.Node) && slices.ContainsFunc(n.Stmts(), func(s dbcall.Stmt) bool {
			return s.Verb == sqltext.Insert && stores(&s, e.Key.Minted)
		})
	})
}

// standIn recognises a value that is either given or made anew.
func standIn(t *provenance.Term) bool {
	if t.Kind != provenance.Alt {
		return false
	}
	made, given := false, false
	for _, a := range t.Args {
		text, constant := a.Const()
		switch {
		case len(effectflow.Minted(a)) > 0:
			made = true
		case !a.IsNil() && !(constant && text == "") && a.Kind != provenance.Unknown:
			given = true
		}
	}
	return made && given
}

// stores reports whether s holds one of the fresh values.
func stores(s *dbcall.Stmt, fresh []*provenance.Term) bool {
	return slices.ContainsFunc(s.Sets, func(set dbcall.Set) bool {
		return set.Value != nil && set.Value.Has(func(t *provenance.Term) bool {
			return slices.ContainsFunc(fresh, func(m *provenance.Term) bool {
				return t.Kind == m.Kind && t.Text == m.Text && t.Pos() == m.Pos()
			})
		})
	})
}
