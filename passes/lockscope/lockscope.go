// Package lockscope answers which lock a step is taken under, and what kind of
// lock that is.
//
//	mu := rs.NewMutex("order:" + id)
//	if err := mu.Lock(); err != nil { // taken: everything after a success, until it is given back
//		return err
//	}
//	defer mu.Unlock()
//	issue(order)
//
// A lock is a call of a library that takes one, an advisory lock of a database,
// or a key that is set if nobody has set it (SETNX, or a script that compares
// and sets), when its name or the functions around it call it a lock. The same
// command also remembers what was processed, and that is no lock.
//
// Analysis class: must, on the paths of one expanded graph. A lock counts as
// held where every way leads through a success of its acquisition and none
// through its release.
package lockscope

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Kind says who implements a lock.
type Kind uint8

// The kinds.
const (
	Library    Kind = iota + 1 // a lock library or the lock service of a store
	Advisory                   // an advisory lock of a database
	HandRolled                 // a key that is set if absent
)

// Lock is one acquisition.
type Lock struct {
	*effectflow.Node
	Kind   Kind
	Script bool // made by a script that the store runs
}

// Of returns the lock that step n takes, nil if it takes none.
func Of(n *effectflow.Node) *Lock {
	if n.Kind != effects.Call || n.Call == nil || n.Row == nil || n.Commit != nil {
		return nil
	}
	if n.Row.Kind == models.Lock {
		return &Lock{Node: n, Kind: Library}
	}
	stmts := n.Stmts()
	for i := range stmts {
		if s := &stmts[i]; advisory(s) {
			return &Lock{Node: n, Kind: Advisory}
		}
	}
	if script(n) {
		if acquires(n) && named(n) {
			return &Lock{Node: n, Kind: HandRolled, Script: true}
		}
		return nil
	}
	for i := range stmts {
		if s := &stmts[i]; setIfAbsent(s) && named(n) {
			return &Lock{Node: n, Kind: HandRolled}
		}
	}
	return nil
}

// advisory reports whether an SQL text takes an advisory lock that keeps others
// out. A shared one lets in whoever shares it.
func advisory(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Funcs, func(f string) bool {
		return !strings.HasSuffix(f, "_shared") && (strings.HasPrefix(f, "pg_advisory_lock") || strings.HasPrefix(f, "pg_try_advisory_lock") ||
			strings.HasPrefix(f, "pg_advisory_xact_lock") || strings.HasPrefix(f, "pg_try_advisory_xact_lock") || f == "get_lock")
	})
}

// setIfAbsent recognises SETNX of a plain key.
func setIfAbsent(s *dbcall.Stmt) bool {
	return s.Store == dbcall.KeyValue && s.Verb == sqltext.Insert && s.Conflict == sqltext.ConflictNothing &&
		slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return x.Column == "value" && !x.AddToSet })
}

// script reports whether n runs a script in a store.
func script(n *effectflow.Node) bool {
	op := n.Row.Op[strings.LastIndexByte(n.Row.Op, '.')+1:]
	return strings.HasPrefix(op, "Eval") && !strings.HasSuffix(op, "RO") || strings.HasPrefix(op, "Run") && strings.Contains(n.Row.Symbol, "Script")
}

// acquires reports whether a script sets its key. When its text is not in view,
// the function around it must not speak of giving back or keeping.
func acquires(n *effectflow.Node) bool {
	if stmts := n.Stmts(); len(stmts) > 0 {
		return slices.ContainsFunc(stmts, func(s dbcall.Stmt) bool {
			return s.Verb == sqltext.Insert || s.Verb == sqltext.Replace
		})
	}
	words := effectflow.Words(n.Func.Name)
	return !slices.ContainsFunc(words, func(w string) bool {
		switch w {
		case "unlock", "release", "extend", "refresh", "renew", "keep", "keepalive", "heartbeat", "free", "resign", "stop":
			return true
		}
		return false
	})
}

// named reports whether the key or the functions around n call it a lock, and
// nothing says that it remembers what was processed.
func named(n *effectflow.Node) bool {
	words := effectflow.Words(n.Func.Name)
	for _, a := range n.Call.Args {
		a.Walk(func(t *provenance.Term) bool {
			if s, ok := t.Const(); ok && len(s) < 80 {
				words = append(words, nameWords(s)...)
			}
			return true
		})
	}
	if slices.ContainsFunc(words, func(w string) bool { return memory[w] }) {
		return false
	}
	return slices.ContainsFunc(words, func(w string) bool { return lockWords[w] })
}

func nameWords(s string) []string {
	return effectflow.Words(strings.Map(func(r rune) rune {
		if r == ':' || r == '/' || r == '{' || r == '}' || r == '%' {
			return '_'
		}
		return r
	}, s))
}

var lockWords = map[string]bool{
	"lock": true, "locks": true, "locker": true, "locked": true, "mutex": true, "mutexes": true, "mu": true, "leader": true, "leading": true,
	"election": true, "lease": true, "semaphore": true, "trylock": true, "dlock": true, "distlock": true,
}

var memory = map[string]bool{
	"dedup": true, "dedupe": true, "processed": true, "seen": true, "idempotency": true, "idempotent": true, "idem": true, "once": true,
	"nonce": true, "cooldown": true, "throttle": true, "rate": true, "ratelimit": true, "lockout": true, "otp": true, "attempts": true,
	"failed": true, "blacklist": true, "blocked": true, "ban": true, "banned": true, "inbox": true,
}

// Held returns the locks that are held when n runs, in the order of the graph.
func Held(g *effectflow.Graph, n *effectflow.Node) []*Lock {
	var out []*Lock
	for _, m := range g.Nodes {
		if m == n {
			continue
		}
		if l := Of(m); l != nil && holds(g, l, n) {
			out = append(out, l)
		}
	}
	return out
}

func holds(g *effectflow.Graph, l *Lock, n *effectflow.Node) bool {
	for _, s := range n.In(effectflow.InLock) {
		if s.Node == l.Node {
			return true
		}
	}
	if !g.Reaches(l.Node, n, true) || !g.Dominates(l.Node, n) {
		return false
	}
	for _, m := range g.Nodes {
		if m.Row != nil && m.Row.Kind == models.Unlock && !m.Call.Deferred && sameLock(l, m) && g.Dominates(m, n) {
			return false
		}
	}
	return true
}

// sameLock reports whether m gives back what l took: both are about one object.
func sameLock(l *Lock, m *effectflow.Node) bool {
	if len(l.Call.Args) == 0 || len(m.Call.Args) == 0 {
		return false
	}
	return effectflow.Mentions(m.Call.Args[0], l.Node) || provenance.Equal(m.Call.Args[0], l.Call.Args[0])
}
