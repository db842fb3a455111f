package provenance

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

func (e *Evaluator) conversion(v ssa.Value) *Term {
	switch v := v.(type) {
	case *ssa.ChangeType:
		return retyped(e.value(v.X, v), v.Type())
	case *ssa.Convert:
		return e.value(v.X, v)
	case *ssa.MultiConvert:
		return e.value(v.X, v)
	case *ssa.ChangeInterface:
		return e.value(v.X, v)
	case *ssa.MakeInterface:
		return e.value(v.X, v)
	case *ssa.TypeAssert:
		return asserted(e.value(v.X, v), v.AssertedType)
	case *ssa.SliceToArrayPointer:
		return e.value(v.X, v)
	case *ssa.Slice:
		return e.value(v.X, v)
	}
	return unknown
}

// retyped makes a struct that is built as one type a value of the type it is
// converted to.
func retyped(x *Term, typ types.Type) *Term {
	under := typ.Underlying()
	if p, ok := under.(*types.Pointer); ok {
		under = p.Elem().Underlying()
	}
	if _, is := under.(*types.Struct); !is || x == nil {
		return x
	}
	switch sym := objectType(typ); {
	case x.Kind == Alt:
		all := make([]*Term, len(x.Args))
		for i, a := range x.Args {
			all[i] = retyped(a, typ)
		}
		return AltOf(all...)
	case x.Kind == Object && x.Type != sym:
		return ObjectOf(sym, x.Names(), x.Args)
	}
	return x
}

// asserted keeps what a type assertion says about a value that nobody can follow:
// that it is a transaction, mostly one that travelled in a context.
func asserted(x *Term, typ types.Type) *Term {
	n := NamedOf(typ)
	if x == nil || x.Kind != Op && x.Kind != Unknown || n == nil || n.Obj().Pkg() == nil || n.Obj().Name() != "Tx" {
		return x
	}
	return OpOf("as", TypeSymbol(n), x)
}
