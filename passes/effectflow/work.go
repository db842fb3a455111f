package effectflow

import (
	"slices"
	"sort"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Work names the items a step is about: rows, parameters, messages. Two steps
// that share one concern the same work.
type Work map[string]bool

// Shares reports whether the two have an item in common.
func (w Work) Shares(v Work) bool {
	if len(v) < len(w) {
		w, v = v, w
	}
	for k := range w {
		if v[k] {
			return true
		}
	}
	return false
}

// Keys returns the items in order.
func (w Work) Keys() []string {
	out := make([]string, 0, len(w))
	for k := range w {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// WorkOf returns what an effect is about: whatever its arguments are taken from.
func (g *Graph) WorkOf(n *Node) Work {
	return g.Remember(workKey{n, nil}, func() any { return g.workOf(n) }).(Work)
}

// workKey stands for a step or a statement of it.
type workKey struct {
	n *Node
	s *dbcall.Stmt
}

func (g *Graph) workOf(n *Node) Work {
	w := Work{}
	if n.Call != nil {
		for _, a := range n.Call.Args {
			g.items(a, w, 0)
		}
	}
	return w
}

// RowsOf returns which rows a statement of n is about: what its conditions
// compare with, what it inserts, the entity it saves.
func (g *Graph) RowsOf(n *Node, s *dbcall.Stmt) Work {
	if s == nil {
		return g.WorkOf(n)
	}
	return g.Remember(workKey{n, s}, func() any { return g.rowsOf(s) }).(Work)
}

func (g *Graph) rowsOf(s *dbcall.Stmt) Work {
	w := Work{}
	for _, c := range s.Conds {
		if c.Op != "=" && c.Op != "in" {
			continue
		}
		for _, v := range c.Values {
			g.items(v, w, 0)
		}
	}
	for _, set := range s.Sets {
		if set.Value != nil && (len(s.Conds) == 0 || s.Named) {
			g.items(set.Value, w, 0)
		}
	}
	return w
}

// Concerns reports whether statement s of step r is about the work of effect e:
// it stores what the effect answered, or names the same row.
func (g *Graph) Concerns(e, r *Node, s *dbcall.Stmt) bool {
	if s != nil {
		for _, set := range s.Sets {
			if set.Value != nil && answers(set.Value, e) {
				return true
			}
		}
		for _, c := range s.Conds { // the row is named by what came back
			if (c.Op == "=" || c.Op == "in") && slices.ContainsFunc(c.Values, func(t *provenance.Term) bool { return answers(t, e) }) {
				return true
			}
		}
	} else if r.Call != nil {
		for _, a := range r.Call.Args {
			if answers(a, e) {
				return true
			}
		}
	}
	return g.WorkOf(e).Shares(g.RowsOf(r, s))
}

// Stores reports whether statement s writes down what effect e answered.
func Stores(s *dbcall.Stmt, e *Node) bool {
	for _, set := range s.Sets {
		if set.Value != nil && answers(set.Value, e) {
			return true
		}
	}
	return false
}

// HandsOn reports whether what effect e answered goes into another effect before
// r: then r records that one, and e only prepared it.
func (g *Graph) HandsOn(e, r *Node) bool {
	return slices.ContainsFunc(g.takers(e), func(n *Node) bool { return g.follows(n, r) })
}

// takersKey is under what a graph remembers the effects that an answer goes into.
type takersKey struct{ effect *Node }

// takers returns the effects after e that what e answered goes into.
func (g *Graph) takers(e *Node) []*Node {
	return g.Remember(takersKey{e}, func() any {
		var out []*Node
		for _, n := range g.Effects() {
			if n != e && g.follows(e, n) && slices.ContainsFunc(n.Call.Args, func(a *provenance.Term) bool { return answers(a, e) }) {
				out = append(out, n)
			}
		}
		return out
	}).([]*Node)
}

type effectsKey struct{}

// Effects returns the steps that are effects, in the order of the graph.
func (g *Graph) Effects() []*Node {
	return g.Remember(effectsKey{}, func() any {
		var out []*Node
		for _, n := range g.Nodes {
			if n.Effect() != nil {
				out = append(out, n)
			}
		}
		return out
	}).([]*Node)
}

// answers reports whether t carries a result of e other than its error.
func answers(t *provenance.Term, e *Node) bool {
	id, last := e.ID(), len(e.Call.Results)-1
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Result && (u.Text == id || left(u.Text, id)) && (u.N != last || e.Call.Results[last] != "error")
	})
}

// left reports whether name is what a literal calls the step id: it left the answer
// in a variable of the function around it, where nobody knows who ran the literal.
//
//	retry.Do(func() error { res, err = send(m); return err })
//	store(res)
func left(name, id string) bool {
	return strings.Contains(name, "$") && strings.HasSuffix(id, "/"+name)
}

// items adds what t is taken from.
func (g *Graph) items(t *provenance.Term, w Work, depth int) {
	if t == nil || depth > 12 {
		return
	}
	switch t.Kind {
	case provenance.Field:
		g.items(t.Args[0], w, depth+1)
		if t.Args[0].Kind == provenance.Param && g.receiver(t.Args[0]) {
			return
		}
	case provenance.Elem:
		w[t.Key()] = true
		g.items(t.Args[0], w, depth+1)
	case provenance.Param:
		if g.plain(t) {
			w[t.Key()] = true
		}
	case provenance.Result:
		if n := g.byID[t.Text]; n != nil {
			if t.N == provenance.RowResult || n.Row == nil {
				w[t.Key()] = true
			}
			g.selectors(n, w, depth+1)
		} else {
			w[t.Key()] = true
		}
	case provenance.Op:
		switch {
		case t.Text == "ctx" || strings.HasPrefix(t.Text, "call:context."):
			return
		case t.Text == "rows": // one of those that were selected
			w[t.Key()] = true
		}
		fallthrough
	default:
		for _, a := range t.Args {
			g.items(a, w, depth+1)
		}
	}
}

// selectors adds what the rows of read n were chosen by, so that a row read by
// an id and the id are the same work.
func (g *Graph) selectors(n *Node, w Work, depth int) {
	if n.Row == nil {
		return
	}
	for i := range n.Stmts() {
		for _, c := range n.Stmts()[i].Conds {
			if c.Op != "=" && c.Op != "in" {
				continue
			}
			for _, v := range c.Values {
				g.items(v, w, depth+1)
			}
		}
	}
}

// receiver reports whether t is the receiver of a service: its fields are
// configuration and handles, not work.
func (g *Graph) receiver(t *provenance.Term) bool {
	f := g.world().fn(t.Text)
	return f != nil && t.N == 0 && f.Flags&effects.Method != 0 && g.world().entities[t.Type] == nil
}

// plain reports whether parameter t can name work: no receiver, context,
// handle, function or writer.
func (g *Graph) plain(t *provenance.Term) bool {
	f := g.world().fn(t.Text)
	if f == nil || t.N >= len(f.Params) {
		return true
	}
	if g.receiver(t) {
		return false
	}
	switch typ := f.Params[t.N].Type; {
	case strings.HasPrefix(typ, "context."), strings.HasPrefix(typ, "func("), strings.HasSuffix(typ, "ResponseWriter"),
		strings.HasSuffix(typ, "workflow.Context"):
		return false
	case strings.Contains(typ, "database/sql."), strings.Contains(typ, "pgx"), strings.Contains(typ, "gorm.io/gorm."),
		strings.Contains(typ, "uptrace/bun."), strings.Contains(typ, "sqlx."), strings.Contains(typ, "go-redis"):
		return false
	}
	return true
}

func (g *Graph) world() *World {
	if s := g.Nodes[0].Spot; s != nil {
		return s.world
	}
	return nil
}
