package provenance

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

// way is the search for the ways that lead to an instruction.
type way struct {
	e    *Evaluator
	done map[*ssa.BasicBlock]bool // are not gone through
	of   place
	not  *ssa.Const // what a test on the way finds the place not to be, nil if it does not matter
}

// leads reports whether some way leads from one block to another and is not empty.
func (w way) leads(from, to *ssa.BasicBlock) bool {
	seen := newBlockSet(to.Parent())
	open := []*ssa.BasicBlock{to}
	for len(open) > 0 {
		x := open[len(open)-1]
		open = open[:len(open)-1]
		for _, b := range x.Preds {
			if seen.has(b) || w.not != nil && w.finds(b, x) {
				continue
			}
			if b == from {
				return true
			}
			seen.add(b)
			if !w.done[b] {
				open = append(open, b)
			}
		}
	}
	return false
}

// finds reports whether control goes from b to x because the place is another value.
func (w way) finds(b, x *ssa.BasicBlock) bool {
	last, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If)
	if !ok || b.Succs[0] == b.Succs[1] {
		return false
	}
	test, ok := last.Cond.(*ssa.BinOp)
	if !ok {
		return false
	}
	load, ok := test.X.(*ssa.UnOp)
	c, fixed := test.Y.(*ssa.Const)
	if !ok || !fixed || load.Op.String() != "*" || load.Block() != b || !sameConst(c, w.not) {
		return false
	}
	switch test.Op.String() {
	case "==":
		return b.Succs[1] == x && w.e.placeOf(load.X, 0) == w.of
	case "!=":
		return b.Succs[0] == x && w.e.placeOf(load.X, 0) == w.of
	}
	return false
}

func sameConst(a, b *ssa.Const) bool {
	if a.Value == nil || b.Value == nil {
		return a.Value == b.Value
	}
	return a.Value.Kind() == b.Value.Kind() && constText(a) == constText(b)
}

// rounds returns what may be assigned to place p in an earlier round of a loop, when
// ws is what at sees of the same one:
//
//	p.State = "new"
//	for { switch p.State { case "new": p.State = "sent"; case "sent": ... } }
//
// An element is another one in each round.
func (e *Evaluator) rounds(p place, ws []write, at ssa.Instruction) []write {
	c := e.cell(p)
	if c == nil || at == nil || len(c.writes) == len(ws) || strings.ContainsAny(p.path, "[{") || len(at.Parent().Blocks) > maxBlocks {
		return nil
	}
	first := born(p.base, at.Parent())
	done := map[*ssa.BasicBlock]bool{first: true}
	for _, w := range ws {
		if w.at.Parent() == at.Parent() {
			if w.at.Block() == at.Block() {
				return nil // in each round anew
			}
			done[w.at.Block()] = true
		}
	}
	var out []write
	for _, w := range c.writes {
		if _, stored := w.at.(*ssa.Store); !stored || w.at.Parent() != at.Parent() || w.at.Block() == first || e.earlier(w.at, at) {
			continue
		}
		if (way{e: e, done: done}).leads(w.at.Block(), at.Block()) {
			out = append(out, w)
		}
	}
	return out
}
