package evidence

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// apart returns the records after an effect that are gaps of their own, in their
// order: of those that are committed together one, if possible that of the
// unit's row, and of several new rows in one table the first.
func apart(b *builder, x *deed) []recorded {
	txs := make([]txscope.Tx, len(x.after))
	for i, r := range x.after {
		txs[i] = txscope.Of(r.g, r.Node, r.Stmt)
	}
	own := func(r recorded) bool { return r.Stmt != nil && b.table != "" && r.Stmt.Table == b.table }
	var kept []int
	with := map[int][]*effectflow.Node{}
	for _, first := range []bool{true, false} {
		for i, r := range x.after {
			if own(r) != first || later(x, r) {
				continue
			}
			k := slices.IndexFunc(kept, func(j int) bool {
				return together(r, txs[i], x.after[j]) || together(x.after[j], txs[j], r)
			})
			if k >= 0 {
				with[kept[k]] = append(with[kept[k]], r.Node)
				continue
			}
			kept = append(kept, i)
		}
	}
	slices.Sort(kept)
	var out []recorded
	for _, i := range kept {
		r := x.after[i]
		r.with = with[i]
		out = append(out, r)
	}
	return out
}

// together reports whether the transaction in which r is written also writes o.
func together(r recorded, in txscope.Tx, o recorded) bool {
	if !in.Any() {
		return false
	}
	for _, n := range r.g.Nodes {
		if !sameStep(n, o.Node) || n.Row == nil {
			continue
		}
		for _, s := range n.Stmts() {
			tx := txscope.Of(r.g, n, &s)
			if tx.Is(in) || tx.Begin != nil && in.Begin != nil && sameStep(tx.Begin, in.Begin) {
				return true
			}
		}
	}
	return false
}

// later reports whether a new row comes after another new row in the same table
// that is written behind the effect: it is the row of something else.
func later(x *deed, r recorded) bool {
	if !r.Insert || r.Stmt == nil || r.Stmt.Table == "" {
		return false
	}
	return slices.ContainsFunc(x.after, func(o recorded) bool {
		return o.Insert && o.Stmt != nil && o.Stmt.Table == r.Stmt.Table && o.Node != r.Node && between(r, o.Node) != nil
	})
}

// between returns a step, as the graph of a record shows it, if it comes between
// the effect and that record.
func between(r recorded, n *effectflow.Node) *effectflow.Node {
	behind := r.g.After(r.e, true)
	for _, m := range r.g.Nodes {
		if m != r.Node && sameStep(m, n) && behind.Has(m) && r.g.Reaches(m, r.Node, true) && !r.g.Reaches(r.Node, m, true) {
			return m
		}
	}
	return nil
}

// doneBefore returns the record that says of the unit's row that it is done, if
// r adds a row elsewhere after it: a crash between both repeats nothing.
func doneBefore(b *builder, x *deed, r recorded) *recorded {
	if !r.Insert || r.Stmt == nil || r.Stmt.Table == b.table {
		return nil
	}
	for _, o := range x.after {
		if o.Stmt == nil || o.Stmt.Table != b.table || b.table == "" || o.Insert || !saysDone(b, o) {
			continue
		}
		if n := between(r, o.Node); n != nil {
			o.Node, o.end = n, r.end
			return &o
		}
	}
	return nil
}

// follows is the gap between the record that the work is done and another write.
func (d *derivation) follows(x *deed, done, r recorded, id int) KillPoint {
	k := effectflow.Common(done.Node, r.Node)
	from, to := viewed(done.Node, k), viewed(r.Node, k)
	p := KillPoint{
		Kind: "lost", After: setting(done), AfterPlace: d.at(from.fn.Package, from.site),
		Before: setting(r), BeforePlace: d.at(to.fn.Package, to.site), Function: enclosing(homeOf(r.Node, k)),
		Consequence: "The row says that it is done, and this is never written: nothing comes back to it.",
		Effect:      id, Reported: []Mention{},
	}
	ways := d.ways(r.Node)
	for _, i := range d.about(x) {
		f := &d.in.Findings[i]
		if slices.Contains(gapRules(""), f.Rule) && slices.ContainsFunc(ways, func(w Place) bool { return slices.Contains(f.Related, w) }) {
			d.used[i] = true
			p.Reported = addMention(p.Reported, f)
		}
	}
	if len(p.Reported) == 0 {
		p.Silent = "both ends are writes of this program, and no effect falls between them: put them into one transaction"
	}
	return p
}
