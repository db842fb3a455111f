package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A method of a library may travel as a value, bound to what it is called on:
//
//	tx, err := pool.Begin(ctx)
//	return &Unit{tx: tx, commit: tx.Commit}, nil
//
//	u.commit(ctx) // in another function

// bind makes step c, a call of a function value, one of the library method that the
// value turns out to be here.
func (w *World) bind(c *Node) {
	if c.Kind != effects.Call || c.Call == nil || c.Call.Mode != effects.Value || c.Call.Fn == nil {
		return
	}
	fn := onlyFunc(c.Call.Fn)
	if fn == nil || len(fn.Args) != 1 || w.funcs[fn.Text] != nil || !strings.HasPrefix(fn.Text, "(") {
		return
	}
	row := w.table.Symbol(fn.Text)
	if row == nil || row.Kind != models.Commit && row.Kind != models.Rollback {
		return
	}
	call := *c.Call
	call.Mode, call.Sym, call.Fn = effects.Modelled, row.Symbol, nil
	call.Args = append([]*provenance.Term{fn.Args[0]}, call.Args...)
	call.Name = shortSymbol(row.Symbol)
	c.Call, c.Row = &call, row
}

// onlyFunc returns the function that t is, if it is no other and not nil.
func onlyFunc(t *provenance.Term) *provenance.Term {
	switch t.Kind {
	case provenance.Func:
		return t
	case provenance.Alt:
		var out *provenance.Term
		for _, a := range t.Args {
			switch {
			case a.IsNil():
			case a.Kind == provenance.Func && out == nil:
				out = a
			default:
				return nil
			}
		}
		return out
	}
	return nil
}

// shortSymbol is how messages call a method: "Tx.Commit".
func shortSymbol(sym string) string {
	typ := receiverType(sym)
	return typ[strings.LastIndexByte(typ, '.')+1:] + sym[strings.LastIndexByte(sym, '.'):]
}
