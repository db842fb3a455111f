package pairing

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// MadeOnce reports whether e and rec make something new for somebody who asked:
// a request to another service, and a new row that is filled from its answer.
//
//	inv := post("/invoices")                               // an offer
//	db.Exec("INSERT INTO invoices (ref) VALUES (?)", inv)  // remembered
//
// No work is stored that a restart would find: a crash between the two leaves an
// orphan at the far side, and whoever asks again asks for another one. What moves
// money is no orphan, and neither is what a test of stored state leads to, or a
// job, a consumer or a loop around it.
func MadeOnce(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect, rec effectflow.Record) bool {
	if e.Family != models.HTTP && e.Family != models.RPC || rec.Stmt == nil || !rec.Insert || !effectflow.Stores(rec.Stmt, e.Node) || movesMoney(e.Node) {
		return false
	}
	return asked(g, e.Node) && !slices.ContainsFunc(w.Contexts(e.Node), func(c effectflow.Context) bool {
		return c.Node.Through(g.Func) && !asked(c.Graph, c.Node)
	})
}

// asked reports whether n runs in g once for everybody who asks for it, whatever is
// stored.
func asked(g *effectflow.Graph, n *effectflow.Node) bool {
	if n.Depth(effectflow.InLoop)+n.Depth(effectflow.InRetry) > 0 {
		return false
	}
	if slices.ContainsFunc(g.Replays(n), func(p effectflow.Replay) bool { return p.Kind != "http" }) {
		return false
	}
	return !slices.ContainsFunc(g.Nodes, func(read *effectflow.Node) bool {
		return read.Row != nil && (read.Row.Kind == models.Query || read.Row.Kind == models.Read) && testedFor(g, read, n)
	})
}

// testedFor reports whether what read found decides whether n runs. That a row
// which is needed was there decides nothing about the work, and neither does a
// failure of what it is used for.
func testedFor(g *effectflow.Graph, read, n *effectflow.Node) bool {
	found := func(t *provenance.Term) bool {
		told := false
		t.Walk(func(u *provenance.Term) bool {
			told = told || u.Kind == provenance.Result && u.Text == read.ID()
			return !told && !(effectflow.ErrorOf(u) && u.Args[0].Kind != provenance.Result)
		})
		return told
	}
	return slices.ContainsFunc(g.Guards(n, found), func(b *effectflow.Node) bool {
		open := b.Open(read, effectflow.Succeeded(read))
		return len(open) != 1 || g.Side(b, n) < 0 || open[0].To != b.Succ[g.Side(b, n)].To
	})
}

// movesMoney reports whether the names on the way to a request, or its address, say
// that it moves money.
func movesMoney(n *effectflow.Node) bool {
	if slices.ContainsFunc(Way(n), moneyMove) || slices.ContainsFunc(effectflow.Words(n.Func.Name), moneyMove) {
		return true
	}
	return slices.ContainsFunc(n.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			s, ok := t.Const()
			return ok && strings.Contains(s, "/") && slices.ContainsFunc(strings.Split(strings.ToLower(s), "/"), moneyMove)
		})
	})
}

func moneyMove(w string) bool {
	switch w {
	case "charge", "charges", "pay", "paid", "payment", "payments", "refund", "refunds", "capture", "captures", "transfer", "transfers",
		"payout", "payouts", "deposit", "deposits", "withdraw", "withdrawal", "withdrawals", "debit", "credit", "settle", "purchase", "checkout":
		return true
	}
	return false
}
