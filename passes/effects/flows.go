package effects

import (
	"cmp"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Flow says that a function, or a value used through an interface, is stored
// where other code finds it. What Value mentions of parameters is whatever
// callers hand in: nothing is resolved here.
type Flow struct {
	Holder string // "pkg/path.Type.field" or "pkg/path.variable"
	Value  *provenance.Term
}

// flows lists what fn stores into fields, package variables and their members.
func (b *builder) flows(fn *ssa.Function) []Flow {
	var out []Flow
	add := func(holder string, v ssa.Value, at ssa.Instruction) {
		if holder == "" || !b.carries(v.Type(), 0) {
			return
		}
		if t := b.eval.At(v, at); !t.IsNil() {
			out = append(out, Flow{holder, t})
		}
	}
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			switch in := in.(type) {
			case *ssa.Store:
				add(holderOf(in.Addr), in.Val, in)
			case *ssa.MapUpdate:
				add(holderOf(in.Map), in.Value, in)
			}
		}
	}
	return out
}

// holderOf names the field or package variable behind an address, or that a map
// or list was read from; "" if it is neither.
func holderOf(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Global:
		if v.Pkg != nil {
			return v.Pkg.Pkg.Path() + "." + v.Name()
		}
	case *ssa.FieldAddr:
		if typ := provenance.TypeSymbol(v.X.Type()); typ != "" {
			return typ + "." + fieldName(v.X.Type(), v.Field)
		}
	case *ssa.IndexAddr:
		return holderOf(v.X)
	case *ssa.UnOp:
		return holderOf(v.X)
	}
	return ""
}

// carries reports whether values of type t are or hold functions, or are used
// through an interface of the program.
func (b *builder) carries(t types.Type, depth int) bool {
	if depth > 3 {
		return false
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && types.IsInterface(n) {
		return n.Obj().Pkg() != nil && b.program(n.Obj().Pkg())
	}
	switch u := t.Underlying().(type) {
	case *types.Signature:
		return true
	case *types.Interface:
		return u.NumMethods() > 0
	case *types.Map:
		return b.carries(u.Elem(), depth+1)
	case *types.Slice:
		return b.carries(u.Elem(), depth+1)
	case *types.Array:
		return b.carries(u.Elem(), depth+1)
	}
	return false
}

// sortFlows brings flows into an order and drops repetitions.
func sortFlows(all []Flow) []Flow {
	keys := make(map[*provenance.Term]string, len(all))
	for _, f := range all {
		keys[f.Value] = f.Value.Key()
	}
	slices.SortFunc(all, func(x, y Flow) int {
		return cmp.Or(strings.Compare(x.Holder, y.Holder), strings.Compare(keys[x.Value], keys[y.Value]))
	})
	return slices.CompactFunc(all, func(x, y Flow) bool { return x.Holder == y.Holder && keys[x.Value] == keys[y.Value] })
}
