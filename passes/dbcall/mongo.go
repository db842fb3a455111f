package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// mongoStep adds the calls that open a collection, or build a bulk write model.
func mongoStep(q *query, c call) {
	if c.method == "Collection" {
		q.table = pattern(at(c.args, 0))
	}
}

// mongoRun reads a call of a collection.
func (r *reader) mongoRun(c call) []Stmt {
	if c.receiver == nil || len(c.args) == 0 {
		return nil
	}
	q := r.chain(c.receiver)
	q.library = "mongo"
	if q.table == "" {
		q.table = collectionName(q.handle)
	}
	args := c.args[1:] // without the context
	if c.method == "BulkWrite" {
		return r.bulk(q, at(args, 0))
	}
	upsert := hasUpsert(args)
	var out []Stmt
	switch c.method {
	case "InsertOne", "InsertMany":
		out = q.documentInsert(at(args, 0))
	case "UpdateOne", "UpdateMany", "FindOneAndUpdate":
		q.where(q.filter(at(args, 0)))
		out = q.documentUpdate(at(args, 1), upsert)
	case "UpdateByID":
		q.where([]Cond{{Column: "_id", Op: "=", Values: []*term{at(args, 0)}}}, true)
		out = q.documentUpdate(at(args, 1), upsert)
	case "ReplaceOne", "FindOneAndReplace":
		q.where(q.filter(at(args, 0)))
		out = q.documentReplace(at(args, 1), upsert)
	case "DeleteOne", "DeleteMany", "FindOneAndDelete":
		q.where(q.filter(at(args, 0)))
		out = []Stmt{q.stmt(sqltext.Delete)}
	case "FindOne", "Find", "CountDocuments", "Distinct", "Aggregate":
		out = q.documentRead(c.method, args)
	case "Drop":
		out = []Stmt{q.stmt(sqltext.Delete)}
	}
	return documents(out, strings.HasPrefix(c.method, "FindOneAnd"))
}

// collectionName returns the name of the variable or field that holds a
// collection, unless it says nothing: r.orders is orders, r.coll is unknown.
func collectionName(t *term) string {
	if t == nil || t.Kind != provenance.Field && t.Kind != provenance.Global {
		return ""
	}
	name := snake(t.Text[strings.LastIndexByte(t.Text, '.')+1:])
	for _, suffix := range []string{"_collection", "_coll", "_col"} {
		name = strings.TrimSuffix(name, suffix)
	}
	if oneIn(name, "c col coll collection db database store mongo conn client session s table") {
		return ""
	}
	return name
}

// documents marks statements as those of a document store.
func documents(stmts []Stmt, returning bool) []Stmt {
	for i := range stmts {
		stmts[i].Store = Document
		stmts[i].Returning = returning
	}
	return stmts
}

func (q *query) documentInsert(t *term) []Stmt {
	t = bare(t)
	if list, ok := members(t); ok && len(list) > 0 && memberOf(bare(list[0]), "Key").Kind == provenance.Unknown {
		t = bare(list[0]) // a list of documents, not bson.D
	}
	q.model = typed(t)
	known := q.documentFields(t, func(name string, v *term) {
		q.sets = append(q.sets, Set{Column: documentColumn(name), Value: bare(v)})
	})
	if !known {
		q.sets, _ = setter{q: q}.record(t)
	}
	s := q.stmt(sqltext.Insert)
	s.Named = !known
	return []Stmt{s}
}

// typed returns t as a model when its type is known.
func typed(t *term) *term {
	if symbolOf(t) == "" {
		return nil
	}
	return t
}

func (q *query) documentUpdate(t *term, upsert bool) []Stmt {
	sets, onInsert, known := q.change(t)
	q.partial = q.partial || !known
	q.sets = sets
	verb := sqltext.Update
	if upsert {
		verb = q.upserts(sets, onInsert)
	}
	return []Stmt{q.stmt(verb)}
}

func (q *query) documentReplace(t *term, upsert bool) []Stmt {
	q.model = typed(t)
	if !q.documentFields(t, func(name string, v *term) {
		q.sets = append(q.sets, Set{Column: documentColumn(name), Value: bare(v)})
	}) {
		q.sets = nil
		if t.Kind != provenance.Object {
			q.sets, _ = setter{q: q}.record(t)
		} else {
			q.sets, _ = setter{q: q, zeros: true}.record(t)
		}
	}
	if upsert {
		q.upserts(q.sets, nil)
	}
	s := q.stmt(sqltext.Update)
	s.Named = true
	return []Stmt{s}
}

func (q *query) documentRead(method string, args []*term) []Stmt {
	q.columns = []string{"*"}
	switch method {
	case "Aggregate":
		q.pipeline(at(args, 0))
	case "Distinct":
		q.columns, _ = names([]*term{at(args, 0)})
		q.where(q.filter(at(args, 1)))
	default:
		q.where(q.filter(at(args, 0)))
		q.limit = method == "FindOne"
	}
	if method == "CountDocuments" {
		q.columns = []string{"count(*)"}
	}
	return []Stmt{q.stmt(sqltext.Select)}
}

// pipeline reads the $match stages an aggregation begins with.
func (q *query) pipeline(t *term) {
	list, known := members(t)
	q.partial = q.partial || !known
	for _, stage := range list {
		match := false
		q.documentFields(stage, func(name string, v *term) {
			if name == "$match" {
				match = true
				q.where(q.filter(v))
			}
		})
		if !match {
			return
		}
	}
}

// hasUpsert reports whether one of the options asks for an insert when nothing
// is found.
func hasUpsert(opts []*term) bool {
	for _, o := range opts {
		if o.Has(func(t *term) bool {
			if callee(t) == "SetUpsert" && len(t.Args) > 0 {
				return isTrue(t.Args[len(t.Args)-1])
			}
			return t.Kind == provenance.Object && strings.HasSuffix(typeName(t.Type), "Options") && isTrue(t.Member("Upsert"))
		}) {
			return true
		}
	}
	return false
}

// bulk reads the models of a bulk write.
func (r *reader) bulk(q *query, t *term) []Stmt {
	list, _ := members(t)
	if len(list) == 0 && t.Kind == provenance.Alt {
		list = t.Args
	}
	var out []Stmt
	for _, m := range list[:min(len(list), maxAlternatives)] {
		w := r.writeModel(bare(m))
		one := &query{r: r, library: "mongo", handle: q.handle, table: q.table}
		if w.filter != nil {
			one.where(one.filter(w.filter))
		}
		switch {
		case strings.HasPrefix(w.kind, "Insert"):
			out = append(out, one.documentInsert(w.document)...)
		case strings.HasPrefix(w.kind, "Update"):
			out = append(out, one.documentUpdate(w.document, w.upsert)...)
		case strings.HasPrefix(w.kind, "Replace"):
			out = append(out, one.documentReplace(w.document, w.upsert)...)
		case strings.HasPrefix(w.kind, "Delete"):
			out = append(out, one.stmt(sqltext.Delete))
		}
	}
	return documents(out, false)
}

// writeModel is one member of a bulk write.
type writeModel struct {
	kind             string // type name: UpdateOneModel
	filter, document *term
	upsert           bool
}

// writeModel reads a model built by a literal or by its setters.
func (r *reader) writeModel(t *term) writeModel {
	if t.Kind == provenance.Object {
		w := writeModel{kind: typeName(t.Type), filter: t.Member("Filter"), document: provenance.Nothing(), upsert: isTrue(t.Member("Upsert"))}
		for _, name := range []string{"Update", "Document", "Replacement"} {
			if m := t.Member(name); m != nil {
				w.document = m
			}
		}
		return w
	}
	method := callee(t)
	if !isChain(t) || len(t.Args) == 0 {
		return writeModel{kind: strings.TrimPrefix(method, "New"), document: provenance.Nothing()}
	}
	w := r.writeModel(bare(t.Args[0]))
	value := at(t.Args, len(t.Args)-1)
	switch method {
	case "SetFilter":
		w.filter = value
	case "SetUpdate", "SetDocument", "SetReplacement":
		w.document = value
	case "SetUpsert":
		w.upsert = isTrue(value)
	}
	return w
}
