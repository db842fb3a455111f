package evidence

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

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
		e.Slot = cmp.Or(x.slot, x.e.Key.Slot, slotOf(x.e))
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
