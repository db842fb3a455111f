package dbcall

import (
	"strconv"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// bunStep adds a builder method of bun, or of go-pg, which has the same words
// for most things.
func bunStep(q *query, c call) {
	switch c.method {
	case "NewUpdate", "NewUpdateQuery":
		q.verb = sqltext.Update
	case "NewInsert", "NewInsertQuery":
		q.verb = sqltext.Insert
	case "NewDelete", "NewDeleteQuery", "NewTruncateTable":
		q.verb = sqltext.Delete
	case "NewSelect", "NewSelectQuery":
		q.verb = sqltext.Select
	case "NewMerge", "NewMergeQuery":
		q.verb, q.partial = sqltext.Merge, true
	case "NewRaw", "NewRawQuery":
		q.raw = append(q.raw, q.r.statements(bunText(at(c.args, 0), nil), q.handle, restOf(c.args, 1))...)
	case "Model", "ModelContext":
		q.bunModel(c.args)
	case "Table", "TableExpr", "ModelTableExpr":
		if q.table == "" || c.method == "ModelTableExpr" {
			q.table = bunTable(c.args)
		}
	case "Column":
		list, known := names(restOf(c.args, 0))
		q.columns = append(q.columns, list...)
		q.partial = q.partial || !known
	case "ExcludeColumn":
		list, _ := names(restOf(c.args, 0))
		q.omit = append(q.omit, list...)
	case "OmitZero":
		q.omitZero = true
	case "Set", "SetColumn", "Value":
		bunSet(q, c)
	case "For":
		q.locking = lockingText(pattern(at(c.args, 0)))
	case "Returning":
		q.returning = true
	case "Limit":
		q.limit = true
	case "On":
		q.conflictText("ON " + pattern(at(c.args, 0)))
	case "OnConflict":
		q.conflictText("ON CONFLICT " + pattern(at(c.args, 0)))
	case "Ignore":
		q.conflict = sqltext.ConflictNothing
	case "Replace":
		q.conflict = sqltext.ConflictReplace
	case "With":
		q.with = append(q.with, at(c.args, 1))
	default:
		bunWhere(q, c)
	}
}

// bunModel reads Model(v), and go-pg's Model(v...) with its values packed.
func (q *query) bunModel(args []*term) {
	if len(args) == 0 {
		return
	}
	m := args[len(args)-1]
	if list, ok := members(m); ok && len(list) == 1 && m.Type == "" {
		m = list[0]
	}
	q.model = m
}

// bunTable reads a table expression: text, or "?" and bun.Ident.
func bunTable(args []*term) string {
	first := at(args, 0)
	if ms, ok := members(bare(first)); ok { // Table takes several
		first = at(ms, 0)
	}
	s := pattern(first)
	if list := restOf(args, 1); strings.HasPrefix(s, "?") && len(list) > 0 {
		s = pattern(list[0])
	}
	if strings.ContainsAny(s, "(*") {
		return ""
	}
	return tableName(s)
}

func bunSet(q *query, c call) {
	var sets []Set
	switch c.method {
	case "Set":
		args := restOf(c.args, 1)
		sets = q.assignText("", bunText(at(c.args, 0), args), args)
	default: // a column and an expression for it
		column, ok := constant(at(c.args, 0))
		if !ok {
			q.partial = true
			return
		}
		args := restOf(c.args, 2)
		column = columnName(column)
		sets = q.assignText(column+" = ", bunText(at(c.args, 1), args), args)
		if c.method == "Value" {
			q.values = append(q.values, sets...)
			return
		}
	}
	if q.verb == sqltext.Insert || q.conflict != sqltext.ConflictNone {
		q.conflictSets = append(q.conflictSets, sets...)
		return
	}
	q.sets = append(q.sets, sets...)
}

func bunWhere(q *query, c call) {
	switch c.method {
	case "Where", "WhereOr", "Having":
		args, known := rest(c.args, 1)
		conds, read := q.fragment(bunText(at(c.args, 0), args), args)
		known = known && read
		if c.method == "WhereOr" {
			q.or(conds, known)
		} else {
			q.where(conds, known)
		}
	case "WhereIn", "WhereInMulti":
		args := restOf(c.args, 1)
		q.where(q.fragment(at(c.args, 0), args))
	case "WherePK":
		q.pk = true
	case "WhereGroup", "WhereOrGroup", "WhereNotGroup", "Apply", "ApplyQueryBuilder":
		q.partial = true // a closure adds conditions
		if strings.Contains(c.method, "Or") {
			q.or(nil, false)
		}
	}
}

// bunText replaces the placeholders that stand for names: ?TableAlias, and "?"
// bound to bun.Ident. Positions such as ?0 become $1.
func bunText(t *term, args []*term) *term {
	s, ok := constant(t)
	if !ok || !strings.Contains(s, "?") {
		return t
	}
	var b strings.Builder
	next := 0
	for {
		i := strings.IndexByte(s, '?')
		if i < 0 {
			b.WriteString(s)
			return provenance.String(b.String())
		}
		b.WriteString(s[:i])
		word := identifierAt(s[i+1:])
		s = s[i+1+len(word):]
		switch {
		case word == "":
			if name, ok := identArg(args, next, comparedTo(b.String(), s)); ok {
				b.WriteString(name)
			} else {
				b.WriteString("$" + strconv.Itoa(next+1))
			}
			next++
		case strings.HasPrefix(word, "Table"): // ?TableAlias.id, ?TableName
			s = strings.TrimPrefix(s, ".")
		case word == "PKs" || word == "Columns":
			b.WriteString("id")
		case word[0] >= '0' && word[0] <= '9':
			b.WriteString("$" + strconv.Itoa(position(word)+1))
		default:
			b.WriteString(":" + word)
		}
	}
}

func position(word string) int {
	n, _ := strconv.Atoi(word)
	return n
}

func identifierAt(s string) string {
	i := 0
	for i < len(s) && (s[i] == '_' || s[i] >= 'a' && s[i] <= 'z' || s[i] >= 'A' && s[i] <= 'Z' || s[i] >= '0' && s[i] <= '9') {
		i++
	}
	return s[:i]
}

// comparedTo reports whether a placeholder between before and after is the left
// side of a comparison or an assignment.
func comparedTo(before, after string) bool {
	before, after = strings.TrimSpace(before), strings.ToUpper(strings.TrimSpace(after))
	if before != "" && strings.ContainsAny(before[len(before)-1:], "=<>(,+-*/") {
		return false
	}
	for _, op := range []string{"=", "<", ">", "!=", "IN ", "IN(", "IS ", "LIKE "} {
		if strings.HasPrefix(after, op) {
			return true
		}
	}
	return false
}

// identArg returns the name that bun.Ident or bun.Name gives as an argument.
// The conversion may be lost on the way, so where a column has to stand (left)
// a constant that could be one is taken for it.
func identArg(args []*term, i int, left bool) (string, bool) {
	if i >= len(args) {
		return "", false
	}
	t := args[i]
	if callee(t) == "Ident" {
		t = at(t.Args, 0)
		left = true
	}
	name, ok := constant(t)
	isName := typeName(args[i].Type) == "Ident" || typeName(args[i].Type) == "Name"
	return name, ok && (isName || left && isIdentifier(name))
}

// conflictText reads the conflict part, RETURNING and locking of a statement
// given as text.
func (q *query) conflictText(s string) {
	upper := strings.ToUpper(s)
	if strings.HasPrefix(strings.TrimSpace(upper), "FOR ") {
		q.locking = lockingText(upper)
		return
	}
	if strings.Contains(upper, "RETURNING") {
		q.returning = true
	}
	if !strings.Contains(upper, "CONFLICT") && !strings.Contains(upper, "DUPLICATE") {
		return
	}
	s = strings.TrimSpace(s)
	if up := strings.ToUpper(s); strings.HasSuffix(up, "DO UPDATE") || strings.HasSuffix(up, "KEY UPDATE") {
		if strings.HasSuffix(up, "DO UPDATE") {
			s += " SET"
		}
		s += " dw = 1" // the assignments follow in calls of Set
	}
	if stmts := sqltext.Parse("INSERT INTO t (dw) VALUES (1) " + s); len(stmts) > 0 {
		stmt := stmts[0]
		b := &binder{entities: q.r.entities}
		q.conflict = stmt.Conflict.Action
		q.conflictColumns = stmt.Conflict.Columns
		for _, a := range b.assigns(stmt.Conflict.Set) {
			if a.Column != "dw" {
				q.conflictSets = append(q.conflictSets, a)
			}
		}
	}
}

// bunRun reads the call that ends a bun chain.
func (r *reader) bunRun(c call) []Stmt {
	q := r.chain(c.receiver)
	if len(q.raw) > 0 {
		return q.raw
	}
	switch c.method {
	case "Exec", "Scan", "ScanAndCount", "Count", "Exists", "Rows":
	default:
		return nil
	}
	if q.verb == sqltext.Other {
		return nil
	}
	if c.method == "Count" || c.method == "Exists" {
		q.columns = []string{strings.ToLower(c.method) + "(*)"}
	}
	return []Stmt{q.modelStmt(q.verb)}
}

// modelStmt completes a statement about a model: what is not set explicitly is
// taken from the model's fields.
func (q *query) modelStmt(verb sqltext.Verb) Stmt {
	named := false
	if q.model != nil {
		if verb == sqltext.Insert || verb == sqltext.Update && len(q.sets) == 0 {
			q.sets, named = q.modelSets(verb)
		}
		if q.pk {
			q.where(q.primary(q.model), true)
		}
	}
	q.sets = overwrite(q.sets, q.values)
	chosen := q.columns
	switch {
	case verb != sqltext.Select:
		q.columns = nil
	case len(chosen) == 0:
		q.columns = []string{"*"}
	}
	s := q.stmt(verb)
	s.Named = named && len(chosen) == 0
	return s
}

// modelSets returns the columns that a model's fields are written to. An update
// leaves the primary key alone.
func (q *query) modelSets(verb sqltext.Verb) (sets []Set, whole bool) {
	sets, whole = setter{q: q, zeros: verb == sqltext.Update && !q.omitZero}.record(q.model)
	m := bare(q.model)
	if verb == sqltext.Update && m.Kind == provenance.Object {
		if b := base(m); b != nil && len(q.columns) > 0 {
			below, _ := setter{q: q}.record(b) // chosen columns that were not assigned
			sets = overwrite(below, sets)
		}
	}
	sets = q.keep(sets, q.columns)
	if verb == sqltext.Update {
		for _, pk := range q.known().primary() {
			sets = without(sets, pk.Column)
		}
	}
	return sets, whole
}

func without(sets []Set, column string) []Set {
	var out []Set
	for _, s := range sets {
		if s.Column != column {
			out = append(out, s)
		}
	}
	return out
}

// overwrite returns sets with the assignments of more in place of their own.
func overwrite(sets, more []Set) []Set {
	for _, s := range more {
		sets = append(without(sets, s.Column), s)
	}
	return sets
}
