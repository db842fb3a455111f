package dbcall

import (
	"fmt"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Terms of the tests. db and tx are handles, id and n are parameters, order is
// a row that was read before.
var (
	db    = provenance.FieldOf(provenance.ParamOf("f", 0, "shop.Repo"), "db", "")
	tx    = provenance.ParamOf("f", 9, "")
	ctx   = provenance.ParamOf("f", 1, "context.Context")
	id    = provenance.ParamOf("f", 2, "")
	n     = provenance.ParamOf("f", 3, "")
	order = provenance.ParamOf("f", 4, "shop.Order")
	clock = provenance.MintedBy("clock", "", 0)
)

func str(s string) *term { return provenance.String(s) }
func num(i int) *term    { return provenance.Int(i) }

func op(name string, args ...*term) *term { return provenance.OpOf(name, "", args...) }

// chain builds a chain term: chain("gorm.Where", recv, args...).
func chain(name string, args ...*term) *term { return op("chain:"+name, args...) }

func list(args ...*term) *term {
	return provenance.ObjectOf("", make([]string, len(args)), args)
}

// object builds a struct or map: object("shop.Order", "ID", id, "State", str("NEW")).
func object(typ string, pairs ...any) *term {
	var names []string
	var args []*term
	for i := 0; i < len(pairs); i += 2 {
		names = append(names, pairs[i].(string))
		args = append(args, pairs[i+1].(*term))
	}
	return provenance.ObjectOf(typ, names, args)
}

func dict(pairs ...any) *term { return object("", pairs...) }

// read is a row of the given type that was read and then changed.
func read(from *term, pairs ...any) *term {
	return object(from.Type, append([]any{provenance.BaseName, from}, pairs...)...)
}

func method(kind models.Kind, op string) *models.Row {
	return &models.Row{Symbol: "(*lib.T).M", Kind: kind, Op: op}
}

// show writes a statement in one line for comparison.
func show(s Stmt) string {
	var b strings.Builder
	b.WriteString(verbName(s.Verb) + " " + s.Table)
	if len(s.Columns) > 0 && s.Verb == sqltext.Select {
		b.WriteString("(" + strings.Join(s.Columns, ",") + ")")
	}
	if len(s.Sets) > 0 {
		b.WriteString(" {" + showSets(s.Sets) + "}")
	}
	if len(s.Conds) > 0 {
		b.WriteString(" [" + showConds(s.Conds) + "]")
	}
	switch s.Conflict {
	case sqltext.ConflictNothing:
		b.WriteString(" nothing(" + strings.Join(s.ConflictColumns, ",") + ")")
	case sqltext.ConflictUpdate:
		b.WriteString(" upsert(" + strings.Join(s.ConflictColumns, ",") + "){" + showSets(s.ConflictSets) + "}")
	case sqltext.ConflictReplace:
		b.WriteString(" replace")
	}
	for _, f := range []struct {
		on   bool
		name string
	}{
		{s.Returning, "returning"}, {s.Locking.Update, "forupdate"}, {s.Locking.Share, "forshare"},
		{s.Locking.SkipLocked, "skiplocked"}, {s.Locking.NoWait, "nowait"}, {s.Limit, "limit"},
		{s.Named, "named"}, {!s.Complete, "partial"},
	} {
		if f.on {
			b.WriteString(" " + f.name)
		}
	}
	if s.TTL != nil {
		b.WriteString(" ttl=" + s.TTL.Key())
	}
	return b.String()
}

func showSets(sets []Set) string {
	var out []string
	for _, x := range sets {
		eq := "="
		switch {
		case x.Increment > 0:
			eq = "+="
		case x.Increment < 0:
			eq = "-="
		case x.AddToSet:
			eq = "|="
		}
		v := "nil"
		if x.Value != nil {
			v = x.Value.Key()
		}
		if x.Excluded {
			v = "excluded"
		}
		out = append(out, x.Column+eq+v)
	}
	return strings.Join(out, " ")
}

func showConds(conds []Cond) string {
	var out []string
	for _, c := range conds {
		s := c.Column + " " + c.Op
		if c.Column == "" {
			s = c.Op + "(" + strings.Join(c.Mentions, ",") + ")"
		}
		for _, v := range c.Values {
			s += " " + v.Key()
		}
		if c.Or > 0 {
			s += fmt.Sprintf(" |%d.%d", c.Or, c.And)
		}
		if c.Picked {
			s += " ^"
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

func showAll(stmts []Stmt) string {
	var out []string
	for _, s := range stmts {
		out = append(out, show(s))
	}
	return strings.Join(out, "\n")
}

// entities of the tests: orders are stored in shop_orders by every library.
func entities(symbol string) *Entity {
	if symbol != "shop.Order" {
		return nil
	}
	return &Entity{
		Type: symbol, Table: "shop_orders", Fixed: true,
		Columns: []EntityColumn{
			{Field: "ID", Column: "id", Type: "int64", Primary: true, Auto: true},
			{Field: "State", Column: "status", Type: "string"},
			{Field: "Total", Column: "total", Type: "int"},
			{Field: "SentAt", Column: "sent_at", Type: "time.Time"},
		},
		Unique: [][]string{{"number"}},
	}
}
