package outbox

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
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
		if a.Type != "context.Context" && names(g, a, s.Table) {
			return false
		}
	}
	return said
}

// names reports whether t may say which row of a table something is about.
func names(g *effectflow.Graph, t *provenance.Term, table string) bool {
	found := false
	t.Walk(func(u *provenance.Term) bool {
		switch u.Kind {
		case provenance.Op:
			return u.Text != "ctx" && u.Text != "now"
		case provenance.Param:
			name, typ := g.ParamOf(u)
			found = found || typ != "context.Context" && !owner(name, table)
		case provenance.Field:
			if owner(u.Text, table) {
				return false
			}
			found = true
		case provenance.Alt:
			return !empty(u)
		case provenance.Object:
			found = found || len(u.Args) == 0 // filled where nobody looks
		case provenance.Minted:
			found = found || u.Text != "clock"
		case provenance.Unknown, provenance.Result, provenance.Elem, provenance.Func:
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
