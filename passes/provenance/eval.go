package provenance

import (
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Evaluator computes the terms of one package's values.
type Evaluator struct {
	table    *models.Table
	callID   func(ssa.CallInstruction) string
	closures map[*ssa.Function]*ssa.MakeClosure
	memories map[ssa.Value]*memory
	globals  map[*ssa.Global][]ssa.Value
	makers   map[ssa.CallInstruction]string // see Made
	order    map[ssa.Instruction]int        // see position
	reach    map[*ssa.BasicBlock]blockSet
	leaving  map[loop][]*ssa.BasicBlock
	twins    *Twins

	memo   map[view]result
	values map[ssa.Value]result // the memo of values themselves, which most are
	active map[any]int          // values and places that are being evaluated, with their frames
	owned  [][]view             // by frame: results that are forgotten when it ends
	cut    frames               // frames in progress that the current evaluation came back to
	steps  int                  // how many more evaluations the question may take
	hard   map[*ssa.Function]int
}

// NewEvaluator returns an evaluator for the functions fns of one package,
// literals included. Calls for which callID returns a name are steps of a
// summary; their results are Result terms of that name.
func NewEvaluator(twins *Twins, fns []*ssa.Function, callID func(ssa.CallInstruction) string) *Evaluator {
	e := &Evaluator{
		table:    twins.table,
		twins:    twins,
		callID:   callID,
		closures: map[*ssa.Function]*ssa.MakeClosure{},
		memories: map[ssa.Value]*memory{},
		globals:  map[*ssa.Global][]ssa.Value{},
		makers:   map[ssa.CallInstruction]string{},
		memo:     map[view]result{},
		values:   map[ssa.Value]result{},
		active:   map[any]int{},
		hard:     map[*ssa.Function]int{},
		order:    map[ssa.Instruction]int{},
		reach:    map[*ssa.BasicBlock]blockSet{},
		leaving:  map[loop][]*ssa.BasicBlock{},
	}
	e.collect(fns)
	e.collectChanges(fns)
	return e
}

// At returns the term of v as instruction at sees it: assignments that come
// after at are left out.
func (e *Evaluator) At(v ssa.Value, at ssa.Instruction) *Term {
	e.prepare(v)
	if t := e.value(v, at); t != nil {
		return t
	}
	return unknown
}

// value evaluates v; nil stands for a value that is being evaluated already (a
// loop), which contributes nothing new.
func (e *Evaluator) value(v ssa.Value, at ssa.Instruction) *Term {
	if addressed(v) {
		if p := e.placeOf(v, 0); p.path != "" || e.touched(p.base) {
			return e.content(p, v.Type(), at)
		}
	}
	if u, ok := v.(*ssa.UnOp); ok && u.Op == token.MUL && pointerLike(u.Type()) {
		// What a pointer read earlier leads to may have been assigned since.
		if p := e.placeOf(v, 0); e.hasMembers(p) {
			return e.content(p, v.Type(), at)
		}
	}
	return e.once(v)
}

// once evaluates v itself, whatever is stored behind it.
func (e *Evaluator) once(v ssa.Value) *Term {
	if _, ok := v.(*ssa.Const); ok { // each mention is another one
		return e.compute(v)
	}
	return e.evaluate(view{place: place{base: v}, self: true}, v, func() *Term { return e.compute(v) })
}

// addressed reports whether v names memory whose content depends on where it is
// looked at.
func addressed(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Alloc, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.FreeVar, *ssa.MakeMap, *ssa.Slice:
		return true
	case *ssa.MakeSlice:
		return !letters(v.Type())
	case *ssa.Parameter, *ssa.Call, *ssa.Extract, *ssa.Phi:
		return pointerLike(v.Type())
	}
	return false
}

// letters reports whether t is a buffer of bytes or runes, which mean nothing one by one.
func letters(t types.Type) bool {
	s, ok := t.Underlying().(*types.Slice)
	if !ok {
		return false
	}
	b, ok := s.Elem().Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Uint8 || b.Kind() == types.Int32)
}

func (e *Evaluator) compute(v ssa.Value) *Term {
	switch v := v.(type) {
	case *ssa.Const:
		return constTerm(v)
	case *ssa.Parameter:
		return e.param(v)
	case *ssa.Global:
		return e.global(v)
	case *ssa.Function:
		return FuncOf(FuncID(v))
	case *ssa.MakeClosure:
		return e.closure(v)
	case *ssa.Call:
		return e.call(v, 0)
	case *ssa.Extract:
		return e.extract(v)
	case *ssa.UnOp:
		return e.unary(v)
	case *ssa.BinOp:
		if v.Op == token.EQL || v.Op == token.NEQ {
			return e.compared(v)
		}
		return OpOf(v.Op.String(), "", e.value(v.X, v), e.value(v.Y, v))
	case *ssa.Phi:
		return e.phi(v)
	case *ssa.FreeVar:
		if b := e.binding(v); b != nil {
			return e.value(b, nil)
		}
	case *ssa.Field:
		if x := e.value(v.X, v); x != nil {
			return FieldOf(x, fieldName(v.X.Type(), v.Field), entityType(v.Type())).readAt(v.Pos())
		}
		return nil
	case *ssa.Index:
		return e.elem(v.X, v, v.Type())
	case *ssa.Lookup:
		return e.lookup(v)
	case *ssa.MakeSlice, *ssa.Alloc, *ssa.MakeMap:
		return ObjectOf(objectType(v.Type()), nil, nil)
	}
	return e.conversion(v)
}

func constTerm(c *ssa.Const) *Term {
	if c.Value == nil {
		if _, basic := c.Type().Underlying().(*types.Basic); basic || !pointerLikeOrFunc(c.Type()) {
			return ObjectOf(entityType(c.Type()), nil, nil) // zero struct
		}
		return leaf(Term{Kind: Const, Text: "nil", N: ConstNil, Type: entityType(c.Type())})
	}
	t := Term{Kind: Const, Text: constText(c)}
	switch c.Value.Kind() {
	case constant.String:
		t.N = ConstString
	case constant.Int:
		t.N = ConstInt
	case constant.Bool:
		t.N = ConstBool
	default:
		t.N = ConstFloat
	}
	return leaf(t)
}

func pointerLikeOrFunc(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Signature, *types.Chan, *types.TypeParam:
		return true
	}
	return pointerLike(t)
}

func constText(c *ssa.Const) string {
	if c.Value.Kind() == constant.String {
		return constant.StringVal(c.Value)
	}
	return c.Value.ExactString()
}

func (e *Evaluator) param(v *ssa.Parameter) *Term {
	fn := v.Parent()
	for i, p := range fn.Params {
		if p == v {
			return ParamOf(FuncID(fn), i, entityType(v.Type()))
		}
	}
	return unknown
}

// global returns what a package variable was initialised with, if nothing else
// is ever assigned to it, and its name otherwise.
func (e *Evaluator) global(g *ssa.Global) *Term {
	if vals := e.globals[g]; len(vals) == 1 {
		if t := e.value(vals[0], nil); t != nil && !isErrorType(g.Type()) {
			switch t.Kind {
			case Const, Op, Object:
				return t
			}
		}
	}
	name := g.Name()
	if g.Pkg != nil {
		name = g.Pkg.Pkg.Path() + "." + name
	}
	return GlobalOf(name, entityType(g.Type()))
}

func isErrorType(t types.Type) bool {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	return types.Identical(t, types.Universe.Lookup("error").Type())
}

func (e *Evaluator) closure(v *ssa.MakeClosure) *Term {
	fn, ok := v.Fn.(*ssa.Function)
	if !ok {
		return unknown
	}
	if obj, ok := fn.Object().(*types.Func); ok && fn.Synthetic != "" && len(v.Bindings) == 1 {
		t := FuncOf(ObjectID(obj)) // method value: the receiver is bound
		if r := e.value(v.Bindings[0], v); r != nil {
			return build(Term{Kind: Func, Text: t.Text, Args: []*Term{r}})
		}
		return t
	}
	return FuncOf(FuncID(fn))
}

func (e *Evaluator) unary(v *ssa.UnOp) *Term {
	switch v.Op {
	case token.MUL:
		return e.load(v)
	case token.ARROW:
		return e.elem(v.X, v, v.Type())
	case token.NOT:
		return OpOf("!", "", e.value(v.X, v))
	}
	return OpOf(v.Op.String(), "", e.value(v.X, v))
}

func (e *Evaluator) load(v *ssa.UnOp) *Term {
	if g, ok := v.X.(*ssa.Global); ok {
		return e.global(g)
	}
	return e.content(e.placeOf(v.X, 0), v.Type(), v).readAt(v.X.Pos())
}

func (e *Evaluator) elem(x ssa.Value, at ssa.Instruction, typ types.Type) *Term {
	t := e.value(x, at)
	if t == nil {
		return nil
	}
	return ElemOf(t, entityType(typ))
}

// phi merges the values that meet; a value that goes round a loop adds nothing,
// except that a counter is told apart.
func (e *Evaluator) phi(v *ssa.Phi) *Term {
	if countsUp(v) {
		return OpOf("counter", "")
	}
	var out []*Term
	for _, x := range v.Edges {
		if t := e.value(x, v); t != nil {
			out = append(out, t)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return AltOf(out...)
}

func countsUp(v *ssa.Phi) bool {
	for _, x := range v.Edges {
		b, ok := x.(*ssa.BinOp)
		if !ok || b.X != ssa.Value(v) || b.Op != token.ADD && b.Op != token.SUB {
			continue
		}
		if _, ok := b.Y.(*ssa.Const); ok && isInteger(v.Type()) {
			return true
		}
	}
	return false
}

func isInteger(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0
}

func (e *Evaluator) extract(v *ssa.Extract) *Term {
	switch t := v.Tuple.(type) {
	case *ssa.Call:
		return e.call(t, v.Index)
	case *ssa.Next:
		rng, ok := t.Iter.(*ssa.Range)
		if !ok || v.Index == 0 {
			return unknown
		}
		x := e.value(rng.X, t)
		if x == nil {
			return nil
		}
		if v.Index == 1 {
			return OpOf("key", "", x)
		}
		return ElemOf(x, entityType(v.Type()))
	case *ssa.TypeAssert:
		x := e.value(t.X, t)
		if v.Index == 1 {
			return OpOf("istype", structType(t.AssertedType), x)
		}
		return asserted(x, t.AssertedType)
	case *ssa.Lookup:
		if v.Index == 1 {
			return OpOf("haskey", "", e.value(t.X, t), e.value(t.Index, t))
		}
		return e.lookup(t)
	case *ssa.UnOp:
		if v.Index == 0 {
			return e.elem(t.X, t, v.Type())
		}
		return OpOf("received", "", e.value(t.X, t))
	case *ssa.Select:
		return e.selected(t, v)
	}
	return unknown
}

// chosen is the number of the case that a select takes, over its channels.
func (e *Evaluator) chosen(s *ssa.Select) *Term {
	chans := make([]*Term, len(s.States))
	for i, st := range s.States {
		if chans[i] = unknown; st.Dir == types.RecvOnly {
			chans[i] = AltOf(e.value(st.Chan, s))
		}
	}
	return OpOf("select", "", chans...)
}

func (e *Evaluator) selected(s *ssa.Select, v *ssa.Extract) *Term {
	if v.Index == 0 {
		return e.chosen(s)
	}
	i := v.Index - 2
	for _, st := range s.States {
		if st.Dir != types.RecvOnly {
			continue
		}
		if i == 0 {
			return e.elem(st.Chan, s, v.Type())
		}
		i--
	}
	return unknown
}
