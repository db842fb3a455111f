package evidence

import (
	"regexp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
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
			for _, text := range append(texts(u.Node), u.Stmt.Text) {
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
func texts(n *effectflow.Node) []string {
	var out []string
	for _, a := range n.Call.Args {
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
		case except.MatchString(part):
			return all, "it takes one side away from the other"
		case sums.MatchString(part):
			return all, "it compares sums of both sides"
		}
	}
	return nil, ""
}

var (
	except = regexp.MustCompile(`(?is)\b(except|minus)\s+(all\s+)?\(?\s*select\b`)
	sums   = regexp.MustCompile(`(?is)\bsum\s*\([^()]*(\([^()]*\)[^()]*)*\)[^;]{0,40}?(<>|!=|is\s+distinct\s+from)|(<>|!=|is\s+distinct\s+from)[^;]{0,40}?\bsum\s*\(|\bsum\s*\([^()]*\)\s*-\s*sum\s*\(`)
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
				s.add(Half, q.useAt(u), quoteOf(u.Stmt), "%s is called so, but no query was seen that puts two sides next to each other", enclosing(f))
			}
		}
	}
}
