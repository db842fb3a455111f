package dbcall

import (
	"go/types"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Generated returns the row of a method of persistence code that ent generated,
// which is known by the form of its receiver (OrderUpdateOne, with a field
// mutation of type *OrderMutation); nil for anything else. Bodies of such
// methods need not be analysed.
func Generated(f *types.Func) *models.Row {
	recv := f.Signature().Recv()
	if recv == nil || !f.Exported() {
		return nil
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	kind := entKind(named)
	if kind == "" {
		return nil
	}
	row := &models.Row{Symbol: f.FullName(), Op: "entgen." + kind + "." + f.Name()}
	row.Kind = entRowKind(kind, f.Name())
	if row.Kind == models.Neutral {
		return nil
	}
	if row.Kind == models.Chain && f.Signature().Results().Len() == 0 {
		return nil
	}
	return row
}

// The kinds of generated receivers, by the ends of their names. Longer ends
// come first.
var entKinds = [...]string{"UpsertBulk", "UpsertOne", "CreateBulk", "UpdateOne", "DeleteOne", "Update", "Create", "Delete", "Query", "Select", "Client"}

// entKind tells what a generated type builds: "UpdateOne" for OrderUpdateOne.
// Besides the name, the type must hold what generated code holds.
func entKind(named *types.Named) string {
	st, ok := named.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	name := named.Obj().Name()
	for _, kind := range entKinds {
		entity, ok := strings.CutSuffix(name, kind)
		if !ok || entity == "" {
			continue
		}
		if _, isType := named.Obj().Pkg().Scope().Lookup(entity + "Mutation").(*types.TypeName); !isType || st.NumFields() == 0 {
			return ""
		}
		if _, isType := named.Obj().Pkg().Scope().Lookup(entity).(*types.TypeName); !isType {
			return ""
		}
		return kind
	}
	if _, isMutation := named.Obj().Pkg().Scope().Lookup(name + "Mutation").(*types.TypeName); isMutation && styleOf(st) == entStyle {
		return "Entity"
	}
	return ""
}

// entRowKind returns the kind of row of a generated method, Neutral for those
// that belong to no statement.
func entRowKind(kind, method string) models.Kind {
	switch kind {
	case "Client":
		switch method {
		case "Create", "CreateBulk", "Update", "UpdateOne", "UpdateOneID", "Delete", "DeleteOne", "DeleteOneID", "Query":
			return models.Chain
		case "Get", "GetX":
			return models.Read
		}
		return models.Neutral
	case "Entity":
		if method == "Update" {
			return models.Chain
		}
		return models.Neutral
	case "Query", "Select":
		if isOneOf(strings.TrimSuffix(method, "X"), "First", "FirstID", "Only", "OnlyID", "IDs", "All", "Count", "Exist", "Scan",
			"Strings", "String", "Ints", "Int", "Bools", "Bool") {
			return models.Read
		}
	case "Update", "UpdateOne", "Create", "CreateBulk", "Delete", "DeleteOne", "UpsertOne", "UpsertBulk":
		if isOneOf(strings.TrimSuffix(method, "X"), "Save", "Exec", "ID") {
			return models.Write
		}
	}
	if method == "Mutation" || strings.HasPrefix(method, "Query") && method != "Query" {
		return models.Neutral
	}
	return models.Chain
}

func isOneOf(s string, list ...string) bool {
	for _, l := range list {
		if s == l {
			return true
		}
	}
	return false
}

// entStep adds a generated method. Its library is "entgen." and the kind of its
// receiver; the entity is told by the type of the term.
func entStep(kind string) func(q *query, c call) {
	return func(q *query, c call) {
		q.library = "ent"
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
	if h := q.handle; h != nil && h.Kind == provenance.Field && kind == "Client" {
		q.handle = h.Args[0] // client.Order is a view of client
	}
	q.entType(c.typ)
	switch method := c.method; {
	case kind == "Entity":
		q.entRow(q.handle)
		q.handle = nil // the client the row was read with
	case method == "UpdateOne" || method == "DeleteOne":
		q.entRow(at(c.args, 0))
	case method == "UpdateOneID" || method == "DeleteOneID":
		q.where([]Cond{equal("id", at(c.args, 0))}, true)
	case method == "CreateBulk":
		q.with = append(q.with, restOf(c.args, 0)...)
	}
}

// entRow makes the statement one about the row t.
func (q *query) entRow(t *term) {
	q.where(q.primary(t), true)
}

// entType notes the entity of a builder's type.
func (q *query) entType(symbol string) {
	for _, kind := range entKinds {
		if entity, ok := strings.CutSuffix(symbol, kind); ok {
			q.entVerb(kind)
			q.model = provenance.ParamOf("", 0, entity)
			return
		}
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
	case strings.HasPrefix(field, "Add") && !(packed && strings.HasSuffix(field, "s")):
		s := Set{Value: value, Increment: 1}
		if n, ok := constant(value); ok && strings.HasPrefix(n, "-") {
			s.Increment, s.Value = -1, literal(n[1:])
		}
		add(field[len("Add"):], s)
	case strings.HasPrefix(field, "Append"):
		add(field[len("Append"):], Set{Value: provenance.OpOf("append", "", value)})
	case strings.HasPrefix(field, "Clear"):
		add(field[len("Clear"):], Set{Value: provenance.Nil()})
	case strings.HasPrefix(field, "Update") && upsert:
		add(field[len("Update"):], Set{Value: provenance.OpOf("column:"+snake(field[len("Update"):]), ""), Excluded: true})
	}
}

// mergeOver adds an assignment in place of an earlier one to the same column.
func mergeOver(sets []Set, s Set) []Set { return append(without(sets, s.Column), s) }

// entWhere reads predicates: sql.FieldEQ(column, value) below the generated
// functions of the entity's package.
func (q *query) entWhere(ps []*term) {
	for _, p := range ps {
		q.where(q.entCond(bare(p)))
	}
}

func (q *query) entCond(t *term) ([]Cond, bool) {
	name := callee(t)
	switch name {
	case "AndPredicates", "And":
		list, known := rest(t.Args, 0)
		sub := &query{r: q.r}
		for _, p := range list {
			sub.where(q.entCond(bare(p)))
		}
		return sub.conds, known && !sub.partial
	case "OrPredicates", "Or":
		list, known := rest(t.Args, 0)
		sub := &query{r: q.r}
		for _, p := range list {
			cs, read := q.entCond(bare(p))
			if len(cs) == 0 {
				return nil, false
			}
			known = known && read
			sub.or(cs, read)
		}
		return sub.conds, known
	case "NotPredicates", "Not":
		list, _ := rest(t.Args, 0)
		if len(list) == 1 {
			cs, read := q.entCond(bare(list[0]))
			return negate(cs), read
		}
		return nil, false
	}
	op, ok := entOperator(strings.TrimPrefix(name, "Field"))
	column, isConst := constant(at(t.Args, 0))
	if !ok || !isConst {
		return nil, false
	}
	c := Cond{Column: columnName(column), Op: op}
	switch op {
	case "in", "not in":
		c.Values = flatten(restOf(t.Args, 1))
	case "is null", "is not null":
	default:
		c.Values = []*term{at(t.Args, 1)}
	}
	return []Cond{c}, true
}

func entOperator(name string) (string, bool) {
	op, ok := map[string]string{
		"EQ": "=", "NEQ": "<>", "LT": "<", "LTE": "<=", "GT": ">", "GTE": ">=", "In": "in", "NotIn": "not in",
		"IsNull": "is null", "NotNull": "is not null", "Contains": "like", "HasPrefix": "like", "HasSuffix": "like",
		"EqualFold": "=", "ContainsFold": "like",
	}[name]
	return op, ok
}

// entConflict reads OnConflict(options...) and OnConflictColumns(columns...).
// What follows says how the conflict is resolved.
func (q *query) entConflict(c call) {
	if c.method == "OnConflictColumns" {
		q.conflictColumns, _ = names(restOf(c.args, 0))
		return
	}
	for _, o := range restOf(c.args, 0) {
		o = bare(o)
		switch callee(o) {
		case "ConflictColumns":
			q.conflictColumns, _ = names(o.Args)
		case "DoNothing", "ResolveWithIgnore":
			q.conflict = sqltext.ConflictNothing
		case "ResolveWithNewValues", "ResolveWith":
			q.conflict = sqltext.ConflictUpdate
		}
	}
}

// lockOptions reads sql.WithLockAction(sql.SkipLocked) and its kin.
func (q *query) lockOptions(opts []*term) {
	for _, o := range opts {
		for _, a := range bare(o).Args {
			s, _ := constant(a)
			s = strings.ToUpper(s)
			q.locking.SkipLocked = q.locking.SkipLocked || strings.Contains(s, "SKIP")
			q.locking.NoWait = q.locking.NoWait || strings.Contains(s, "NOWAIT")
		}
	}
}

// entRun reads the call that ends a generated chain.
func (r *reader) entRun(kind string) func(c call) []Stmt {
	return func(c call) []Stmt {
		if c.receiver == nil {
			return nil
		}
		q := r.chain(c.receiver)
		q.library = "ent"
		if kind == "Client" { // Get(ctx, id)
			if q.handle != nil && q.handle.Kind == provenance.Field {
				q.entType(q.handle.Type)
				q.handle = q.handle.Args[0]
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
