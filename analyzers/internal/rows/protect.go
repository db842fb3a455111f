package rows

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// Alone reports whether the database lets one worker at a time get from read r
// to write w: it holds a lock on what was read, refuses a write that rests on an
// outdated read, or somebody won a claim before.
func Alone(g *Graph, r, w Step) bool {
	return Held(g, r, w) || recall(g.won, w.Stmt, func() bool { return won(g, w) })
}

// Held is Alone without the inserts on the way that a unique key may refuse.
func Held(g *Graph, r, w Step) bool {
	if slices.ContainsFunc(g.heldBefore(w), func(lock txscope.Access) bool { return covers(g, lock, r) }) {
		return true
	}
	if recall(g.unseen, r.Stmt, func() bool { return unseen(g, r) }) {
		return true
	}
	tx := txscope.Of(g.Graph, w.Node, w.Stmt)
	if tx.Serial() && tx.Is(txscope.Of(g.Graph, r.Node, r.Stmt)) {
		return true
	}
	return g.Claimed(w.Node)
}

// unseen reports whether what r reads is locked, by r or by a statement before it,
// in a transaction that nobody can see from here.
func unseen(g *Graph, r Step) bool {
	if locksUnseen(g, r) {
		return true
	}
	return slices.ContainsFunc(g.Reads(), func(lock Step) bool {
		return txscope.Locks(lock.Stmt) && lock.Stmt.Table == r.Stmt.Table && g.Reaches(lock.Node, r.Node, true) &&
			SameIdentity(lock.Stmt, r.Stmt) && locksUnseen(g, lock)
	})
}

func locksUnseen(g *Graph, s Step) bool {
	return txscope.Locks(s.Stmt) && !txscope.Autocommit(g.Graph, s.Node, s.Stmt)
}

// covers reports whether a lock keeps others from reading what r read: it is on
// the same table, on no row at all, or was there before r. A row of something
// else that is locked after r comes too late for the test.
func covers(g *Graph, lock txscope.Access, r Step) bool {
	if lock.Node == r.Node || lock.Stmt.Table == r.Stmt.Table || g.Reaches(lock.Node, r.Node, false) {
		return true
	}
	if lock.Stmt.Table != "" {
		return false
	}
	return !lock.Stmt.Locking.Update || SameIdentity(lock.Stmt, r.Stmt)
}

func claimed(g *Graph, n *effectflow.Node) bool {
	return slices.ContainsFunc(g.Claims(), func(c effectflow.Claim) bool {
		return c.Node != n && g.Reaches(c.Node, n, true) && g.Guarded(c, n)
	})
}

// won reports whether an insert that fails for the second worker stands before
// w, for the same work.
func won(g *Graph, w Step) bool {
	for _, s := range g.Writes() {
		if s.Node == w.Node || s.Stmt.Verb != sqltext.Insert || s.Stmt.Conflict != sqltext.ConflictNone || !g.Reaches(s.Node, w.Node, true) {
			continue
		}
		if Declared(g.World, s.Stmt) && !finds(s) && g.RowsOf(s.Node, s.Stmt).Shares(g.RowsOf(w.Node, w.Stmt)) {
			return true
		}
	}
	return false
}

// finds reports whether the step of insert s takes a row that is there already: a
// second run does not fail.
func finds(s Step) bool {
	return slices.ContainsFunc(Reads(s.Node), func(r Step) bool { return r.Stmt.Table == s.Stmt.Table })
}

// Declared reports whether a unique key that somebody declared refuses a second
// run of insert s.
func Declared(w *effectflow.World, s *dbcall.Stmt) bool {
	return w.Keyed(s) && (len(w.Unique(s.Table)) > 0 || len(s.Unique) > 0)
}

// Locked reports whether n runs under a lock that the program takes somewhere
// else than in the database.
func Locked(g *Graph, n *effectflow.Node) bool {
	if n.Depth(effectflow.InLock) > 0 {
		return true
	}
	for _, m := range g.Nodes {
		if m.Row != nil && m.Row.Kind == models.Lock && m != n && g.Reaches(m, n, true) {
			return true
		}
	}
	return false
}
