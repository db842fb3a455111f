package provenance

import (
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// collectMessage lets a function of this program fill a message of a mail library:
// whatever it writes, the message is about what else the function was given.
//
//	m := gomail.NewMessage()
//	order.Fill(m) // m is about the order
func (e *Evaluator) collectMessage(in ssa.CallInstruction, v ssa.Value) {
	if !e.message(v) {
		return
	}
	others := slices.DeleteFunc(slices.Clone(Operands(in.Common())), func(o ssa.Value) bool { return o == v || isContext(o.Type()) })
	if len(others) == 0 {
		return
	}
	e.addWrite(e.placeOf(v, 0).index(""), write{at: in, term: func() *Term {
		args := make([]*Term, len(others))
		for i, o := range others {
			args[i] = e.At(o, in)
		}
		return OpOf(Mixed, "", args...)
	}})
}

// message reports whether v is a message that a modelled library has just made.
func (e *Evaluator) message(v ssa.Value) bool {
	made, ok := v.(*ssa.Call)
	if !ok || e.callID(made) != "" {
		return false
	}
	n := NamedOf(v.Type())
	if n == nil || n.Obj().Pkg() == nil || !e.table.Models(n.Obj().Pkg()) {
		return false
	}
	switch name := strings.ToLower(n.Obj().Name()); {
	case name == "message", name == "msg", name == "email", name == "mail", strings.HasPrefix(name, "sgmail"):
		return true
	}
	return false
}
