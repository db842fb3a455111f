package effectflow

import (
	"go/token"
	"go/types"
	"maps"
	"slices"
	"sort"
	"strings"
	"sync"

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
// Test doubles are left out, as are implementations that do nothing: an
// interface nearly always has one real implementation and one for tests, and
// taking both would hide the meaning. If some implementations are seen to be used
// as the interface, or as one whose values are handed on as it, the others are left
// out too.
type Resolver struct {
	concrete []*types.Named
	symbols  map[string]*types.Named // concrete types
	ifaces   map[string]*types.Named
	flows    map[effects.Conversion]bool
	funcs    map[string]*effects.Func
	memo     memo[string, []Implementation]
	methods  func() map[string][]possessor // concrete types by the names of their methods
	fits     memo[[2]*types.Named, bool]   // concrete type, interface; one question for all methods
	imports  func() map[string]*types.Package
}

// Implementation is a function behind an interface method, and the type that has
// it as a method.
type Implementation struct{ Type, Func string }

// NewResolver indexes packages.
func NewResolver(pkgs []Typed) *Resolver {
	r := &Resolver{
		ifaces: map[string]*types.Named{}, flows: map[effects.Conversion]bool{},
		funcs: map[string]*effects.Func{}, symbols: map[string]*types.Named{},
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
	r.widen(pkgs)
	sort.Slice(r.concrete, func(i, j int) bool {
		return provenance.TypeSymbol(r.concrete[i]) < provenance.TypeSymbol(r.concrete[j])
	})
	r.methods = sync.OnceValue(r.possessors)
	r.imports = sync.OnceValue(func() map[string]*types.Package { return importsOf(pkgs) })
	return r
}

// widen notes that what is used as an interface is used as all those that values
// of this interface are handed on as:
//
//	orders := Orders(&rows{})     // Orders embeds Creator
//	unit.Run(ctx, orders, …)      // which takes a Creator
func (r *Resolver) widen(pkgs []Typed) {
	to := map[string][]string{}
	for _, p := range pkgs {
		for _, c := range p.Summary.Widenings {
			to[c.Concrete] = append(to[c.Concrete], c.Interface)
		}
	}
	queue := slices.Collect(maps.Keys(r.flows))
	for len(queue) > 0 {
		c := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, i := range to[c.Interface] {
			wider := effects.Conversion{Concrete: c.Concrete, Interface: i}
			if !r.flows[wider] {
				r.flows[wider] = true
				queue = append(queue, wider)
			}
		}
	}
}

func (r *Resolver) addTypes(pkg *types.Package) {
	for _, name := range pkg.Scope().Names() {
		tn, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || tn.IsAlias() {
			continue
		}
		named, ok := tn.Type().(*types.Named)
		if !ok {
			continue
		}
		if types.IsInterface(named) {
			r.ifaces[provenance.TypeSymbol(named)] = named
		} else {
			r.concrete = append(r.concrete, named)
			r.symbols[provenance.TypeSymbol(named)] = named
		}
	}
}

// Of implements Implementations.
func (r *Resolver) Of(c *effects.CallInfo) []Implementation {
	key := methodKey(c)
	return r.memo.get(key, func() []Implementation { return r.find(c, []string{key}) })
}

func methodKey(c *effects.CallInfo) string {
	key := c.Recv + "\x00" + c.Sym
	if c.Recv == "" {
		key += "\x00" + strings.Join(c.Types, ",") + "\x00" + strings.Join(c.Results, ",")
	}
	return key
}

// find looks for what Of answers. Around are the questions that led to it: types
// can embed each other's interfaces in circles.
func (r *Resolver) find(c *effects.CallInfo, around []string) []Implementation {
	method := c.Sym[strings.LastIndexByte(c.Sym, '.')+1:]
	var used, idle []Implementation
	for _, x := range r.methods()[method] {
		named, fn := x.named, x.fn
		if !r.fitting(x, c) {
			continue
		}
		typ := provenance.TypeSymbol(named)
		into := &idle
		if r.flows[effects.Conversion{Concrete: typ, Interface: c.Recv}] {
			into = &used
		}
		for _, id := range r.bodies(fn, c, around) {
			if f := r.funcs[id]; f.Flags&(effects.Double|effects.Test|effects.NoOp) == 0 && !doubleName(named) {
				*into = append(*into, Implementation{typ, id})
			}
		}
	}
	if len(used) > 0 {
		return used
	}
	return idle
}

// bodies returns the functions that run when method fn of a concrete type is
// called: itself, or the implementations of the interface it is promoted from.
func (r *Resolver) bodies(fn *types.Func, c *effects.CallInfo, around []string) []string {
	id := provenance.ObjectID(fn)
	if r.funcs[id] != nil {
		return []string{id}
	}
	recv := fn.Signature().Recv()
	if recv == nil || !types.IsInterface(recv.Type()) || id == c.Sym {
		return nil
	}
	inner := *c
	inner.Sym, inner.Recv = id, provenance.TypeSymbol(recv.Type())
	key := methodKey(&inner)
	if slices.Contains(around, key) {
		return nil
	}
	var out []string
	for _, x := range r.find(&inner, append(slices.Clip(around), key)) {
		out = append(out, x.Func)
	}
	return out
}

// possessor is a type with a method of some name.
type possessor struct {
	named *types.Named
	fn    *types.Func
}

// possessors returns the types that have a method, by its name.
func (r *Resolver) possessors() map[string][]possessor {
	out := map[string][]possessor{}
	for _, n := range r.concrete {
		set := types.NewMethodSet(types.NewPointer(n))
		for i := range set.Len() {
			fn, ok := set.At(i).Obj().(*types.Func)
			if ok && (fn.Exported() || fn.Pkg() == n.Obj().Pkg()) {
				out[fn.Name()] = append(out[fn.Name()], possessor{n, fn})
			}
		}
	}
	return out
}

// fitting reports whether interface call c may run the method of x.
func (r *Resolver) fitting(x possessor, c *effects.CallInfo) bool {
	if c.Recv == "" { // an interface without a name
		return alike(x.fn.Signature(), c)
	}
	iface := r.ifaces[c.Recv]
	return iface != nil && !iface.Underlying().(*types.Interface).Empty() && r.implements(x.named, iface)
}

// implements reports whether *named implements iface, or may.
func (r *Resolver) implements(named, iface *types.Named) bool {
	return r.fits.get([2]*types.Named{named, iface}, func() bool {
		if iface.TypeParams().Len() > 0 || named.TypeParams().Len() > 0 {
			return r.generic(named, iface)
		}
		return types.Implements(types.NewPointer(named), iface.Underlying().(*types.Interface))
	})
}

// Fits implements fitter. What is not known fits.
func (r *Resolver) Fits(typ, iface string) bool {
	c, i := r.symbols[typ], r.ifaces[iface]
	if r.symbols[iface] != nil {
		return typ == iface
	}
	return c == nil || i == nil || r.implements(c, i)
}

// FieldType implements fitter.
func (r *Resolver) FieldType(typ, field string) string {
	c := r.symbols[typ]
	if c == nil {
		return ""
	}
	obj, _, _ := types.LookupFieldOrMethod(c, true, c.Obj().Pkg(), field)
	v, ok := obj.(*types.Var)
	if !ok {
		return ""
	}
	return provenance.TypeSymbol(v.Type())
}

// alike compares signatures as they are written.
func alike(sig *types.Signature, c *effects.CallInfo) bool {
	same := func(tup *types.Tuple, want []string) bool {
		if tup.Len() != len(want) {
			return false
		}
		for i, w := range want {
			if types.TypeString(tup.At(i).Type(), nil) != w && !typeParam(w) {
				return false
			}
		}
		return true
	}
	return same(sig.Params(), c.Types) && same(sig.Results(), c.Results)
}

// typeParam reports whether the name of a type is that of a type parameter, for
// which any type may stand.
func typeParam(name string) bool {
	return token.IsIdentifier(name) && types.Universe.Lookup(name) == nil
}

// generic reports whether some instance of named may implement some instance of
// iface: it is used so, or it has all the methods with as many parameters.
func (r *Resolver) generic(named, iface *types.Named) bool {
	if r.flows[effects.Conversion{Concrete: provenance.TypeSymbol(named), Interface: provenance.TypeSymbol(iface)}] {
		return true
	}
	i := iface.Underlying().(*types.Interface)
	for m := range i.Methods() {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(named), true, named.Obj().Pkg(), m.Name())
		fn, ok := obj.(*types.Func)
		if !ok || fn.Signature().Params().Len() != m.Signature().Params().Len() ||
			fn.Signature().Results().Len() != m.Signature().Results().Len() || fn.Signature().Variadic() != m.Signature().Variadic() {
			return false
		}
	}
	return true
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
