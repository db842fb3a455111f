package txscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Serial reports whether the transaction is begun at a level at which the
// database refuses a write that rests on an outdated read.
func (t Tx) Serial() bool {
	if t.Begin == nil || t.Begin.Call == nil {
		return false
	}
	for _, a := range t.Begin.Call.Args {
		if a.Has(serialLevel) {
			return true
		}
	}
	return false
}

// serialLevel recognises isolation levels: sql.LevelRepeatableRead is 4, what is
// stricter is more; pgx spells them.
func serialLevel(t *provenance.Term) bool {
	if t.Kind != provenance.Object {
		return false
	}
	for _, name := range []string{"Isolation", "IsoLevel"} {
		m := t.Member(name)
		if m == nil {
			continue
		}
		switch v, _ := m.Const(); v {
		case "4", "5", "6", "7", "serializable", "repeatable read":
			return true
		}
	}
	return false
}

// LockedBefore returns a statement that, in the same transaction and before step
// n, locks rows or takes a lock that the transaction holds to its end. A read
// that is repeated under it can be relied on.
func LockedBefore(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) *effectflow.Node {
	if held := HeldBefore(g, n, s); len(held) > 0 {
		return held[0].Node
	}
	return nil
}

// HeldBefore returns what takes a lock in the transaction of s before s runs.
func HeldBefore(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) []Access {
	tx := Of(g, n, s)
	if !tx.Any() {
		return nil
	}
	var out []Access
	for _, m := range g.Nodes {
		if m.Row == nil {
			continue
		}
		stmts := m.Stmts()
		for i := range stmts {
			if Locks(&stmts[i]) && Of(g, m, &stmts[i]).Is(tx) && (m == n || g.Reaches(m, n, true)) {
				out = append(out, Access{Node: m, Stmt: &stmts[i]})
			}
		}
	}
	return out
}

// Locks reports whether s takes a lock that lasts until its transaction ends,
// itself or in a part that picks the rows it reads.
func Locks(s *dbcall.Stmt) bool {
	if s.Locking.Update || s.Verb == sqltext.Lock || slices.ContainsFunc(s.Funcs, advisory) {
		return true
	}
	return s.Verb == sqltext.Select && slices.ContainsFunc(s.Subs, func(sub dbcall.Stmt) bool {
		return sub.Locking.Update && sub.Table == s.Table
	})
}

func advisory(fn string) bool {
	return strings.HasPrefix(fn, "pg_advisory_") || strings.HasPrefix(fn, "pg_try_advisory_") || fn == "get_lock" || fn == "sp_getapplock"
}

// Autocommit reports whether s surely runs outside of any transaction, so that
// its locks are gone as soon as it has run: its handle is the pool itself.
func Autocommit(g *effectflow.Graph, n *effectflow.Node, s *dbcall.Stmt) bool {
	if Of(g, n, s).Any() || s.Handle == nil {
		return false
	}
	switch s.Handle.Type {
	case "database/sql.DB", "github.com/jmoiron/sqlx.DB", "github.com/uptrace/bun.DB":
		return true
	}
	return strings.HasPrefix(s.Handle.Type, "github.com/jackc/pgx/") && strings.HasSuffix(s.Handle.Type, "/pgxpool.Pool") ||
		strings.HasPrefix(s.Handle.Type, "github.com/go-pg/pg") && strings.HasSuffix(s.Handle.Type, ".DB")
}
