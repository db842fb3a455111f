package effects

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// grapher makes the nodes of one function.
type grapher struct {
	b      *builder
	fn     *ssa.Function
	f      *Func
	head   map[*ssa.BasicBlock]int // index of the node a block begins with
	loops  map[*ssa.BasicBlock]int // 1 + index of the innermost loop
	defers []ssa.CallInstruction

	receipts []receipt
	resumed  map[*ssa.BasicBlock]*ssa.BasicBlock // see resume
}

func (g *grapher) build() {
	g.head = map[*ssa.BasicBlock]int{}
	g.findLoops()
	g.f.Nodes = make([]Node, 0, len(g.fn.Blocks)+g.b.steps[g.fn]+len(g.fn.Blocks)/2)
	for _, blk := range g.fn.Blocks {
		if blk == g.fn.Recover {
			continue
		}
		g.head[blk] = len(g.f.Nodes)
		g.f.Nodes = append(g.f.Nodes, Node{Kind: Join, Loop: g.loops[blk]})
		for _, in := range blk.Instrs {
			if d, ok := in.(*ssa.Defer); ok && g.b.ids[d] != "" {
				g.defers = append(g.defers, d)
			}
		}
	}
	for _, blk := range g.fn.Blocks {
		if blk != g.fn.Recover {
			g.block(blk)
		}
	}
}

// block chains the steps of blk behind its head.
func (g *grapher) block(blk *ssa.BasicBlock) {
	cur := g.head[blk]
	for _, in := range blk.Instrs {
		switch in := in.(type) {
		case *ssa.Call:
			cur = g.step(cur, blk, in, false)
		case *ssa.Go:
			cur = g.step(cur, blk, in, false)
		case *ssa.Send:
			cur = g.send(cur, blk, in, in.Chan, in.X, in.Pos())
		case *ssa.UnOp:
			if in.Op == token.ARROW {
				cur = g.receive(cur, blk, in, in.X, -1)
			}
		case *ssa.Select:
			cur = g.chosen(cur, blk, in)
		case *ssa.RunDefers:
			cur = g.runDefers(cur, blk)
		case *ssa.Return:
			g.finish(cur, blk, in)
			return
		case *ssa.If:
			g.branch(cur, blk, in)
			return
		case *ssa.Jump:
			g.link(cur, blk, blk.Succs[0])
			return
		}
	}
}

func (g *grapher) add(blk *ssa.BasicBlock, n Node) int {
	n.Loop = g.loops[blk]
	g.f.Nodes = append(g.f.Nodes, n)
	return len(g.f.Nodes) - 1
}

func (g *grapher) to(from, to int) {
	g.f.Nodes[from].Succ = append(g.f.Nodes[from].Succ, Edge{To: to})
}

func (g *grapher) link(from int, blk, succ *ssa.BasicBlock) {
	back := succ.Dominates(blk)
	if back {
		if next := g.resume(blk, succ); next != nil {
			succ, back = next, false
		}
	}
	g.f.Nodes[from].Succ = append(g.f.Nodes[from].Succ, Edge{To: g.head[succ], Back: back})
}

func (g *grapher) step(cur int, blk *ssa.BasicBlock, in ssa.CallInstruction, deferred bool) int {
	id := g.b.ids[in]
	if id == "" {
		return cur
	}
	c := in.Common()
	if body := ranged(c); body != nil && g.foreign(c.Value) {
		return g.overForeign(cur, blk, in, body)
	}
	info := &CallInfo{
		ID: id, Mode: g.b.modes[in], Sym: g.b.syms[in],
		Name: displayName(c, g.b.pass.Pkg), Args: g.b.eval.Args(in), Deferred: deferred,
	}
	if start, ok := in.(*ssa.Go); ok {
		info.Async, info.Joined = true, joined(start)
	}
	if info.Mode == Static {
		failures(info, c, blk)
	}
	if info.Mode == Value {
		info.Fn = g.b.eval.At(c.Value, in)
	}
	g.describe(info, c)
	pos, end := g.b.syntax.call(in.Pos())
	if body := ranged(c); body != nil { // nobody wrote this call
		pos, end = g.b.syntax.loop(body.Pos(), body.Pos())
	}
	next := g.add(blk, Node{Kind: Call, Call: info, Site: g.b.site(pos), pos: pos, end: end})
	g.to(cur, next)
	return next
}

// failures marks the errors that are handed to a call after they were tested: what
// makes another error of one does not answer nil.
func failures(info *CallInfo, c *ssa.CallCommon, blk *ssa.BasicBlock) {
	if len(info.Args) != len(c.Args) {
		return
	}
	for i, v := range c.Args {
		if isError(v.Type()) && known(v, blk) == nonNil {
			info.Args[i] = provenance.OpOf("nonnil", "", info.Args[i])
		}
	}
}

func isError(t types.Type) bool { return types.Identical(t, types.Universe.Lookup("error").Type()) }

// describe notes the names and types by which unknown callees are recognised.
func (g *grapher) describe(info *CallInfo, c *ssa.CallCommon) {
	sig := c.Signature()
	for i := range sig.Results().Len() {
		info.Results = append(info.Results, types.TypeString(sig.Results().At(i).Type(), nil))
	}
	if info.Mode == Modelled {
		if row := g.b.table.Func(provenance.Callee(c)); row.Generated() {
			info.Op = row.Op
		}
		return
	}
	for i := range sig.Params().Len() {
		p := sig.Params().At(i)
		info.Params = append(info.Params, p.Name())
		info.Types = append(info.Types, types.TypeString(p.Type(), nil))
	}
	if v := provenance.Dynamic(c); v != nil {
		info.Recv = provenance.TypeSymbol(v.Type())
	} else if info.Mode == Foreign {
		info.Recv = provenance.TypeSymbol(provenance.Callee(c).Signature().Recv().Type())
	}
	if fn := provenance.Callee(c); fn != nil {
		g.b.remember(fn.Signature())
	}
}

// runDefers puts the deferred calls in front of a return, last first.
func (g *grapher) runDefers(cur int, blk *ssa.BasicBlock) int {
	for _, d := range slices.Backward(g.defers) {
		if d.Block() != blk && d.Block().Dominates(blk) {
			cur = g.step(cur, blk, d, true)
			continue
		}
		if d.Block() == blk {
			cur = g.step(cur, blk, d, true)
			continue
		}
		if !reaches(d.Block(), blk) {
			continue
		}
		fork := g.add(blk, Node{Kind: Branch, Cond: provenance.Nothing()})
		g.to(cur, fork)
		run := g.step(fork, blk, d, true)
		join := g.add(blk, Node{Kind: Join})
		g.to(run, join)
		g.to(fork, join)
		cur = join
	}
	return cur
}

func reaches(from, to *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{from: true}
	stack := []*ssa.BasicBlock{from}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, s := range x.Succs {
			if s == to {
				return true
			}
			if !seen[s] {
				seen[s] = true
				stack = append(stack, s)
			}
		}
	}
	return false
}

func (g *grapher) branch(cur int, blk *ssa.BasicBlock, in *ssa.If) {
	if state, ok := iteration(in.Cond); ok {
		g.iterate(cur, blk, state)
		return
	}
	p := condPos(in.Cond)
	pos, end := g.b.syntax.cond(p)
	n := g.add(blk, Node{Kind: Branch, Cond: g.b.eval.Tested(in.Cond, in), Site: g.b.site(pos), pos: pos, end: end})
	g.to(cur, n)
	g.link(n, blk, blk.Succs[0])
	g.link(n, blk, blk.Succs[1])
}

func condPos(v ssa.Value) token.Pos {
	if p := v.Pos(); p.IsValid() {
		return p
	}
	if in, ok := v.(ssa.Instruction); ok {
		for _, op := range in.Operands(nil) {
			if op != nil && *op != nil && (*op).Pos().IsValid() {
				return (*op).Pos()
			}
		}
	}
	return token.NoPos
}

func (g *grapher) finish(cur int, blk *ssa.BasicBlock, in *ssa.Return) {
	n := Node{Kind: Return, Site: g.b.site(in.Pos()), pos: in.Pos(), end: in.Pos()}
	for _, v := range in.Results {
		t := g.b.eval.At(v, in)
		if isError(v.Type()) {
			switch known(v, blk) {
			case isNil:
				t = provenance.Nil()
			case nonNil:
				t = provenance.OpOf("nonnil", "", t)
			}
		}
		n.Results = append(n.Results, t)
	}
	g.to(cur, g.add(blk, n))
}

type nilness int

const (
	maybeNil nilness = iota
	isNil
	nonNil
)

// known tells from the conditions that dominate blk whether v is nil there.
func known(v ssa.Value, blk *ssa.BasicBlock) nilness {
	for d := blk; d != nil; d = d.Idom() {
		p := d.Idom()
		if p == nil || len(p.Instrs) == 0 {
			break
		}
		cond, ok := p.Instrs[len(p.Instrs)-1].(*ssa.If)
		if !ok || len(d.Preds) != 1 {
			continue
		}
		cmp, ok := cond.Cond.(*ssa.BinOp)
		if !ok || !comparesNil(cmp, v) {
			continue
		}
		if (cmp.Op == token.NEQ) == (p.Succs[0] == d) {
			return nonNil
		}
		return isNil
	}
	return maybeNil
}

func comparesNil(b *ssa.BinOp, v ssa.Value) bool {
	if b.Op != token.NEQ && b.Op != token.EQL {
		return false
	}
	c, ok := b.Y.(*ssa.Const)
	return ok && c.Value == nil && sameValue(b.X, v)
}

// sameValue compares values and, for results kept in variables, two loads of the
// same variable in a row.
func sameValue(a, b ssa.Value) bool {
	if a == b {
		return true
	}
	x, ok1 := a.(*ssa.UnOp)
	y, ok2 := b.(*ssa.UnOp)
	return ok1 && ok2 && x.Op == token.MUL && y.Op == token.MUL && x.X == y.X
}
