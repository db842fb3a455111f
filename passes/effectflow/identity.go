package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Identified reports whether effect e and statement s of step r name the same item
// when r runs in a goroutine that e has nothing to do with. A request hands many
// things on, so it takes the same part of it there; and whoever receives from a
// channel makes something of its own of what many requests tell it.
//
//	forward(c)                                      // the work of a client
//	health <- probe{c.GetInt("provider"), ok}       // UPDATE providers SET status = … elsewhere
func (g *Graph) Identified(e, r *Node, s *dbcall.Stmt) bool {
	if s == nil || !elsewhere(e, r) {
		return true
	}
	if Stores(s, e) || slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		return slices.ContainsFunc(c.Values, func(t *provenance.Term) bool { return answers(t, e) })
	}) {
		return true
	}
	work, rows := g.WorkOf(e), g.RowsOf(r, s)
	carried := g.carried(append(slices.Clone(e.Call.Args), r.Call.Args...))
	for k := range work {
		if rows[k] && !carried[k] {
			return true
		}
	}
	return !r.Sent() && g.partsOf(e.Call.Args).Shares(g.partsOf(compared(s)))
}

// elsewhere reports whether r runs in a goroutine that nobody waits for and that
// does not do e.
func elsewhere(e, r *Node) bool {
	return slices.ContainsFunc(r.In(InGo), func(s *Scope) bool { return !s.Joined && !slices.Contains(e.Scopes, s) })
}

func compared(s *dbcall.Stmt) []*provenance.Term {
	var out []*provenance.Term
	for _, c := range s.Conds {
		out = append(out, c.Values...)
	}
	for _, set := range s.Sets {
		if set.Value != nil && len(s.Conds) == 0 {
			out = append(out, set.Value)
		}
	}
	return out
}

// carried returns the items of ts that are whole requests.
func (g *Graph) carried(ts []*provenance.Term) Work {
	w := Work{}
	for _, t := range ts {
		t.Walk(func(u *provenance.Term) bool {
			if g.request(u) {
				w[u.Key()] = true
			}
			return true
		})
	}
	return w
}

// partsOf returns what ts take out of requests: a parameter, a member of what a
// middleware left there.
func (g *Graph) partsOf(ts []*provenance.Term) Work {
	w := Work{}
	var walk func(t *provenance.Term)
	walk = func(t *provenance.Term) {
		if (t.Kind == provenance.Field || t.Kind == provenance.Op && strings.HasPrefix(t.Text, "call:")) && len(t.Args) > 0 && g.within(t.Args[0]) {
			w[t.Key()] = true
			return
		}
		for _, a := range t.Args {
			walk(a)
		}
	}
	for _, t := range ts {
		walk(t)
	}
	return w
}

// within reports whether t is a request or a part of one.
func (g *Graph) within(t *provenance.Term) bool {
	for range 8 {
		switch {
		case g.request(t):
			return true
		case len(t.Args) == 0 || t.Kind != provenance.Field && (t.Kind != provenance.Op || !strings.HasPrefix(t.Text, "call:")):
			return false
		}
		t = t.Args[0]
	}
	return false
}

// request recognises the parameters that hold all of a request.
func (g *Graph) request(t *provenance.Term) bool {
	if t.Kind != provenance.Param {
		return false
	}
	f := g.world().fn(t.Text)
	if f == nil || t.N >= len(f.Params) {
		return false
	}
	typ := strings.TrimLeft(f.Params[t.N].Type, "*")
	return typ == "net/http.Request" || strings.HasSuffix(typ, "/gin.Context") || strings.HasSuffix(typ, ".Context") && strings.Contains(typ, "/echo") ||
		strings.HasSuffix(typ, ".Ctx") && strings.Contains(typ, "/fiber")
}
