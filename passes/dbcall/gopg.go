package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// gopgStep adds a builder method of go-pg. Its chains are told what to do only
// by the call that ends them.
func gopgStep(q *query, c call) {
	switch c.method {
	case "DB":
		q.handle = q.r.handle(at(c.args, 0))
	case "WithInsert", "WithUpdate", "WithDelete":
		q.partial = true
	case "Table":
		list, _ := names(restOf(c.args, 0))
		if len(list) > 0 {
			q.table = tableName(list[0])
		}
	case "WhereGroup", "WhereOrGroup", "WhereNotGroup", "WhereOrNotGroup":
		q.partial = true
		if strings.Contains(c.method, "Or") {
			q.or(nil, false)
		}
	case "WhereIn", "WhereInOr":
		values := c.args[min(1, len(c.args)):]
		conds, known := q.fragment(bunText(at(c.args, 0), values), values)
		for i := range conds {
			conds[i].Values = flatten(conds[i].Values)
		}
		if c.method == "WhereInOr" {
			q.or(conds, known)
		} else {
			q.where(conds, known)
		}
	default:
		bunStep(q, c)
	}
}

// gopgRun reads the call that ends a go-pg chain.
func (r *reader) gopgRun(c call) []Stmt {
	if c.receiver == nil || !isChain(c.receiver) && !c.receiver.Has(isChain) {
		return nil
	}
	q := r.chain(c.receiver)
	if q.model == nil && q.table == "" {
		return nil
	}
	q.library = "gopg"
	switch c.method {
	case "Insert":
		return []Stmt{q.modelStmt(sqltext.Insert)}
	case "Update", "UpdateNotZero":
		q.omitZero = c.method == "UpdateNotZero"
		return []Stmt{q.modelStmt(sqltext.Update)}
	case "Delete", "ForceDelete":
		return []Stmt{q.modelStmt(sqltext.Delete)}
	case "SelectOrInsert":
		insert := *q
		insert.conds, insert.columns = nil, nil
		return []Stmt{q.modelStmt(sqltext.Select), insert.modelStmt(sqltext.Insert)}
	case "Select", "SelectAndCount", "First", "Last", "Count", "Exists", "ForEach":
		q.limit = q.limit || c.method == "First" || c.method == "Last"
		if c.method == "Count" || c.method == "Exists" {
			q.columns = []string{"count(*)"}
		}
		return []Stmt{q.modelStmt(sqltext.Select)}
	}
	return nil
}
