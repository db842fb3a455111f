package finding

import (
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// LoopOf returns the keyword of a loop, the call inside of it when the loop has
// none (goto), or the call of the function around it when the project wants to
// read of callers only.
func (r *Reporter) LoopOf(f *effects.Func, l *effects.Loop, call *effectflow.Node) Place {
	if i := r.written(call, depth(call, f)); r.passed(f) && !r.passed(at(call, i)) {
		return r.Locate(nil, call, i, nil)
	}
	p := Place{Pos: l.Pos(), End: l.End(), Function: enclosing(f), Name: call.Name(), Node: call}
	if !p.Pos.IsValid() {
		p.Pos, p.End = call.Pos(), call.End()
	}
	return p
}

// depth returns the number of calls that lead from the root to f, on the way to n.
func depth(n *effectflow.Node, f *effects.Func) int {
	for i := range n.Frames {
		if at(n, i) == f {
			return i
		}
	}
	return len(n.Frames)
}
