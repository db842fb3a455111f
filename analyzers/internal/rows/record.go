package rows

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Tests returns the branches that may depend on what r read, in order: those that
// mention it, and those that ask about the record which r was given to fill by a
// method of the record, or by a function that it was handed to.
//
//	r := Request{ID: id}
//	r.Get(ctx)                    // db.First(r)
//	if r.Status != "pending" {
func Tests(g *Graph, r Step) []*effectflow.Node {
	said := g.Tests(r.Node)
	record := record(r)
	if record == nil {
		return said
	}
	var out []*effectflow.Node
	for _, n := range g.Nodes {
		if n.Kind == effects.Branch && (slices.Contains(said, n) || n.Cond.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Field && ofRecord(record, t) })) {
			out = append(out, n)
		}
	}
	return out
}

// record returns the record that somebody else has made and r reads into, nil if
// there is none.
func record(r Step) *provenance.Term {
	if r.Stmt.Entity == "" || r.Node == nil || r.Call == nil || len(r.Frames) == 0 {
		return nil
	}
	i := slices.IndexFunc(r.Call.Args, func(a *provenance.Term) bool {
		return a.Kind == provenance.Object && a.Type == r.Stmt.Entity && len(a.Args) > 0 && !slices.Contains(a.Names(), provenance.BaseName)
	})
	if i < 0 {
		return nil
	}
	return r.Call.Args[i]
}

// ofRecord reports whether f is a field of the record that nobody has set: it is what
// was read.
func ofRecord(record, f *provenance.Term) bool {
	return !slices.Contains(record.Names(), f.Text) && provenance.Equal(f.Args[0], record)
}
