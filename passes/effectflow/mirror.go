package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/linked"
	"github.com/dualwrite/dualwrite/passes/models"
)

// mirrors knows the interfaces of the program that stand for types of modelled
// libraries, as in
//
//	type Queryable interface {
//		SelectContext(ctx context.Context, dest any, query string, args ...any) error
//	}
//
//	dao.New(db) // db is a *sqlx.DB
type mirrors struct {
	types map[string][]string // foreign types used as an interface, sorted
	known map[string]string   // symbols of rows by method, from outside
	twins map[string]twin     // generated methods by interface and method
}

// twin is a method of generated code, which no table lists.
type twin struct{ symbol, op string }

func (t twin) row() *models.Row { return models.GeneratedRow(t.symbol, t.op) }

func newMirrors(pkgs []*effects.Package) *mirrors {
	m := &mirrors{types: map[string][]string{}, known: map[string]string{}, twins: map[string]twin{}}
	for _, p := range pkgs {
		for _, t := range p.Twins {
			key := t.Interface + "\x00" + t.Method
			if old, ok := m.twins[key]; !ok || t.Symbol < old.symbol {
				m.twins[key] = twin{t.Symbol, t.Op}
			}
		}
		for _, c := range p.Conversions {
			m.types[c.Interface] = append(m.types[c.Interface], c.Concrete)
		}
	}
	for _, list := range m.types {
		slices.Sort(list)
	}
	return m
}

// mirrored returns the row of the library method that interface method c stands
// for, nil if it has an implementation here or stands for nothing modelled.
func (w *World) mirrored(c *effects.CallInfo) *models.Row {
	if c.Recv == "" || w.table == nil {
		return nil
	}
	if sym := w.mirrors.known[linked.MethodKey(c)]; sym != "" {
		return w.table.Symbol(sym)
	}
	if t, ok := w.mirrors.twins[linked.MethodKey(c)]; ok {
		return t.row()
	}
	types := w.mirrors.types[c.Recv]
	if len(types) == 0 || w.impls != nil && len(w.impls.Of(c)) > 0 {
		return nil
	}
	name := c.Sym[strings.LastIndexByte(c.Sym, '.')+1:]
	if t, ok := w.mirrors.twins[c.Recv+"\x00"+name]; ok {
		return t.row()
	}
	method := ")." + name
	for _, typ := range types {
		for _, sym := range []string{"(*" + typ + method, "(" + typ + method} {
			if row := w.table.Symbol(sym); row != nil && steps(row.Kind) {
				return row
			}
		}
	}
	return nil
}

// steps reports whether a call of such a function is a step.
func steps(k models.Kind) bool {
	switch k {
	case models.Effect, models.Query, models.Exec, models.Write, models.Read, models.Begin, models.RunTx, models.Commit,
		models.Rollback, models.Lock, models.Unlock, models.Ack, models.Nack, models.Fetch, models.Enqueue, models.EnqueueTx:
		return true
	}
	return false
}
