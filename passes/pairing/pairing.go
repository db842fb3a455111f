// Package pairing answers: which write records an effect, and what becomes of
// the two if the process dies between them?
//
//	charge(t)                                                 // the effect
//	db.Exec("UPDATE tasks SET status='DONE' WHERE id=?", t.ID) // its record: repeated after a crash
//
//	charge(t, "task-"+t.ID)                                   // recognised: the record may come late
//
// Whoever asks gets the record or, if there is nothing to be afraid of, the
// reason why not, so that one party can report and another can explain the
// silence of the first.
//
// Analysis class: may, on top of one graph of passes/effectflow; Repeat also asks
// the functions that lead into it.
//
// Deliberate silences: writes that do not concern the same row or request.
// Whether a pair is one package's to tell of is the caller's to decide.
package pairing

import "github.com/dualwrite/dualwrite/passes/effectflow"

// Reason says why nothing is wrong with an effect, or nothing proven. "" means
// that something is.
type Reason string

// The reasons, as they complete the sentence "no hazard, since …".
const (
	Keyed      Reason = "its key does not change between attempts, so the receiver recognises a repetition"
	Set        Reason = "it sets the state of something, and setting it again changes nothing"
	Asked      Reason = "the far side is asked first whether it was done"
	Unrecorded Reason = "no later write is proven to concern the same work"
	Intended   Reason = "the row was inserted as an intent before, and nothing is seen to pick it up again"
	Held       Reason = "the row is claimed first, and nothing hands a claimed row to the next attempt"
	Guarded    Reason = "the functions that lead here make it safe before"

	Named    Reason = "only its name says that it is an effect"
	Unsaid   Reason = "no earlier write that is proven to concern the same work says that this was done"
	Reopened Reason = "a later write to the same row says how it ended, or rows in that state are taken up again, so the first is an intent"
)

// Repetition says how an effect comes to be repeated.
type Repetition struct {
	Record  effectflow.Record // what comes too late; unset with Asked, Keyed and Unrecorded
	Claimed bool              // a claim stands before the effect, and something undoes it
	Safe    Reason
}

// Repeat decides whether e is done again after a crash, as g and the functions
// that lead into it see it.
func Repeat(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) Repetition {
	r := Seen(w, g, e)
	if r.Safe == "" && !Confirmed(w, g, e) {
		r.Safe = Guarded
	}
	return r
}

// Seen is Repeat for the eyes of g alone.
func Seen(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) Repetition {
	switch {
	case e.Key.Stable:
		return Repetition{Safe: Keyed}
	case setsState(e):
		return Repetition{Safe: Set}
	case g.LookedUp(e):
		return Repetition{Safe: Asked}
	}
	rec, ok := recordOf(g, e)
	if !ok {
		return Repetition{Safe: Unrecorded}
	}
	return judge(w, g, e, rec)
}

// judge decides whether rec comes too late for e.
func judge(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) Repetition {
	if freshIntent(g, e, rec) {
		return Repetition{Record: rec, Safe: Intended}
	}
	claim, held := claimOf(g, e, rec)
	if !held {
		return Repetition{Record: rec}
	}
	// Without a way back, a claim and its outcome are an intent: nothing repeats
	// the effect by itself.
	if w.RestartOf(claim) == nil {
		return Repetition{Record: rec, Claimed: true, Safe: Held}
	}
	return Repetition{Record: rec, Claimed: true}
}

// Confirmed asks the functions that lead into g: what they claim, store or look
// up first holds for g as well. If all of them make e safe, it is.
func Confirmed(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect) bool {
	seen := false
	rec, _ := recordOf(g, e)
	for _, c := range w.Contexts(e.Node) {
		if c.Graph == g || c.Graph.Capped || !w.Entry(c.Graph.Func.ID) || !c.Node.Through(g.Func) {
			continue
		}
		outer := c.Node.Effect()
		if outer == nil {
			continue
		}
		seen = true
		found := Seen(w, c.Graph, outer)
		if again, ok := blurred(c.Graph, outer, rec); ok && found.Safe == Unrecorded {
			found = judge(w, c.Graph, outer, again)
		}
		if found.Safe == "" {
			return true
		}
	}
	return !seen || w.Entry(g.Func.ID)
}

// recordKey is under what a graph remembers the record of an effect: whoever looks
// at a step asks for those of all the graphs that hold it.
type recordKey struct{ effect *effectflow.Node }

type recordFound struct {
	record effectflow.Record
	ok     bool
}

// recordOf returns the write after e that records it, the plainest one first.
func recordOf(g *effectflow.Graph, e *effectflow.Effect) (effectflow.Record, bool) {
	found := g.Remember(recordKey{e.Node}, func() any {
		r, ok := searchRecord(g, e)
		return recordFound{r, ok}
	}).(recordFound)
	return found.record, found.ok
}

func searchRecord(g *effectflow.Graph, e *effectflow.Effect) (effectflow.Record, bool) {
	var later effectflow.Steps
	if len(g.Gathers(e.Node)) > 0 { // or nothing is recorded when a loop is over
		later = g.Later(e.Node)
	}
	var best effectflow.Record
	rank := 0
	for _, n := range g.Nodes {
		after := g.Reaches(e.Node, n, true)
		if !after && !later.Has(n) {
			continue
		}
		for _, rec := range append(n.Records(), finished(g, e, n)...) {
			if k := Rank(rec); k > rank && Records(g, e, n, rec) && !onlyFailed(g, e, rec) && (after || g.Gathered(e.Node, g.RowsOf(n, rec.Stmt)) && !g.Filtered(e.Node, n)) {
				best, rank = rec, k
			}
		}
	}
	return best, rank > 0
}

// Records reports whether rec, which n writes, is proven to be about the work of e.
func Records(g *effectflow.Graph, e *effectflow.Effect, n *effectflow.Node, rec effectflow.Record) bool {
	return g.Concerns(e.Node, n, rec.Stmt) && g.Identified(e.Node, n, rec.Stmt) && !belongs(g, e, rec) &&
		(rec.Stmt != nil && effectflow.Stores(rec.Stmt, e.Node) || !g.HandsOn(e.Node, n))
}

// Rank orders records by how plainly they say that the work is over.
func Rank(r effectflow.Record) int {
	switch {
	case r.Status && r.Done && !r.Insert: // a new row may be there for another reason
		return 5
	case r.Status && r.Done:
		return 4
	case r.Status && !r.Insert:
		return 3
	case !r.Insert:
		return 2
	}
	return 1
}

// claimOf returns the checked claim before e of the row that rec closes.
func claimOf(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) (effectflow.Claim, bool) {
	for _, n := range g.Nodes {
		if n.Row == nil || n == e.Node || !g.Follows(n, e.Node) {
			continue
		}
		for _, c := range n.Claims() {
			if rec.Stmt != nil && c.Stmt.Table != rec.Stmt.Table {
				continue
			}
			if g.Guarded(c, e.Node) {
				return c, true
			}
		}
	}
	return effectflow.Claim{}, false
}

// freshIntent reports whether the row that rec closes was inserted before e: an
// intent of its own, not work that is picked up again.
func freshIntent(g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	if rec.Stmt == nil || rec.Insert || g.ReplayOf(e.Node).Proven {
		return false
	}
	for _, n := range g.Nodes {
		if n.Row == nil || !g.Follows(n, e.Node) {
			continue
		}
		for _, intent := range n.Records() {
			if intent.Insert && intent.Stmt.Table == rec.Stmt.Table && intent.Stmt.Table != "" {
				return true
			}
		}
	}
	return false
}
