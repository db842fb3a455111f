package provenance

import (
	"go/types"
	"math/bits"

	"golang.org/x/tools/go/ssa"
)

// maxFrames bounds how deep evaluations nest and maxSteps how many one question
// may take; beyond them a value is Unknown.
const (
	maxFrames = 127
	maxSteps  = 1 << 13
	minSteps  = 1 << 6
)

// frames is a set of evaluations in progress, by their depth. Number 0 is the
// question as a whole.
type frames [2]uint64

func (f *frames) add(i int)      { f[i/64] |= 1 << (i % 64) }
func (f *frames) remove(i int)   { f[i/64] &^= 1 << (i % 64) }
func (f *frames) merge(g frames) { f[0], f[1] = f[0]|g[0], f[1]|g[1] }

// last returns the innermost frame of the set, -1 if it is empty.
func (f frames) last() int {
	if f[1] != 0 {
		return 127 - bits.LeadingZeros64(f[1])
	}
	return 63 - bits.LeadingZeros64(f[0])
}

// view is a place as an instruction sees it, or a value itself.
type view struct {
	place
	at   ssa.Instruction
	typ  types.Type
	self bool
}

// result is the term of a view. It was cut short where it came back to the
// evaluations in cut, and can be used again only while those are in progress.
type result struct {
	term *Term
	cut  frames
}

// evaluate returns the term of v as compute tells. Each view is computed once,
// except when it depends on an evaluation in progress that is over by now:
// values that go round a loop would be computed anew on each of many ways.
func (e *Evaluator) evaluate(v view, busy any, compute func() *Term) *Term {
	if t, ok := e.known(v); ok {
		return t
	}
	if i, ok := e.active[busy]; ok {
		e.cut.add(i)
		return nil
	}
	if len(e.owned) == 0 {
		e.begin(v)
		defer e.end(v)
	}
	i := len(e.owned)
	if i > maxFrames || e.steps <= 0 {
		e.cut.add(0)
		return unknown
	}
	e.steps--
	outer := e.cut
	e.cut = frames{}
	e.owned = append(e.owned, nil)
	e.active[busy] = i

	t := compute()

	delete(e.active, busy)
	e.drop(i)
	cut := e.cut
	cut.remove(i)
	if v.self {
		e.values[v.base] = result{t, cut}
	} else {
		e.memo[v] = result{t, cut}
	}
	if k := cut.last(); k >= 0 {
		e.owned[k] = append(e.owned[k], v)
	}
	e.cut = outer
	e.cut.merge(cut)
	return t
}

// known returns the term of v if it was computed before.
func (e *Evaluator) known(v view) (*Term, bool) {
	var r result
	var ok bool
	if v.self {
		r, ok = e.values[v.base]
	} else {
		r, ok = e.memo[v]
	}
	if ok {
		e.cut.merge(r.cut)
	}
	return r.term, ok
}

// drop ends frame i: what depended on it is forgotten.
func (e *Evaluator) drop(i int) {
	for _, v := range e.owned[i] {
		if v.self {
			delete(e.values, v.base)
		} else {
			delete(e.memo, v)
		}
	}
	e.owned = e.owned[:i]
}

// begin starts a question. A function whose questions turned out to be too hard
// gets less and less for the next ones.
func (e *Evaluator) begin(v view) {
	e.owned = append(e.owned, nil)
	e.cut = frames{}
	e.steps = max(maxSteps>>e.hard[parentOf(v)], minSteps)
}

func (e *Evaluator) end(v view) {
	if e.steps <= 0 {
		e.hard[parentOf(v)]++
	}
	e.drop(0)
}

// parentOf returns the function in which a question is asked.
func parentOf(v view) *ssa.Function {
	if v.at != nil {
		return v.at.Parent()
	}
	if v.base != nil {
		return v.base.Parent()
	}
	return nil
}
