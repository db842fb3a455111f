package provenance

import (
	"go/token"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Decides tells how a test of a loop comes out when control comes back to it from the
// block at the end of the body, since that assigns a constant to what is tested:
//
//	for { switch p.State { case "new": p.State = "sent"; case "sent": ... } }
//
// It is false if that is not certain: if what is tested is another value in each round,
// or something is called after the assignment.
func (e *Evaluator) Decides(tail, header *ssa.BasicBlock, test *ssa.BinOp) (holds, ok bool) {
	load, isLoad := test.X.(*ssa.UnOp)
	want, isConst := test.Y.(*ssa.Const)
	if !isLoad || !isConst || load.Op != token.MUL || test.Op != token.EQL && test.Op != token.NEQ {
		return false, false
	}
	p := e.placeOf(load.X, 0)
	if strings.ContainsAny(p.path, "[{") || p.path == "" {
		return false, false
	}
	if from := born(p.base, header.Parent()); from == header || !from.Dominates(header) {
		return false, false
	}
	for _, in := range slices.Backward(tail.Instrs) {
		switch in := in.(type) {
		case ssa.CallInstruction, *ssa.MapUpdate, *ssa.Send:
			return false, false
		case *ssa.Store:
			if e.placeOf(in.Addr, 0) != p {
				continue
			}
			c, isConst := in.Val.(*ssa.Const)
			if !isConst || c.Value == nil || want.Value == nil {
				return false, false
			}
			return sameConst(c, want) == (test.Op == token.EQL), true
		}
	}
	return false, false
}
