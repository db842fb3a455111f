package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
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
	case k.Given() && k.Soft && e.Keyless && e.Row != nil && len(e.Row.Keys) == 0:
		return noSlot // the work is named to whoever reads it, and nobody drops a second one
	case k.Given() && k.Soft:
		return soft
	case k.Given():
		return stable
	case g.LookedUp(e) && about(g, e):
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

// about reports whether some question that decides whether an effect happens
// speaks of the same work: one that lists what there is asks about nothing.
func about(g *effectflow.Graph, e *effectflow.Effect) bool {
	work := g.WorkOf(e.Node)
	if len(work) == 0 {
		return true // nobody knows what it is about
	}
	for _, n := range g.Nodes {
		if n.Guess().Kind != effectflow.GuessLookup || n.Call.Recv == "" || n.Call.Recv != e.Call.Recv {
			continue
		}
		if len(g.Guards(e.Node, func(t *provenance.Term) bool { return effectflow.Mentions(t, n) })) == 0 {
			continue
		}
		for item := range g.WorkOf(n) {
			if _, ok := work[item]; ok {
				return true
			}
		}
	}
	return false
}

// minted returns the place of a key that the function around a call makes itself
// on each run. From further out it may not be seen.
func minted(w *effectflow.World, e *effectflow.Effect) (slot string, found bool) {
	own := w.Graph(e.Func.ID)
	if own == nil {
		return "", false
	}
	for _, n := range own.Nodes {
		if n.Func != e.Func || n.Site != e.Site || len(n.Frames) > 0 {
			continue
		}
		if o := n.Effect(); o != nil && o.Key.Given() && !o.Key.Stable {
			return o.Key.Slot, true
		}
	}
	return "", false
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
		if u.Kind != provenance.Object || !strings.HasSuffix(u.Type, "net/http.Request") || slices.Contains(u.Names(), "Header") {
			return false
		}
		base := u.Member(provenance.BaseName)
		return base != nil && base.Kind == provenance.Unknown
	})
}

func keyRank(key string) int {
	return slices.Index([]string{perAttempt, none, noSlot, unseen, unclear, carried, lookedUp, soft, stable}, key)
}
