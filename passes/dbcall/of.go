// Package dbcall answers which statement a call runs.
//
// A program says the same thing in many ways:
//
//	db.ExecContext(ctx, "UPDATE orders SET status = 'PAID' WHERE id = $1 AND status = 'NEW'", id)
//	db.Model(&Order{}).Where("id = ? AND status = ?", id, "NEW").Update("status", "PAID")
//	orders.UpdateOne(ctx, bson.M{"_id": id, "status": "NEW"}, bson.M{"$set": bson.M{"status": "PAID"}})
//
// All three become one Stmt: an update of orders that sets status and is
// conditional on id and status, with the program's values as terms. Rules then
// ask one question instead of one per library: drop the test of status, and
// each of the three lets two workers pay the same order.
//
// The analysis is a pure function over terms. It can be repeated after a
// caller's arguments were substituted, so a helper that takes the text, the
// table or the new state as a parameter is understood where it is called.
//
// It is a may-analysis in what is written and a must-analysis in what is
// tested: where a builder differs between alternatives, every assignment counts
// but only the tests common to all of them do, and Complete is false. Text that
// is not a constant, an unknown entity or an argument list passed on with "..."
// leave gaps, never guesses. Only the naming conventions of the ORMs are
// trusted without proof: an entity nobody described is stored under the table
// its ORM derives from the type's name.
package dbcall

import (
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Of returns the statements that calling row with args runs, nil when it runs
// none or nothing is known. For methods the receiver comes first in args; the
// variadic part is one list term at the end, or an unreadable term when a slice
// is passed on.
func Of(row *models.Row, args []*provenance.Term, entities Entities) []Stmt {
	return NewReader(entities).Of(row, args)
}

// Of is the function Of for the program of r.
func (r *Reader) Of(row *models.Row, args []*provenance.Term) []Stmt {
	if row == nil {
		return nil
	}
	stmts := r.r.of(row, args)
	for i := range stmts {
		if stmts[i].Handle == nil {
			stmts[i].Handle = provenance.Nothing()
		}
		for k := range stmts[i].Conds {
			stmts[i].Conds[k].Class = r.classOf(stmts[i].Conds[k].Column)
		}
	}
	return stmts
}

// classOf is ClassOf, worked out once for each name.
func (r *Reader) classOf(column string) Class {
	if c, ok := r.classes.Load(column); ok {
		return c.(Class)
	}
	c := ClassOf(column)
	r.classes.Store(column, c)
	return c
}

func (r *reader) of(row *models.Row, args []*term) []Stmt {
	receiver, args := r.split(row, args)
	if row.SQL > 0 && (row.Kind == models.Query || row.Kind == models.Exec || row.Kind == models.Read || row.Kind == models.Write) {
		if stmts := r.text(row, receiver, args); stmts != nil {
			return stmts
		}
	}
	if library, method, ok := splitOp(row.Op); ok {
		if stmts := r.library(library).run(call{method: method, receiver: receiver, args: args}); stmts != nil {
			return stmts
		}
	}
	if row.Kind == models.Query || row.Kind == models.Exec {
		return r.prepared(row, receiver, args)
	}
	return nil
}

// split separates the receiver of a method from the other arguments.
func (r *reader) split(row *models.Row, args []*term) (receiver *term, others []*term) {
	if strings.HasPrefix(row.Symbol, "(") && len(args) > 0 {
		return bare(args[0]), args[1:]
	}
	return nil, args
}

// Reader reads the calls of one program. It remembers the texts that it parsed: a
// function that many call is read with the arguments of each. It may be used by
// several at the same time.
type Reader struct {
	r       reader
	classes sync.Map // by column
}

// NewReader returns a Reader that looks up types in entities.
func NewReader(entities Entities) *Reader {
	return &Reader{r: reader{entities: entities, texts: &texts{}}}
}

// reader reads one call.
type reader struct {
	entities Entities
	texts    *texts
}

// texts holds parsed SQL, which nobody changes, and how messages show it.
type texts struct{ known, shown sync.Map }

// excerpt is the function of that name: a helper's SQL is read for each of its callers.
func (t *texts) excerpt(sql string) string {
	if s, ok := t.shown.Load(sql); ok {
		return s.(string)
	}
	s, _ := t.shown.LoadOrStore(sql, excerpt(sql))
	return s.(string)
}

func (t *texts) parse(sql string) []sqltext.Statement {
	if s, ok := t.known.Load(sql); ok {
		return s.([]sqltext.Statement)
	}
	s := sqltext.Parse(sql)
	t.known.Store(sql, s)
	return s
}

// entity returns what is known about a type.
func (r *reader) entity(symbol string) *Entity {
	if symbol == "" || r.entities == nil {
		return nil
	}
	return r.entities(symbol)
}

// call is a builder step or the call that runs the statement.
type call struct {
	method   string
	receiver *term // nil for functions
	args     []*term
	typ      string // type symbol of the result of a builder step
}

// library knows how one library's calls add up to a statement.
type library struct {
	// constructor returns how many arguments a function takes that starts a
	// chain without a handle (squirrel.Update); -1 for methods.
	constructor func(method string) int
	// step adds what a builder method says.
	step func(q *query, c call)
	// run returns the statements of the call that ends the chain.
	run func(c call) []Stmt
}

// builderOf returns the builder whose text t is, nil if it is none. It is not sure if
// a type of the program may have been asked instead.
func builderOf(t *term) (builder *term, sure bool) {
	switch callee(t) {
	case "ToSql", "MustSql", "ToSQL", "Sql":
		if len(t.Args) > 0 {
			return t.Args[0], true
		}
	}
	if t.Kind == provenance.Alt {
		for _, a := range t.Args {
			if b, _ := builderOf(a); b != nil {
				return b, false
			}
		}
	}
	return nil, false
}

// text reads a call that is given SQL text.
func (r *reader) text(row *models.Row, receiver *term, args []*term) []Stmt {
	handle := r.handle(receiver)
	if handle == nil && row.SQL > 1 { // sqlx.Get(db, &dest, text)
		handle = r.functionHandle(row, args)
	}
	var bound []*term
	if row.Args > 0 {
		bound = boundArgs(args, row.Args-1)
	}
	text := at(args, row.SQL-1)
	if builder, sure := builderOf(text); builder != nil {
		if stmts := r.built(builder, handle); sure || len(stmts) > 0 {
			return stmts
		}
	}
	switch callee(text) {
	case "Query", "QueryErr":
		if library, _, ok := chainOp(text); ok && library == "entsql" {
			return r.built(at(text.Args, 0), handle)
		}
	}
	if row.Named || row.Args == 0 || len(bound) > 0 {
		return r.statements(text, handle, bound)
	}
	return r.statements(text, handle, append(bound, insideIn(text)...))
}

// functionHandle returns the handle given to a function: its first argument, or
// the one after the context.
func (r *reader) functionHandle(row *models.Row, args []*term) *term {
	i := 0
	if strings.HasSuffix(row.Symbol, "Context") {
		i = 1
	}
	return r.handle(at(args, i))
}

// boundArgs returns the arguments for placeholders, from argument i on.
func boundArgs(args []*term, i int) []*term {
	list, known := rest(args, i)
	if known {
		for len(list) > 0 && oneIn(typeName(list[0].Type), "QueryExecMode QueryResultFormats QueryResultFormatsByOID") {
			list = list[1:] // pgx takes options before the values
		}
		return list
	}
	if i < len(args) { // one struct or map with named values, or a list nobody can read
		return expandIn(bare(args[i]))
	}
	return nil
}

// expandIn returns the arguments that sqlx.In, sqlx.Named or BindNamed made of its own.
func expandIn(t *term) []*term {
	switch {
	case callee(t) == "In" && len(t.Args) > 1:
		list, _ := rest(t.Args, 1)
		return list
	case oneIn(callee(t), "Named BindNamed") && len(t.Args) > 1:
		return t.Args[len(t.Args)-1:]
	case t.Kind == provenance.Unknown:
		return nil
	}
	return []*term{t}
}

// insideIn returns the arguments given to one of these around the text.
func insideIn(t *term) []*term {
	if callee(t) == "Rebind" && len(t.Args) > 0 {
		t = at(t.Args, len(t.Args)-1)
	}
	if oneIn(callee(t), "In Named BindNamed") {
		return expandIn(t)
	}
	return nil
}

// prepared reads a statement whose text was given when it was prepared, and
// perhaps bound to a transaction since.
func (r *reader) prepared(row *models.Row, receiver *term, args []*term) []Stmt {
	text := preparedText(receiver)
	if text == nil {
		return nil
	}
	var bound []*term
	if row.Args > 0 {
		bound = boundArgs(args, row.Args-1)
	}
	return r.statements(text, r.handle(receiver), bound)
}

// preparedText finds the text given to Prepare below t.
func preparedText(t *term) *term {
	if t == nil {
		return nil
	}
	if t.Kind == provenance.Alt { // prepared in one way or another
		for _, a := range t.Args {
			if text := preparedText(a); text != nil {
				return text
			}
		}
	}
	if t.Kind != provenance.Op {
		return nil
	}
	_, method, ok := chainOp(t)
	for _, a := range t.Args {
		if !ok || !strings.HasPrefix(method, "Prepare") {
			if text := preparedText(bare(a)); text != nil {
				return text
			}
			continue
		}
		for _, x := range sqlTexts(a) {
			if sqltext.LooksLikeSQL(x.s) {
				return a
			}
		}
	}
	return nil
}
