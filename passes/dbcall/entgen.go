package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// entStep adds a generated method. Its library is "entgen." and the kind of its
// receiver; the entity is told by the type of the term.
func entStep(kind string) func(q *query, c call) {
	return func(q *query, c call) {
		q.library = "ent"
		if edge := strings.HasPrefix(c.method, "Query") && c.method != "Query"; edge {
			q.entEdge(c)
			return
		}
		if kind == "Client" || kind == "Entity" {
			q.entStart(kind, c)
			return
		}
		q.entVerb(kind)
		switch c.method {
		case "Where":
			q.entWhere(restOf(c.args, 0))
			_, known := rest(c.args, 0)
			q.partial = q.partial || !known
			return
		case "OnConflict", "OnConflictColumns":
			q.entConflict(c)
			return
		case "Ignore", "DoNothing":
			q.conflict = sqltext.ConflictNothing
			return
		case "UpdateNewValues", "Update":
			q.conflict = sqltext.ConflictUpdate
			return
		case "ForUpdate", "ForShare":
			q.locking.Update = c.method == "ForUpdate"
			q.locking.Share = !q.locking.Update
			q.lockOptions(restOf(c.args, 0))
			return
		case "Limit":
			q.limit = true
			return
		case "Select":
			q.columns, _ = names(restOf(c.args, 0))
			return
		case "Modify":
			q.partial = true
			return
		}
		if kind != "Query" && kind != "Select" {
			q.entField(kind, c)
		}
	}
}

// entStart opens a chain at a client or at a row.
func (q *query) entStart(kind string, c call) {
	if kind == "Client" {
		q.handle = whole(q.handle)
	}
	q.entType(c.typ)
	switch method := c.method; {
	case kind == "Entity":
		q.entRow(q.handle) // which stays the handle: the row keeps the client it was read with
	case method == "UpdateOne" || method == "DeleteOne":
		q.entRow(at(c.args, 0))
	case method == "UpdateOneID" || method == "DeleteOneID":
		q.where([]Cond{equal("id", at(c.args, 0))}, true)
	case method == "CreateBulk":
		q.with = append(q.with, restOf(c.args, 0)...)
	}
}

// whole returns the client of which t is a view: client for client.Order.
func whole(t *term) *term {
	switch {
	case t == nil:
	case t.Kind == provenance.Field:
		return t.Args[0]
	case t.Kind == provenance.Alt:
		out := make([]*term, len(t.Args))
		for i, a := range t.Args {
			out[i] = whole(a)
		}
		return provenance.AltOf(out...)
	}
	return t
}

// entEdge goes on from rows to what hangs on them, which is picked by the rows and
// thus by nothing that can be read here.
func (q *query) entEdge(c call) {
	*q = query{r: q.r, library: "ent", partial: true, handle: q.handle}
	q.entType(c.typ)
}

// entRow makes the statement one about the row t.
func (q *query) entRow(t *term) {
	q.where(q.primary(t), true)
}

// entType notes the entity of a builder's type.
func (q *query) entType(symbol string) {
	if entity, kind, ok := models.EntBuilder(symbol); ok {
		q.entVerb(kind)
		q.model = provenance.ParamOf("", 0, entity)
	}
}

func (q *query) entVerb(kind string) {
	switch kind {
	case "Update", "UpdateOne":
		q.verb = sqltext.Update
	case "Create", "CreateBulk", "UpsertOne", "UpsertBulk":
		q.verb = sqltext.Insert
	case "Delete", "DeleteOne":
		q.verb = sqltext.Delete
	case "Query", "Select":
		q.verb = sqltext.Select
	}
}

// entField reads the setters, whose names hold the field: SetStatus, AddTotal,
// ClearOwner.
func (q *query) entField(kind string, c call) {
	upsert := strings.HasPrefix(kind, "Upsert")
	add := func(field string, s Set) {
		s.Column = q.known().column(field)
		if upsert {
			q.conflictSets = append(q.conflictSets, s)
		} else {
			q.sets = mergeOver(q.sets, s)
		}
	}
	value := at(c.args, 0)
	_, packed := members(value)
	switch field := c.method; {
	case strings.HasPrefix(field, "SetNillable"):
		add(field[len("SetNillable"):], Set{Value: value})
	case strings.HasPrefix(field, "Set"):
		add(field[len("Set"):], Set{Value: value})
	case strings.HasPrefix(field, "Add") && !(packed && strings.HasSuffix(field, "s")) && q.known().has(field[len("Add"):]): // and not an edge
		s := Set{Value: value, Increment: 1}
		if n, ok := constant(value); ok && strings.HasPrefix(n, "-") {
			s.Increment, s.Value = -1, literal(n[1:])
		}
		add(field[len("Add"):], s)
	case strings.HasPrefix(field, "Append"):
		add(field[len("Append"):], Set{Value: provenance.OpOf("append", "", value)})
	case strings.HasPrefix(field, "Clear") && q.known().has(field[len("Clear"):]): // and not an edge
		add(field[len("Clear"):], Set{Value: provenance.Nil()})
	case strings.HasPrefix(field, "Update") && upsert:
		add(field[len("Update"):], Set{Value: provenance.OpOf("column:"+snake(field[len("Update"):]), ""), Excluded: true})
	}
}

// mergeOver adds an assignment in place of an earlier one to the same column.
func mergeOver(sets []Set, s Set) []Set { return append(without(sets, s.Column), s) }

// entRun reads the call that ends a generated chain.
func (r *reader) entRun(kind string) func(c call) []Stmt {
	return func(c call) []Stmt {
		if c.receiver == nil {
			return nil
		}
		q := r.chain(c.receiver)
		q.library = "ent"
		if kind == "Client" { // Get(ctx, id)
			if q.handle != nil {
				q.entType(q.handle.Type)
				q.handle = whole(q.handle)
			}
			q.verb, q.limit = sqltext.Select, true
			q.where([]Cond{equal("id", at(c.args, 1))}, true)
		}
		if q.model == nil {
			return nil
		}
		method := strings.TrimSuffix(c.method, "X")
		bulk := q.with
		q.with = nil
		if kind == "CreateBulk" {
			return r.entBulk(q, bulk)
		}
		if q.verb == sqltext.Select {
			q.entRead(method)
		}
		return []Stmt{q.stmt(q.verb)}
	}
}

func (q *query) entRead(method string) {
	switch method {
	case "First", "FirstID", "Only", "OnlyID":
		q.limit = true
	case "Count", "Exist":
		q.columns = []string{"count(*)"}
	}
	if len(q.columns) == 0 {
		q.columns = []string{"*"}
	}
}

// entBulk merges the builders of a bulk insert into one statement.
func (r *reader) entBulk(q *query, builders []*term) []Stmt {
	for i, b := range builders {
		one := r.chain(b)
		if i == 0 {
			q.sets = one.sets
			continue
		}
		q.sets = mergeSets(q.sets, one.sets)
	}
	q.partial = q.partial || len(builders) == 0
	return []Stmt{q.stmt(sqltext.Insert)}
}
