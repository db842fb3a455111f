package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// wakes reports whether a message names nothing of the row that s wrote but whose
// it is: whoever receives it can only look for himself, as he does the next time
// without it.
func wakes(g *effectflow.Graph, e *effectflow.Effect, s *dbcall.Stmt) bool {
	if e.Family != models.Publish && e.Family != models.Job || len(e.Call.Args) < 2 {
		return false
	}
	said := false
	for _, a := range e.Call.Args[1:] {
		a.Walk(func(t *provenance.Term) bool {
			switch t.Kind {
			case provenance.Const:
				said = true
			case provenance.Op:
				return t.Text != "ctx" && t.Text != "now"
			}
			return true
		})
		if a.Type != "context.Context" && names(g, a, s.Table, true) {
			return false
		}
	}
	return said
}

// nudges reports whether nothing that is known of a message names the row that s
// wrote, and some worker picks such rows for himself, each row once: he gets there
// without it, only later.
func nudges(w *effectflow.World, g *effectflow.Graph, e *effectflow.Effect, s *dbcall.Stmt) bool {
	if e.Family != models.Publish && e.Family != models.Job || len(e.Call.Args) < 2 {
		return false
	}
	said := false
	for _, a := range e.Call.Args[1:] {
		if a.Type != "context.Context" && names(g, a, s.Table, false) {
			return false
		}
		said = said || a.Has(func(t *provenance.Term) bool { return t.Kind == provenance.Const && !t.IsNil() })
	}
	return said && slices.ContainsFunc(w.Statements(s.Table), func(u effectflow.Use) bool { return polls(u.Stmt, s) })
}

// polls reports whether u picks rows that nobody else works on, itself or in the part
// that it takes its rows from, and may find those that s writes.
func polls(u, s *dbcall.Stmt) bool {
	return u.Verb != sqltext.Insert && (skims(u, s) || slices.ContainsFunc(u.Subs, func(x dbcall.Stmt) bool { return skims(&x, s) }))
}

func skims(u, s *dbcall.Stmt) bool {
	if !u.Locking.SkipLocked || u.Table != s.Table || !effectflow.Bulk(u) {
		return false
	}
	for _, x := range s.Sets {
		if !dbcall.StateColumn(x.Column) {
			continue
		}
		put := effectflow.Consts([]*provenance.Term{x.Value})
		for _, c := range u.CondsOn(x.Column) {
			if want := effectflow.Consts(c.Values); len(put) > 0 && len(want) > 0 && (c.Op == "=" || c.Op == "in") && c.Or == 0 && !shared(put, want) {
				return false // in another state
			}
		}
	}
	return true
}

// names reports whether t may say which row of a table something is about. With open,
// it may where nobody knows what t holds.
func names(g *effectflow.Graph, t *provenance.Term, table string, open bool) bool {
	found := false
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Op:
			return u.Text != "ctx" && u.Text != "now"
		case provenance.Param:
			name, typ := g.ParamOf(u)
			found = found || typ != "context.Context" && typ != "bool" && !owner(name, table)
		case provenance.Field:
			if owner(u.Text, table) {
				return false
			}
			found = true
		case provenance.Alt:
			return !empty(u)
		case provenance.Object:
			found = found || open && len(u.Args) == 0 // filled where nobody looks
		case provenance.Minted:
			found = found || u.Text != "clock"
		case provenance.Unknown:
			found = found || open
		case provenance.Result, provenance.Elem, provenance.Func:
			found = true
		}
		return !found
	})
	return found
}

// empty reports whether t is a list that was left nil, or made of one that was.
func empty(t *provenance.Term) bool {
	return slices.ContainsFunc(t.Args, (*provenance.Term).IsNil) && !slices.ContainsFunc(t.Args, func(a *provenance.Term) bool {
		return !a.IsNil() && (a.Kind != provenance.Object || len(a.Args) > 0)
	})
}

// owner recognises names of those whose rows a table holds.
func owner(name, table string) bool {
	words := effectflow.Words(name)
	if len(words) == 0 || len(words) > 2 || len(words) == 2 && words[1] != "id" {
		return false
	}
	switch words[0] {
	case "tenant", "organization", "organisation", "org", "workspace", "namespace":
		return !slices.ContainsFunc(effectflow.Words(table), func(w string) bool { return w == words[0] || w == words[0]+"s" })
	}
	return false
}

// watches reports whether a message says that it is for those who watch the program:
// its kind or its queue is called so.
func watches(e *effectflow.Effect) bool {
	return slices.ContainsFunc(e.Call.Args, func(a *provenance.Term) bool {
		return a.Has(func(t *provenance.Term) bool {
			text, ok := t.Const()
			return ok && len(text) <= 40 && slices.ContainsFunc(effectflow.Words(text), func(w string) bool {
				return w == "monitoring" || w == "telemetry" || w == "metrics"
			})
		})
	})
}
