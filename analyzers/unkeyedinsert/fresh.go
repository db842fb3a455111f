package unkeyedinsert

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// fresh reports whether the row belongs to something that was made in the same
// call: a second run makes another one, with rows of its own.
func fresh(g *rows.Graph, s rows.Step) bool {
	return slices.ContainsFunc(s.Stmt.Sets, func(set dbcall.Set) bool {
		return set.Value != nil && strings.HasSuffix(set.Column, "_id") && (len(effectflow.Minted(set.Value)) > 0 || ofFresh(g, set.Value))
	})
}

// ofFresh reports whether t is a column of a row that was read by an identity made
// in the same call.
//
//	id := uuid.New()
//	insert(order{ID: id})
//	o := load(id)
//	insert(line{OrderID: o.ID})
func ofFresh(g *rows.Graph, t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		n := g.Node(u.Text)
		return u.Kind == provenance.Result && n != nil && n.Row != nil && slices.ContainsFunc(n.Stmts(), pickedFresh)
	})
}

// pickedFresh reports whether s asks for the row with an identity made in the same
// call.
func pickedFresh(s dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return c.Op == "=" && dbcall.IdentityColumn(c.Column) && slices.ContainsFunc(c.Values, func(v *provenance.Term) bool {
			return len(effectflow.Minted(v)) > 0
		})
	})
}

// unread reports whether nobody can tell what the row belongs to: it names other
// rows, and none of the values could be read.
func unread(s rows.Step) bool {
	names := false
	for _, set := range s.Stmt.Sets {
		if strings.HasSuffix(set.Column, "_id") {
			if set.Value != nil && set.Value.Kind != provenance.Unknown {
				return false
			}
			names = true
		}
	}
	return names
}

// fromNowhere recognises a record of which only some columns are known.
func fromNowhere(t *provenance.Term) bool {
	if t.Kind != provenance.Object {
		return false
	}
	base := t.Member(provenance.BaseName)
	return base != nil && base.Kind == provenance.Unknown
}
