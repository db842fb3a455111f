package resolve

import "go/types"

func anything(types.Type) bool { return true }

// holdsText accepts text, what text may be put into, and the variadic forms of
// libraries that take text and values in one list.
func holdsText(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return types.IsInterface(u.Elem()) || ok && b.Kind() == types.Byte
	case *types.Interface:
		return true
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

// isCallable accepts functions, values with methods that a framework calls,
// and collections of either.
func isCallable(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Signature, *types.Interface:
		return true
	case *types.Slice:
		return isCallable(u.Elem())
	case *types.Map:
		return isCallable(u.Elem())
	}
	return false
}

// isHandle accepts what a transaction can travel in, a context included.
func isHandle(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Interface, *types.Struct:
		return true
	case *types.Pointer:
		_, ok := u.Elem().Underlying().(*types.Struct)
		return ok
	}
	_, generic := types.Unalias(t).(*types.TypeParam)
	return generic
}

// isDestination accepts what a library can write into.
func isDestination(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Interface, *types.Pointer, *types.Slice, *types.Map:
		return true
	}
	return false
}

// element removes pointers, slices, maps and channels.
func element(t types.Type) types.Type {
	for {
		switch u := t.Underlying().(type) {
		case *types.Pointer:
			t = u.Elem()
		case *types.Slice:
			t = u.Elem()
		case *types.Map:
			t = u.Elem()
		case *types.Chan:
			t = u.Elem()
		default:
			return t
		}
	}
}
