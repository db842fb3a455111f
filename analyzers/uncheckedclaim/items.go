package uncheckedclaim

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// ofItems reports whether claim c is about one item of a list after the other, and
// step n runs once after all of them, whatever became of each: nobody of them loses n.
//
//	for _, m := range members {
//		revoke(m) // claim
//	}
//	mail(owner)
func ofItems(g *rows.Graph, c effectflow.Claim, n *effectflow.Node) bool {
	own, around := c.Node.In(effectflow.InLoop), n.In(effectflow.InLoop)
	if len(own) == 0 || !g.GoesOn(c.Node) {
		return false // the first that it gets is enough
	}
	return slices.ContainsFunc(own, func(loop *effectflow.Scope) bool {
		if loop.Over == nil || loop.Over.Kind == provenance.Unknown || slices.Contains(around, loop) {
			return false
		}
		about := func(t *provenance.Term) bool { return mentions(g, t, loop.Over, maxAsked) }
		return slices.ContainsFunc(c.Node.Call.Args, about) && !slices.ContainsFunc(n.Call.Args, about) &&
			!slices.ContainsFunc(around, func(s *effectflow.Scope) bool {
				return !slices.Contains(own, s) && s.Over != nil && about(s.Over)
			})
	})
}

// maxAsked is how many queries may stand between an item and what is about it.
const maxAsked = 2

// mentions reports whether t is made of a list or of its items: it holds the list,
// an answer of the database that the list is made of, or one that was asked for
// with an item.
func mentions(g *rows.Graph, t, list *provenance.Term, asked int) bool {
	return t.Has(func(u *provenance.Term) bool {
		if u.Kind != provenance.Result {
			return provenance.Equal(u, list)
		}
		if list.Has(func(v *provenance.Term) bool { return v.Kind == provenance.Result && v.Text == u.Text }) {
			return true
		}
		from := g.Node(u.Text)
		return asked > 0 && from != nil && from.Row != nil && slices.ContainsFunc(from.Call.Args, func(a *provenance.Term) bool {
			return mentions(g, a, list, asked-1)
		})
	})
}
