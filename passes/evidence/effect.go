package evidence

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// The kinds of keys, worst first.
const (
	perAttempt = "per attempt" // new on every attempt
	none       = "none"        // there is a place for one, and it is empty
	noSlot     = "no slot"     // the API takes none
	unseen     = "unseen"      // what the call does could not be seen
	unclear    = "unclear"     // what the call sends could not be followed
	carried    = "carried"     // an identity travels where nobody promises to look
	lookedUp   = "looked up"   // the far side is asked first
	soft       = "soft"        // a place that names the work, but is not called a key
	stable     = "stable"
)

// keyOf says how the far side could recognise a repetition.
func keyOf(g *effectflow.Graph, e *effectflow.Effect) string {
	k := e.Key
	switch {
	case k.Given() && !k.Stable:
		return perAttempt
	case k.Given() && k.Soft:
		return soft
	case k.Given():
		return stable
	case g.LookedUp(e):
		return lookedUp
	case k.Weak != nil:
		return carried
	case e.Keyless:
		return noSlot
	case e.Evidence < effectflow.Declaration:
		return unseen
	}
	if unfollowed(g, e.Node) {
		return unclear
	}
	return none
}

// unfollowed reports whether what a call is given comes from somewhere that was
// lost on the way, so that a key may be in it.
func unfollowed(g *effectflow.Graph, n *effectflow.Node) bool {
	if slices.ContainsFunc(n.Call.Args[min(1, len(n.Call.Args)):], headless) {
		return true
	}
	if len(g.WorkOf(n)) > 0 {
		return false
	}
	return slices.ContainsFunc(n.Call.Args[min(1, len(n.Call.Args)):], func(a *effectflow.Term) bool {
		return !txscope.Context(a) && a.Has(func(t *effectflow.Term) bool { return t.Kind == provenance.Unknown || t.Kind == provenance.Field })
	})
}

// headless reports whether a request is built by somebody who was lost on the
// way: only some of its fields are known, and its headers are none of them.
func headless(t *effectflow.Term) bool {
	return t.Has(func(u *effectflow.Term) bool {
		if u.Kind != provenance.Object || !strings.HasSuffix(u.Type, "net/http.Request") || slices.Contains(u.Names, "Header") {
			return false
		}
		base := u.Member(provenance.BaseName)
		return base != nil && base.Kind == provenance.Unknown
	})
}

func keyRank(key string) int {
	return slices.Index([]string{perAttempt, none, noSlot, unseen, unclear, carried, lookedUp, soft, stable}, key)
}

func (d *derivation) effect(b *builder, x *deed, id int) Effect {
	v := x.where()
	e := Effect{
		ID: id, Name: v.name, Family: string(x.e.Family), Function: enclosing(v.fn), Place: d.at(v.fn.Package, v.site),
		Key: x.key, Replayed: x.why,
	}
	if x.key == unclear && slices.ContainsFunc(d.about(x), func(i int) bool { return d.in.Findings[i].Rule == "missingkey" && d.in.Findings[i].Hidden == "" }) {
		x.key, e.Key = none, none // a check knows
	}
	if leaf := x.e.Name(); leaf != v.name {
		e.Via = leaf
	}
	if len(x.also) > 0 {
		e.Via = strings.Join(append([]string{x.e.Name()}, x.also...), ", ")
	}
	switch x.key {
	case stable, soft, perAttempt:
		e.Slot = cmp.Or(x.e.Key.Slot, slotOf(x.e))
	case none:
		e.Slot = slotOf(x.e)
	}
	e.Slot = e.Slot[strings.LastIndexByte(e.Slot, '/')+1:]
	e.Cure, e.Reason, e.Advice = d.guide(b, x, e)
	return e
}

// slotOf names the place in which the API takes a key.
func slotOf(e *effectflow.Effect) string {
	if e.Row == nil {
		return ""
	}
	for _, s := range e.Row.Keys {
		if !s.Weak && s.Name != "" {
			return s.Name
		}
	}
	return ""
}

// guide places an effect in the decision guide: what makes a repetition
// harmless here, and why.
func (d *derivation) guide(b *builder, x *deed, e Effect) (cure, reason, advice string) {
	row := "the identity of the work"
	if b.table != "" {
		row = "the identity of the row in " + b.table
	}
	slot := cmp.Or(e.Slot, "its key")
	switch e.Key {
	case stable:
		return "keyed", fmt.Sprintf("%s is given and does not change from attempt to attempt", slot), "Keep it; test that a second call answers with the first result."
	case lookedUp:
		return "lookup", "the far side is asked whether it happened before it is done again", "Make sure that the question finds what was started a moment ago."
	case soft:
		return "keyed", fmt.Sprintf("%s names the work, and a receiver can deduplicate on it", slot), "Make sure that the receiver does."
	case perAttempt:
		return "key", fmt.Sprintf("a key is given in %s, but it is made anew on each attempt", slot), fmt.Sprintf("Derive it from %s, or store it before the first call.", row)
	}
	if internal(x.e.Family) && len(x.after)+len(x.before) > 0 {
		return "outbox", "it is a message about a change in the same program's database", "Insert the message in the transaction of the change, and let a relay send it under a stable message id."
	}
	switch e.Key {
	case none:
		if x.e.TakesKey {
			return "key", fmt.Sprintf("its API takes a key (%s), and none is given", slot), fmt.Sprintf("Give it a key that is derived from %s.", row)
		}
		return d.intent(x, "nothing is known of a key that it takes")
	case carried:
		return "receiver", "an identity of the work travels along, in a place that nobody calls a key", "Ask the receiver whether it drops a repetition; if not, agree on a key."
	case noSlot:
		return d.intent(x, "its API takes no key")
	case unclear:
		return "unseen", "what it sends comes from somewhere that could not be followed", "Look whether a key is in it; if so, say it with //dualwrite:effect key=… on the function that sends."
	}
	return "unseen", "only its name says what it does: no implementation is in the program", "Say what it is with //dualwrite:effect or //dualwrite:idempotent on the interface method, or with a model."
}

// internal reports whether an effect stays within the system, so that its
// message can be stored with the change.
func internal(f models.EffectKind) bool { return f == models.Publish || f == models.Job }

// intent is the cure for an effect without keys: two writes around it.
func (d *derivation) intent(x *deed, why string) (cure, reason, advice string) {
	switch {
	case x.e.Name() == "":
		return "architecture", why, ""
	case len(x.claims) > 0 && len(x.after) > 0:
		return "reconcile", why + "; an intent is written before it and an outcome after it", "Add what asks the far side about the rows that stay between the two, and never repeat those blindly."
	case len(x.after)+len(x.before)+len(x.sources) == 0:
		return "architecture", why + ", and no row of this program knows of it", "Give the work a row first: insert it, do the work from the row, and record the outcome there."
	}
	return "intent", why, "Write an intent before it and the outcome after it; look the unknown ones up at the far side, or compensate for them."
}

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
		if !r.Insert && r.Stmt != nil && r.Stmt.Table == b.table && saysDone(b, r) && !reopened(r) && !isClaim(x, r) {
			add(d.before(r, false), r)
		}
	}
	if r := lastInsert(b, x); r != nil {
		add(d.before(*r, false), *r)
	}
	var txs []txscope.Tx
	for _, r := range x.after {
		if tx := txscope.Of(r.g, r.Node, r.Stmt); tx.Begin != nil {
			if slices.ContainsFunc(txs, tx.Is) {
				continue
			}
			txs = append(txs, tx)
		}
		add(d.behind(x, r), r)
	}
	return append(out, d.unshown(x, id, out)...)
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
			return recorded{r, c.end}, true
		}
	}
	return recorded{}, false
}

func isClaim(x *deed, r recorded) bool {
	return slices.ContainsFunc(x.claims, func(c claimed) bool { return c.Node == r.Node })
}

// reopened reports whether a later write says how it ended.
func reopened(r recorded) bool {
	for n := range r.g.After(r.e, false) {
		for _, later := range n.Records() {
			if later.Stmt != nil && r.Stmt != nil && later.Stmt.Table == r.Stmt.Table && later.Status {
				return true
			}
		}
	}
	return false
}

// behind is the gap between an effect and a record after it.
func (d *derivation) behind(x *deed, r recorded) KillPoint {
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
	return tx.Begin != nil && r.g.After(tx.Begin, true)[r.e]
}

// openTx returns the begin of the record's transaction if it is still open when
// the effect happens.
func openTx(r recorded) *effectflow.Node {
	begin := txscope.Of(r.g, r.Node, r.Stmt).Begin
	if begin == nil {
		return nil
	}
	for _, x := range txscope.Extents(r.g) {
		if x.Begin == begin && x.Steps[r.e] {
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
		if vs := values(s.Column, s.Value); len(vs) > 0 && vs[0] != given && dbcall.StateColumn(s.Column) && !marker(s.Column) {
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
		if vs := values(column, s.Value); len(vs) > 0 && len(vs) < 4 && vs[0] != given && vs[0] != set && vs[0] != notSet {
			what := "'" + strings.Join(vs, "' or '") + "'"
			if r.Insert {
				return target + " (" + column + " = " + what + ")"
			}
			return target + " = " + what
		}
	}
	return target
}
