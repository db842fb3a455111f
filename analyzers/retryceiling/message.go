package retryceiling

import (
	"fmt"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/retryscope"
)

// checkMessage reports a failure path that puts a message back into the queue it
// came from, when nothing looks at how often it was delivered.
func checkMessage(r *finding.Reporter, g *effectflow.Graph, n *effectflow.Node) {
	if n.Row == nil || !requeues(n) && !republishes(g, n) {
		return
	}
	w := r.Flow.World
	test := retryscope.OnFailure(w, g, n)
	if test == nil || !r.Local(n, test) || len(g.Guards(n, deliveries)) > 0 {
		return
	}
	place := r.Locate(g, n, effectflow.Common(n, test), func(m *effectflow.Node) bool { return m.Row == n.Row })
	r.Report(finding.Finding{
		Category: "requeue", Confidence: finding.Medium, Function: place.Function, Pos: place.Pos, End: place.End,
		Message: fmt.Sprintf("%s puts the message back into its queue after every failure: one that can't be handled comes back for ever, ahead of nothing but itself; look at its number of deliveries and dead-letter it at a limit",
			place.Name),
		Related: append(r.Chain(place), r.RelatedTo(test, "after this failure")),
		Callee:  place.Name,
	})
}

// requeues recognises the refusal of a message that asks for it to be delivered
// again at once.
func requeues(n *effectflow.Node) bool {
	if n.Row.Kind != models.Nack || !strings.Contains(n.Row.Symbol, "amqp091-go") || len(n.Call.Args) == 0 {
		return false
	}
	v, ok := n.Call.Args[len(n.Call.Args)-1].Const()
	return ok && v == "true"
}

// deliveries recognises a test of how often a message came.
func deliveries(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Field:
			return u.Text == "Redelivered" || u.Text == "DeliveryCount" || u.Text == "NumDelivered" || u.Text == "Headers" || dbcall.AttemptColumn(u.Text)
		case provenance.Minted:
			return u.Text == "attempt" || u.Text == "clock"
		case provenance.Op:
			return u.Text == "counter"
		}
		return false
	})
}

// republishes reports whether n sends what was received to where it was received
// from, with nothing that counts.
func republishes(g *effectflow.Graph, n *effectflow.Node) bool {
	if n.Row.Kind != models.Enqueue && (n.Row.Kind != models.Effect || n.Row.Effect != models.Publish) {
		return false
	}
	for _, a := range n.Call.Args {
		if deliveries(a) || a.Has(attempts) {
			return false
		}
	}
	for _, m := range g.Nodes {
		if m.Row != nil && m.Row.Kind == models.Fetch && sameQueue(m, n) {
			return true
		}
	}
	return ownTask(n)
}

// attempts recognises a message that carries its number of attempts.
func attempts(t *provenance.Term) bool {
	if t.Kind != provenance.Object {
		return false
	}
	for _, name := range t.Names() {
		if dbcall.AttemptColumn(name) {
			return true
		}
	}
	return false
}

// sameQueue reports whether n sends the message that fetch received to the place
// that fetch names, or that the message says it came from.
func sameQueue(fetch, n *effectflow.Node) bool {
	carries, back := false, false
	places := map[string]bool{}
	for _, a := range fetch.Call.Args[min(1, len(fetch.Call.Args)):] {
		a.Walk(func(t *provenance.Term) bool {
			if named(t) {
				places[t.Key()] = true
			}
			return true
		})
	}
	for _, a := range n.Call.Args[min(1, len(n.Call.Args)):] {
		a.Walk(func(t *provenance.Term) bool {
			switch {
			case named(t) && places[t.Key()]:
				back = true
			case t.Kind == provenance.Field && effectflow.Mentions(t, fetch) && (t.Text == "Topic" || t.Text == "RoutingKey" || t.Text == "Subject"):
				back = true
			case t.Kind == provenance.Result && t.Text == fetch.ID():
				carries = true
			}
			return true
		})
	}
	return carries && back
}

// named reports whether t can be the name of a queue.
func named(t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Const:
		return t.N == provenance.ConstString && t.Text != ""
	case provenance.Field, provenance.Global:
		return true
	}
	return false
}

// ownTask reports whether n enqueues the task that is being handled.
func ownTask(n *effectflow.Node) bool {
	for _, a := range n.Call.Args {
		if a.Has(func(t *provenance.Term) bool {
			return t.Kind == provenance.Param && strings.HasSuffix(t.Type, "hibiken/asynq.Task")
		}) {
			return true
		}
	}
	return false
}
