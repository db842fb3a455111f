package provenance

import (
	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// stride is how many steps of a builder chain are evaluated at once.
const stride = 16

// prepare evaluates a long chain of builder steps from its beginning on, piece by
// piece. Otherwise the evaluation would nest as deep as the chain is long: an
// insert of ent has a call for each column.
func (e *Evaluator) prepare(v ssa.Value) {
	var steps []ssa.Value
	for {
		c, ok := v.(*ssa.Call)
		if !ok {
			break
		}
		ops := Operands(&c.Call)
		fn := Callee(&c.Call)
		if fn == nil || len(ops) == 0 {
			break
		}
		if row := e.table.Func(fn); row == nil || row.Kind != models.Chain {
			break
		}
		steps = append(steps, v)
		v = ops[0]
	}
	for i := len(steps) - 1; i > 0; i -= stride {
		e.once(steps[i])
	}
}
