package effects

import (
	"go/constant"
	"go/token"
	"go/types"
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

// ranged returns the body of the loop that call c runs, nil if it runs none.
func ranged(c *ssa.CallCommon) *ssa.Function {
	if len(c.Args) != 1 {
		return nil
	}
	mc, ok := c.Args[0].(*ssa.MakeClosure)
	if !ok {
		return nil
	}
	fn, ok := mc.Fn.(*ssa.Function)
	if !ok || fn.Synthetic != "range-over-func yield" {
		return nil
	}
	return fn
}

// foreign reports whether iterator v is the result of a function that has no
// summary, as slices.Values has none.
func (g *grapher) foreign(v ssa.Value) bool {
	maker, ok := strip(v).(*ssa.Call)
	if !ok {
		return false
	}
	fn := provenance.Callee(maker.Common())
	return fn != nil && fn.Pkg() != nil && !maker.Call.IsInvoke() && !g.b.program(fn.Pkg())
}

// overForeign makes a loop that calls body until it returns false or the
// iterator ends, over the collection that the iterator was made from.
func (g *grapher) overForeign(cur int, blk *ssa.BasicBlock, in ssa.CallInstruction, body *ssa.Function) int {
	coll := collection(strip(in.Common().Value).(*ssa.Call))
	loop := Loop{Parent: g.loops[blk]}
	if coll != nil {
		loop.Over = g.b.eval.At(coll, in)
	}
	loop.pos, loop.end = g.b.syntax.loop(body.Pos(), body.Pos())
	loop.Site = g.b.site(loop.pos)
	g.f.Loops = append(g.f.Loops, loop)
	index := len(g.f.Loops)
	add := func(n Node) int {
		next := g.add(blk, n)
		g.f.Nodes[next].Loop = index
		return next
	}
	info := &CallInfo{ID: g.b.ids[in], Mode: Static, Sym: provenance.FuncID(body), Name: literalName(body), Results: []string{"bool"}}
	for p := range body.Signature.Params().Variables() {
		info.Args = append(info.Args, member(loop.Over, coll, p.Type()))
		info.Params = append(info.Params, p.Name())
		info.Types = append(info.Types, types.TypeString(p.Type(), nil))
	}
	head := add(Node{Kind: Branch, Cond: provenance.Nothing()})
	call := add(Node{Kind: Call, Call: info, Site: loop.Site, pos: loop.pos, end: loop.end})
	on := add(Node{Kind: Branch, Cond: provenance.ResultOf(info.ID, 0, "")})
	done := g.add(blk, Node{Kind: Join})
	g.to(cur, head)
	g.f.Nodes[head].Succ = []Edge{{To: call}, {To: done}}
	g.to(call, on)
	g.f.Nodes[on].Succ = []Edge{{To: head, Back: true}, {To: done}}
	return done
}

// collection returns the argument that holds what the iterator goes over, nil if
// there is none.
func collection(maker *ssa.Call) ssa.Value {
	for _, a := range maker.Call.Args {
		if element(a.Type()) != nil {
			return a
		}
	}
	return nil
}

// element returns the type of the elements of a slice or map.
func element(t types.Type) types.Type {
	switch t := t.Underlying().(type) {
	case *types.Slice:
		return t.Elem()
	case *types.Map:
		return t.Elem()
	}
	return nil
}

// member returns what the body is handed of type t.
func member(over *provenance.Term, coll ssa.Value, t types.Type) *provenance.Term {
	if coll == nil || !types.Identical(element(coll.Type()), t) {
		return provenance.Nothing()
	}
	symbol := ""
	if _, ok := types.Unalias(t).Underlying().(*types.Struct); ok {
		symbol = provenance.TypeSymbol(t)
	}
	return provenance.ElemOf(over, symbol)
}
