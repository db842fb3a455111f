package provenance

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// collectChanges notes what functions of the package change in what they are handed:
//
//	x := Call{State: "failed"}
//	note(&x, answer) // x.State = "done"
//	save(x)
//
// Only of variables whose fields were assigned before: what a function fills in by
// itself is noted where the other writes are, and what is behind a parameter belongs to
// the caller.
func (e *Evaluator) collectChanges(fns []*ssa.Function) {
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(ssa.CallInstruction); ok {
					e.collectChanged(call)
				}
			}
		}
	}
}

func (e *Evaluator) collectChanged(in ssa.CallInstruction) {
	callee := in.Common().StaticCallee()
	if callee == nil || len(callee.Params) != len(in.Common().Args) {
		return
	}
	id := e.callID(in)
	if id == "" {
		return
	}
	for i, arg := range in.Common().Args {
		m := e.memories[callee.Params[i]]
		if m == nil {
			continue
		}
		p := e.placeOf(arg, 0)
		before := e.cell(p)
		if _, local := p.base.(*ssa.Alloc); !local || before == nil {
			continue
		}
		t := ResultOf(id, OutResult-i, entityType(arg.Type()))
		for _, field := range m.fields() {
			if len(before.writes) == 0 && e.cell(place{p.base, p.path + field}) == nil {
				continue // not assigned before
			}
			e.addWrite(place{p.base, p.path + field}, write{at: in, change: true, term: func() *Term { return FieldOf(t, field[1:], "") }})
		}
	}
}

// fields returns the paths of the fields of the whole that are assigned, in the order
// of the source.
func (m *memory) fields() []string {
	var out []string
	for _, w := range m.writes {
		if strings.HasPrefix(w.path, ".") && !strings.ContainsAny(w.path[1:], ".[{") && !slices.Contains(out, w.path) {
			out = append(out, w.path)
		}
	}
	return out
}
