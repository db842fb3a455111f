package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// gormRun reads the call that ends a gorm chain.
func (r *reader) gormRun(c call) []Stmt {
	q := r.chain(c.receiver)
	if q.library == "" {
		q.library = "gorm"
	}
	generic := r.generic(c.receiver)
	if generic != "" && q.model == nil {
		q.model = provenance.ParamOf("", 0, generic)
	}
	args := c.args
	if generic != "" && len(args) > 0 {
		args = args[1:] // the context
	}
	if len(q.raw) > 0 {
		return q.raw
	}
	c.method = strings.TrimPrefix(c.method, "Set") // SetUpdate: the end of Set(...).Update(ctx)
	switch c.method {
	case "Create", "CreateInBatches", "Save", "FirstOrCreate", "FirstOrInit":
		return q.gormCreate(c.method, args)
	case "Update", "UpdateColumn", "Updates", "UpdateColumns", "Delete":
		return q.gormChange(c.method, args, generic)
	}
	return q.gormRead(c.method, args)
}

// generic returns the entity that a chain of the generic interface works on,
// "" for the classic one. The type argument of gorm.G is the type of the call.
func (r *reader) generic(t *term) string {
	symbol := ""
	t.Walk(func(u *term) bool {
		if _, method, ok := chainOp(u); ok && method == "G" {
			symbol = u.Type
		}
		return symbol == "" && (isChain(u) || u.Kind == provenance.Alt)
	})
	return symbol
}

func (q *query) gormCreate(method string, args []*term) []Stmt {
	value := at(args, 0)
	if q.model == nil || symbolOf(q.model) == "" {
		q.model = value
	}
	switch method {
	case "Save":
		return q.gormSave(value)
	case "FirstOrCreate", "FirstOrInit":
		return q.firstOr(method, args)
	}
	var sets []Set
	whole := false
	if len(args) > 0 {
		sets, whole = setter{q: q}.record(value)
	}
	q.sets = append(q.sets, q.keep(sets, q.columns)...)
	q.columns = nil
	s := q.stmt(sqltext.Insert)
	s.Named = whole
	return []Stmt{s}
}

// gormSave reads Save: an update of every column of the row, or an insert when
// the value has no primary key.
func (q *query) gormSave(value *term) []Stmt {
	key := q.primary(value)
	built := isRecord(value) && base(value) == nil
	many := value.Kind == provenance.Object && isList(value)
	sets, _ := setter{q: q, zeros: true}.record(value)
	if value.Kind != provenance.Object {
		sets = nil // which fields were changed is not known
	}
	q.sets = q.keep(sets, q.columns)
	q.columns = nil
	verb := sqltext.Update
	switch {
	case many:
		verb, q.conflict = sqltext.Insert, sqltext.ConflictUpdate
	case built && len(key) == 0:
		verb = sqltext.Insert
	default:
		q.where(key, true)
	}
	s := q.stmt(verb)
	s.Named = true
	return []Stmt{s}
}

// firstOr reads FirstOrCreate: a read, then an insert of what was looked for.
func (q *query) firstOr(method string, args []*term) []Stmt {
	if list := restOf(args, 1); len(list) > 0 {
		q.where(gormInline(q, list))
	}
	q.limit = true
	read := q.stmt(sqltext.Select)
	if method == "FirstOrInit" {
		return []Stmt{read}
	}
	var sets []Set
	for _, c := range q.conds {
		if c.Op == "=" && c.Or == 0 && len(c.Values) == 1 {
			sets = mergeSets(sets, []Set{{Column: c.Column, Value: c.Values[0]}})
		}
	}
	q.sets = mergeSets(mergeSets(sets, q.attrs), q.assigned)
	insert := *q
	insert.conds, insert.limit, insert.columns = nil, false, nil
	out := []Stmt{read, insert.stmt(sqltext.Insert)}
	if len(q.assigned) > 0 { // Assign is stored in a row that was found, too
		update := *q
		update.sets, update.limit, update.columns = q.assigned, false, nil
		out = append(out, update.stmt(sqltext.Update))
	}
	return out
}

func (q *query) gormChange(method string, args []*term, generic string) []Stmt {
	s := sqltext.Update
	named := false
	switch method {
	case "Delete":
		s = sqltext.Delete
		q.gormDelete(args)
	case "Update", "UpdateColumn":
		if generic != "" && len(args) == 0 {
			break // Set(...).Update(ctx)
		}
		if list, ok := members(at(args, 0)); ok && len(args) == 1 { // the first version's Update(attributes...)
			q.sets = append(q.sets, q.pairs(list)...)
			break
		}
		if name, ok := constant(at(args, 0)); ok {
			q.sets = append(q.sets, q.assign(q.known().column(name), at(args, 1)))
		} else {
			q.partial = true
		}
	default:
		named = q.gormUpdates(at(args, 0))
	}
	if q.model != nil && generic == "" && method != "Delete" {
		q.where(q.primary(q.model), true)
	}
	q.columns = nil
	out := q.stmt(s)
	out.Named = named
	return []Stmt{out}
}

// gormUpdates reads Updates: the keys of a map, or the fields of a struct that
// are not zero unless they are selected.
func (q *query) gormUpdates(value *term) (named bool) {
	if q.model == nil || q.table == "" && symbolOf(q.model) == "" {
		q.model = value
	}
	isStruct := value.Type != "" && q.entityOf(value) != nil
	w := setter{q: q, zeros: !isStruct || len(q.columns) > 0}
	sets, whole := w.record(value)
	q.sets = append(q.sets, q.keep(sets, q.columns)...)
	if value.Kind != provenance.Object && value.Kind != provenance.Alt && !isStruct {
		q.partial = true // a map nobody can read
		return true
	}
	return whole
}

// gormInline reads conditions given beside the destination: First(&x, id),
// First(&x, "id = ?", id). A value that is no text is the primary key.
func gormInline(q *query, list []*term) ([]Cond, bool) {
	t := bare(list[0])
	switch t.Kind {
	case provenance.Param, provenance.Field, provenance.Elem, provenance.Result, provenance.Minted, provenance.Global:
		if len(list) == 1 {
			return []Cond{equal(q.known().key(), t)}, true
		}
	}
	return gormConds(q, t, list[1:])
}

func (q *query) gormDelete(args []*term) {
	if len(args) == 0 {
		return
	}
	value := at(args, 0)
	if q.model == nil {
		q.model = value
	}
	q.where(q.primary(value), true)
	if list := restOf(args, 1); len(list) > 0 {
		q.where(gormInline(q, list))
	}
}

func (q *query) gormRead(method string, args []*term) []Stmt {
	switch method {
	case "First", "Take", "Last", "Find", "Scan", "FindInBatches":
		dest := at(args, 0)
		if q.model == nil && dest.Kind != provenance.Unknown {
			q.model = dest
		}
		if method != "Scan" && method != "FindInBatches" {
			if isRecord(dest) {
				q.where(q.primary(dest), true)
			}
			if list := restOf(args, 1); len(list) > 0 {
				q.where(gormInline(q, list))
			}
		}
		q.limit = q.limit || method == "First" || method == "Take" || method == "Last"
	case "Pluck":
		if name, ok := constant(at(args, 0)); ok {
			q.columns = []string{columnName(name)}
		}
	case "Count":
		q.columns = []string{"count(*)"}
	case "Row", "Rows":
	default:
		return nil
	}
	if len(q.columns) == 0 {
		q.columns = []string{"*"}
	}
	return []Stmt{q.stmt(sqltext.Select)}
}
