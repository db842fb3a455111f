package effectflow

import (
	"go/types"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// KeyFields returns the names of the fields of a struct that may be for a key, in
// the order in which they are declared; none if the type is not in view.
func (w *World) KeyFields(typ string) []string {
	if types, ok := w.impls.(fitter); ok {
		return types.KeyFields(typ)
	}
	return nil
}

// KeyFields implements fitter. Once settled, it knows about the types of which the
// program builds values.
func (r *Resolver) KeyFields(typ string) []string {
	return r.keys.get(typ, func() []string { return keyFields(r.reach(), typ) })
}

// settleKeys asks about all types of which the program builds values.
func (r *Resolver) settleKeys() {
	seen := map[*provenance.Term]bool{}
	note := func(t *provenance.Term) bool {
		if seen[t] {
			return false
		}
		seen[t] = true
		if t.Type != "" && (t.Kind == provenance.Object || t.Kind == provenance.Result && t.N <= provenance.OutResult) {
			r.keys.get(t.Type, func() []string { return keyFields(r.reach(), t.Type) })
		}
		return true
	}
	for _, p := range r.pkgs {
		for _, f := range p.Summary.Funcs {
			walkFunc(f, note)
		}
	}
}

// walkFunc calls visit for what the steps of f mention.
func walkFunc(f *effects.Func, visit func(*provenance.Term) bool) {
	for i := range f.Nodes {
		n := &f.Nodes[i]
		walkAll(n.Results, visit)
		if n.Call != nil {
			walkAll(n.Call.Args, visit)
		}
	}
	for _, s := range f.Stores {
		s.Value.Walk(visit)
	}
}

// inReach returns the packages and what they import, directly or not, by path.
func inReach(pkgs []Typed) map[string]*types.Package {
	out := map[string]*types.Package{}
	var add func(p *types.Package)
	add = func(p *types.Package) {
		if out[p.Path()] != nil {
			return
		}
		out[p.Path()] = p
		for _, imp := range p.Imports() {
			add(imp)
		}
	}
	for _, p := range pkgs {
		if p.Types != nil {
			add(p.Types)
		}
	}
	return out
}

func keyFields(reach map[string]*types.Package, typ string) []string {
	i := strings.LastIndexByte(typ, '.')
	if i < 0 || reach[typ[:i]] == nil {
		return nil
	}
	obj := reach[typ[:i]].Scope().Lookup(typ[i+1:])
	if obj == nil {
		return nil
	}
	s, ok := obj.Type().Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	var out []string
	for f := range s.Fields() {
		if key, _ := models.KeyField(f.Name()); key {
			out = append(out, strings.Clone(f.Name()))
		}
	}
	return slices.Clip(out)
}
