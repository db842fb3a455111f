package effectflow

import (
	"maps"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A repository often keeps its table in a field that its constructor fills:
//
//	func NewOrders(db *sql.DB) *Orders { return &Orders{db: db, table: "orders"} }
//
// The methods see only r.table. constructed knows what the constructors of each
// type put there.

// constructed returns what the functions of the program build values of type sym
// from; nil if nothing is seen.
func (w *World) constructed(sym string) *provenance.Term {
	if w.focus != nil {
		return w.constructedIn(sym)
	}
	if w.built == nil {
		w.built = map[string]*provenance.Term{}
		w.build()
		for _, id := range slices.Sorted(maps.Keys(w.stock.objects)) {
			for _, t := range w.stock.objects[id] {
				w.noteBuilt(t)
			}
		}
	}
	return w.built[sym]
}

// objectsOf returns the structs that the function of g makes and returns.
func objectsOf(g *Graph) []*provenance.Term {
	if g.Func.Flags&(effects.Test|effects.Double) != 0 {
		return nil
	}
	var out []*provenance.Term
	for _, n := range g.Nodes {
		if n.Kind != effects.Return || len(n.Results) == 0 {
			continue
		}
		t := n.Results[0]
		if t.Kind == provenance.Object && t.Type != "" && len(t.Names()) > 0 && t.Names()[0] != "" {
			out = append(out, t)
		}
	}
	return out
}

func (w *World) noteBuilt(t *provenance.Term) {
	w.built[t.Type] = either(w.built[t.Type], t)
}

// either is what is known of a type that old is already built from, if anything.
func either(old, t *provenance.Term) *provenance.Term {
	if old == nil {
		return t
	}
	t = provenance.AltOf(old, t)
	typed := &provenance.Term{Kind: t.Kind, Text: t.Text, Type: old.Type, Args: t.Args}
	typed.SetNames(t.Names())
	return typed
}

// settling returns what puts constants in the place of fields that constructors set
// to one. What was found is kept, since most terms are parts of many.
func (w *World) settling() *provenance.Substituter {
	if w.settler == nil {
		w.settler = w.newSettler()
	}
	return w.settler
}

func (w *World) newSettler() *provenance.Substituter {
	return provenance.NewSubstituter(func(t *provenance.Term) *provenance.Term {
		if t.Kind != provenance.Field {
			return nil
		}
		return w.constantField(t)
	})
}

// settles reports whether a settler changes t.
func (w *World) settles(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Field && w.constantField(u) != nil })
}

// constantField looks for a constructed value around field t, from the inside
// out: a constructor of the embedded part knows less than that of the whole.
func (w *World) constantField(t *provenance.Term) *provenance.Term {
	var path [6]string
	cur := t
	for depth := 0; cur.Kind == provenance.Field && depth < len(path); {
		path[depth] = cur.Text
		depth++
		cur = cur.Args[0]
		if cur.Type == "" {
			continue
		}
		v := w.constructed(cur.Type)
		for i := depth - 1; i >= 0 && v != nil; i-- {
			v = v.Member(path[i])
		}
		if v != nil && v.Kind != provenance.Object && (len(Consts([]*provenance.Term{v})) > 0 || prepared(v)) {
			return v
		}
	}
	return nil
}

// prepared recognises a statement whose text the constructor knew.
func prepared(t *provenance.Term) bool {
	return t.Kind == provenance.Alt && slices.ContainsFunc(t.Args, prepared) ||
		t.IsChain() && strings.HasPrefix(t.Text, "chain:sql.Prepare") && len(Consts(t.Args[1:])) > 0
}
