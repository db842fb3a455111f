package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// uniqueKey asks whether the work is known by a key that exists once: entering
// the same work twice is then an error and no second piece of work.
func (q *asked) uniqueKey() *said {
	s := &said{}
	if q.handled() {
		q.inbox(s)
		return s
	}
	if q.unreadable(s) {
		s.summary = "nothing is known of the rows of " + q.b.table
		s.next = "Make the statements on " + q.b.table + " visible, see the evidence."
		return s
	}
	t := q.b.table
	for _, k := range q.unique(t) {
		if !surrogate(k, q.b) {
			q.natural(s, k)
		}
	}
	for _, k := range q.unique(t) {
		if surrogate(k, q.b) {
			p, quote := q.keyPlace(t, k)
			q.surrogate(s, k, p, quote)
		}
	}
	for _, u := range q.b.uses {
		if u.Stmt.Verb == sqltext.Insert && u.Stmt.Conflict != 0 {
			s.add(Note, q.useAt(u), quoteOf(u), "%s says what to do with a row that exists", q.by(u))
		}
	}
	keyed := len(s.items) > s.count(Note)
	q.keyless(s)
	q.agree(s, Key)
	switch Judge(s.items) {
	case Yes:
		s.summary = "the same work cannot be entered twice"
	case No:
		s.summary = "nothing keeps the same work from being entered twice"
	case Partly:
		s.summary = "some key exists, but it does not surely name the work"
	default:
		s.summary = "the keys of " + t + " are not known"
		if keyed {
			s.summary = "whether the same work can be entered twice could not be seen"
		}
	}
	s.next = "Add a unique index on what names the work (the request id, the order and its step) to " + t + ", and treat a conflict as \"done before\"."
	if Judge(s.items) == Unknown && !keyed {
		s.next = "List the migrations under schema: in .dualwrite.yml, so that the keys of " + t + " can be read."
	}
	return s
}

// natural judges a key that says what the work is.
func (q *asked) natural(s *said, key []string) {
	t, columns := q.b.table, strings.Join(key, ", ")
	if at, quote, partial := q.dropped(t, key); at != nil {
		if partial {
			s.add(Half, at, quote, "%s (%s) was unique; now it is for some rows only", t, columns)
		} else {
			s.add(Half, at, quote, "%s (%s) was unique; here the key is dropped by its name", t, columns)
		}
		return
	}
	p, quote := q.keyPlace(t, key)
	if u := q.filledLater(key); u != nil {
		s.add(Against, p, quote, "%s (%s) is unique, but rows are inserted without it: %s fills it in later, so it names what came of the work", t, columns, q.by(*u))
		return
	}
	if p == nil {
		s.add(For, nil, "", "%s (%s) is unique, by the tags of its struct", t, columns)
		return
	}
	s.add(For, p, quote, "%s (%s) is unique", t, columns)
}

// filledLater returns the update that fills in a column of a key which no insert
// gives a value, nil if there is none.
func (q *asked) filledLater(key []string) *effectflow.Use {
	i := slices.IndexFunc(q.b.uses, func(u effectflow.Use) bool {
		return u.Stmt.Verb == sqltext.Update && !enters(u) && slices.ContainsFunc(u.Stmt.Sets, func(x dbcall.Set) bool {
			return slices.Contains(key, x.Column) && q.leftOut(x.Column)
		})
	})
	if i < 0 {
		return nil
	}
	return &q.b.uses[i]
}

// leftOut reports whether rows are inserted without a column, and none is seen to
// be inserted with it.
func (q *asked) leftOut(column string) bool {
	inserts := 0
	for _, u := range q.b.uses {
		if !enters(u) {
			continue
		}
		if slices.Contains(u.Stmt.Columns, column) {
			return false
		}
		if len(u.Stmt.Columns) > 0 && u.Stmt.Complete && !saves(u) {
			inserts++
		}
	}
	return inserts > 0
}

// keyless notes what is against, or hides, when no key was found.
func (q *asked) keyless(s *said) {
	if len(s.items) > s.count(Note) {
		return
	}
	if q.created(q.b.table) {
		s.add(Against, q.tablePlace(q.b.table), "", "%s is created without a unique key", q.b.table)
		return
	}
	if len(q.in.Schema) > 0 {
		s.add(Blind, nil, "", "none of %s creates %s", plural(len(q.in.Schema), "SQL file"), q.b.table)
		return
	}
	s.add(Blind, nil, "", "no SQL file that creates %s was found, and its struct has no unique tag", q.b.table)
}

// surrogate judges a key that says nothing about the work.
func (q *asked) surrogate(s *said, key []string, p *Place, quote string) {
	if s.count(For) > 0 {
		return
	}
	t, col := q.b.table, invented(key, q.b)
	inserts, fixed := 0, 0
	for _, u := range q.b.uses {
		if !enters(u) {
			continue
		}
		inserts++
		if x, ok := u.Stmt.Set(col); ok && x.Value != nil && repeats(x.Value) && !freshIn(q.b, col) {
			fixed++
			s.add(Half, q.useAt(u), quoteOf(u), "%s gives %s.%s a value that a repetition may give again", q.by(u), t, col)
		}
	}
	switch {
	case inserts == 0:
		s.add(Blind, p, quote, "%s (%s) is unique, but no insert could be read: whether the same work gets the same %s is decided where the rows come from", t, strings.Join(key, ", "), col)
	case fixed == 0:
		s.add(Against, p, quote, "%s (%s) is unique, but each insert makes %s anew", t, strings.Join(key, ", "), col)
	}
}

// enters reports whether a statement may add rows. Saving a whole record adds one
// that has no key yet.
func enters(u effectflow.Use) bool {
	return u.Stmt.Verb == sqltext.Insert || u.Stmt.Verb == sqltext.Replace || saves(u)
}

// saves reports whether a statement inserts or updates, as an ORM's Save does.
func saves(u effectflow.Use) bool {
	return u.Stmt.Named && u.Stmt.Verb == sqltext.Update && (u.Node == nil || !updates(u.Node.Name()))
}

// updates recognises the methods of ORMs that write a whole record and never
// insert one: DB.Updates, Connection.UpdateOnly, UpdateQuery.Exec.
func updates(name string) bool {
	return slices.ContainsFunc(strings.Split(name, "."), func(part string) bool {
		return strings.HasPrefix(strings.TrimPrefix(part, "ValidateAnd"), "Update")
	})
}

// quoteOf shows a statement to a reader.
func quoteOf(u effectflow.Use) string {
	if !saves(u) {
		return u.Stmt.Text
	}
	return strings.Replace(u.Stmt.Text, "UPDATE ", "Save (insert or update) ", 1)
}

// repeats reports whether a value is the same when the work is done again.
func repeats(t *effectflow.Term) bool {
	return t.Kind != 0 && !t.IsNil() && len(effectflow.Minted(t)) == 0
}

// surrogate reports whether a key is a number of its own, not a name of the work:
// then so is every key that it is part of.
func surrogate(key []string, b *builder) bool { return invented(key, b) != "" }

// invented returns the column of a key that says nothing about the work.
func invented(key []string, b *builder) string {
	for _, c := range key {
		if freshIn(b, c) || c == "id" || c == "_id" || c == "pk" || c == "uuid" || c == "guid" || c == strings.TrimSuffix(b.table, "s")+"_id" && insertsNothing(b, c) {
			return c
		}
	}
	return ""
}

// freshIn reports whether some insert makes the value of a column anew.
func freshIn(b *builder, column string) bool {
	for _, u := range b.uses {
		if u.Stmt.Verb != sqltext.Insert {
			continue
		}
		if x, ok := u.Stmt.Set(column); ok && x.Value != nil && (len(effectflow.Minted(x.Value)) > 0 || numbered(u, x.Value)) {
			return true
		}
	}
	return false
}

// numbered reports whether a value is the next number after those of the rows
// that exist: SELECT MAX(number), and one more.
func numbered(u effectflow.Use, t *effectflow.Term) bool {
	if t.Kind != provenance.Op || t.Text != "+" || !slices.ContainsFunc(t.Args, constant) || u.Graph == nil {
		return false
	}
	return slices.ContainsFunc(u.Graph.Nodes, func(n *effectflow.Node) bool {
		return n.Row != nil && n != u.Node && effectflow.Mentions(t, n) && slices.ContainsFunc(n.Stmts(), func(s dbcall.Stmt) bool {
			return s.Verb == sqltext.Select && s.Table == u.Stmt.Table && (counts(&s) || slices.ContainsFunc(s.Columns, aggregate))
		})
	})
}

// aggregate recognises max(number) among what is selected.
func aggregate(column string) bool {
	return strings.HasPrefix(column, "max(") || strings.HasPrefix(column, "count(")
}

// insertsNothing reports whether the program inserts rows without saying what
// the column is.
func insertsNothing(b *builder, column string) bool {
	for _, u := range b.uses {
		if u.Stmt.Verb == sqltext.Insert {
			if _, ok := u.Stmt.Set(column); !ok {
				return true
			}
		}
	}
	return false
}

// inbox looks for a table or key that remembers what a handler has handled.
func (q *asked) inbox(s *said) {
	for _, x := range q.b.deeds {
		for _, c := range x.claims {
			if c.Stmt.Verb != sqltext.Insert {
				continue
			}
			p := q.at(c.Func.Package, c.Site)
			s.add(For, &p, c.Stmt.Text, "%s is reached only if the key was not in %s before", x.where().name, c.Stmt.Table)
		}
	}
	for _, x := range q.b.deeds {
		for _, n := range x.g.Guards(x.e.Node, stateTest) {
			if n.Site.Line > 0 && (n.Func == x.fn || n.Func == x.where().fn) {
				p := q.at(n.Func.Package, n.Site)
				s.add(Half, &p, "", "%s is reached only in some states; two deliveries at once both pass the test", x.where().name)
			}
		}
	}
	q.agree(s, Key)
	if s.count(For, Half) == 0 {
		s.items = append(s.items, q.blindCalls()...)
	}
	if s.count(For, Half, Blind) == 0 {
		p := q.at(q.b.fn.Package, q.b.fn.Site)
		s.add(Against, &p, "", "nothing between %s and its effects remembers what was handled before", enclosing(q.b.fn))
	}
	switch Judge(s.items) {
	case Yes:
		s.summary = "the handler remembers what it has handled"
	case Partly:
		s.summary = "the handler looks at a state first, but no key stops a second run"
	case No:
		s.summary = "nothing remembers what was handled"
	default:
		s.summary = "whether the handler remembers what it has handled could not be seen"
	}
	s.next = "Insert the id of the " + q.b.kind + " into a table with a unique key, in the transaction of its outcome, and stop when it is there already."
}

// stateTest recognises a test of how far the work has come.
func stateTest(t *effectflow.Term) bool {
	return t.Has(func(u *effectflow.Term) bool { return u.Kind == provenance.Field && stateField(u.Text) })
}

// stateField recognises the field of a struct that holds a state.
func stateField(name string) bool { return dbcall.StateColumn(name) && name != "StatusCode" }

// attemptColumn returns a column of the table that counts attempts, "" if its
// statements, entity and schema mention none.
func (q *asked) attemptColumn() string {
	var all []string
	for _, u := range q.b.uses {
		for _, x := range u.Stmt.Sets {
			all = append(all, x.Column)
		}
		for _, c := range u.Stmt.Conds {
			all = append(append(all, c.Column), c.Mentions...)
		}
		all = append(all, u.Stmt.Columns...)
		if e := q.w.Entity(u.Stmt.Entity); e != nil {
			for _, c := range e.Columns {
				all = append(all, c.Column)
			}
		}
	}
	slices.Sort(all)
	if i := slices.IndexFunc(all, dbcall.AttemptColumn); i >= 0 {
		return all[i]
	}
	return ""
}
