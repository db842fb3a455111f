package provenance

// Whole completes a term that was read from a file, whose parts were completed
// before it, and reports whether the analysis can have made it: everybody who looks
// at a term counts on its size, and on the operands that its kind has.
func (t *Term) Whole() bool {
	size := 1
	for _, a := range t.Args {
		if a == nil {
			return false
		}
		if size += a.Size(); size > maxChainNodes { // parts may be shared: a short file says a lot
			return false
		}
	}
	t.size = int32(size)
	return t.shaped()
}

// shaped reports whether t has the operands that its kind has.
func (t *Term) shaped() bool {
	switch t.Kind {
	case Unknown, Const, Result, Minted, Global, Func:
		return len(t.Names()) == 0
	case Param:
		return len(t.Names()) == 0 && t.N >= 0
	case Field, Elem:
		return len(t.Names()) == 0 && len(t.Args) == 1
	case Alt:
		return len(t.Names()) == 0 && len(t.Args) > 0
	case Object:
		return len(t.Names()) == len(t.Args)
	case Op:
		return len(t.Names()) == 0 && t.operands()
	}
	return false
}

// operands reports whether an operation has as many operands as it needs.
func (t *Term) operands() bool {
	switch t.Text {
	case "!", "istype":
		return len(t.Args) == 1
	case "==", "!=", "<", "<=", ">", ">=", "call:errors.Is", "call:errors.As":
		return len(t.Args) == 2
	case "+", "-", "*", "/", "%":
		return len(t.Args) > 0
	}
	return true
}
