package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// deed is an effect as seen from one function, with the writes that concern the
// same work.
type deed struct {
	g       *effectflow.Graph
	e       *effectflow.Effect
	all     []*effectflow.Node // the effects of g
	key     string
	slot    string     // of the key, if it was found further in
	why     []string   // it runs again
	after   []recorded // in the order of the graph
	before  []recorded
	claims  []claimed
	sources []source      // selects whose rows the effect runs over
	fn      *effects.Func // what hands the work over, nil if nothing does
	kind    string        // how
	depth   int           // calls below fn
	also    []string      // library calls of other implementations
	best    *primary      // memo of main
	seen    view          // memo of where
	told    []int         // memo of the findings about it
}

// end is the effect's end of a link: where it stands in the graph in which the
// other end was found.
type end struct {
	g   *effectflow.Graph
	e   *effectflow.Node
	all []*effectflow.Node // the effects of g
}

type recorded struct {
	effectflow.Record
	end
	placed bool               // only the place says that it belongs to the effect
	with   []*effectflow.Node // what is written in the same transaction
}

type claimed struct {
	effectflow.Claim
	end
}

type source struct {
	effectflow.Use
	end
}

// all returns the effects of a graph.
func (s *search) all() []*deed {
	var all []*effectflow.Effect
	for _, n := range s.g.Nodes {
		if e := n.Effect(); e != nil && n.Func.Flags&(effects.Test|effects.Double) == 0 {
			all = append(all, e)
			s.effects = append(s.effects, n)
		}
	}
	var out []*deed
	for _, e := range all {
		out = append(out, s.deed(e))
	}
	return out
}

// search looks for the writes around effects in one graph.
type search struct {
	w       *effectflow.World
	g       *effectflow.Graph
	home    string // package
	root    bool   // the package is entered here
	effects []*effectflow.Node
}

// local reports whether both steps come together where this graph is to tell of
// it: in the package, or in the function itself if others lead to it.
func (s *search) local(a, b *effectflow.Node) bool {
	home := homeOf(a, effectflow.Common(a, b))
	if s.root {
		return home.Package == s.home
	}
	return home == s.g.Func || home.Flags&effects.Literal != 0 && strings.HasPrefix(home.ID, s.g.Func.ID+"$")
}

// homeOf returns the function that makes the k-th call on the way to n.
func homeOf(n *effectflow.Node, k int) *effects.Func {
	if k < len(n.Frames) {
		return n.Frames[k].Caller
	}
	return n.Func
}

func (s *search) deed(e *effectflow.Effect) *deed {
	d := &deed{g: s.g, e: e, all: s.effects, key: keyOf(s.g, e), why: replays(s.g, e.Node)}
	if d.key == none || d.key == unclear || d.key == carried {
		if slot, ok := minted(s.w, e); ok {
			d.key, d.slot = perAttempt, slot
		}
	}
	d.handler(s.w)
	after := s.g.After(e.Node, true)
	for _, n := range s.g.Nodes {
		if n == e.Node || n.Kind != effects.Call || n.Call == nil {
			continue
		}
		switch {
		case after.Has(n):
			d.after = append(d.after, s.records(d, n)...)
		case n.Row != nil && s.g.Reaches(n, e.Node, false) && writes(n):
			s.precede(d, n)
		}
	}
	d.after = s.nearest(d.after)
	d.sources = s.sources(e.Node)
	return d
}

// precede adds the claims and records of n, which may come before the effect.
func (s *search) precede(d *deed, n *effectflow.Node) {
	e := d.e.Node
	records := s.records(d, n)
	claims := n.Claims()
	if mutex(n) || !s.local(e, n) {
		claims = nil
	}
	if len(records)+len(claims) == 0 || !s.g.Reaches(n, e, true) {
		return
	}
	for _, c := range claims {
		if s.g.Guarded(c, e) {
			d.claims = append(d.claims, claimed{c, end{s.g, e, s.effects}})
		}
	}
	d.before = append(d.before, records...)
}

// mutex recognises locks that are kept in a store: they keep others away for a
// while, and remember nothing.
func mutex(n *effectflow.Node) bool {
	stmts := n.Stmts()
	if !slices.ContainsFunc(stmts, func(s dbcall.Stmt) bool { return s.Store == dbcall.KeyValue }) {
		return false
	}
	words := effectflow.Words(enclosing(n.Func))
	for _, s := range stmts {
		words = append(words, effectflow.Words(s.Table)...)
	}
	return slices.ContainsFunc(words, func(w string) bool {
		return w == "lock" || w == "locker" || w == "mutex" || w == "acquire" || w == "lease" || w == "semaphore"
	})
}

func writes(n *effectflow.Node) bool {
	stmts := n.Stmts()
	return slices.ContainsFunc(stmts, func(s dbcall.Stmt) bool { return s.Writes() })
}

// sources returns the selects over whose rows n runs.
func (s *search) sources(n *effectflow.Node) []source {
	var out []source
	for _, r := range s.g.Replays(n) {
		if r.Kind != "rows" || r.Scope == nil {
			continue
		}
		if r.Scope.Over != nil {
			out = append(out, s.reads(n, r.Scope.Over, s.g.Node)...)
			continue
		}
		for _, t := range r.Scope.Loop.Exits {
			out = append(out, s.reads(n, t, func(id string) *effectflow.Node { return s.inside(r.Scope, id) })...)
		}
	}
	return out
}

// inside finds a call by the name it has in the function of a loop, which the
// loop's exits use.
func (s *search) inside(scope *effectflow.Scope, id string) *effectflow.Node {
	for _, n := range s.g.Nodes {
		if n.Call != nil && n.Func == scope.Func && (n.Call.ID == id || strings.HasSuffix(n.Call.ID, "/"+id)) {
			return n
		}
	}
	return nil
}

// reads returns the selects that t depends on.
func (s *search) reads(n *effectflow.Node, t *provenance.Term, find func(string) *effectflow.Node) []source {
	var out []source
	t.Walk(func(u *provenance.Term) bool {
		if u.Kind != provenance.Result {
			return true
		}
		m := find(u.Text)
		if m == nil || m.Row == nil || !s.local(n, m) {
			return false
		}
		stmts := m.Stmts()
		for i := range stmts {
			if st := &stmts[i]; st.Table != "" && (st.Verb == sqltext.Select || st.Returning) {
				out = append(out, source{effectflow.Use{Graph: s.g, Node: m, Stmt: st}, end{s.g, n, s.effects}})
			}
		}
		return false
	})
	return out
}

// primary is the link that shows best what an effect works on.
type primary struct {
	table string
	score int
	node  *effectflow.Node
	end
}

// main returns the best link of d.
func (d *deed) main() primary {
	if d.best == nil {
		best := d.choose()
		d.best = &best
	}
	return *d.best
}

func (d *deed) choose() primary {
	var best primary
	take := func(k int, s *dbcall.Stmt, n *effectflow.Node, e end) {
		if s == nil || s.Table == "" || s.Store == dbcall.KeyValue || s.Store == dbcall.Queue || k <= best.score {
			return
		}
		best = primary{s.Table, k, n, e}
	}
	for _, r := range d.after {
		take(pairing.Rank(r.Record)*2, r.Stmt, r.Node, r.end)
	}
	for _, u := range d.sources {
		if bulk(u.Stmt) && byState(u.Stmt) {
			take(7, u.Stmt, u.Node, u.end)
		}
	}
	for _, c := range d.claims {
		take(7, c.Stmt, c.Node, c.end)
	}
	for _, r := range d.before {
		take(pairing.Rank(r.Record)*2-1, r.Stmt, r.Node, r.end)
	}
	return best
}

// table returns the table whose rows are the work of d, "" when none is seen.
func (d *deed) table() string { return d.main().table }

// byState reports whether a statement picks rows by their state.
func byState(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool { return follows(c.Column, effectflow.Consts(c.Values)) })
}

// handler notes the innermost function around the effect that something outside
// of the program calls again for the same work.
func (d *deed) handler(w *effectflow.World) {
	for i := len(d.e.Frames) - 1; i >= -1; i-- {
		f := d.g.Func
		if i >= 0 {
			f = d.e.Frames[i].Callee
		}
		if kind := w.Entered(f); kind != "" && kind != "http" {
			d.fn, d.kind, d.depth = f, kind, i+1
			return
		}
	}
}
