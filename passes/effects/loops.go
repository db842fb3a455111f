package effects

import (
	"go/token"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// natural is one natural loop.
type natural struct {
	header *ssa.BasicBlock
	body   map[*ssa.BasicBlock]bool
}

// findLoops fills g.loops and the loops of the summary, outer loops first.
func (g *grapher) findLoops() {
	g.loops = map[*ssa.BasicBlock]int{}
	var all []*natural
	for _, blk := range g.fn.Blocks {
		for _, s := range blk.Succs {
			if s.Dominates(blk) {
				all = addBack(all, s, blk)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b *natural) int {
		if d := len(b.body) - len(a.body); d != 0 {
			return d
		}
		return a.header.Index - b.header.Index
	})
	for i, l := range all {
		g.f.Loops = append(g.f.Loops, g.loop(l))
		g.f.Loops[i].Parent = g.loops[l.header]
		for _, blk := range g.fn.Blocks {
			if l.body[blk] {
				g.loops[blk] = i + 1
			}
		}
	}
}

func addBack(all []*natural, header, tail *ssa.BasicBlock) []*natural {
	var l *natural
	for _, x := range all {
		if x.header == header {
			l = x
		}
	}
	if l == nil {
		l = &natural{header, map[*ssa.BasicBlock]bool{header: true}}
		all = append(all, l)
	}
	stack := []*ssa.BasicBlock{tail}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if !l.body[x] {
			l.body[x] = true
			stack = append(stack, x.Preds...)
		}
	}
	return all
}

func (g *grapher) loop(l *natural) Loop {
	var out Loop
	lo, hi := token.Pos(1<<40), token.NoPos
	for _, blk := range g.fn.Blocks {
		if !l.body[blk] {
			continue
		}
		for _, in := range blk.Instrs {
			if _, merged := in.(*ssa.Phi); merged {
				continue // stands where its variable is declared
			}
			if p := in.Pos(); p.IsValid() {
				lo, hi = min(lo, p), max(hi, p)
			}
			g.loopInstr(&out, l, blk, in)
		}
	}
	if hi.IsValid() {
		out.pos, out.end = g.b.syntax.loop(lo, hi)
		out.Site = g.b.site(out.pos)
	}
	return out
}

func (g *grapher) loopInstr(out *Loop, l *natural, blk *ssa.BasicBlock, in ssa.Instruction) {
	switch in := in.(type) {
	case *ssa.If:
		if !l.body[blk.Succs[0]] || !l.body[blk.Succs[1]] {
			t := g.b.eval.At(in.Cond, in)
			out.Exits = append(out.Exits, t)
			out.Counted = out.Counted || counts(t)
		}
	case *ssa.IndexAddr:
		g.over(out, l, in.X, in.Index, in)
	case *ssa.Index:
		g.over(out, l, in.X, in.Index, in)
	case *ssa.Next:
		if r, ok := in.Iter.(*ssa.Range); ok && out.Over == nil {
			out.Over = g.b.eval.At(r.X, in)
		}
	case *ssa.UnOp:
		if in.Op == token.ARROW {
			out.Ticks = true
			if in.CommaOk && blk == l.header && out.Over == nil {
				out.Over = g.b.eval.At(in.X, in)
			}
		}
	case *ssa.Select:
		out.Ticks = true
	case *ssa.Call:
		if fn := provenance.Callee(&in.Call); fn != nil && fn.FullName() == "time.Sleep" {
			out.Ticks = true
		}
	}
}

// over recognises "for i, x := range xs": an element is read at the loop's own
// index, which starts at -1 or 0 and is bounded by the length.
func (g *grapher) over(out *Loop, l *natural, x, index ssa.Value, at ssa.Instruction) {
	if out.Over != nil || !rangeIndex(index, l.header) {
		return
	}
	if def, ok := x.(ssa.Instruction); ok && l.body[def.Block()] {
		if u, ok := x.(*ssa.UnOp); !ok || u.Op != token.MUL {
			return
		}
	}
	out.Over = g.b.eval.At(x, at)
}

func rangeIndex(v ssa.Value, header *ssa.BasicBlock) bool {
	if b, ok := v.(*ssa.BinOp); ok && b.Op == token.ADD {
		v = b.X
	}
	p, ok := v.(*ssa.Phi)
	return ok && p.Block() == header
}

// counts reports whether an exit condition compares a counter.
func counts(t *provenance.Term) bool {
	if t.Kind != provenance.Op {
		return false
	}
	switch t.Text {
	case "<", "<=", ">", ">=", "==", "!=":
		return t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Op && u.Text == "counter" })
	}
	return false
}
