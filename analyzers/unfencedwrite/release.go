package unfencedwrite

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

// released looks for a DELETE that gives back a lock which the same run has taken by
// an insert, for a time: once that is over, the row is somebody else's.
func released(r *finding.Reporter, g *rows.Graph) {
	for _, w := range g.Writes() {
		holder, ok := lease(w.Stmt)
		if !ok {
			continue
		}
		for _, n := range g.Nodes {
			for _, d := range rows.Deletes(n) {
				if gives(g, d, w, holder) && r.Local(n) {
					reportReleased(r, g, w, d, holder)
				}
			}
		}
	}
}

// gives reports whether d gives back the lock that w takes, whoever holds it.
func gives(g *rows.Graph, d, w rows.Step, holder string) bool {
	return d.Stmt.Table == w.Stmt.Table && !d.Stmt.Returning && names(d.Stmt, w.Stmt, holder) &&
		g.After(w.Node, true).Has(d.Node) && !txscope.Same(g.Graph, w.Node, w.Stmt, d.Node, d.Stmt)
}

// lease returns the column that says who holds the row that s inserts, if another
// one says until when. What somebody owns is not locked by him.
func lease(s *dbcall.Stmt) (holder string, ok bool) {
	if s.Verb != sqltext.Insert || !slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return expires(x.Column) }) {
		return "", false
	}
	i := slices.IndexFunc(s.Sets, owner)
	if i < 0 || s.Sets[i].Column == "owner" && !slices.ContainsFunc(effectflow.Words(s.Table), locks) {
		return "", false
	}
	return s.Sets[i].Column, true
}

func locks(word string) bool {
	switch word {
	case "lock", "locks", "lease", "leases", "mutex", "mutexes", "leader", "leaders", "leadership", "election", "elections", "claim", "claims":
		return true
	}
	return false
}

// expires recognises columns that say when a lease is over.
func expires(column string) bool {
	for w := range effectflow.EachWord(column) {
		switch w {
		case "until", "expires", "expiry", "expire", "expiration", "ttl", "deadline":
			return true
		}
	}
	return false
}

// names reports whether d deletes the row that s inserts and no other, whoever holds
// it.
func names(d, s *dbcall.Stmt, holder string) bool {
	return len(d.Conds) > 0 && !slices.ContainsFunc(d.Conds, func(c dbcall.Cond) bool {
		if c.Op != "=" || c.Or > 0 || len(c.Values) != 1 || c.Column == holder || dbcall.VersionColumn(c.Column) {
			return true
		}
		set, ok := s.Set(c.Column)
		v := c.Values[0]
		return !ok || set.Value == nil || v.Kind == provenance.Unknown || v.Kind == provenance.Minted || !provenance.Equal(set.Value, v)
	})
}

func reportReleased(r *finding.Reporter, g *rows.Graph, w, d rows.Step, holder string) {
	place := r.Locate(g.Graph, d.Node, len(d.Frames), nil)
	r.Report(finding.Finding{
		Category: "release", Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("the row of %s is held by %s for a time only, but this DELETE does not ask who holds it: a worker that took longer gives back the lock of the next one, and a third one goes to work; add %s to the WHERE",
			d.Stmt.Table, w.Target(holder), holder),
		Related: append(r.Chain(place), r.RelatedTo(w.Node, "taken here")),
		Callee:  place.Name, Target: d.Stmt.Table,
	})
}
