package provenance

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// What is assigned under a condition may not have been assigned:
//
//	if p.Kind == "" { p.Kind = "mail" }
//	if p.Kind == "letter" { ... }
//
// A constant would decide the test that follows, also in a function that p is handed
// to, so what was there before stands beside it. Of anything else only a test tells
// the two apart: what was assigned is what the value is about.

// assigned returns what the assignments ws to place p left behind as at sees it.
func (e *Evaluator) assigned(p place, ws []write, typ types.Type, at ssa.Instruction) *Term {
	t := e.written(ws, at)
	if !fixed(t) && !slices.ContainsFunc(ws, func(w write) bool { return w.change }) {
		return t
	}
	if !e.covers(ws, p, at, nil) {
		t = AltOf(brief(e.initial(p, typ, at)), t)
	}
	return AltOf(t, e.written(e.rounds(p, ws, at), at))
}

// brief returns what may have been replaced as it stands beside what replaced it: what
// a caller can tell. Of anything else it only matters that it is not known.
func brief(t *Term) *Term {
	if t == nil || t.Kind == Const {
		return t
	}
	for u := t; ; u = u.Args[0] {
		switch u.Kind {
		case Param:
			return t
		case Field:
			continue
		}
		return unknown
	}
}

// initial returns what place p was before anything was assigned to it as a whole.
func (e *Evaluator) initial(p place, typ types.Type, at ssa.Instruction) *Term {
	if a, ok := p.base.(*ssa.Alloc); ok && p.path == "" {
		return zero(a)
	}
	return e.outside(p, typ, at)
}

// zero returns the constant that a variable of a basic type is at first.
func zero(a *ssa.Alloc) *Term {
	if p, ok := a.Type().Underlying().(*types.Pointer); ok {
		if _, basic := p.Elem().Underlying().(*types.Basic); basic {
			return constTerm(ssa.NewConst(nil, p.Elem()))
		}
	}
	return nil
}

// fixed reports whether t is one of some constants.
func fixed(t *Term) bool {
	if t == nil {
		return false
	}
	if t.Kind != Alt {
		return t.Kind == Const
	}
	for _, a := range t.Args {
		if a.Kind != Const {
			return false
		}
	}
	return true
}

// Tested returns the term of condition v as At does.
func (e *Evaluator) Tested(v ssa.Value, at ssa.Instruction) *Term {
	e.prepare(v)
	if t := e.tested(v, nil, at); t != nil {
		return t
	}
	return unknown
}

// compared evaluates a comparison.
func (e *Evaluator) compared(v *ssa.BinOp) *Term {
	x, _ := v.X.(*ssa.Const)
	y, _ := v.Y.(*ssa.Const)
	return OpOf(v.Op.String(), "", e.tested(v.X, y, v), e.tested(v.Y, x, v))
}

// tested evaluates a condition, or the operand of a comparison with c, at an
// instruction.
func (e *Evaluator) tested(v ssa.Value, c *ssa.Const, at ssa.Instruction) *Term {
	load, ok := v.(*ssa.UnOp)
	if !ok || load.Op != token.MUL && load.Op != token.NOT {
		return e.value(v, at)
	}
	if load.Op == token.NOT {
		return OpOf("!", "", e.tested(load.X, nil, load))
	}
	p := e.placeOf(load.X, 0)
	if cell := e.cell(p); c != nil && cell != nil && !cell.many {
		ws := live(e, cell.writes, load)
		if len(ws) > 0 && !e.covers(ws, p, load, nil) && e.covers(ws, p, load, c) {
			return AltOf(e.written(ws, load), e.written(e.rounds(p, ws, load), load)) // before, it was no c
		}
	}
	t := e.value(v, at)
	if b := e.was(p, load.Type(), load); b != nil && t != nil {
		switch b.Kind {
		case Field, Elem, Result, Param:
			return AltOf(b, t)
		}
	}
	return t
}

// was returns what place p was before the assignments that at sees, nil if there
// are none or one of them was surely done.
func (e *Evaluator) was(p place, typ types.Type, at ssa.Instruction) *Term {
	if c := e.cell(p); c != nil {
		if ws := live(e, c.writes, at); len(ws) > 0 {
			if c.many || e.covers(ws, p, at, nil) {
				return nil
			}
			return e.outside(p, typ, at)
		}
	}
	if p.path == "" {
		return nil
	}
	parent, seg := cut(p.path)
	if t := e.was(place{p.base, parent}, nil, at); t != nil {
		return member(t, seg, typ)
	}
	return nil
}

// covers reports whether one of the assignments ws to place p was surely done when at
// runs, unless a test on the way found the place to be other than c.
func (e *Evaluator) covers(ws []write, p place, at ssa.Instruction, c *ssa.Const) bool {
	for at != nil {
		done := map[*ssa.BasicBlock]bool{}
		for _, w := range ws {
			if _, call := w.at.(ssa.CallInstruction); call && !w.change {
				return true // a setter, or what a call fills in: what was there before is no news
			}
			if w.at.Parent() != at.Parent() {
				continue // a literal may never be run
			}
			if e.dominates(w.at, at) {
				return true
			}
			done[w.at.Block()] = true
		}
		fn := at.Parent()
		from := born(p.base, fn)
		if len(fn.Blocks) > maxBlocks || from != at.Block() && !(way{e, done, p, c}).leads(from, at.Block()) {
			return true
		}
		made := e.closures[fn]
		if made == nil || p.base.Parent() == fn {
			return false
		}
		at = made // what was done by then is seen by a literal
	}
	return true
}

// born returns the block of fn in which a place comes into being, as fn sees it.
func born(base ssa.Value, fn *ssa.Function) *ssa.BasicBlock {
	if in, ok := base.(ssa.Instruction); ok && in.Parent() == fn {
		return in.Block()
	}
	return fn.Blocks[0]
}

// memberOf returns member seg of what was assigned to place q, of which it is t.
func (e *Evaluator) memberOf(q place, ws []write, t *Term, seg string, typ types.Type, at ssa.Instruction) *Term {
	if !fixed(t) || e.covers(ws, q, at, nil) {
		return t
	}
	if b := e.outside(q, nil, at); b != nil {
		return AltOf(brief(member(b, seg, typ)), t)
	}
	return t
}
