package effects

import (
	"cmp"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// valueName names a function value by the variable, field or call it comes from.
func valueName(v ssa.Value) string {
	return cmp.Or(sourceName(v, 0), "function value")
}

// sourceName returns "" for what has no name.
func sourceName(v ssa.Value, depth int) string {
	if depth > 6 {
		return ""
	}
	switch v := v.(type) {
	case *ssa.Parameter, *ssa.FreeVar:
		return v.Name()
	case *ssa.Global:
		return v.Name()
	case *ssa.Alloc:
		if token.IsIdentifier(v.Comment) {
			return v.Comment
		}
	case *ssa.FieldAddr:
		return nameOfField(v.X.Type(), v.Field)
	case *ssa.Field:
		return nameOfField(v.X.Type(), v.Field)
	case *ssa.Call:
		if f := v.Call.StaticCallee(); f != nil && f.Object() != nil {
			return "the function from " + f.Name()
		}
		if v.Call.IsInvoke() {
			return "the function from " + v.Call.Method.Name()
		}
	case *ssa.Phi:
		for _, e := range v.Edges {
			if name := sourceName(e, depth+1); name != "" {
				return name
			}
		}
	case *ssa.UnOp:
		return sourceName(v.X, depth+1)
	case *ssa.Lookup:
		return sourceName(v.X, depth+1)
	case *ssa.Index:
		return sourceName(v.X, depth+1)
	case *ssa.IndexAddr:
		return sourceName(v.X, depth+1)
	case *ssa.Extract:
		return sourceName(v.Tuple, depth+1)
	case *ssa.ChangeType:
		return sourceName(v.X, depth+1)
	case *ssa.TypeAssert:
		return sourceName(v.X, depth+1)
	}
	return ""
}

// nameOfField returns the name of the i-th field of a struct, or of the struct that
// typ points to.
func nameOfField(typ types.Type, i int) string {
	if p, ok := typ.Underlying().(*types.Pointer); ok {
		typ = p.Elem()
	}
	if s, ok := typ.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Name()
	}
	return ""
}
