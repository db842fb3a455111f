package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Claim is a conditional write whose success can decide who does the work.
type Claim struct {
	*Node
	Stmt   *dbcall.Stmt
	Column string // the column that is tested and moved; conflict column of an insert
	Rows   bool   // it answers the rows it won, so working on those is the check
}

// Claims returns the claims that n makes.
func (n *Node) Claims() []Claim {
	if n.judged { // the rules ask again for every pair
		if n.deeds == nil {
			return nil
		}
		return n.deeds.claims
	}
	return n.claimed()
}

func (n *Node) claimed() []Claim {
	var out []Claim
	if n.Row == nil {
		return nil
	}
	for i := range n.Stmts() {
		s := &n.Stmts()[i]
		if col, ok := claims(s); ok {
			out = append(out, Claim{n, s, col, s.Returning || n.Row.Kind == models.Query})
		}
	}
	return out
}

// Claims returns the claims of all steps, in order.
func (g *Graph) Claims() []Claim {
	return g.Remember(claimsKey{}, func() any {
		var out []Claim
		for _, n := range g.Nodes {
			out = append(out, n.Claims()...)
		}
		return out
	}).([]Claim)
}

type claimsKey struct{}

func claims(s *dbcall.Stmt) (string, bool) {
	switch s.Verb {
	case sqltext.Update, sqltext.Merge:
		for _, set := range s.Sets {
			if len(s.CondsOn(set.Column)) > 0 && guardColumn(set.Column) {
				return set.Column, true
			}
		}
		for _, c := range s.Conds { // takes a lease on a row in some state
			if guardColumn(c.Column) && !holds(c) && slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool {
				return dbcall.LeaseColumn(x.Column) || dbcall.AttemptColumn(x.Column) || dbcall.VersionColumn(x.Column)
			}) {
				return c.Column, true
			}
		}
	case sqltext.Insert:
		if s.Conflict == sqltext.ConflictNothing {
			if len(s.ConflictColumns) > 0 {
				return s.ConflictColumns[0], true
			}
			return "", true
		}
	}
	return "", false
}

// holds reports whether a condition asks for rows that somebody has already: a
// renewal, or a column that only names whose row it is.
func holds(c dbcall.Cond) bool {
	return dbcall.LeaseColumn(c.Column) && c.Op == "=" && !slices.ContainsFunc(c.Values, func(v *provenance.Term) bool { return v.Kind == provenance.Const })
}

func guardColumn(c string) bool {
	return dbcall.StateColumn(c) || dbcall.LeaseColumn(c) || dbcall.AttemptColumn(c) || dbcall.VersionColumn(c)
}

// Consulted reports whether the outcome of write n, apart from its error,
// decides anything in the graph: the number of affected rows, the rows it
// answered, the flag of a compare-and-set. Handing it on to an unknown caller
// counts.
func (g *Graph) Consulted(n *Node) bool {
	if n.Call == nil {
		return false
	}
	told := func(t *provenance.Term) bool { return outcomeIn(t, n) }
	m := g.mentions()[n.Call.ID]
	return slices.ContainsFunc(m.tests, func(b *Node) bool { return told(b.Cond) }) ||
		slices.ContainsFunc(m.others, func(o *Node) bool {
			if o.Kind == effects.Return {
				return slices.ContainsFunc(o.Results, told)
			}
			return slices.ContainsFunc(o.Call.Args, told)
		})
}

// outcomeIn reports whether t depends on how many rows n touched or on what it
// answered.
func outcomeIn(t *provenance.Term, n *Node) bool {
	id, last := n.ID(), len(n.Call.Results)-1
	isErr := last >= 0 && n.Call.Results[last] == "error"
	found := false
	t.Walk(func(u *provenance.Term) bool {
		if found {
			return false
		}
		switch u.Kind {
		case provenance.Op:
			switch {
			case u.Text == "count", u.Text == "more", u.Text == "scanerr":
				found = Mentions(u, n)
				return false
			case errorOp(u.Text):
				found = failsWithoutRow(n) && len(u.Args) > 0 && resultOf(u.Args[0], id)
				return false
			}
		case provenance.Field:
			if u.Text == "Error" || u.Text == "Err" {
				return false
			}
			if resultOf(u.Args[0], id) && models.CountField(u.Args[0].Type, u.Text) {
				found = true
			}
		case provenance.Result:
			if u.Text == id && (u.N != last || !isErr) && (u.N == provenance.RowResult || countResult(n, u.N)) {
				found = true
			}
			if u.Text == id && u.N == last && isErr && failsWithoutRow(n) {
				found = true
			}
		}
		return true
	})
	return found
}

// failsWithoutRow reports whether n returns an error when its condition held for
// no row, so that a test of the error is a test of the condition.
func failsWithoutRow(n *Node) bool {
	return n.Row != nil && (strings.HasPrefix(n.Row.Op, "entgen.UpdateOne.") || wantsOneRow(n.Row.Symbol))
}

// wantsOneRow recognises the queries of sqlx and scany that read one row into a
// struct, with what RETURNING answers for example, and fail if there is none.
func wantsOneRow(symbol string) bool {
	if !strings.Contains(symbol, "jmoiron/sqlx.") && !strings.Contains(symbol, "georgysavva/scany/") {
		return false
	}
	name := symbol[strings.LastIndexByte(symbol, '.')+1:]
	return name == "Get" || name == "GetContext"
}

// countResult reports whether the k-th result of n is a number of rows or a flag.
func countResult(n *Node, k int) bool {
	if k < 0 || k >= len(n.Call.Results) {
		return false
	}
	switch t := n.Call.Results[k]; {
	case t == "bool", t == "int", t == "int64":
		return true
	default:
		return strings.HasSuffix(t, ".BoolCmd") || strings.HasSuffix(t, ".IntCmd")
	}
}

// Guarded reports whether the outcome of claim c decides whether target runs:
// a test of it has target on one side only, or target works on the rows that c
// answered.
func (g *Graph) Guarded(c Claim, target *Node) bool {
	for _, b := range g.Tests(c.Node) {
		if outcomeIn(b.Cond, c.Node) && g.Decides(b, target) {
			return true
		}
	}
	if !c.Rows || target.Call == nil {
		return false
	}
	is := func(t *provenance.Term) bool {
		return t.Kind == provenance.Result && t.Text == c.ID() && t.N == provenance.RowResult
	}
	for _, a := range target.Call.Args {
		if a.Has(is) {
			return true
		}
	}
	for _, s := range target.Scopes {
		if s.Kind == InLoop && s.Over != nil && s.Over.Has(is) {
			return true
		}
	}
	return false
}
