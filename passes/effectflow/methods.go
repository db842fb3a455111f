package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// methods reports whether typ has methods in the program.
func (a *aimer) methods(typ string) bool {
	a.exported(typ)
	_, ok := a.owners[typ]
	return ok
}

// exported returns the exported methods of a type, sorted.
func (a *aimer) exported(typ string) []string {
	if a.owners == nil {
		a.owners = map[string][]string{}
		for id, f := range a.w.funcs {
			owner := receiverType(id)
			if owner == "" || strings.Contains(id, "$") {
				continue
			}
			if _, ok := a.owners[owner]; !ok {
				a.owners[owner] = nil
			}
			if f.Flags&effects.Exported != 0 {
				a.owners[owner] = append(a.owners[owner], id)
			}
		}
		for _, ids := range a.owners {
			slices.Sort(ids)
		}
	}
	return a.owners[typ]
}
