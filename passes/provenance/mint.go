package provenance

import (
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/models"
)

// minted is the fresh value that call c makes.
func (e *Evaluator) minted(row *models.Row, c ssa.CallInstruction) *Term {
	return MintedBy(row.Mint, e.Made(c), c.Pos())
}

// Made names the place where call c makes a fresh value, for Term.Made: the
// function and the number of the place in it. Other packages know it by that name,
// and it outlives changes to the rest of the file.
func (e *Evaluator) Made(c ssa.CallInstruction) string {
	if e.makers[c] == "" {
		e.nameMakers(c.Parent())
	}
	return e.makers[c]
}

func (e *Evaluator) nameMakers(fn *ssa.Function) {
	n := 0
	for _, blk := range fn.Blocks {
		for _, in := range blk.Instrs {
			call, ok := in.(ssa.CallInstruction)
			if !ok {
				continue
			}
			callee := Callee(call.Common())
			if callee == nil {
				continue
			}
			if row := e.table.Func(callee); row != nil && row.Kind == models.Mint {
				e.makers[call] = FuncID(fn) + "#" + strconv.Itoa(n)
				n++
			}
		}
	}
}
