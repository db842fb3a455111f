package rows

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// ChildOfEarlier reports whether s inserts what belongs to a row that the same run
// had made before it came to n: each run has a row of its own for it.
//
//	db.Create(&order)
//	gift := openGift()                     // n
//	db.Create(&Entry{OrderID: order.ID})   // about the order, not about the gift
func ChildOfEarlier(g *Graph, s Step, n *effectflow.Node) bool {
	if s.Stmt == nil || s.Stmt.Verb != sqltext.Insert {
		return false
	}
	for _, set := range s.Stmt.Sets {
		typ := effectflow.Parent(set.Value)
		if typ == "" {
			continue
		}
		if slices.ContainsFunc(g.Writes(), func(p Step) bool {
			return p.Stmt.Verb == sqltext.Insert && p.Node != s.Node && stores(p, typ) && g.Dominates(p.Node, n) && !g.Reaches(n, p.Node, true)
		}) {
			return true
		}
	}
	return false
}

// stores reports whether a record of that type is handed to p.
func stores(p Step, typ string) bool {
	return slices.ContainsFunc(p.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Object && t.Type == typ })
	})
}

// Made reports whether v is made of what deed d answered, or of the record that it
// stored.
func Made(d Deed, v *provenance.Term) bool {
	if d.Call == nil {
		return false
	}
	if answers(v, d.ID()) {
		return true
	}
	typ := effectflow.Parent(v)
	return typ != "" && d.Stmt != nil && stores(d.Step, typ)
}
