package effectflow

import (
	"go/types"
	"slices"
	"sort"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Typed is a package's summaries together with its types.
type Typed struct {
	Summary *effects.Package
	Types   *types.Package
}

// Resolver finds the implementations of interface methods among the concrete
// types of the packages in view.
//
// Test doubles are left out, as are implementations that do nothing, unless
// there is nothing else: an interface nearly always has one real implementation
// and one for tests, and taking both would hide the meaning. If some
// implementations are seen to be used as the interface, the others are left out
// too.
type Resolver struct {
	concrete []*types.Named
	ifaces   map[string]*types.Interface
	flows    map[effects.Conversion]bool
	funcs    map[string]*effects.Func
	memo     map[string][]string
}

// NewResolver indexes packages.
func NewResolver(pkgs []Typed) *Resolver {
	r := &Resolver{
		ifaces: map[string]*types.Interface{}, flows: map[effects.Conversion]bool{},
		funcs: map[string]*effects.Func{}, memo: map[string][]string{},
	}
	for _, p := range pkgs {
		for _, f := range p.Summary.Funcs {
			r.funcs[f.ID] = f
		}
		for _, c := range p.Summary.Conversions {
			r.flows[c] = true
		}
		if p.Types != nil {
			r.addTypes(p.Types)
		}
	}
	sort.Slice(r.concrete, func(i, j int) bool {
		return provenance.TypeSymbol(r.concrete[i]) < provenance.TypeSymbol(r.concrete[j])
	})
	return r
}

func (r *Resolver) addTypes(pkg *types.Package) {
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() {
			continue
		}
		named, ok := tn.Type().(*types.Named)
		if !ok || named.TypeParams().Len() > 0 {
			continue
		}
		if i, ok := named.Underlying().(*types.Interface); ok {
			r.ifaces[provenance.TypeSymbol(named)] = i
		} else {
			r.concrete = append(r.concrete, named)
		}
	}
}

// Of implements Implementations.
func (r *Resolver) Of(recv, sym string) []string {
	key := recv + "\x00" + sym
	if ids, ok := r.memo[key]; ok {
		return ids
	}
	ids := r.find(recv, sym)
	r.memo[key] = ids
	return ids
}

func (r *Resolver) find(recv, sym string) []string {
	iface := r.ifaces[recv]
	if iface == nil || iface.Empty() {
		return nil
	}
	method := sym[strings.LastIndexByte(sym, '.')+1:]
	var used, idle, doubles []string
	for _, c := range r.concrete {
		var t types.Type = c
		if !types.Implements(t, iface) {
			if t = types.NewPointer(c); !types.Implements(t, iface) {
				continue
			}
		}
		obj, _, _ := types.LookupFieldOrMethod(t, true, c.Obj().Pkg(), method)
		fn, ok := obj.(*types.Func)
		if !ok {
			continue
		}
		id := provenance.ObjectID(fn)
		f := r.funcs[id]
		switch {
		case f == nil:
		case f.Flags&(effects.Double|effects.Test|effects.NoOp) != 0 || doubleName(c):
			doubles = append(doubles, id)
		case r.flows[effects.Conversion{Concrete: provenance.TypeSymbol(c), Interface: recv}]:
			used = append(used, id)
		default:
			idle = append(idle, id)
		}
	}
	if len(used) > 0 {
		return slices.Compact(used)
	}
	return slices.Compact(idle)
}

func doubleName(c *types.Named) bool {
	for _, w := range Words(c.Obj().Name()) {
		switch w {
		case "mock", "fake", "stub", "dummy", "noop", "nop", "spy":
			return true
		}
	}
	return false
}

// registers reports whether c hands a function over as a handler, which runs
// later and on its own.
func (w *World) registers(c *effects.CallInfo) bool {
	if c.Mode != effects.Modelled {
		return false
	}
	row := w.table.Symbol(c.Sym)
	return row != nil && row.Kind == models.Register
}
