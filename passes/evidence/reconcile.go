package evidence

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// query is a select that puts two sides next to each other.
type query struct {
	fn     *effects.Func
	place  Place
	text   string
	tables []string
	how    string
}

// comparisons finds the queries of the program that compare two tables.
func (d *derivation) comparisons() []query {
	var out []query
	seen := map[Place]bool{}
	for _, t := range d.tables {
		for _, u := range d.w.Statements(t) {
			place := d.at(u.Node.Func.Package, u.Node.Site)
			if u.Node.Call == nil || seen[place] {
				continue
			}
			for _, text := range append(texts(u.Node.Call.Args), u.Stmt.Text) {
				if tables, how := compares(text); how != "" && !seen[place] {
					seen[place] = true
					out = append(out, query{u.Node.Func, place, clip(strings.Join(strings.Fields(text), " ")), tables, how})
				}
			}
		}
	}
	return out
}

// texts returns the SQL texts that a call is given.
func texts(args []*effectflow.Term) []string {
	var out []string
	for _, a := range args {
		a.Walk(func(t *provenance.Term) bool {
			if s, ok := t.Const(); ok && t.N == provenance.ConstString && len(s) > 20 {
				out = append(out, s)
			}
			return t.Kind == provenance.Alt || t == a
		})
	}
	return out
}

// compares reports how a select puts two sides next to each other, "" if it
// doesn't.
func compares(text string) (tables []string, how string) {
	for _, st := range sqltext.Parse(text) {
		if st.Verb != sqltext.Select {
			continue
		}
		all := st.Tables
		if len(all) < 2 {
			continue
		}
		if how := missing(&st); how != "" {
			return all, how
		}
		part := text[max(0, st.Start):min(st.End, len(text))]
		switch {
		case except().MatchString(part):
			return all, "it takes one side away from the other"
		case sums().MatchString(part):
			return all, "it compares sums of both sides"
		}
	}
	return nil, ""
}

var (
	except = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?is)\b(except|minus)\s+(all\s+)?\(?\s*select\b`) })
	sums   = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?is)\bsum\s*\([^()]*(\([^()]*\)[^()]*)*\)[^;]{0,40}?(<>|!=|is\s+distinct\s+from)|(<>|!=|is\s+distinct\s+from)[^;]{0,40}?\bsum\s*\(|\bsum\s*\([^()]*\)\s*-\s*sum\s*\(`)
	})
)

// missing recognises the search for rows without a counterpart.
func missing(st *sqltext.Statement) string {
	for _, p := range st.Where {
		switch {
		case p.Op == "is null" && !p.Outer && outerSide(st, p.Qualifier) && !deletion(p.Column):
			return "it joins both sides and asks for what one of them lacks"
		case p.Op == "not exists" && otherTable(st):
			return "it asks for rows without a counterpart on the other side"
		case p.Op == "not in" && slices.ContainsFunc(p.Values, func(e sqltext.Expr) bool { return e.Kind == sqltext.Subquery }) && otherTable(st):
			return "it asks for rows without a counterpart on the other side"
		}
	}
	for i := range st.Subs {
		if st.Subs[i].Verb == sqltext.Select && len(st.Subs[i].Tables) > 1 {
			if how := missing(&st.Subs[i]); how != "" {
				return how
			}
		}
	}
	return ""
}

// outerSide reports whether a qualifier names a joined table.
func outerSide(st *sqltext.Statement, qualifier string) bool {
	for i, r := range st.Refs {
		if i > 0 && qualifier != "" && (r.Alias == qualifier || r.Alias == "" && r.Table == qualifier) {
			return r.Table != st.Table || r.Sub > 0
		}
	}
	return false
}

func deletion(column string) bool {
	return strings.Contains(column, "delete") || strings.Contains(column, "archive")
}

// otherTable reports whether a subselect of a test reads another table.
func otherTable(st *sqltext.Statement) bool {
	for i := range st.Subs {
		if sub := &st.Subs[i]; sub.Table != "" && sub.Table != st.Table {
			return true
		}
	}
	return false
}

// reconciliation asks whether something outside of the main flow compares both
// sides.
func (q *asked) reconciliation() *said {
	s := &said{}
	tables := q.touched()
	if len(tables) == 0 {
		s.add(Blind, nil, "", "no table of this program knows of the work, so no query could compare it")
		s.summary = "nothing is recorded that could be compared"
		s.next = "Record what was done, and compare the records with what the far side says once a day."
		return s
	}
	main := q.mainFlow()
	for _, c := range q.queries {
		if !slices.ContainsFunc(c.tables, func(t string) bool { return slices.Contains(tables, t) }) || main[c.fn.ID] {
			continue
		}
		p := c.place
		if q.called(c.fn) {
			s.add(For, &p, c.text, "%s: %s", enclosing(c.fn), c.how)
		} else {
			s.add(Half, &p, c.text, "%s: %s, but nothing in the program is seen to call it", enclosing(c.fn), c.how)
		}
	}
	q.named(s, main)
	q.askedAfter(s)
	if s.count(For, Half) == 0 {
		s.add(Against, nil, "", "none of %s on %s, outside of what does the work, compares two sides (outer join with a missing side, NOT EXISTS, EXCEPT, sums)",
			plural(q.statements(tables), "statement"), strings.Join(tables, ", "))
	}
	switch Judge(s.items) {
	case Yes:
		s.summary = "a query outside of the main flow compares both sides"
	case Partly:
		s.summary = "something is called reconciliation or compares, with a reservation"
	default:
		s.summary = "nothing in the program compares both sides"
	}
	s.next = "Once a day, list what the far side did and " + tables[0] + " does not know, and the other way round; alert on any row, repair by hand first."
	return s
}

// touched returns the tables that hold the work and its records.
func (q *asked) touched() []string {
	var out []string
	add := func(t string) {
		if t != "" && !slices.Contains(out, t) {
			out = append(out, t)
		}
	}
	add(q.b.table)
	for _, x := range q.b.deeds {
		for _, r := range append(slices.Clone(x.after), x.before...) {
			if r.Stmt != nil {
				add(r.Stmt.Table)
			}
		}
	}
	slices.Sort(out[min(1, len(out)):])
	return out
}

func (q *asked) statements(tables []string) int {
	n := 0
	for _, t := range tables {
		n += len(q.w.Statements(t))
	}
	return n
}

// mainFlow returns the functions that do the work or find it.
func (q *asked) mainFlow() map[string]bool {
	out := map[string]bool{}
	for _, x := range q.b.deeds {
		v := x.where()
		out[v.fn.ID], out[x.e.Func.ID] = true, true
		for _, f := range x.e.Frames[min(v.depth, len(x.e.Frames)):] {
			out[f.Callee.ID] = true
		}
		for _, u := range x.sources {
			out[u.Node.Func.ID] = true
		}
	}
	return out
}

// named finds functions that are called reconciliation and read the tables.
func (q *asked) named(s *said, main map[string]bool) {
	if s.count(For, Half) > 0 || strings.Contains(q.b.table, "reconcil") {
		return // the word is the program's own
	}
	for _, u := range q.b.uses {
		f := declared(q.w, u.Node.Func)
		for _, word := range effectflow.Words(f.ID[strings.LastIndexByte(f.ID, '.')+1:]) {
			if strings.HasPrefix(word, "reconcil") && !main[f.ID] {
				s.add(Half, q.useAt(u), quoteOf(u), "%s is called so, but no query was seen that puts two sides next to each other", enclosing(f))
			}
		}
	}
	if s.count(For, Half) == 0 {
		q.leadingNames(s, main)
	}
}

const maxNamed = 3

// leadingNames finds functions that are called reconciliation and lead to a
// select on the unit's rows.
func (q *asked) leadingNames(s *said, main map[string]bool) {
	found := map[string]*effects.Func{}
	for _, u := range q.b.uses {
		k := leaf{u.Node.Func, u.Node.Site, u.Node.Name()}
		if u.Stmt.Verb != sqltext.Select {
			continue
		}
		for _, i := range q.reads[k] {
			for _, n := range q.entries[i].g.Nodes {
				if n.Kind != effects.Call || n.Func != k.fn || n.Site != k.site {
					continue
				}
				for _, f := range n.Frames {
					if g := declared(q.w, f.Callee); !main[g.ID] && called(g, "reconcil") && q.w.Entered(g) != "reconcile" {
						found[g.ID] = g
					}
				}
			}
		}
	}
	for i, id := range sortedKeys(found) {
		if i < maxNamed {
			p := q.at(found[id].Package, found[id].Site)
			s.add(Half, &p, "", "%s is called so and reads %s, but no query was seen that puts two sides next to each other", enclosing(found[id]), q.b.table)
		}
	}
}

// called reports whether some word of a function's name begins like prefix.
func called(f *effects.Func, prefix string) bool {
	return slices.ContainsFunc(effectflow.Words(f.ID[strings.LastIndexByte(f.ID, '.')+1:]), func(w string) bool {
		return strings.HasPrefix(w, prefix)
	})
}

// askedAfter finds what selects rows that are not done, asks the far side about
// them, and changes their state.
func (q *asked) askedAfter(s *said) {
	if s.count(For, Half) > 0 {
		return
	}
	for _, u := range q.b.uses {
		if u.Stmt.Verb != sqltext.Select || !bulk(u.Stmt) || counts(u.Stmt) || q.unfinished(u) != open || !q.called(u.Node.Func) {
			continue
		}
		if question := q.inquires(u); question != "" {
			s.add(Half, q.useAt(u), quoteOf(u), "%s finds rows in %s, asks the far side about them (%s) and changes what it learns; what the far side knows and %s does not is not found",
				q.by(u), strings.Join(q.wanted(u), " or "), question, q.b.table)
		}
	}
}

// inquires returns the call by which the function of a select asks somebody
// about its rows before it changes their state, "" if there is none.
func (q *asked) inquires(u effectflow.Use) string {
	g := q.w.Graph(declared(q.w, u.Node.Func).ID)
	if g == nil {
		return ""
	}
	for _, n := range g.Nodes {
		if n.Func != u.Node.Func || n.Site != u.Node.Site {
			continue
		}
		after := g.After(n, false)
		for _, m := range g.Nodes {
			if question := question(m); question != "" && after.Has(m) && q.changes(g, m) {
				return question
			}
		}
	}
	return ""
}

// question returns the name under which a call outside of the program's stores
// looks something up.
func question(n *effectflow.Node) string {
	if n.Kind != effects.Call || n.Call == nil || len(n.Stmts()) > 0 {
		return ""
	}
	names := []string{n.Name()}
	for _, f := range n.Frames {
		names = append(names, f.Name)
	}
	for _, name := range names {
		if ws := effectflow.Words(name[strings.LastIndexByte(name, '.')+1:]); len(ws) > 1 && slices.Contains([]string{"lookup", "retrieve", "fetch", "query", "poll", "inquire"}, ws[0]) && outside(n) {
			return name
		}
	}
	return ""
}

// outside reports whether a call leaves the program: it is an effect, or what an
// interface or a library does.
func outside(n *effectflow.Node) bool {
	return n.Effect() != nil || n.Row != nil && (n.Row.Kind == models.Effect || n.Row.Kind == models.Neutral) || n.Call.Mode == effects.Interface
}

// changes reports whether the state of the unit's rows is changed after a step.
func (q *asked) changes(g *effectflow.Graph, n *effectflow.Node) bool {
	for m := range g.After(n, false).All() {
		if slices.ContainsFunc(m.Records(), func(r effectflow.Record) bool {
			return r.Status && !r.Insert && r.Stmt != nil && r.Stmt.Table == q.b.table
		}) {
			return true
		}
	}
	return false
}
