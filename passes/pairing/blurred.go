package pairing

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// blurred finds rec in a graph around its own, where values have lost their names
// on the way: they came through a channel or a list of something. That the two
// concern one work was proven where they stand, for whatever is put in, so a
// caller who does not know what it handed over is no reason to doubt it.
func blurred(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) (effectflow.Record, bool) {
	if rec.Node == nil || rec.Stmt == nil {
		return effectflow.Record{}, false
	}
	for _, n := range g.Nodes {
		if n.Call == nil || n.Row == nil || n.Func != rec.Node.Func || n.Site != rec.Node.Site || !g.Follows(e.Node, n) {
			continue
		}
		for _, again := range append(n.Records(), finished(g, e, n)...) {
			if again.Stmt != nil && again.Stmt.Table == rec.Stmt.Table && (unknownIn(e.Node.Call.Args) || unnamed(again)) {
				return again, true
			}
		}
	}
	return effectflow.Record{}, false
}

// unnamed reports whether the row that rec writes is not known.
func unnamed(rec effectflow.Record) bool {
	for _, c := range rec.Stmt.Conds {
		if unknownIn(c.Values) {
			return true
		}
	}
	return false
}

func unknownIn(ts []*provenance.Term) bool {
	return slices.ContainsFunc(ts, func(t *provenance.Term) bool {
		return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Unknown })
	})
}
