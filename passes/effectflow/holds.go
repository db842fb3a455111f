package effectflow

import (
	"go/types"
	"strings"
)

// Holds implements fitter. What is not known may be anything.
func (r *Resolver) Holds(declared, typ string) bool {
	for _, prefix := range []string{"[]", "map[", "chan ", "<-chan ", "func("} {
		if strings.HasPrefix(declared, prefix) {
			return false
		}
	}
	declared = strings.TrimPrefix(declared, "*")
	if declared == typ {
		return true
	}
	d, t := r.typeOf(declared), r.typeOf(typ)
	if d == nil || t == nil {
		return true
	}
	i, ok := d.Underlying().(*types.Interface)
	if !ok {
		return false
	}
	n, ok := types.Unalias(t).(*types.Named)
	if dn, named := types.Unalias(d).(*types.Named); !ok || n.TypeParams().Len() > 0 || named && dn.TypeParams().Len() > 0 {
		return true
	}
	return types.Implements(types.NewPointer(t), i)
}

// typeOf returns the type of a name, if the program declares it or imports where it
// is declared.
func (r *Resolver) typeOf(sym string) types.Type {
	scope, name := types.Universe, sym
	if dot := strings.LastIndexByte(sym, '.'); dot >= 0 {
		if pkg := r.imports()[sym[:dot]]; pkg != nil {
			scope, name = pkg.Scope(), sym[dot+1:]
		}
	}
	if tn, ok := scope.Lookup(name).(*types.TypeName); ok {
		return tn.Type()
	}
	return nil
}

// importsOf returns the packages by their paths, with those that they import.
func importsOf(pkgs []Typed) map[string]*types.Package {
	out := map[string]*types.Package{}
	for _, p := range pkgs {
		if p.Types == nil {
			continue
		}
		for _, imp := range p.Types.Imports() {
			out[imp.Path()] = imp
		}
	}
	for _, p := range pkgs { // the program's own are complete
		if p.Types != nil {
			out[p.Types.Path()] = p.Types
		}
	}
	return out
}
