package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// gorpRun reads gorp's calls, which store whole rows by their primary key.
func (r *reader) gorpRun(c call) []Stmt {
	handle := r.handle(c.receiver)
	if handle == nil {
		return nil
	}
	args := c.args
	if c.method == "Get" {
		q := &query{r: r, library: "gorp", handle: handle, model: at(args, 0), columns: []string{"*"}, limit: true}
		if keys := restOf(args, 1); len(keys) > 0 {
			q.where([]Cond{equal(q.known().key(), keys[0])}, true)
		}
		return []Stmt{q.stmt(sqltext.Select)}
	}
	verb := map[string]sqltext.Verb{
		"Insert": sqltext.Insert, "Update": sqltext.Update, "UpdateColumns": sqltext.Update, "Delete": sqltext.Delete,
	}[c.method]
	if verb == sqltext.Other || len(args) == 0 {
		return nil
	}
	list, known := members(args[len(args)-1])
	if !known {
		return []Stmt{r.wholeRow("gorp", verb, args[len(args)-1], handle)}
	}
	var out []Stmt
	for _, m := range list[:min(len(list), maxAlternatives)] {
		out = append(out, r.wholeRow("gorp", verb, m, handle))
	}
	return out
}

// wholeRow stores or deletes one row by its primary key.
func (r *reader) wholeRow(library string, verb sqltext.Verb, value, handle *term) Stmt {
	q := &query{r: r, library: library, handle: handle, model: value}
	named := false
	if verb != sqltext.Delete {
		sets, whole := setter{q: q, zeros: verb == sqltext.Update}.record(value)
		if verb == sqltext.Update && !isRecord(bare(value)) {
			sets = nil // which fields were changed is not known
		}
		q.sets, named = sets, whole || verb == sqltext.Update
	}
	if verb != sqltext.Insert {
		q.where(q.primary(value), true)
		for _, pk := range q.known().primary() {
			q.sets = without(q.sets, pk.Column)
		}
	}
	s := q.stmt(verb)
	s.Named = named
	return s
}

// popStep adds a query method of pop.
func popStep(q *query, c call) {
	switch c.method {
	case "Where":
		args, known := rest(c.args, 1)
		conds, read := q.fragment(at(c.args, 0), args)
		q.where(conds, known && read)
	case "RawQuery":
		q.raw = append(q.raw, q.r.statements(at(c.args, 0), q.handle, restOf(c.args, 1))...)
	case "Select":
		q.columns, _ = names(restOf(c.args, 0))
	case "Limit", "Paginate":
		q.limit = true
	case "Scope":
		q.partial = true
	case "BelongsTo", "BelongsToAs", "BelongsToThrough":
		q.partial = true // a foreign key is tested
	}
}

// popRun reads a call of a pop connection or query.
func (r *reader) popRun(c call) []Stmt {
	if c.receiver == nil {
		return nil
	}
	q := r.chain(c.receiver)
	q.library = "pop"
	if len(q.raw) > 0 {
		return q.raw
	}
	model := at(c.args, 0)
	switch strings.TrimPrefix(c.method, "ValidateAnd") {
	case "Create":
		return []Stmt{r.wholeRow("pop", sqltext.Insert, model, q.handle)}
	case "Update":
		return []Stmt{r.wholeRow("pop", sqltext.Update, model, q.handle)}
	case "Destroy":
		return []Stmt{r.wholeRow("pop", sqltext.Delete, model, q.handle)}
	case "Save": // an insert when the row has no key yet
		verb := sqltext.Update
		q.model = model
		if len(q.primary(model)) == 0 {
			verb = sqltext.Insert
		}
		s := r.wholeRow("pop", verb, model, q.handle)
		s.Named = true
		return []Stmt{s}
	case "UpdateColumns", "UpdateQuery":
		return q.popColumns(c.method, c.args)
	case "Delete":
		q.model = model
		return []Stmt{q.stmt(sqltext.Delete)}
	case "Find", "First", "Last", "All", "Reload", "Count", "CountByField", "Exists":
		return q.popRead(c.method, c.args)
	}
	return nil
}

// popColumns reads an update of the columns named.
func (q *query) popColumns(method string, args []*term) []Stmt {
	q.model = at(args, 0)
	chosen, known := names(restOf(args, 1))
	q.partial = q.partial || !known
	sets, _ := setter{q: q, zeros: true}.record(q.model)
	if b := base(bare(q.model)); b != nil {
		below, _ := setter{q: q}.record(b)
		sets = overwrite(below, sets)
	}
	q.sets = q.keep(sets, chosen)
	if method == "UpdateColumns" {
		q.where(q.primary(q.model), true)
	}
	return []Stmt{q.stmt(sqltext.Update)}
}

func (q *query) popRead(method string, args []*term) []Stmt {
	q.model = at(args, 0)
	switch method {
	case "Find":
		q.where([]Cond{equal(q.known().key(), at(args, 1))}, true)
		q.limit = true
	case "First", "Last":
		q.limit = true
	case "Reload":
		q.where(q.primary(q.model), true)
	case "Count", "CountByField", "Exists":
		q.columns = []string{"count(*)"}
	}
	if len(q.columns) == 0 {
		q.columns = []string{"*"}
	}
	return []Stmt{q.stmt(sqltext.Select)}
}
