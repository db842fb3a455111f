package provenance

import (
	"iter"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// Member is a field that was assigned, and its value.
type Member struct {
	Field string
	Value *Term
}

// Written returns the fields assigned through parameter p ("" for the whole of
// what it points to), in source order.
func (e *Evaluator) Written(p *ssa.Parameter) []Member {
	var out []Member
	m := e.memories[p]
	if m == nil {
		return nil
	}
	known := map[string]bool{}
	for _, w := range m.writes {
		setter := strings.Contains(w.path, ".Set") // the slot of a setter of an embedded struct
		if strings.Count(w.path, ".") > 1 && !setter || strings.ContainsAny(w.path, "[{") || known[w.path] {
			continue
		}
		known[w.path] = true
		if t := e.left(place{p, w.path}); t != nil {
			out = append(out, Member{w.path[strings.LastIndexByte(w.path, '.')+1:], t})
		}
	}
	return out
}

// left returns what a function leaves at place p, which is behind a parameter.
func (e *Evaluator) left(p place) *Term {
	ws := e.cell(p).writes
	t := e.written(ws, nil)
	if !fixed(t) {
		return t
	}
	for _, r := range ends(p.base.Parent()) {
		if !e.covers(ws, p, r, nil) {
			return AltOf(brief(e.outside(p, nil, nil)), t)
		}
	}
	return t
}

// ends returns where a function returns, and not for sure with an error.
func ends(fn *ssa.Function) []ssa.Instruction {
	var out []ssa.Instruction
	for _, b := range fn.Blocks {
		r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
		if !ok {
			continue
		}
		if n := len(r.Results); n > 0 && isErrorType(r.Results[n-1].Type()) {
			if c, ok := r.Results[n-1].(*ssa.Const); !ok || c.Value != nil {
				continue
			}
		}
		out = append(out, r)
	}
	return out
}

// Altered yields the last field of each place behind parameter p that something is
// assigned to, "" for the whole of what p points to or an element of it, with the
// assignment.
func (e *Evaluator) Altered(p *ssa.Parameter) iter.Seq2[string, ssa.Instruction] {
	return func(yield func(string, ssa.Instruction) bool) {
		m := e.memories[p]
		if m == nil {
			return
		}
		for _, w := range m.writes {
			field := w.path[strings.LastIndexByte(w.path, '.')+1:]
			if strings.ContainsAny(field, "[{") { // an element is changed, whatever holds it
				field = field[:strings.IndexAny(field, "[{")]
			}
			if !yield(field, w.at) {
				return
			}
		}
	}
}
