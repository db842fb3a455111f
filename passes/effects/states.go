package effects

import (
	"slices"

	"golang.org/x/tools/go/ssa"
)

// maxCases bounds the tests of a state that are followed.
const maxCases = 64

// resume returns the block that runs next when control goes back from tail to the
// header of a loop, nil if that is not known. The states of a machine that goes on in
// a loop follow each other, in what is one round of work:
//
//	for {
//		switch p.State {
//		case "new": charge(p); p.State = "charged"
//		case "charged": done(p); return
//		}
//	}
//
// What comes back to a state that it came from is another round.
func (g *grapher) resume(tail, header *ssa.BasicBlock) *ssa.BasicBlock {
	blk := header
	for range maxCases {
		test := asksOnly(blk)
		if test == nil {
			break
		}
		holds, ok := g.b.eval.Decides(tail, header, test)
		if !ok {
			break
		}
		side := 1
		if holds {
			side = 0
		}
		blk = blk.Succs[side]
	}
	if blk == header || header.Dominates(blk) && g.leads(blk, tail) {
		return nil
	}
	if g.resumed == nil {
		g.resumed = map[*ssa.BasicBlock]*ssa.BasicBlock{}
	}
	g.resumed[tail] = blk
	return blk
}

// asksOnly returns the comparison that ends a block that does nothing else.
func asksOnly(blk *ssa.BasicBlock) *ssa.BinOp {
	end, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.If)
	if !ok {
		return nil
	}
	idle := !slices.ContainsFunc(blk.Instrs[:len(blk.Instrs)-1], func(in ssa.Instruction) bool {
		switch in.(type) {
		case *ssa.FieldAddr, *ssa.UnOp, *ssa.BinOp, *ssa.DebugRef:
			return false
		}
		return true
	})
	if test, ok := end.Cond.(*ssa.BinOp); ok && idle && test.Block() == blk {
		return test
	}
	return nil
}

// leads reports whether control comes from one block to another in the same round.
func (g *grapher) leads(from, to *ssa.BasicBlock) bool {
	seen := map[*ssa.BasicBlock]bool{from: true}
	open := []*ssa.BasicBlock{from}
	for len(open) > 0 {
		x := open[len(open)-1]
		open = open[:len(open)-1]
		if x == to {
			return true
		}
		next := x.Succs
		if r := g.resumed[x]; r != nil {
			next = append(slices.Clip(next), r)
		}
		for _, s := range next {
			if !seen[s] && (s == g.resumed[x] || !s.Dominates(x)) {
				seen[s] = true
				open = append(open, s)
			}
		}
	}
	return false
}
