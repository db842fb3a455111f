// Package txscope answers which transaction a statement runs in, and what that
// transaction protects.
//
//	tx, _ := db.BeginTx(ctx, nil)
//	tx.QueryRowContext(ctx, "SELECT status FROM jobs WHERE id = ? FOR UPDATE", id) // in tx, holds the row
//	db.ExecContext(ctx, "UPDATE jobs SET status = 'DONE' WHERE id = ?", id)         // not in tx
//	tx.ExecContext(ctx, "UPDATE jobs SET status = 'DONE' WHERE id = ?", id)         // in tx
//
// The handle decides: a statement runs in the transaction that its handle was
// taken from, however far the handle travelled, also inside of a context. A
// handle that is given to the function from outside and is called or typed as a
// transaction is the caller's transaction. A savepoint belongs to the
// transaction around it, and so does a begin that only runs where the context holds
// no transaction, under the key that an outer begin has put its own there.
// Several databases of which one begins the transaction, on ways that exclude each
// other, begin one transaction.
//
// Analysis class: may, on the side of the transaction. Where the handle is
// either a transaction or the pool (a repository that takes the transaction out
// of the context if there is one), the statement counts as inside.
//
// Deliberate silence: a handle nobody can read is in no transaction, unless the
// step stands in a function that a helper runs in one.
package txscope

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Tx is one transaction. The zero value is none.
type Tx struct {
	Begin  *effectflow.Node // the call that begins it, or runs a function in it; nil when the caller does
	handle string           // of a caller's transaction
}

// Any reports whether t is a transaction at all.
func (t Tx) Any() bool { return t.Begin != nil || t.handle != "" }

// Is reports whether both are the same transaction.
func (t Tx) Is(u Tx) bool { return t.Any() && t == u }

// maxNesting bounds how many savepoints are followed outwards.
const maxNesting = 8

// Of returns the transaction in which step n runs statement s; s may be nil.
func Of(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) Tx {
	return g.Remember(place{n, s}, func() any { return of(g, n, s) }).(Tx)
}

type place struct {
	n *effectflow.Node
	s *dbcall.Stmt
}

func of(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) Tx {
	handle := client(g, handleOf(n, s))
	if b := opener(g, handle); b != nil {
		return Tx{Begin: outermost(g, b)}
	}
	if b := carried(g, n, handle); b != nil {
		return Tx{Begin: b}
	}
	if t := given(g, handle); t != "" {
		return Tx{handle: t}
	}
	if scopes := n.In(effectflow.InTx); len(scopes) > 0 && unread(handle) {
		return Tx{Begin: scopes[0].Node}
	}
	return Tx{}
}

// Same reports whether both statements run in one transaction.
func Same(g *effectflow.Graph, a *effectflow.Node, s *dbcall.Stmt, b *effectflow.Node, t *dbcall.Stmt) bool {
	return Of(g, a, s).Is(Of(g, b, t))
}

func handleOf(n *effectflow.Node, s *dbcall.Stmt) *provenance.Term {
	if s != nil && s.Handle != nil {
		return s.Handle
	}
	if n.Call != nil && len(n.Call.Args) > 0 {
		return n.Call.Args[0]
	}
	return provenance.Nothing()
}

// client follows a row to the handle it was read with: what ent generates lets a
// row update itself. A batch is followed to what it is sent on.
func client(g *effectflow.Graph, handle *provenance.Term) *provenance.Term {
	if on, ok := sentOn(g, handle); ok {
		handle = on
	}
	for range maxNesting {
		n := reader(g, handle)
		if n == nil {
			return handle
		}
		stmts := n.Stmts()
		if len(stmts) == 0 {
			return provenance.Nothing()
		}
		handle = stmts[0].Handle
	}
	return provenance.Nothing()
}

// reader returns the generated call whose row a handle is, nil if it is none.
func reader(g *effectflow.Graph, handle *provenance.Term) *effectflow.Node {
	if handle == nil {
		return nil
	}
	for handle.Kind == provenance.Elem {
		handle = handle.Args[0]
	}
	if handle.Kind != provenance.Result || handle.N != provenance.RowResult {
		return nil
	}
	if n := g.Node(handle.Text); n != nil && n.Row.Generated() {
		return n
	}
	return nil
}

func unread(t *provenance.Term) bool { return t == nil || t.Kind == provenance.Unknown }

// opener returns the call that began the transaction handle comes from.
func opener(g *effectflow.Graph, handle *provenance.Term) *effectflow.Node {
	var found *effectflow.Node
	handle.Walk(func(t *provenance.Term) bool {
		if found == nil && t.Kind == provenance.Result {
			if n := g.Node(t.Text); n != nil && Begins(n) {
				found = n
			}
		}
		return found == nil
	})
	return found
}

// Begins reports whether n begins a transaction or runs a function in one.
func Begins(n *effectflow.Node) bool {
	return n.Row != nil && n.Commit == nil && (n.Row.Kind == models.Begin || n.Row.Kind == models.RunTx)
}

// outermost follows savepoints, and begins that join what the context carries, to
// the transaction they are part of.
func outermost(g *effectflow.Graph, b *effectflow.Node) *effectflow.Node {
	for range maxNesting {
		outer := around(g, b)
		for _, a := range b.Call.Args {
			if a.Kind == provenance.Func {
				continue
			}
			if o := opener(g, a); o != nil && o != b {
				outer = o
			}
		}
		if outer == nil {
			return b
		}
		b = outer
	}
	return b
}

// given returns the name of a transaction that the caller hands in, "" if the
// handle is none.
func given(g *effectflow.Graph, handle *provenance.Term) string {
	found := ""
	handle.Walk(func(t *provenance.Term) bool {
		if found != "" {
			return false
		}
		switch t.Kind {
		case provenance.Param:
			if txType(t.Type) || txParam(g, t) {
				found = t.Key()
			}
		case provenance.Field:
			if txType(t.Type) || txName(t.Text) {
				found = t.Key()
				return false
			}
		case provenance.Result:
			if answersTx(g, t) {
				found = t.Key()
			}
		case provenance.Op:
			if t.Text == "as" && txType(t.Type) {
				found = t.Key()
			}
			return !strings.HasPrefix(t.Text, "call:context.")
		}
		return true
	})
	return found
}

// answersTx reports whether t is a transaction that a call answered which nobody
// can look into: BeginTx of an interface that a pool implements.
func answersTx(g *effectflow.Graph, t *provenance.Term) bool {
	n := g.Node(t.Text)
	return n != nil && n.Row == nil && n.Call != nil && t.N >= 0 && t.N < len(n.Call.Results) && txType(n.Call.Results[t.N])
}

func txParam(g *effectflow.Graph, t *provenance.Term) bool {
	name, typ := g.ParamOf(t)
	return txName(name) || txType(typ)
}

// txType recognises the transaction types of the libraries by how they are
// called: database/sql.Tx, pgx.Tx, bun.Tx, ent's Tx.
func txType(symbol string) bool {
	return strings.HasSuffix(symbol, ".Tx") || strings.HasSuffix(symbol, ".SessionContext")
}

func txName(name string) bool {
	return name == "tx" || strings.HasSuffix(name, "Tx") || name == "txn" || name == "dbtx"
}
