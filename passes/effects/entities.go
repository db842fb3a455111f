package effects

import (
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// remember notes the declared types of a signature, so that entities() finds
// them by symbol.
func (b *builder) remember(sig *types.Signature) {
	for _, tup := range []*types.Tuple{sig.Params(), sig.Results()} {
		for i := range tup.Len() {
			b.note(tup.At(i).Type())
		}
	}
}

func (b *builder) note(t types.Type) {
	if n := provenance.NamedOf(t); n != nil && n.Obj().Pkg() != nil && !b.noted[n.Obj()] {
		b.noted[n.Obj()] = true
		b.named[provenance.TypeSymbol(n)] = n.Obj()
	}
}

// entities lists the mapped struct types of the package, and those of other
// packages that its statements mention.
func (b *builder) entities(out *Package) {
	for _, fn := range b.fns {
		for _, blk := range fn.Blocks {
			for _, in := range blk.Instrs {
				if v, ok := in.(ssa.Value); ok {
					b.note(v.Type())
				}
			}
		}
		for _, p := range fn.Params {
			b.note(p.Type())
		}
	}
	scope := b.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		if tn, ok := scope.Lookup(name).(*types.TypeName); ok {
			b.note(tn.Type())
		}
	}
	used := b.mentioned(out)
	for sym, tn := range b.named {
		if !used[sym] && tn.Pkg() != b.pass.Pkg {
			continue
		}
		if e := dbcall.EntityOf(tn, b.tableName(tn)); e != nil {
			out.Entities = append(out.Entities, e)
		}
	}
	slices.SortFunc(out.Entities, func(x, y *dbcall.Entity) int { return strings.Compare(x.Type, y.Type) })
}

// generatedEntities lists the rows of a package that ent generated, whose code has
// models instead of summaries.
func generatedEntities(pkg *types.Package) []*dbcall.Entity {
	var out []*dbcall.Entity
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || pkg.Scope().Lookup(name+"Mutation") == nil {
			continue
		}
		if e := dbcall.EntityOf(tn, ""); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// mentioned returns the type symbols in the arguments of modelled calls.
func (b *builder) mentioned(out *Package) map[string]bool {
	used := map[string]bool{}
	for _, f := range out.Funcs {
		for i := range f.Nodes {
			c := f.Nodes[i].Call
			if c == nil || c.Mode != Modelled {
				continue
			}
			for _, a := range c.Args {
				a.Walk(func(t *provenance.Term) bool {
					if t.Type != "" {
						used[t.Type] = true
					}
					return true
				})
			}
		}
	}
	return used
}

// tableName returns what the TableName method of a type of this package answers.
func (b *builder) tableName(tn *types.TypeName) string {
	for _, fn := range b.fns {
		obj, ok := fn.Object().(*types.Func)
		if !ok || obj.Name() != "TableName" || fn.Signature.Recv() == nil {
			continue
		}
		if n := provenance.NamedOf(fn.Signature.Recv().Type()); n == nil || n.Obj() != tn {
			continue
		}
		for _, blk := range fn.Blocks {
			if r, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return); ok && len(r.Results) == 1 {
				if s, ok := b.eval.At(r.Results[0], r).Const(); ok {
					return s
				}
			}
		}
	}
	return ""
}
