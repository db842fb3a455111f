package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A helper calls an interface that dozens of types implement, and only its caller
// knows which one it is:
//
//	func Run(ctx context.Context, c Creator, body func(ctx context.Context) error) error {
//		ctx, d, err := c.Begin(ctx) // every store of the program begins transactions
//
//	unit.Run(ctx, s.orders, …) // here it is that of the orders
//
// So a call on what a caller hands in is decided, or decided again, in the graph
// of the caller.

// narrowed returns the implementations of c that may be behind recv: those of the
// types that are stored in that very place if that is known, else those that have
// all methods of the interface that the place is declared with.
func (w *World) narrowed(c *effects.CallInfo, recv *provenance.Term) []Implementation {
	all := w.impls.Of(c)
	if len(all) < 2 {
		return all
	}
	keep := func(is func(Implementation) bool) []Implementation {
		var out []Implementation
		for _, x := range all {
			if is(x) {
				out = append(out, x)
			}
		}
		return out
	}
	if aim := w.aims.of(recv); !aim.Open {
		if some := keep(func(x Implementation) bool { return slices.Contains(aim.Types, x.Type) }); len(some) > 0 {
			return some
		}
	}
	if wide, ok := w.impls.(fitter); ok {
		if iface := w.declaredAs(wide, recv); iface != "" && iface != c.Recv {
			if some := keep(func(x Implementation) bool { return wide.Fits(x.Type, iface) }); len(some) > 0 {
				return some
			}
		}
	}
	return all
}

// fitter tells what types say about each other.
type fitter interface {
	// Fits reports whether a concrete type is, or implements, another.
	Fits(typ, other string) bool
	// FieldType returns the type of a field, without pointers and lists.
	FieldType(typ, field string) string
	// Holds reports whether what is declared, as go/types writes it, may hold a
	// concrete type or a pointer to it.
	Holds(declared, typ string) bool
	// KeyFields returns the names of the fields of a struct that may be for a key.
	KeyFields(typ string) []string
}

// declaredAs returns the symbol of the type that the place of t is declared with,
// "" if that is not known.
func (w *World) declaredAs(types fitter, t *provenance.Term) string {
	switch t.Kind {
	case provenance.Elem:
		return w.declaredAs(types, t.Args[0])
	case provenance.Field:
		if base := t.Args[0].Type; base != "" {
			return types.FieldType(base, t.Text)
		}
	case provenance.Param:
		if f := w.fn(t.Text); f != nil && t.N < len(f.Params) {
			return named(f.Params[t.N].Type)
		}
	case provenance.Result:
		w.aims.index()
		if c := w.aims.call(LastCall(t.Text)); c != nil && t.N >= 0 && t.N < len(c.Results) {
			typ, _, _ := strings.Cut(c.Results[t.N], "[")
			return typ
		}
	}
	return ""
}

// choice says which of the implementations of a call a branch stands for: its
// second way is taken for the types listed.
type choice struct {
	call  *effects.CallInfo
	recv  *provenance.Term
	types []string
}

// with puts the values of an instance in.
func (c *choice) with(sub *provenance.Substituter) *choice {
	if c == nil {
		return nil
	}
	out := *c
	out.recv = sub.Term(c.recv)
	if out.recv == c.recv {
		return c
	}
	return &out
}

// taken tells whether the second way is taken.
func (w *World) taken(c *choice) truth {
	in, out := false, false
	for _, x := range w.narrowed(c.call, c.recv) {
		if slices.Contains(c.types, x.Type) {
			in = true
		} else {
			out = true
		}
	}
	switch {
	case in == out:
		return undecided
	case in:
		return yes
	}
	return no
}

// choiceOf returns the choice of target t of interface call n, nil if no caller
// could make it.
func (in *instance) choiceOf(n *Node, t target) *choice {
	if n.Call.Mode != effects.Interface || len(n.Call.Args) == 0 {
		return nil
	}
	recv := in.sub.Term(n.Call.Args[0])
	if !handedOn(recv) {
		return nil
	}
	c := &choice{call: n.Call, recv: recv}
	for _, x := range in.w.impls.Of(n.Call) {
		if x.Func == t.id {
			c.types = append(c.types, x.Type)
		}
	}
	return c
}

// handedOn reports whether a caller may know more about t.
func handedOn(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Param })
}

// busiest puts the implementations that do something first, if there is not room for
// all: a back end in memory would displace the database.
func (w *World) busiest(ids []string) []string {
	if len(ids) <= maxImpls {
		return ids
	}
	out := slices.Clone(ids)
	slices.SortStableFunc(out, func(a, b string) int {
		switch x, y := w.live(a), w.live(b); {
		case x == y:
			return 0
		case x:
			return -1
		}
		return 1
	})
	return out
}

// leftToCallers reports whether interface call c is left to the callers: more is behind it
// than can be put in here, and they hand in what it is called on.
func (w *World) leftToCallers(c *effects.CallInfo, recv *provenance.Term) bool {
	if w.impls == nil || !parameter(recv) {
		return false
	}
	every := w.behind(c, recv)
	return len(every) > maxImpls && slices.ContainsFunc(every, w.live)
}

// parameter reports whether t is what a caller hands in, or may be.
func parameter(t *provenance.Term) bool {
	return t.Kind == provenance.Param || t.Kind == provenance.Alt && slices.ContainsFunc(t.Args, parameter)
}
