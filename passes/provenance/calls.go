package provenance

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Callee returns the declared function or interface method that c calls; nil
// for a function value or a builtin.
func Callee(c *ssa.CallCommon) *types.Func {
	if c.IsInvoke() {
		if m := settledMethod(c); m != nil {
			return m
		}
		return c.Method
	}
	fn := c.StaticCallee()
	if fn == nil {
		return nil
	}
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	obj, _ := fn.Object().(*types.Func)
	return obj
}

// Operands returns the receiver (if any) and the arguments of c.
func Operands(c *ssa.CallCommon) []ssa.Value {
	if c.IsInvoke() {
		return append([]ssa.Value{c.Value}, c.Args...)
	}
	if recv := Bound(c); recv != nil {
		return append([]ssa.Value{recv}, c.Args...)
	}
	return c.Args
}

// Bound returns the receiver of a method value that is called in the function that
// makes it (f := s.charge; f(id)); nil for other calls.
func Bound(c *ssa.CallCommon) ssa.Value {
	made, ok := c.Value.(*ssa.MakeClosure)
	if !ok || len(made.Bindings) != 1 || !strings.HasSuffix(made.Fn.Name(), "$bound") {
		return nil
	}
	return made.Bindings[0]
}

// Dynamic returns the interface value whose method c calls, nil for other calls.
func Dynamic(c *ssa.CallCommon) ssa.Value {
	if c.IsInvoke() {
		if settledMethod(c) != nil {
			return nil
		}
		return c.Value
	}
	if recv := Bound(c); recv != nil && types.IsInterface(recv.Type()) {
		return recv
	}
	return nil
}

// settledMethod returns the method that c runs if the interface value it is called on was
// made of a concrete type in the same function (var s Sender = Noop{}), nil if that
// is not known or the method is that of an embedded part.
func settledMethod(c *ssa.CallCommon) *types.Func {
	v := c.Value
	for {
		if wider, ok := v.(*ssa.ChangeInterface); ok {
			v = wider.X
			continue
		}
		break
	}
	from, ok := v.(*ssa.MakeInterface)
	if !ok || types.IsInterface(from.X.Type()) { // also a type parameter
		return nil
	}
	found, path, _ := types.LookupFieldOrMethod(from.X.Type(), true, c.Method.Pkg(), c.Method.Name())
	m, ok := found.(*types.Func)
	if !ok || len(path) != 1 {
		return nil
	}
	return m.Origin()
}

// Args returns the terms of receiver and arguments of call in, the variadic
// part as one list.
func (e *Evaluator) Args(in ssa.CallInstruction) []*Term {
	ops := Operands(in.Common())
	out := make([]*Term, len(ops))
	for i, v := range ops {
		out[i] = e.At(v, in)
	}
	return out
}

// hasRecv reports whether the first operand of c is a receiver.
func hasRecv(c *ssa.CallCommon) bool {
	return c.IsInvoke() || c.Signature().Recv() != nil || Bound(c) != nil
}

// argIndex turns a row's 1-based argument number into an index of Operands: 0
// is the receiver.
func argIndex(c *ssa.CallCommon, n int) int {
	if hasRecv(c) {
		return n
	}
	return n - 1
}

// RowsOf returns the rows behind the result of a query.
func RowsOf(t *Term) *Term {
	switch t.Kind {
	case Result:
		return ResultOf(t.Text, RowResult, t.Type)
	case Alt:
		out := make([]*Term, len(t.Args))
		for i, a := range t.Args {
			out[i] = RowsOf(a)
		}
		return AltOf(out...)
	case Unknown:
		return t
	}
	return OpOf("rows", "", t)
}

// collectSetter stores the value of a setter into its slot of the receiver.
func (e *Evaluator) collectSetter(in ssa.CallInstruction, row *models.Row) {
	ops := Operands(in.Common())
	if len(ops) == 0 {
		return
	}
	slot := row.Slot
	if slot == "content" {
		e.collectEncode(in, row)
		if i := argIndex(in.Common(), row.Value); i >= 0 && i < len(ops) {
			e.addWrite(e.placeOf(ops[0], 0).index(""), write{at: in, val: ops[i]})
		}
		return
	}
	if row.NameArg > 0 {
		i := argIndex(in.Common(), row.NameArg)
		if i < 0 || i >= len(ops) {
			return
		}
		name, ok := e.At(ops[i], in).Const()
		if !ok {
			return
		}
		slot = HeaderName(name)
	}
	i := argIndex(in.Common(), row.Value)
	if slot == "" || i < 0 || i >= len(ops) {
		return
	}
	p := e.placeOf(ops[0], 0)
	if row.NameArg > 0 {
		p = p.key(slot)
	} else {
		for seg := range strings.SplitSeq(slot, ".") {
			p = p.field(seg)
		}
	}
	e.addWrite(p, write{at: in, val: ops[i]})
}

// call returns the i-th result of c.
func (e *Evaluator) call(c *ssa.Call, i int) *Term {
	if b, ok := c.Call.Value.(*ssa.Builtin); ok {
		return e.builtin(b, c)
	}
	fn := Callee(&c.Call)
	typ := resultType(c, i)
	if fn != nil {
		row := e.table.Func(fn)
		if row == nil && Dynamic(&c.Call) != nil {
			row = e.twin(fn)
		}
		if row != nil {
			if t := e.modelled(c, row, i, typ); t != nil {
				return t
			}
		}
	}
	if id := e.callID(c); id != "" {
		return ResultOf(id, i, entityType(typ))
	}
	if fn == nil {
		return unknown
	}
	return e.opaque(c, "call:"+e.table.Name(fn), i, typ)
}

func resultType(c *ssa.Call, i int) types.Type {
	if t, ok := c.Type().(*types.Tuple); ok {
		if i < t.Len() {
			return t.At(i).Type()
		}
		return types.Typ[types.Invalid]
	}
	return c.Type()
}

// opaque is the value of a call whose callee is not part of the program: a
// function of its arguments.
func (e *Evaluator) opaque(c *ssa.Call, op string, i int, typ types.Type) *Term {
	if isContext(typ) && op != "call:context.WithValue" {
		return e.wrapped(c, op)
	}
	args := make([]*Term, 0, len(c.Call.Args)+1)
	for _, v := range Operands(&c.Call) {
		t := e.value(v, c)
		if t == nil {
			return nil
		}
		args = append(args, t)
	}
	if isErrorType(typ) && i > 0 {
		op = "err:" + strings.TrimPrefix(op, "call:")
	}
	return OpOf(op, entityType(typ), args...)
}

// wrapped is a context derived from another one: a span does not matter, what
// was put into it before does, and so does whether it ends by itself.
func (e *Evaluator) wrapped(c *ssa.Call, op string) *Term {
	for _, v := range Operands(&c.Call) {
		if !isContext(v.Type()) {
			continue
		}
		t := e.value(v, c)
		switch op {
		case "call:context.WithTimeout", "call:context.WithDeadline", "call:context.WithTimeoutCause", "call:context.WithDeadlineCause":
			if t != nil {
				return OpOf(op, "", t)
			}
		}
		return t
	}
	if op == "call:context.Background" || op == "call:context.TODO" {
		return OpOf(op, "")
	}
	return OpOf("ctx", "")
}

func isContext(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Context" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "context"
}

func (e *Evaluator) modelled(c *ssa.Call, row *models.Row, i int, typ types.Type) *Term {
	switch row.Kind {
	case models.Mint:
		if i == 0 && len(row.Dest) == 0 {
			return e.minted(row, c)
		}
		return OpOf("err:mint", "")
	case models.Chain:
		return e.opaque(c, "chain:"+row.Op, 0, chained(typ))
	case models.Encode:
		if i == 0 {
			parts := append([]*Term{e.operand(c, max(row.Of, 1))}, e.optional(c)...)
			if row.Body > 0 { // a message of a name and a content
				parts = append(parts, e.operand(c, row.Body))
			}
			return OpOf("encode", "", parts...)
		}
		return OpOf("err:encode", "")
	case models.Option:
		return OpOf("option:"+row.Slot, "", e.operand(c, row.Value))
	case models.RowCount:
		if i == 0 {
			return OpOf("count", "", e.operand(c, row.Of))
		}
		return OpOf("err:count", "", e.operand(c, row.Of))
	case models.Duplicate:
		return OpOf("duplicate", "", e.operand(c, max(row.Of, 1)))
	case models.Scan:
		return e.scanned(c, row, typ)
	case models.Decode:
		if isErrorType(typ) {
			return OpOf("err:decode", "", e.operand(c, row.Of))
		}
		return e.derived(c, row, i, typ)
	case models.JoinTx:
		return OpOf("jointx", entityType(typ), e.joined(c, row))
	case models.Read, models.Write:
		if id := e.callID(c); i == 0 && id != "" && answersRows(row) && entityType(typ) != "" {
			return ResultOf(id, RowResult, entityType(typ))
		}
	case models.Derive, models.Neutral, models.Setter:
		if e.callID(c) != "" {
			return nil
		}
		return e.derived(c, row, i, typ)
	}
	return nil
}

// answersRows reports whether the first result of a call are the rows that it
// read or wrote.
func answersRows(row *models.Row) bool {
	return row.Generated() || strings.HasPrefix(row.Op, "gormg.")
}

// chained is the type that tells a builder's entity: that of the builder, or the
// type argument of a generic one.
func chained(typ types.Type) types.Type {
	if n, ok := types.Unalias(typ).(*types.Named); ok && types.IsInterface(n) && n.TypeArgs().Len() == 1 {
		return n.TypeArgs().At(0)
	}
	return typ
}

// optional returns what is handed over beyond the fixed arguments of a call, such
// as the options of a task that is built.
func (e *Evaluator) optional(c *ssa.Call) []*Term {
	if ops := Operands(c.Common()); c.Common().Signature().Variadic() && len(ops) > 0 {
		if t := e.At(ops[len(ops)-1], c); t.Kind != Const && !t.IsNil() {
			return []*Term{t}
		}
	}
	return nil
}

func (e *Evaluator) joined(c *ssa.Call, row *models.Row) *Term {
	if row.Tx > 0 {
		return e.operand(c, row.Tx)
	}
	return e.operand(c, 0)
}

// scanned is the result of a call that turns query rows into values.
func (e *Evaluator) scanned(c *ssa.Call, row *models.Row, typ types.Type) *Term {
	src := e.operand(c, row.Of)
	if isErrorType(typ) {
		return OpOf("scanerr", "", src)
	}
	if b, ok := typ.Underlying().(*types.Basic); ok && b.Kind() == types.Bool {
		return OpOf("more", "", src)
	}
	t := RowsOf(src)
	if t.Kind == Result {
		return ResultOf(t.Text, RowResult, entityType(typ))
	}
	return t
}

// formats are the functions that build a text from a format.
var formats = map[string]int{"fmt.Sprintf": 0, "fmt.Appendf": 1}

func (e *Evaluator) derived(c *ssa.Call, row *models.Row, i int, typ types.Type) *Term {
	if skip, ok := formats[row.Symbol]; ok {
		args := e.Args(c)[skip:]
		flat := args[:1:1]
		if len(args) > 1 {
			if args[1].Kind == Object {
				flat = append(flat, args[1].Args...)
			} else {
				flat = append(flat, args[1:]...)
			}
		}
		return OpOf("format", "", flat...)
	}
	if row.Symbol == "strings.Join" {
		return OpOf("join", "", e.Args(c)...)
	}
	sym := row.Symbol
	if sym == "" { // the default of its package
		sym = e.table.Name(Callee(&c.Call))
	}
	return e.opaque(c, "call:"+sym, i, typ)
}

func (e *Evaluator) builtin(b *ssa.Builtin, c *ssa.Call) *Term {
	args := make([]*Term, 0, len(c.Call.Args))
	for _, v := range c.Call.Args {
		t := e.value(v, c)
		if t == nil {
			if b.Name() != "append" {
				return nil
			}
			continue // the list so far, on its way round a loop
		}
		args = append(args, t)
	}
	return OpOf(b.Name(), entityType(c.Type()), args...)
}
