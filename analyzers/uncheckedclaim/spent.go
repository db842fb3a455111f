package uncheckedclaim

import (
	"fmt"
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// spent looks at a row that is good for one use and is gone afterwards: whoever
// deletes it may use it, and a DELETE that finds nothing is no error.
func spent(r *finding.Reporter, g *rows.Graph, d rows.Step) {
	if d.Stmt.Table == "" || d.Stmt.Returning {
		return
	}
	for _, read := range tickets(g) {
		if !rows.Same(read, d) || !g.Reaches(read.Node, d.Node, true) || rows.Held(g, read, d) {
			continue
		}
		if g.Consulted(d.Node) {
			return
		}
		if use, ok := used(g, read, d); ok && r.Local(d.Node, use.node) {
			reportSpent(r, g, read, d, use)
			return
		}
	}
}

type ticketsKey struct{}

// tickets returns the reads of rows that are good for one use, in order.
func tickets(g *rows.Graph) []rows.Step {
	return g.Remember(ticketsKey{}, func() any {
		return slices.DeleteFunc(slices.Clone(g.Reads()), func(read rows.Step) bool { return !ticket(read.Stmt) })
	}).([]rows.Step)
}

func reportSpent(r *finding.Reporter, g *rows.Graph, read, d rows.Step, use work) {
	place := r.Locate(g.Graph, d.Node, effectflow.Common(d.Node, use.node), func(n *effectflow.Node) bool { return len(rows.Deletes(n)) > 0 })
	r.Report(finding.Finding{
		Category: "spent", Confidence: use.confidence, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("the row of %s is good for one use, but nobody looks at whether this DELETE removed it: two callers both read it, and %s for the one that comes too late as well; go on only if one row was deleted, or lock the row when it is read",
			d.Stmt.Table, done(use)),
		Related: append(r.Chain(place), r.RelatedTo(read.Node, "read here, without a lock"), r.RelatedTo(use.node, "done for both")),
		Callee:  place.Name, Target: d.Stmt.Table,
	})
}

// used returns the gravest work that is done for whoever read the row, on a way
// on which it is deleted.
func used(g *rows.Graph, read, d rows.Step) (work, bool) {
	var best work
	found := false
	after := g.After(read.Node, true)
	for _, deed := range append(slices.Clip(g.Deeds()), secrets(g)...) {
		if !after.Has(deed.Node) || !g.Reaches(deed.Node, d.Node, true) && !g.Reaches(d.Node, deed.Node, true) || g.Claimed(deed.Node) {
			continue
		}
		c, ok := counts(g, read, deed)
		if ok && (!found || c > best.confidence) {
			best, found = work{deed.Node, deed.What, deed.Effect != nil, c}, true
		}
	}
	return best, found && !refused(g, read, d)
}

// counts reports whether a deed is done because of the row that was read, and how
// much it matters. Where nobody knows the keys of a table, an insert may be
// refused.
func counts(g *rows.Graph, read rows.Step, deed rows.Deed) (finding.Confidence, bool) {
	c := min(deed.Confidence, finding.Medium)
	if deed.Stmt == nil {
		return c, deed.Call != nil && slices.ContainsFunc(deed.Call.Args, func(a *provenance.Term) bool { return rows.FromRow(a, read.ID()) })
	}
	if !made(deed.Stmt, read.ID()) && !g.RowsOf(deed.Node, deed.Stmt).Shares(g.RowsOf(read.Node, read.Stmt)) {
		return 0, false
	}
	if deed.Stmt.Verb != sqltext.Insert {
		return c, true
	}
	if deed.Stmt.Table == read.Stmt.Table && !byTicket(read.Stmt) {
		return 0, false // put in its place
	}
	if !g.World.KeysKnown(deed.Stmt.Table) && len(g.World.Unique(deed.Stmt.Table)) == 0 {
		c = finding.Low
	}
	return c, true
}

// secrets returns the inserts whose only key is a secret that is made up on the
// way: each run has another one.
func secrets(g *rows.Graph) []rows.Deed {
	var out []rows.Deed
	for _, n := range g.Nodes {
		for _, w := range rows.Writes(n) {
			if w.Stmt.Verb == sqltext.Insert && g.World.Keyed(w.Stmt) && !g.World.Keyed(guessed(w.Stmt)) {
				out = append(out, rows.Deed{Step: w, What: w.Stmt.Table, Confidence: finding.Medium})
			}
		}
	}
	return out
}

// guessed is s without the secrets that were made up, however that was done.
func guessed(s *dbcall.Stmt) *dbcall.Stmt {
	out := *s
	out.Sets = slices.Clone(s.Sets)
	for i, x := range out.Sets {
		if x.Value != nil && x.Value.Kind == provenance.Op && slices.ContainsFunc(effectflow.Words(x.Column), secret) {
			out.Sets[i].Value = &provenance.Term{Kind: provenance.Unknown}
		}
	}
	return &out
}

// made reports whether a statement stores or asks for something that the row of
// read id said.
func made(s *dbcall.Stmt, id string) bool {
	return slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return x.Value != nil && rows.FromRow(x.Value, id) }) ||
		slices.ContainsFunc(s.Conds, func(x dbcall.Cond) bool {
			return slices.ContainsFunc(x.Values, func(v *provenance.Term) bool { return rows.FromRow(v, id) })
		})
}

// refused reports whether a unique key stops the second use: both make the same
// row.
func refused(g *rows.Graph, read, d rows.Step) bool {
	for _, n := range g.Nodes {
		if !g.Reaches(n, d.Node, true) && !g.Reaches(d.Node, n, true) {
			continue
		}
		for _, w := range rows.Writes(n) {
			if w.Stmt.Verb == sqltext.Insert && w.Stmt.Conflict == sqltext.ConflictNone && made(w.Stmt, read.ID()) && rows.Declared(g.World, guessed(w.Stmt)) {
				return true
			}
		}
	}
	return false
}

// ticket reports whether s reads one row that is good for one use: a code, an
// invitation, a token that is not the one of a session.
func ticket(s *dbcall.Stmt) bool {
	words := effectflow.Words(s.Table)
	if slices.ContainsFunc(words, func(w string) bool { return w == "session" || w == "sessions" || w == "device" || w == "devices" }) &&
		!slices.ContainsFunc(words, once) {
		return false
	}
	return rows.Single(s) && (byTicket(s) || slices.ContainsFunc(words, once))
}

// byTicket reports whether a row is looked for by what its holder shows.
func byTicket(s *dbcall.Stmt) bool {
	table := slices.ContainsFunc(effectflow.Words(s.Table), once)
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		words := effectflow.Words(c.Column)
		return c.Op == "=" && (slices.ContainsFunc(words, secret) ||
			table && (slices.Contains(words, "code") || slices.Contains(words, "hash")))
	})
}

// secret are words for columns that hold what only one person knows.
func secret(w string) bool {
	switch w {
	case "token", "otp", "nonce", "challenge", "ticket", "secret":
		return true
	}
	return false
}

// once are words for what may be used once.
func once(w string) bool {
	switch w {
	case "token", "tokens", "code", "codes", "otp", "otps", "nonce", "nonces", "challenge", "challenges", "ticket", "tickets",
		"invite", "invites", "invitation", "invitations", "voucher", "vouchers", "verification", "verifications", "confirmation", "confirmations":
		return true
	}
	return false
}

func done(use work) string {
	if use.effect {
		return use.what + " is done"
	}
	return use.what + " is written"
}
