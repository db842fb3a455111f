package provenance

import (
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// maxChain bounds how many builder steps are followed back to the model.
const maxChain = 32

// collectModel fills what a builder was given as its model when the chain is
// run, and the variadic destinations of the call that runs it:
//
//	db.NewSelect().Model(&jobs).Where("state = 'DUE'").Scan(ctx)
//	db.NewSelect().Table("jobs").Column("id").Scan(ctx, &id)
func (e *Evaluator) collectModel(in ssa.CallInstruction, row *models.Row, id string) {
	if row.Kind != models.Read && row.Kind != models.Query || !strings.HasPrefix(row.Op, "bun.") && !strings.HasPrefix(row.Op, "gopg.") {
		return
	}
	ops := Operands(in.Common())
	if len(ops) == 0 {
		return
	}
	fill := func(v ssa.Value) {
		if !pointsToVariable(v) {
			return
		}
		typ := destType(v)
		e.addWrite(e.placeOf(v, 0), write{at: in, term: func() *Term { return ResultOf(id, RowResult, typ) }})
	}
	given := false
	if in.Common().Signature().Variadic() {
		for _, v := range e.variadic(ops[len(ops)-1]) {
			fill(v)
			given = true
		}
	}
	if given {
		return
	}
	for _, v := range e.modelOf(ops[0], 0) {
		fill(v)
	}
}

// pointsToVariable tells a destination from a typed nil that only names a table.
func pointsToVariable(v ssa.Value) bool {
	if i, ok := v.(*ssa.MakeInterface); ok {
		v = i.X
	}
	if _, ok := v.(*ssa.Const); ok {
		return false
	}
	_, ok := v.Type().Underlying().(*types.Pointer)
	return ok
}

// modelOf returns the arguments of the Model steps of the chain that ends in v.
func (e *Evaluator) modelOf(v ssa.Value, depth int) []ssa.Value {
	if depth > maxChain {
		return nil
	}
	switch v := v.(type) {
	case *ssa.Phi:
		for _, x := range v.Edges {
			if ms := e.modelOf(x, depth+1); len(ms) > 0 {
				return ms
			}
		}
	case *ssa.Call:
		fn := Callee(v.Common())
		if fn == nil {
			return nil
		}
		row := e.table.Func(fn)
		ops := Operands(v.Common())
		if row == nil || row.Kind != models.Chain || len(ops) == 0 {
			return nil
		}
		if strings.HasSuffix(row.Op, ".Model") && len(ops) > 1 {
			return ops[1:2]
		}
		return e.modelOf(ops[0], depth+1)
	}
	return nil
}
