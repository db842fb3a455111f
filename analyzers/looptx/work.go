package looptx

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// rowsOf returns the select whose rows a loop goes over.
func rowsOf(g *effectflow.Graph, s *effectflow.Scope) (*effectflow.Node, *dbcall.Stmt) {
	if s.Over != nil {
		if n, stmt := selected(g, s.Over); n != nil {
			return n, stmt
		}
	}
	if s.Over == nil && s.Loop != nil {
		for _, n := range g.Nodes { // the exit test, with the values of the graph's function
			if n.Cond == nil || !slices.Contains(n.In(effectflow.InLoop), s) || !cursor(n.Cond) {
				continue
			}
			if m, stmt := selected(g, n.Cond); m != nil {
				return m, stmt
			}
		}
	}
	return nil, nil
}

// cursor recognises the test of a loop over a cursor, and of one that counts up
// to the number of rows.
func cursor(t *provenance.Term) bool {
	if t.Kind != provenance.Op || len(t.Args) == 0 {
		return false
	}
	if t.Text == "more" || strings.HasSuffix(t.Text, ".Next") {
		return true
	}
	return t.Text == "<" && t.Args[len(t.Args)-1].Kind == provenance.Op && t.Args[len(t.Args)-1].Text == "len"
}

// selected returns the select that t is taken from.
func selected(g *effectflow.Graph, t *provenance.Term) (node *effectflow.Node, stmt *dbcall.Stmt) {
	t.Walk(func(u *provenance.Term) bool {
		if node != nil || u.Kind != provenance.Result {
			return node == nil
		}
		n := g.Node(u.Text)
		if n == nil || n.Row == nil || n.Row.Kind != models.Query && n.Row.Kind != models.Read {
			return true
		}
		for i := range n.Stmts() {
			if s := &n.Stmts()[i]; s.Verb == sqltext.Select && (s.Store == dbcall.SQL || s.Store == dbcall.Document) {
				node, stmt = n, s
				return false
			}
		}
		return true
	})
	return node, stmt
}

// moves returns the write in the loop that ends the work on one row, preferably
// one that takes the row out of the selection; then moved is true.
func moves(g *effectflow.Graph, l loop) (w *txscope.Access, moved bool) {
	for i := range l.writes {
		s := l.writes[i].Stmt
		if s.Verb == sqltext.Delete || !about(g, l, &l.writes[i]) {
			continue
		}
		if s.Verb == sqltext.Update && slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return state(l.query, x) }) {
			return &l.writes[i], true
		}
		if w == nil {
			w = &l.writes[i]
		}
	}
	if len(l.effects) == 0 {
		return nil, false
	}
	return w, false
}

// state reports whether an assignment moves a row on: a state column, or one by
// which the row was selected.
func state(query *dbcall.Stmt, x dbcall.Set) bool {
	return x.Increment == 0 && (dbcall.StateColumn(x.Column) || len(query.CondsOn(x.Column)) > 0)
}

// about reports whether the write concerns the row of the round.
func about(g *effectflow.Graph, l loop, w *txscope.Access) bool {
	for _, item := range g.RowsOf(w.Node, w.Stmt).Keys() {
		if strings.Contains(item, l.read.ID()) {
			return true
		}
	}
	return false
}

// picks reports whether the select chooses rows by how far they have come or how
// old they are: pieces of work, not parts of one thing.
func picks(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool {
		switch {
		case dbcall.StateColumn(c.Column), dbcall.LeaseColumn(c.Column), dbcall.AttemptColumn(c.Column):
			return true
		case c.Op == "<" || c.Op == "<=" || c.Op == ">" || c.Op == ">=":
			return !dbcall.IdentityColumn(c.Column)
		}
		return c.Op == "=" && len(effectflow.Consts(c.Values)) > 0 && !dbcall.IdentityColumn(c.Column)
	})
}

// whole reports whether the rows are parts of one thing that is written in the
// same transaction, or are just chosen by it.
func whole(g *effectflow.Graph, l loop, writes []txscope.Access) bool {
	parent := effectflow.Work{}
	for _, c := range l.query.Conds {
		if c.Op != "=" || len(effectflow.Consts(c.Values)) > 0 || !dbcall.IdentityColumn(c.Column) {
			continue
		}
		for _, v := range c.Values {
			v.Walk(func(u *provenance.Term) bool {
				if u.Kind == provenance.Param || u.Kind == provenance.Field || u.Kind == provenance.Result {
					parent[u.Key()] = true
				}
				return true
			})
		}
	}
	if len(parent) == 0 {
		return false
	}
	if !picks(l.query) && len(l.effects) == 0 {
		return true
	}
	for _, w := range writes {
		if !slices.Contains(w.Scopes, l.scope) && w.Stmt.Table != l.query.Table && g.RowsOf(w.Node, w.Stmt).Shares(parent) {
			return true
		}
	}
	return false
}

// chunked reports whether x itself is begun in a loop over the same rows: for one
// chunk of them at a time.
func chunked(g *effectflow.Graph, x txscope.Extent, l loop) bool {
	part := func(t *provenance.Term) bool { return t.Kind == provenance.Elem }
	for _, s := range x.Begin.In(effectflow.InLoop) {
		if read, _ := rowsOf(g, s); read == l.read || l.scope.Over != nil && l.scope.Over.Has(part) {
			return true
		}
	}
	return false
}

// scripted recognises migrations and seeding by the names on the way.
func scripted(g *effectflow.Graph, x txscope.Extent) bool {
	names := []string{g.Func.Name, g.Func.ID, x.Begin.Func.ID, x.Begin.Func.Package}
	for _, f := range x.Begin.Frames {
		names = append(names, f.Caller.ID)
	}
	for _, name := range names {
		name = name[strings.LastIndexByte(name, '/')+1:] // the folder says nothing
		for _, w := range effectflow.Words(strings.NewReplacer("(", "", "*", "", ")", "", "$", "_").Replace(name)) {
			switch w {
			case "migrate", "migration", "migrations", "seed", "seeds", "seeder", "backfill", "fixture", "fixtures":
				return true
			}
		}
	}
	return false
}

// marks reports whether the loop does nothing but give each row the same values:
// one statement over all of them that was written as a loop. No row can fail
// where another one does not.
func marks(g *effectflow.Graph, l loop) bool {
	writes := map[*effectflow.Node]bool{}
	for _, w := range l.writes {
		if w.Stmt.Verb != sqltext.Update || slices.ContainsFunc(w.Stmt.Sets, func(set dbcall.Set) bool { return !same(set, l) }) {
			return false
		}
		writes[w.Node] = true
	}
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Call != nil && slices.Contains(n.Scopes, l.scope) && !writes[n] && n.Commit == nil && fallible(n) {
			return false
		}
	}
	return len(writes) > 0
}

// same reports whether a column is set to what does not depend on the row.
func same(set dbcall.Set, l loop) bool {
	return set.Increment == 0 && set.Value != nil && !set.Value.Has(func(t *provenance.Term) bool {
		return t.Kind == provenance.Unknown || t.Kind == provenance.Elem || t.Kind == provenance.Result && t.Text == l.read.ID()
	})
}

func fallible(n *effectflow.Node) bool {
	return len(n.Call.Results) > 0 && n.Call.Results[len(n.Call.Results)-1] == "error"
}
