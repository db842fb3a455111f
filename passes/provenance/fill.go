package provenance

import (
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// collectCall records what a call writes through its arguments: rows into
// destinations, values into key slots.
func (e *Evaluator) collectCall(in ssa.CallInstruction) {
	c := in.Common()
	fn := Callee(c)
	if fn == nil {
		return
	}
	row := e.table.Func(fn)
	if row == nil {
		e.collectUnknown(in)
		return
	}
	switch row.Kind {
	case models.Setter:
		e.collectSetter(in, row)
	case models.Decode:
		e.collectDecode(in, row)
	case models.Mint:
		e.collectDest(in, row.Dest, func(string) *Term { return e.minted(row, in) })
	case models.Scan:
		e.collectScan(in, row)
	case models.Query, models.Read, models.Exec, models.Write, models.Effect, models.Chain:
		if id := e.callID(in); id != "" {
			e.collectDest(in, row.Dest, func(typ string) *Term { return ResultOf(id, RowResult, typ) })
			e.collectModel(in, row, id)
		}
	}
}

// collectUnknown lets a function of this program fill what a pointer to a local
// variable points to.
func (e *Evaluator) collectUnknown(in ssa.CallInstruction) {
	id := e.callID(in)
	if id == "" {
		return
	}
	for i, v := range in.Common().Args {
		e.collectMessage(in, v)
		if any, ok := v.(*ssa.MakeInterface); ok {
			v = any.X // decode(data, &job)
		}
		a, ok := v.(*ssa.Alloc)
		if !ok || e.touched(a) {
			continue // only a variable that nothing else fills
		}
		n := i
		if in.Common().IsInvoke() || Bound(in.Common()) != nil {
			n++
		}
		t := ResultOf(id, OutResult-n, entityType(v.Type()))
		e.addWrite(place{base: a}, write{at: in, term: func() *Term { return t }})
	}
}

// OutResult - n is the N of a Result term for what a call stores through its
// n-th argument.
const OutResult = -10

func (e *Evaluator) operand(in ssa.CallInstruction, n int) *Term {
	ops := Operands(in.Common())
	if i := argIndex(in.Common(), n); i >= 0 && i < len(ops) {
		return e.At(ops[i], in)
	}
	return unknown
}

// collectDest marks the destination arguments as filled with t, which is given
// the type of the destination.
func (e *Evaluator) collectDest(in ssa.CallInstruction, dest []int, t func(typ string) *Term) {
	ops := Operands(in.Common())
	for _, d := range dest {
		if d < 0 {
			e.collectDests(in, ops[len(ops)-1], t)
			continue
		}
		if i := argIndex(in.Common(), d); i >= 0 && i < len(ops) {
			typ := destType(ops[i])
			e.addWrite(e.placeOf(ops[i], 0), write{at: in, term: func() *Term { return t(typ) }})
		}
	}
}

// collectDests marks the destinations packed into a variadic argument: one takes
// the row, several its columns.
func (e *Evaluator) collectDests(in ssa.CallInstruction, list ssa.Value, t func(typ string) *Term) {
	vs := e.variadic(list)
	if !in.Common().Signature().Variadic() {
		vs = []ssa.Value{list} // the one destination of an older version
	}
	for k, v := range vs {
		typ, name := destType(v), "#"+strconv.Itoa(k)
		e.addWrite(e.placeOf(v, 0), write{at: in, term: func() *Term {
			if len(vs) == 1 {
				return t(typ)
			}
			return FieldOf(t(""), name, "")
		}})
	}
}

// destType is the type of what a destination argument points to.
func destType(v ssa.Value) string {
	if i, ok := v.(*ssa.MakeInterface); ok {
		v = i.X
	}
	return entityType(v.Type())
}

// collectDecode fills the destinations from the source. A writer accumulates
// what it is given.
func (e *Evaluator) collectDecode(in ssa.CallInstruction, row *models.Row) {
	src := func() *Term { return e.operand(in, row.Of) }
	if !strings.HasPrefix(row.Symbol, "fmt.F") && !strings.HasPrefix(row.Symbol, "io.") {
		e.collectDest(in, row.Dest, func(string) *Term { return src() })
		return
	}
	if row.Args > 0 { // a format and what it is filled with
		src = func() *Term { return OpOf("format", "", e.operand(in, row.Of), e.operand(in, row.Args)) }
	}
	ops := Operands(in.Common())
	for _, d := range row.Dest {
		if i := argIndex(in.Common(), d); d > 0 && i < len(ops) {
			e.addWrite(e.placeOf(ops[i], 0).index(""), write{at: in, term: src})
		}
	}
}

// collectEncode fills what an encoder was made for:
//
//	json.NewEncoder(&buf).Encode(v)
func (e *Evaluator) collectEncode(in ssa.CallInstruction, row *models.Row) {
	ops := Operands(in.Common())
	made, ok := ops[0].(*ssa.Call)
	if !ok || !strings.HasSuffix(row.Symbol, "Encoder).Encode") || len(made.Call.Args) == 0 || made.Call.IsInvoke() || len(ops) < 2 {
		return
	}
	e.addWrite(e.placeOf(made.Call.Args[0], 0).index(""), write{at: in, term: func() *Term { return OpOf("encode", "", e.At(ops[1], in)) }})
}

// collectScan fills the destinations of rows.Scan(&a, &b) with the columns of
// the row, "#0", "#1", and those of a struct scan with the row.
func (e *Evaluator) collectScan(in ssa.CallInstruction, row *models.Row) {
	ops := Operands(in.Common())
	of := argIndex(in.Common(), row.Of)
	if of < 0 || of >= len(ops) {
		return
	}
	src := func() *Term { return RowsOf(e.At(ops[of], in)) }
	for _, d := range row.Dest {
		i := argIndex(in.Common(), max(d, 1))
		if d > 0 && i < len(ops) && !(in.Common().Signature().Variadic() && i == len(ops)-1) {
			e.addWrite(e.placeOf(ops[i], 0), write{at: in, term: src})
			continue
		}
		for k, v := range e.variadic(ops[len(ops)-1]) {
			name := "#" + strconv.Itoa(k)
			e.addWrite(e.placeOf(v, 0), write{at: in, term: func() *Term { return FieldOf(src(), name, "") }})
		}
	}
}

// variadic returns the values stored into the array behind a variadic argument.
func (e *Evaluator) variadic(v ssa.Value) []ssa.Value {
	sl, ok := v.(*ssa.Slice)
	if !ok {
		return nil
	}
	a, ok := sl.X.(*ssa.Alloc)
	if !ok {
		return nil
	}
	var out []ssa.Value
	for _, ref := range *a.Referrers() {
		ia, ok := ref.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		for _, st := range *ia.Referrers() {
			if s, ok := st.(*ssa.Store); ok && s.Addr == ssa.Value(ia) {
				out = append(out, s.Val)
			}
		}
	}
	return out
}
