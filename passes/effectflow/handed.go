package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// given returns what call n hands to the i-th parameter of f, a function that it
// runs: one of the arguments that follow the function, as in
// ExecuteActivity(ctx, a.Save, order), else the parameter itself, of which only
// the type is known.
func (in *instance) given(n *Node, f *effects.Func, i int) *provenance.Term {
	if n.Row != nil && n.Row.Kind == models.Retry {
		if list := in.passedOn(n); len(list) > 0 {
			skip := 0
			if f.Flags&effects.Method != 0 {
				skip++
			}
			if skip < len(f.Params) && strings.HasSuffix(f.Params[skip].Type, "ontext") {
				skip++
			}
			if k := i - skip; k >= 0 && k < len(list) {
				return list[k]
			}
		}
	}
	return provenance.ParamOf(f.ID, i, named(f.Params[i].Type))
}

// passedOn returns the arguments after the function that n runs.
func (in *instance) passedOn(n *Node) []*provenance.Term {
	k := n.Row.Func
	if strings.HasPrefix(n.Row.Symbol, "(") {
		k++
	}
	if n.Row.Func == 0 || k >= len(n.Call.Args) {
		return nil
	}
	list := in.sub.Term(n.Call.Args[k])
	if list.Kind != provenance.Object {
		return nil
	}
	for _, name := range list.Names() {
		if name != "" {
			return nil
		}
	}
	return list.Args
}

// named strips pointers and slices off a type, as the Type of a Term does.
func named(typ string) string {
	for {
		switch {
		case strings.HasPrefix(typ, "*"):
			typ = typ[1:]
		case strings.HasPrefix(typ, "[]"):
			typ = typ[2:]
		case !strings.Contains(typ, ".") || strings.ContainsAny(typ, "( {["):
			return ""
		default:
			return typ
		}
	}
}
