package provenance

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxBlocks is the size of a function up to which the order of its blocks is
// looked at; what happens in another block of a larger one may have happened
// before.
const maxBlocks = 1 << 12

// blockSet is a set of blocks of one function, by index.
type blockSet []uint64

func (s blockSet) has(b *ssa.BasicBlock) bool { return s[b.Index/64]&(1<<(b.Index%64)) != 0 }
func (s blockSet) add(b *ssa.BasicBlock)      { s[b.Index/64] |= 1 << (b.Index % 64) }

func newBlockSet(fn *ssa.Function) blockSet { return make(blockSet, (len(fn.Blocks)+63)/64) }

// before reports whether a may run before b in the same round of every loop.
func (e *Evaluator) before(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return a != b && e.first(a, b) == a
	}
	if len(a.Parent().Blocks) > maxBlocks {
		return true
	}
	return e.forward(a.Block()).has(b.Block())
}

// maxScanned is the size of a block in which looking for an instruction is quicker than
// remembering where each stands.
const maxScanned = 64

// first returns which of two instructions of one block comes first.
func (e *Evaluator) first(a, b ssa.Instruction) ssa.Instruction {
	all := a.Block().Instrs
	if len(all) > maxScanned {
		if e.position(a) < e.position(b) {
			return a
		}
		return b
	}
	for _, x := range all {
		if x == a || x == b {
			return x
		}
	}
	return b
}

// position returns the place of an instruction in its block. The places are noted once
// somebody asks for one of them: in most blocks nobody does.
func (e *Evaluator) position(in ssa.Instruction) int {
	i, ok := e.order[in]
	if !ok {
		for k, x := range in.Block().Instrs {
			e.order[x] = k
		}
		i = e.order[in]
	}
	return i
}

// earlier reports whether what a does may have been done when b runs. An
// instruction of a literal counts from where the literal is made, and sees what is
// done later, too.
func (e *Evaluator) earlier(a, b ssa.Instruction) bool {
	for fn := a.Parent(); fn != b.Parent(); fn = fn.Parent() {
		if fn == nil || fn.Parent() == nil || fn.Referrers() == nil {
			return e.together(a, b) // of a literal that is not made here
		}
		if fn.Parent() != b.Parent() {
			continue
		}
		made := *fn.Referrers()
		return len(made) == 0 || slices.ContainsFunc(made, func(in ssa.Instruction) bool {
			return in.Parent() != b.Parent() || e.before(in, b)
		})
	}
	return e.before(a, b)
}

// together reports whether one run may come to both a and b, of which b stands in a
// literal that a does not see, in either order.
func (e *Evaluator) together(a, b ssa.Instruction) bool {
	for up := e.madeIn(b); up != nil; up = e.madeIn(up) {
		in := a
		for in != nil && in.Parent() != up.Parent() {
			in = e.madeIn(in)
		}
		if in == nil {
			continue
		}
		x, y := in.Block(), up.Block()
		return x == y || e.before(in, up) || e.before(up, in) || (way{}).leads(x, y) || (way{}).leads(y, x)
	}
	return true
}

// madeIn returns where the literal that in stands in is made, nil if nobody knows.
func (e *Evaluator) madeIn(in ssa.Instruction) ssa.Instruction {
	if made := e.closures[in.Parent()]; made != nil {
		return made
	}
	return nil
}

func (e *Evaluator) forward(b *ssa.BasicBlock) blockSet {
	if r, ok := e.reach[b]; ok {
		return r
	}
	r := newBlockSet(b.Parent())
	visit := func(stack []*ssa.BasicBlock, x *ssa.BasicBlock, next []*ssa.BasicBlock) []*ssa.BasicBlock {
		for _, s := range next {
			if !r.has(s) && !s.Dominates(x) {
				r.add(s)
				stack = append(stack, s)
			}
		}
		return stack
	}
	stack := []*ssa.BasicBlock{b}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = visit(stack[:len(stack)-1], x, x.Succs)
		for _, s := range x.Succs {
			if s.Dominates(x) { // another round is other work, but it ends in the exits, too
				stack = visit(stack, x, e.exits(s, x))
			}
		}
	}
	e.reach[b] = r
	return r
}

// loop is named by its header and the block at the end of its body.
type loop struct{ header, latch *ssa.BasicBlock }

// exits returns the blocks that follow a loop.
func (e *Evaluator) exits(header, latch *ssa.BasicBlock) []*ssa.BasicBlock {
	l := loop{header, latch}
	if out, ok := e.leaving[l]; ok {
		return out
	}
	out := exits(l)
	e.leaving[l] = out
	return out
}

func exits(l loop) []*ssa.BasicBlock {
	body := newBlockSet(l.header.Parent())
	body.add(l.header)
	list := []*ssa.BasicBlock{l.header}
	stack := []*ssa.BasicBlock{l.latch}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !body.has(x) {
			body.add(x)
			list = append(list, x)
			stack = append(stack, x.Preds...)
		}
	}
	var out []*ssa.BasicBlock
	for _, x := range list {
		for _, s := range x.Succs {
			if !body.has(s) {
				out = append(out, s)
			}
		}
	}
	return out
}

func (e *Evaluator) dominates(a, b ssa.Instruction) bool {
	if a.Block() == b.Block() {
		return a != b && e.first(a, b) == a
	}
	return a.Block().Dominates(b.Block())
}
