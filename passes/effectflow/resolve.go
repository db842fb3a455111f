package effectflow

import (
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
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
//
// It asks the type checker's packages when it is asked something, and no more once
// it was told to Settle.
type Resolver struct {
	pkgs  []Typed
	flows map[effects.Conversion]bool
	funcs map[string]*effects.Func
	outer map[string]bool // names of methods that are called on interfaces without a name
	memo  memo[string, []Implementation]
	fits  memo[pairing, bool]
	keys  memo[string, []string]
	kinds func() *kinds
	reach func() map[string]*types.Package // see inReach

	imports func() map[string]*types.Package // see Holds
}

// pairing is one question for all methods.
type pairing struct {
	concrete *concrete
	iface    *abstract
}

// Implementation is a function behind an interface method, and the type that has
// it as a method.
type Implementation struct{ Type, Func string }

// NewResolver indexes packages.
func NewResolver(pkgs []Typed) *Resolver {
	r := &Resolver{pkgs: pkgs, flows: map[effects.Conversion]bool{}, funcs: map[string]*effects.Func{}, outer: map[string]bool{}}
	for _, p := range pkgs {
		for _, f := range p.Summary.Funcs {
			r.funcs[f.ID] = f
		}
		r.asksIn(p.Summary)
		for _, c := range p.Summary.Conversions {
			r.flows[c] = true
		}
	}
	r.widen(pkgs)
	r.kinds = sync.OnceValue(func() *kinds { return kindsOf(r.pkgs, r.outer) })
	r.reach = sync.OnceValue(func() map[string]*types.Package { return inReach(r.pkgs) })
	r.imports = sync.OnceValue(func() map[string]*types.Package { return importsOf(r.pkgs) })
	return r
}

// asksIn notes what the functions of p may ask.
func (r *Resolver) asksIn(p *effects.Package) {
	if !p.Outlined() {
		for _, f := range p.Funcs {
			r.asks(f)
		}
		return
	}
	for _, a := range p.Index().Asks {
		if c := a.Call(); c.Recv == "" {
			r.outer[methodName(c)] = true
		}
	}
}

// asks notes what f may ask. It is called before anything is asked.
func (r *Resolver) asks(f *effects.Func) {
	for i := range f.Nodes {
		if c := f.Nodes[i].Call; c != nil && c.Mode == effects.Interface && c.Recv == "" {
			r.outer[methodName(c)] = true
		}
	}
}

// Settle asks the types all that may be asked later, but for Holds, which only a
// focused world asks. They are not needed any more.
func (r *Resolver) Settle() {
	r.kinds()
	r.settleKeys()
	nothing := func() map[string]*types.Package { return nil }
	r.pkgs, r.reach, r.imports = nil, nothing, nothing
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

// Of implements Implementations.
func (r *Resolver) Of(c *effects.CallInfo) []Implementation {
	key := methodKey(c)
	return r.memo.get(key, func() []Implementation { return r.find(c, []string{key}) })
}

// methodName returns the name of the method that c calls.
func methodName(c *effects.CallInfo) string { return c.Sym[strings.LastIndexByte(c.Sym, '.')+1:] }

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
	var used, idle []Implementation
	for _, x := range r.kinds().methods[methodName(c)] {
		if !r.fitting(x, c) {
			continue
		}
		typ := x.of.symbol
		into := &idle
		if r.flows[effects.Conversion{Concrete: typ, Interface: c.Recv}] {
			into = &used
		}
		for _, id := range r.bodies(x, c, around) {
			if f := r.funcs[id]; f.Flags&(effects.Double|effects.Test|effects.NoOp) == 0 && !x.of.double {
				*into = append(*into, Implementation{typ, id})
			}
		}
	}
	if len(used) > 0 {
		return used
	}
	return idle
}

// bodies returns the functions that run when method x of a concrete type is
// called: itself, or the implementations of the interface it is promoted from.
func (r *Resolver) bodies(x *possessor, c *effects.CallInfo, around []string) []string {
	if r.funcs[x.id] != nil {
		return []string{x.id}
	}
	if !x.promoted || x.id == c.Sym {
		return nil
	}
	inner := *c
	inner.Sym, inner.Recv = x.id, x.from
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

// fitting reports whether interface call c may run the method of x.
func (r *Resolver) fitting(x *possessor, c *effects.CallInfo) bool {
	if c.Recv == "" { // an interface without a name
		return alike(x.params, c.Types) && alike(x.results, c.Results)
	}
	iface := r.kinds().ifaces[c.Recv]
	return iface != nil && !iface.empty && r.implements(x.of, iface)
}

// implements reports whether *c implements i, or may.
func (r *Resolver) implements(c *concrete, i *abstract) bool {
	return r.fits.get(pairing{c, i}, func() bool {
		if i.generic || c.generic {
			return r.flows[effects.Conversion{Concrete: c.symbol, Interface: i.symbol}] || c.resembles(i)
		}
		return c.implements(i)
	})
}

// Fits implements fitter. What is not known fits.
func (r *Resolver) Fits(typ, iface string) bool {
	k := r.kinds()
	c, i := k.concrete[typ], k.ifaces[iface]
	if k.concrete[iface] != nil {
		return typ == iface
	}
	return c == nil || i == nil || r.implements(c, i)
}

// FieldType implements fitter.
func (r *Resolver) FieldType(typ, field string) string {
	if c := r.kinds().concrete[typ]; c != nil {
		return c.fields[field]
	}
	return ""
}

// alike compares types as they are written. Any type may stand for a parameter.
func alike(types, want []string) bool {
	return slices.EqualFunc(types, want, func(t, w string) bool { return t == w || typeParam(w) })
}

// typeParam reports whether the name of a type is that of a type parameter, for
// which any type may stand.
func typeParam(name string) bool {
	return token.IsIdentifier(name) && types.Universe.Lookup(name) == nil
}

func doubleName(name string) bool {
	for _, w := range Words(name) {
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
