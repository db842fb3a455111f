package provenance

import (
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// place is a memory location: a base value (an allocation, a parameter, a call
// result) and a path of fields and elements. A pointer and what it points to
// are the same place, as they are the same term.
type place struct {
	base ssa.Value
	path string // ".Field", "[3]", "[]", "{key}" segments
}

func (p place) field(name string) place { return place{p.base, p.path + "." + name} }
func (p place) index(s string) place    { return place{p.base, p.path + "[" + s + "]"} }
func (p place) key(k string) place      { return place{p.base, p.path + "{" + escapeKey(k) + "}"} }

// maxPlace bounds the chain of loads followed to find a base.
const maxPlace = 12

// placeOf canonicalises the location behind a pointer-like value.
func (e *Evaluator) placeOf(v ssa.Value, depth int) place {
	if depth > maxPlace {
		return place{base: v}
	}
	switch v := v.(type) {
	case *ssa.FreeVar:
		if b := e.binding(v); b != nil {
			return e.placeOf(b, depth+1)
		}
	case *ssa.FieldAddr:
		return e.placeOf(v.X, depth+1).field(fieldName(v.X.Type(), v.Field))
	case *ssa.IndexAddr:
		return e.placeOf(v.X, depth+1).index(indexText(v.Index))
	case *ssa.UnOp:
		if v.Op == token.MUL {
			return e.loadedPlace(v, depth)
		}
	case *ssa.MakeInterface:
		return e.placeOf(v.X, depth+1)
	case *ssa.ChangeType:
		return e.placeOf(v.X, depth+1)
	case *ssa.ChangeInterface:
		return e.placeOf(v.X, depth+1)
	case *ssa.Convert:
		return e.placeOf(v.X, depth+1)
	case *ssa.TypeAssert:
		if !v.CommaOk {
			return e.placeOf(v.X, depth+1)
		}
	case *ssa.Slice:
		return e.placeOf(v.X, depth+1)
	}
	return place{base: v}
}

// loadedPlace finds what a loaded pointer points to: if the variable was
// assigned once, the thing assigned, otherwise the variable itself.
func (e *Evaluator) loadedPlace(v *ssa.UnOp, depth int) place {
	p := e.placeOf(v.X, depth+1)
	if c := e.cell(p); c != nil && pointerLike(v.Type()) {
		var only ssa.Value
		for _, s := range c.writes {
			if only != nil || s.val == nil {
				return p
			}
			only = s.val
		}
		if only != nil && only != ssa.Value(v) {
			return e.placeOf(only, depth+1)
		}
	}
	return p
}

func pointerLike(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Slice, *types.Map, *types.Interface:
		return true
	}
	return false
}

func indexText(v ssa.Value) string {
	if c, ok := v.(*ssa.Const); ok && c.Value != nil && c.Value.Kind() == constant.Int {
		return c.Value.ExactString()
	}
	return ""
}

// fieldName names field i of the struct behind t.
func fieldName(t types.Type, i int) string {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	if s, ok := t.Underlying().(*types.Struct); ok && i < s.NumFields() {
		return s.Field(i).Name()
	}
	return "#" + strconv.Itoa(i)
}

// collect records every write of the package's functions.
func (e *Evaluator) collect(fns []*ssa.Function) {
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if mc, ok := in.(*ssa.MakeClosure); ok {
					if f, ok := mc.Fn.(*ssa.Function); ok {
						e.closures[f] = mc
					}
				}
			}
		}
	}
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				e.collectInstr(in)
			}
		}
	}
}

func (e *Evaluator) collectInstr(in ssa.Instruction) {
	switch in := in.(type) {
	case *ssa.Store:
		if g, ok := in.Addr.(*ssa.Global); ok {
			e.globals[g] = append(e.globals[g], in.Val)
			if _, constant := in.Val.(*ssa.Const); constant && !strings.HasPrefix(in.Parent().Name(), "init") {
				e.globals[g] = append(e.globals[g], in.Val) // until then, and maybe for ever, it is zero
			}
			return
		}
		e.addWrite(e.placeOf(in.Addr, 0), write{at: in, val: in.Val})
	case *ssa.MapUpdate:
		k := ""
		if c, ok := in.Key.(*ssa.Const); ok && c.Value != nil {
			k = constText(c)
		}
		e.addWrite(e.placeOf(in.Map, 0).key(k), write{at: in, val: in.Value})
	case ssa.CallInstruction:
		e.collectCall(in)
	}
}

func (e *Evaluator) binding(v *ssa.FreeVar) ssa.Value {
	mc := e.closures[v.Parent()]
	if mc == nil {
		return nil
	}
	for i, fv := range v.Parent().FreeVars {
		if fv == v && i < len(mc.Bindings) {
			return mc.Bindings[i]
		}
	}
	return nil
}
