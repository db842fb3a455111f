package evidence

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// killPoints lists the gaps around an effect that a crash can fall into.
func (d *derivation) killPoints(b *builder, x *deed, id int) []KillPoint {
	var out []KillPoint
	var plain []recorded
	add := func(p KillPoint, r recorded) {
		p.Effect = id
		same := func(o KillPoint) bool {
			return o.Kind == p.Kind && o.AfterPlace == p.AfterPlace && o.BeforePlace == p.BeforePlace
		}
		if p.AfterPlace == p.BeforePlace {
			return
		}
		d.explain(x, &p, r)
		i := slices.IndexFunc(out, same)
		switch {
		case i < 0:
			out, plain = append(out, p), append(plain, r)
		case pairing.Rank(r.Record) > pairing.Rank(plain[i].Record): // the plainest of what one call writes
			out[i], plain[i] = p, r
		}
	}
	for _, c := range x.claims {
		if r, ok := recordOf(c); ok && (b.table == "" || c.Stmt.Table == b.table) {
			add(d.before(r, true), r)
		}
	}
	for _, r := range x.before {
		if begins(b, r) && !isClaim(x, r) {
			add(d.before(r, true), r)
		}
		if !r.Insert && r.Stmt != nil && r.Stmt.Table == b.table && saysDone(b, r) && !reopened(r) && !isClaim(x, r) {
			add(d.before(r, false), r)
		}
	}
	if r := lastInsert(b, x); r != nil {
		add(d.before(*r, false), *r)
	}
	for _, r := range apart(b, x) {
		if done := doneBefore(b, x, r); done != nil {
			out, plain = append(out, d.follows(x, *done, r, id)), append(plain, r)
			continue
		}
		add(d.behind(b, x, r), r)
	}
	return append(out, d.unshown(x, id, out)...)
}

// begins reports whether a record says that somebody is at work on the unit's row:
// also one that is no claim keeps others away from it.
func begins(b *builder, r recorded) bool {
	if r.Insert || r.Stmt == nil || r.Stmt.Table != b.table || b.machine == nil {
		return false
	}
	s, ok := r.Stmt.Set(b.machine.Column)
	if !ok {
		return false
	}
	vs := values(b.machine.Column, s.Value)
	return len(vs) > 0 && !slices.ContainsFunc(vs, func(v string) bool { return b.machine.role(v) != "progress" })
}

// saysDone reports whether a record ends the work. What the state column says
// counts more than a time that is written with it.
func saysDone(b *builder, r recorded) bool {
	if b.machine == nil {
		return r.Done
	}
	set, ok := r.Stmt.Set(b.machine.Column)
	if !ok {
		return r.Done
	}
	vs := values(b.machine.Column, set.Value)
	return r.Done && (len(vs) == 0 || slices.ContainsFunc(vs, func(v string) bool { return v == given || b.machine.role(v) == "done" }))
}

// lastInsert returns the insert of the row itself before the effect, nil if the
// effect is told of in the same transaction or something else tells first.
func lastInsert(b *builder, x *deed) *recorded {
	var found *recorded
	for i := range x.before {
		r := &x.before[i]
		if r.Insert && r.Stmt != nil && r.Stmt.Table == b.table && b.table != "" && !isClaim(x, *r) {
			found = r
		}
	}
	return found
}

func recordOf(c claimed) (recorded, bool) {
	for _, r := range c.Records() {
		if r.Stmt == c.Stmt {
			return recorded{Record: r, end: c.end}, true
		}
	}
	return recorded{}, false
}

func isClaim(x *deed, r recorded) bool {
	return slices.ContainsFunc(x.claims, func(c claimed) bool { return c.Node == r.Node })
}

// reopened reports whether a later write says how it ended.
func reopened(r recorded) bool {
	for n := range r.g.After(r.e, false).All() {
		for _, later := range n.Records() {
			if later.Stmt != nil && r.Stmt != nil && later.Stmt.Table == r.Stmt.Table && later.Status {
				return true
			}
		}
	}
	return false
}

// behind is the gap between an effect and a record after it.
func (d *derivation) behind(b *builder, x *deed, r recorded) KillPoint {
	k := effectflow.Common(r.e, r.Node)
	from, to := r.shown(k), viewed(r.Node, k)
	p := KillPoint{
		After: from.name, AfterPlace: d.at(from.fn.Package, from.site),
		Before: setting(r), BeforePlace: d.at(to.fn.Package, to.site), Function: enclosing(homeOf(r.e, k)),
	}
	switch x.key {
	case stable, soft, lookedUp:
		p.Kind = "recognised"
		p.Consequence = "It happened, and the row does not say so. The next attempt repeats it with the same key, which the far side has to recognise."
	default:
		p.Kind = "repeat"
		p.Consequence = "It happened, and the row does not say so: the next attempt does it again."
		if !r.Insert && r.Stmt != nil && r.Stmt.Table == b.table && lastInsert(b, x) != nil {
			p.Consequence = "It happened, and the row that was inserted before still says that it is to be done: whoever takes the row up does it again, and if nobody does, the outcome stays unknown."
		}
		if len(x.claims) > 0 {
			p.Consequence = "It happened, and the row stays claimed: whoever releases the row lets it happen again, and if nobody does, the outcome stays unknown."
		}
		if inOwnTx(r) {
			p.Consequence = "It happened, and the transaction is rolled back: the next attempt does it again."
		}
	}
	return p
}

// inOwnTx reports whether the effect stands between begin and commit of the
// record's transaction.
func inOwnTx(r recorded) bool {
	tx := txscope.Of(r.g, r.Node, r.Stmt)
	return tx.Begin != nil && r.g.Reaches(tx.Begin, r.e, true)
}

// openTx returns the begin of the record's transaction if it is still open when
// the effect happens.
func openTx(r recorded) *effectflow.Node {
	begin := txscope.Of(r.g, r.Node, r.Stmt).Begin
	if begin == nil {
		return nil
	}
	for _, x := range txscope.Extents(r.g) {
		if x.Begin == begin && x.Steps.Has(r.e) {
			return begin
		}
	}
	return nil
}

// before is the gap between a write and the effect that it announces.
func (d *derivation) before(r recorded, claim bool) KillPoint {
	k := effectflow.Common(r.e, r.Node)
	from, to := viewed(r.Node, k), r.shown(k)
	p := KillPoint{
		After: setting(r), AfterPlace: d.at(from.fn.Package, from.site),
		Before: to.name, BeforePlace: d.at(to.fn.Package, to.site), Function: enclosing(homeOf(r.e, k)),
		Kind: "lost", Consequence: "The row says that it was done, and it never happens: nothing tries again.",
	}
	if open := openTx(r); open != nil && !claim {
		p.After, p.AfterPlace = to.name, p.BeforePlace
		p.Before, p.BeforePlace = "commit of "+setting(r), d.at(open.Func.Package, open.Site)
		p.Kind, p.Consequence = "repeat", "It happened, and the transaction that it speaks of is rolled back: the world was told of what is not so, and the next attempt tells it again."
		return p
	}
	if r.Insert {
		p.Consequence = "The row exists, and this never happens, unless something looks for such rows."
	}
	if claim {
		p.Kind = "stuck"
		p.Consequence = "The row is claimed and nothing happened yet: it waits until something releases it."
	}
	return p
}

// setting names what a record writes: "orders.status = 'PAID'".
func setting(r recorded) string {
	if r.Stmt == nil || r.Column == "" && !r.Insert {
		return r.Target()
	}
	target := r.Target()
	if r.Insert {
		target = "insert into " + cmp.Or(r.Stmt.Table, r.Name())
	}
	column := r.Column
	for _, s := range r.Stmt.Sets { // a status says more than a time that is written with it
		if vs := values(s.Column, s.Value); len(vs) > 0 && vs[0] != given && follows(s.Column, vs) && !marker(s.Column) {
			column = s.Column
			break
		}
	}
	if column == "" {
		return target
	}
	if !r.Insert && r.Stmt.Table != "" {
		target = r.Stmt.Table + "." + column
	}
	if s, ok := r.Stmt.Set(column); ok {
		vs := values(column, s.Value)
		if b := birthOf(effectflow.Use{Graph: r.g, Node: r.Node, Stmt: r.Stmt}); b != nil {
			vs = new(Transition).born(b, column, vs)
		}
		if len(vs) > 0 && len(vs) < 4 && vs[0] != given && vs[0] != set && vs[0] != notSet {
			what := "'" + strings.Join(vs, "' or '") + "'"
			if r.Insert {
				return target + " (" + column + " = " + what + ")"
			}
			return target + " = " + what
		}
	}
	return target
}
