package effects

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// joined reports whether somebody waits for the goroutine that start begins: the
// function itself, for a group or on a channel of its own, or the caller that
// handed a group or a channel in for the goroutine to tell it.
func joined(start *ssa.Go) bool {
	for _, v := range learns(start) {
		if p, ok := v.(*ssa.Parameter); ok && tells(p.Type()) {
			return true
		}
	}
	return waitedFor(start)
}

// waitedFor reports whether the function waits for something after in.
func waitedFor(start ssa.Instruction) bool {
	for _, blk := range start.Parent().Blocks {
		if blk != start.Block() && !reaches(start.Block(), blk) {
			continue
		}
		for _, in := range blk.Instrs {
			if waits(in) {
				return true
			}
		}
	}
	return false
}

// learns returns what the goroutine gets to know of the function that starts it.
func learns(start *ssa.Go) []ssa.Value {
	out := slices.Clone(start.Call.Args)
	if mc, ok := start.Call.Value.(*ssa.MakeClosure); ok {
		for _, b := range mc.Bindings {
			out = append(out, b)
			if cell, ok := b.(*ssa.Alloc); ok {
				out = append(out, stored(cell)...)
			}
		}
	}
	return out
}

// stored returns what is put into a variable.
func stored(cell *ssa.Alloc) []ssa.Value {
	var out []ssa.Value
	for _, use := range *cell.Referrers() {
		if st, ok := use.(*ssa.Store); ok && st.Addr == ssa.Value(cell) {
			out = append(out, st.Val)
		}
	}
	return out
}

// tells reports whether a goroutine can say through a value of type t that it is
// done.
func tells(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Chan); ok {
		return true
	}
	switch provenance.TypeSymbol(t) {
	case "sync.WaitGroup", "sync.Cond", "golang.org/x/sync/errgroup.Group":
		return true
	}
	return false
}

// waits reports whether in waits for goroutines.
func waits(in ssa.Instruction) bool {
	switch in := in.(type) {
	case ssa.CallInstruction:
		fn := provenance.Callee(in.Common())
		return fn != nil && fn.Name() == "Wait" && fn.Signature().Params().Len() == 0 && fn.Signature().Recv() != nil
	case *ssa.UnOp:
		return in.Op == token.ARROW && own(in.X)
	case *ssa.Select:
		return slices.ContainsFunc(in.States, func(s *ssa.SelectState) bool { return s.Dir == types.RecvOnly && own(s.Chan) })
	}
	return false
}

// own reports whether a channel was made by the function that reads from it.
func own(ch ssa.Value) bool {
	switch v := ch.(type) {
	case *ssa.MakeChan:
		return true
	case *ssa.ChangeType:
		return own(v.X)
	case *ssa.UnOp:
		if cell, ok := v.X.(*ssa.Alloc); ok && v.Op == token.MUL {
			return slices.ContainsFunc(stored(cell), own)
		}
	}
	return false
}
