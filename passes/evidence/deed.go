package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// deed is an effect as seen from one function, with the writes that concern the
// same work.
type deed struct {
	g       *effectflow.Graph
	e       *effectflow.Effect
	key     string
	why     []string   // it runs again
	after   []recorded // in the order of the graph
	before  []recorded
	claims  []claimed
	sources []source // selects whose rows the effect runs over
}

// end is the effect's end of a link: where it stands in the graph in which the
// other end was found.
type end struct {
	g *effectflow.Graph
	e *effectflow.Node
}

type recorded struct {
	effectflow.Record
	end
}

type claimed struct {
	effectflow.Claim
	end
}

type source struct {
	effectflow.Use
	end
}

// deeds returns the effects of the functions from which package f is entered.
func deeds(f *effectflow.Flow) []*deed {
	var out []*deed
	for _, g := range f.Roots() {
		if g.Func.Flags&(effects.Test|effects.Double) != 0 {
			continue
		}
		s := &search{g: g, home: f.Package.Path, follows: map[*effectflow.Node]effectflow.Set{}}
		for _, n := range g.Nodes {
			if e := n.Effect(); e != nil && n.Func.Flags&(effects.Test|effects.Double) == 0 {
				out = append(out, s.deed(e))
			}
		}
	}
	return out
}

// search looks for the writes around effects in one graph.
type search struct {
	g       *effectflow.Graph
	home    string
	follows map[*effectflow.Node]effectflow.Set
}

func (s *search) after(n *effectflow.Node) effectflow.Set {
	if s.follows[n] == nil {
		s.follows[n] = s.g.After(n, true)
	}
	return s.follows[n]
}

// local reports whether both steps come together in the package at hand, so that
// no other package tells of them as well.
func (s *search) local(a, b *effectflow.Node) bool {
	return homeOf(a, effectflow.Common(a, b)).Package == s.home
}

// homeOf returns the function that makes the k-th call on the way to n.
func homeOf(n *effectflow.Node, k int) *effects.Func {
	if k < len(n.Frames) {
		return n.Frames[k].Caller
	}
	return n.Func
}

func (s *search) deed(e *effectflow.Effect) *deed {
	d := &deed{g: s.g, e: e, key: keyOf(s.g, e), why: replays(s.g, e.Node)}
	here := end{s.g, e.Node}
	after := s.after(e.Node)
	for _, n := range s.g.Nodes {
		if n == e.Node || n.Kind != effects.Call || n.Call == nil {
			continue
		}
		if after[n] {
			d.after = append(d.after, s.records(d, n)...)
			continue
		}
		if n.Row == nil || !writes(n) || !s.after(n)[e.Node] {
			continue
		}
		for _, c := range n.Claims() {
			if s.g.Guarded(c, e.Node) && s.local(e.Node, n) {
				d.claims = append(d.claims, claimed{c, here})
			}
		}
		d.before = append(d.before, s.records(d, n)...)
	}
	d.sources = s.sources(e.Node)
	return d
}

// records returns the records of n about the work of d.
func (s *search) records(d *deed, n *effectflow.Node) []recorded {
	var out []recorded
	for _, r := range n.Records() {
		if r.Stmt != nil && r.Stmt.Store == dbcall.KeyValue && !r.Status {
			continue // a cache
		}
		if s.local(d.e.Node, n) && s.g.Concerns(d.e.Node, n, r.Stmt) {
			out = append(out, recorded{r, end{s.g, d.e.Node}})
		}
	}
	return out
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
				out = append(out, source{effectflow.Use{Graph: s.g, Node: m, Stmt: st}, end{s.g, n}})
			}
		}
		return false
	})
	return out
}

// rank orders records by how plainly they say that the work is over.
func rank(r effectflow.Record) int {
	switch {
	case r.Status && r.Done:
		return 4
	case r.Status && !r.Insert:
		return 3
	case !r.Insert:
		return 2
	}
	return 1
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
	var best primary
	take := func(k int, s *dbcall.Stmt, n *effectflow.Node, e end) {
		if s == nil || s.Table == "" || s.Store == dbcall.KeyValue || s.Store == dbcall.Queue || k <= best.score {
			return
		}
		best = primary{s.Table, k, n, e}
	}
	for _, r := range d.after {
		take(rank(r.Record)*2, r.Stmt, r.Node, r.end)
	}
	for _, u := range d.sources {
		if effectflow.Bulk(u.Stmt) && byState(u.Stmt) {
			take(7, u.Stmt, u.Node, u.end)
		}
	}
	for _, c := range d.claims {
		take(7, c.Stmt, c.Node, c.end)
	}
	for _, r := range d.before {
		take(rank(r.Record)*2-1, r.Stmt, r.Node, r.end)
	}
	return best
}

// table returns the table whose rows are the work of d, "" when none is seen.
func (d *deed) table() string { return d.main().table }

// byState reports whether a statement picks rows by their state.
func byState(s *dbcall.Stmt) bool {
	return slices.ContainsFunc(s.Conds, func(c dbcall.Cond) bool { return dbcall.StateColumn(c.Column) })
}

// handler returns the innermost function around the effect that something
// outside of the program calls again for the same work, and how.
func (d *deed) handler(w *effectflow.World) (*effects.Func, string) {
	for i := len(d.e.Frames) - 1; i >= -1; i-- {
		f := d.g.Func
		if i >= 0 {
			f = d.e.Frames[i].Callee
		}
		if kind := w.Entered(f); kind != "" && kind != "http" {
			return f, kind
		}
	}
	return nil, ""
}

// view is how a reader finds an effect: the call in the function where its
// other end can be seen, too.
type view struct {
	name  string
	fn    *effects.Func
	site  effects.Site
	depth int
}

// viewed returns the k-th call on the way to n, past function literals, which
// have no name.
func viewed(n *effectflow.Node, k int) view {
	for i := k; i < len(n.Frames); i++ {
		f := n.Frames[i]
		if !txscope.Handed(f) && f.Name != "" {
			return view{f.Name, f.Caller, f.Site, i}
		}
	}
	return view{n.Name(), n.Func, n.Site, len(n.Frames)}
}

// where returns how the effect is shown.
func (d *deed) where() view {
	if m := d.main(); m.node != nil {
		return viewed(m.e, effectflow.Common(m.e, m.node))
	}
	return viewed(d.e.Node, d.e.Written())
}

// replays tells why a step runs again, in the program's terms.
func replays(g *effectflow.Graph, n *effectflow.Node) []string {
	out := []string{}
	for _, r := range g.Replays(n) {
		if !slices.Contains(out, r.Why) {
			out = append(out, r.Why)
		}
	}
	return out
}

// enclosing names the declared function around f as "(*T).M" or "F".
func enclosing(f *effects.Func) string {
	id, _, _ := strings.Cut(f.ID, "$")
	if !strings.HasPrefix(id, "(") {
		return id[strings.LastIndexByte(id, '.')+1:]
	}
	end := strings.IndexByte(id, ')')
	if end < 0 {
		return id
	}
	typ := strings.TrimLeft(id[1:end], "*")
	star := ""
	if id[1] == '*' {
		star = "*"
	}
	return "(" + star + typ[strings.LastIndexByte(typ, '.')+1:] + ")" + id[end+1:]
}
