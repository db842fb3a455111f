package txscope

import (
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// carried returns the begin of a transaction that is no handle of its own: a
// session that is switched into a transaction, or a context that a driver takes
// the session from.
func carried(g *effectflow.Graph, n *effectflow.Node, handle *provenance.Term) *effectflow.Node {
	if b := switched(g, handle); b != nil {
		return b
	}
	if n.Call == nil {
		return nil
	}
	for _, a := range n.Call.Args {
		if !session(a) {
			continue
		}
		if b := opener(g, a); b != nil {
			return b
		}
		if b := switched(g, a); b != nil {
			return b
		}
	}
	return nil
}

// session recognises a context that a driver finds a session in.
func session(t *provenance.Term) bool {
	return t.Kind == provenance.Op && (t.Text == "txctx" || t.Text == "jointx")
}

// switched returns the begin that turned the object in t into a transaction.
func switched(g *effectflow.Graph, t *provenance.Term) *effectflow.Node {
	for _, b := range g.Nodes {
		if !Begins(b) || b.Row.Kind != models.Begin || b.Row.Tx != -1 || len(b.Call.Args) == 0 {
			continue
		}
		key := b.Call.Args[0].Key()
		if key != "?" && t.Has(func(u *provenance.Term) bool { return u.Kind == b.Call.Args[0].Kind && u.Key() == key }) {
			return b
		}
	}
	return nil
}

// On reports whether t is, or holds, something of the transaction that b begins: its
// handle, or what was made with it. What is read out of a context that happens to
// carry the transaction is its own thing, such as the user of the request, unless
// the transaction was put there under the same key.
func On(t *provenance.Term, b *effectflow.Node) bool {
	id, found := b.ID(), false
	t.Walk(func(u *provenance.Term) bool {
		switch {
		case found:
		case isLookup(u) && len(u.Args) == 2 && u.Args[1].Key() != "?":
			found = puts(u.Args[0], u.Args[1].Key(), b)
			return false
		case u.Kind == provenance.Result && u.Text == id:
			found = true
		}
		return !found
	})
	return found && id != ""
}
