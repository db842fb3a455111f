package effects

import (
	"cmp"
	"go/types"
	"maps"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// converted collects which types are used as which interfaces.
type converted struct {
	b     *builder
	pairs map[Conversion]bool
	wider map[Conversion]bool
	twins map[Twin]bool
}

func newConverted(b *builder) *converted {
	return &converted{b: b, pairs: map[Conversion]bool{}, wider: map[Conversion]bool{}, twins: map[Twin]bool{}}
}

func (c *converted) note(fn *ssa.Function) {
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			switch in := in.(type) {
			case *ssa.MakeInterface:
				if pair := pairOf(in.X, in); pair.Interface != "" && !c.pairs[pair] {
					c.pairs[pair] = true
					c.generated(pair, in)
				}
			case *ssa.ChangeInterface:
				if pair := pairOf(in.X, in); pair.Interface != "" {
					c.wider[pair] = true
				}
			}
		}
	}
}

// pairOf returns the zero value if one of the types has no name or the interface
// is one of the standard library.
func pairOf(from, to ssa.Value) Conversion {
	pair := Conversion{provenance.TypeSymbol(from.Type()), provenance.TypeSymbol(to.Type())}
	if pair.Interface == "" || pair.Concrete == "" || standard(pair.Interface) {
		return Conversion{}
	}
	return pair
}

// generated notes what the methods of an interface mean when generated code is
// used as it.
func (c *converted) generated(pair Conversion, mi *ssa.MakeInterface) {
	named := provenance.NamedOf(mi.X.Type())
	iface, ok := mi.Type().Underlying().(*types.Interface)
	if !ok || named == nil || !models.GeneratedPackage(named.Obj().Pkg()) {
		return
	}
	for m := range iface.Methods() {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(named), true, m.Pkg(), m.Name())
		fn, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		if row := c.b.table.Func(fn); row.Generated() && mattering[row.Kind] {
			c.twins[Twin{pair.Interface, m.Name(), row.Symbol, row.Op}] = true
		}
	}
}

func (c *converted) sorted() (pairs, wider []Conversion, twins []Twin) {
	order := func(x, y Conversion) int {
		return cmp.Or(cmp.Compare(x.Interface, y.Interface), cmp.Compare(x.Concrete, y.Concrete))
	}
	twins = slices.SortedFunc(maps.Keys(c.twins), func(x, y Twin) int {
		return cmp.Or(cmp.Compare(x.Interface, y.Interface), cmp.Compare(x.Method, y.Method), cmp.Compare(x.Symbol, y.Symbol))
	})
	return slices.SortedFunc(maps.Keys(c.pairs), order), slices.SortedFunc(maps.Keys(c.wider), order), twins
}
