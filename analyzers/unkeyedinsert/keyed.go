package unkeyedinsert

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// keyed reports whether a unique key refuses the row of a second run. A row that
// belongs either to what was there or to what is made on the same way is refused
// with the first, and is no second one with the other. A value nobody could read
// may be the same again.
func keyed(w *effectflow.World, s *dbcall.Stmt) bool {
	if w.Keyed(s) {
		return true
	}
	lenient := *s
	lenient.Sets = slices.Clone(s.Sets)
	for i, x := range lenient.Sets {
		if x.Value != nil && x.Column != "id" {
			lenient.Sets[i].Value = kept(x.Value)
		}
	}
	return w.Keyed(&lenient)
}

// kept is what a column has again in a second run, if anything.
func kept(t *provenance.Term) *provenance.Term {
	switch t.Kind {
	case provenance.Unknown:
		return &provenance.Term{Kind: provenance.Global}
	case provenance.Alt:
		if i := slices.IndexFunc(t.Args, func(a *provenance.Term) bool { return !child(a) }); i >= 0 && slices.ContainsFunc(t.Args, child) {
			return kept(t.Args[i])
		}
	}
	return t
}

// child reports whether t is the id that the database gave to a row that was made
// on the way.
func child(t *provenance.Term) bool {
	return t.Kind == provenance.Field && t.Args[0].Kind == provenance.Object && !slices.Contains(t.Args[0].Names, t.Text)
}
