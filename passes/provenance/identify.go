package provenance

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// FuncID names a function for terms and summaries: as go/types prints it,
// without type arguments; a literal is its enclosing function and a number.
func FuncID(fn *ssa.Function) string {
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	if p := fn.Parent(); p != nil {
		name := fn.Name()
		if i := strings.LastIndexByte(name, '$'); i >= 0 {
			return FuncID(p) + name[i:]
		}
		return FuncID(p) + "$" + name
	}
	if obj, ok := fn.Object().(*types.Func); ok {
		if n, ok := strings.CutPrefix(fn.Name(), "init#"); ok { // a package may have several
			return ObjectID(obj) + "·" + n
		}
		return ObjectID(obj)
	}
	if fn.Pkg != nil {
		return fn.Pkg.Pkg.Path() + "." + fn.Name()
	}
	return fn.String()
}

// ObjectID is FuncID for a declared function or method.
func ObjectID(obj *types.Func) string {
	obj = obj.Origin()
	recv := obj.Signature().Recv()
	if recv == nil {
		if obj.Pkg() == nil {
			return obj.Name()
		}
		return obj.Pkg().Path() + "." + obj.Name()
	}
	star := ""
	if _, ok := types.Unalias(recv.Type()).(*types.Pointer); ok {
		star = "*"
	}
	if named := TypeSymbol(recv.Type()); named != "" {
		return "(" + star + named + ")." + obj.Name()
	}
	return obj.FullName()
}

// TypeSymbol names the declared type behind pointers, slices, arrays, maps and
// channels: "pkg/path.Name"; "" when there is none.
func TypeSymbol(t types.Type) string {
	if n := NamedOf(t); n != nil {
		obj := n.Obj()
		if obj.Pkg() == nil {
			return obj.Name()
		}
		return obj.Pkg().Path() + "." + obj.Name()
	}
	return ""
}

// NamedOf returns the declared type behind pointers, slices, arrays, maps and
// channels, nil when there is none.
func NamedOf(t types.Type) *types.Named {
	for range 8 {
		switch u := types.Unalias(t).(type) {
		case *types.Named:
			return u.Origin()
		case *types.Pointer:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		case *types.Array:
			t = u.Elem()
		case *types.Map:
			t = u.Elem()
		case *types.Chan:
			t = u.Elem()
		default:
			return nil
		}
	}
	return nil
}

// entityType is TypeSymbol for types whose identity matters to a statement:
// structs declared somewhere, not error, context or time.
func entityType(t types.Type) string {
	n := NamedOf(t)
	if n == nil || n.Obj().Pkg() == nil {
		return ""
	}
	if _, ok := n.Underlying().(*types.Struct); !ok {
		return ""
	}
	return TypeSymbol(n)
}

// structType names the declared struct type that t is, or points to, "" if it is
// anything else.
func structType(t types.Type) string {
	u := types.Unalias(t)
	if p, ok := u.(*types.Pointer); ok {
		u = types.Unalias(p.Elem())
	}
	if _, ok := u.(*types.Named); !ok {
		return ""
	}
	return entityType(u)
}

// objectType names the type of something that is built: that of the map or list
// itself where it is declared (a condition type of a query builder, say), and
// else that of the members.
func objectType(t types.Type) string {
	u := types.Unalias(t)
	if p, ok := u.(*types.Pointer); ok {
		u = types.Unalias(p.Elem())
	}
	if n, ok := u.(*types.Named); ok && n.Obj().Pkg() != nil {
		return TypeSymbol(n)
	}
	return entityType(t)
}
