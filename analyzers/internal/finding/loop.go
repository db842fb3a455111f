package finding

import (
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

// LoopOf returns the keyword of a loop, or the call inside of it when the loop
// has none (goto).
func (r *Reporter) LoopOf(f *effects.Func, l *effects.Loop, call *effectflow.Node) Place {
	p := Place{Pos: l.Pos(), End: l.End(), Function: enclosing(f), Name: call.Name(), Node: call}
	if !p.Pos.IsValid() {
		p.Pos, p.End = call.Pos(), call.End()
	}
	return p
}
