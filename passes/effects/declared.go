package effects

import (
	"go/types"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// declarations adds a summary without a body for each interface method that a
// directive speaks of. It stands for every implementation.
func (b *builder) declarations(out *Package) {
	scope := b.pass.Pkg.Scope()
	for _, name := range scope.Names() {
		tn, ok := scope.Lookup(name).(*types.TypeName)
		if !ok {
			continue
		}
		iface, ok := tn.Type().Underlying().(*types.Interface)
		if !ok {
			continue
		}
		for m := range iface.ExplicitMethods() {
			if d, ok := b.marks.Declaration(m.FullName()); ok && m.Pkg() == b.pass.Pkg {
				f := b.stub(tn, m)
				f.Declared, f.KeyParam = verbOf(d), d.Key
				out.Funcs = append(out.Funcs, f)
			}
		}
	}
}

// stub is the summary of a method nobody has looked into.
func (b *builder) stub(iface *types.TypeName, m *types.Func) *Func {
	f := &Func{
		ID: provenance.ObjectID(m), Name: iface.Name() + "." + m.Name(), Package: b.pass.Pkg.Path(),
		Flags: Method | Abstract, Nodes: []Node{{Kind: Return}}, pos: m.Pos(), Site: b.site(m.Pos()),
	}
	f.Params = append(f.Params, Param{Type: types.TypeString(iface.Type(), nil)})
	for p := range m.Signature().Params().Variables() {
		f.Params = append(f.Params, Param{p.Name(), types.TypeString(p.Type(), nil)})
	}
	for r := range m.Signature().Results().Variables() {
		f.Results = append(f.Results, types.TypeString(r.Type(), nil))
	}
	if m.Exported() {
		f.Flags |= Exported
	}
	return f
}
