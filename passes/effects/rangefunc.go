package effects

import (
	"go/constant"
	"go/token"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// The body of a loop over an iterator function is a function of its own in SSA:
//
//	for id := range store.Due(ctx) {
//		send(id)
//	}
//
// A variable that nobody wrote tells whether that function may still be called,
// and afterwards how the loop was left. It says nothing about the program, and
// what it holds is not known here, so its tests are taken apart by what they
// ask.

// The states of the variable; others number the ways out of the loop.
const (
	iterReady = 0
	iterBusy  = -1
)

// iteration returns the state that cond asks for, if that is what it does.
func iteration(cond ssa.Value) (int64, bool) {
	cmp, ok := cond.(*ssa.BinOp)
	if !ok || cmp.Op != token.EQL {
		return 0, false
	}
	load, ok := cmp.X.(*ssa.UnOp)
	if !ok || load.Op != token.MUL {
		return 0, false
	}
	name := ""
	switch v := load.X.(type) {
	case *ssa.Alloc:
		name = v.Comment
	case *ssa.FreeVar:
		name = v.Name()
	}
	c, ok := cmp.Y.(*ssa.Const)
	if !ok || c.Value == nil || !strings.HasPrefix(name, "jump$") { // no name in a program has a $
		return 0, false
	}
	return constant.Int64Val(c.Value)
}

// iterate goes on from a test for a state. No iterator calls a body that is
// running or done, or goes on when it panics; how a loop was left is open.
func (g *grapher) iterate(cur int, blk *ssa.BasicBlock, state int64) {
	switch {
	case state == iterReady && len(blk.Preds) == 0: // the body begins
		g.link(cur, blk, blk.Succs[0])
	case state == iterBusy:
		g.link(cur, blk, blk.Succs[1])
	default:
		n := g.add(blk, Node{Kind: Branch, Cond: provenance.Nothing()})
		g.to(cur, n)
		g.link(n, blk, blk.Succs[0])
		g.link(n, blk, blk.Succs[1])
	}
}
