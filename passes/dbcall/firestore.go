package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// firestoreStep adds the calls that name a collection or a document, or narrow a
// query.
func firestoreStep(q *query, c call) {
	switch c.method {
	case "Collection": // below a document: its own collection
		path := pattern(at(c.args, 0))
		q.table, q.conds = tableName(path[strings.LastIndexByte(path, '/')+1:]), nil
	case "Path":
		collection, _, _ := strings.Cut(pattern(at(c.args, 0)), "/")
		q.table, q.partial = tableName(collection), true
	case "Doc":
		q.where([]Cond{{Column: "id", Op: "=", Values: []*term{at(c.args, 0)}}}, true)
	case "Where":
		column, known := constant(at(c.args, 0))
		op, _ := constant(at(c.args, 1))
		if op == "==" {
			op = "="
		}
		q.where([]Cond{{Column: documentColumn(column), Op: op, Values: []*term{bare(at(c.args, 2))}}}, known)
	case "Limit":
		q.limit = true
	}
}

// firestoreRun reads a call on a document or, with a document as argument, of a
// transaction.
func (r *reader) firestoreRun(c call) []Stmt {
	method, inTx := strings.CutPrefix(c.method, "Tx")
	if c.receiver == nil || len(c.args) == 0 {
		return nil
	}
	subject := c.receiver
	if inTx {
		subject = c.args[0]
	}
	q := r.chain(subject)
	q.library = "firestore"
	if q.table == "" {
		q.table = collectionName(q.handle)
	}
	if inTx {
		q.handle = r.handle(c.receiver)
	}
	args := c.args[1:] // without the context or the document
	var out []Stmt
	switch method {
	case "Add", "Create":
		id := q.conds
		q.conds = nil
		out = q.documentInsert(at(args, 0))
		for _, c := range id {
			if c.Op == "=" && len(c.Values) == 1 {
				out[0].Sets = append(out[0].Sets, Set{Column: c.Column, Value: c.Values[0]})
			}
		}
	case "Set":
		out = q.documentReplace(at(args, 0), true)
	case "Update":
		q.updates(at(args, 0))
		q.preconditions(at(args, 1))
		out = []Stmt{q.stmt(sqltext.Update)}
	case "Delete":
		q.preconditions(at(args, 0))
		out = []Stmt{q.stmt(sqltext.Delete)}
	case "Get", "Documents":
		q.columns = []string{"*"}
		out = []Stmt{q.stmt(sqltext.Select)}
	}
	return documents(out, false)
}

// updates reads a list of firestore.Update{Path, Value}.
func (q *query) updates(t *term) {
	list, known := members(t)
	q.partial = q.partial || !known
	for _, u := range list {
		u = bare(u)
		path, ok := constant(memberOf(u, "Path"))
		if !ok {
			q.partial = true
			continue
		}
		s := Set{Column: documentColumn(path), Value: bare(memberOf(u, "Value"))}
		if name, method, ok := chainOp(s.Value); ok && name == "firestore" && method == "Increment" {
			s.Value, s.Increment = bare(at(s.Value.Args, 0)), 1
			if n, ok := constant(s.Value); ok && strings.HasPrefix(n, "-") {
				s.Increment, s.Value = -1, literal(n[1:])
			}
		}
		q.sets = append(q.sets, s)
	}
}

// preconditions reads the options that make a write fail if the document was
// changed since it was read.
func (q *query) preconditions(t *term) {
	list, _ := members(t)
	for _, p := range list {
		if name, method, ok := chainOp(bare(p)); ok && name == "firestore" && method == "LastUpdateTime" {
			q.where([]Cond{{Column: "version", Op: "=", Values: []*term{bare(at(bare(p).Args, 0))}}}, true)
		}
	}
}

// firestoreConstructor knows the functions that begin no chain of a collection.
func firestoreConstructor(method string) int {
	switch method {
	case "Increment", "LastUpdateTime":
		return 1
	}
	return -1
}
