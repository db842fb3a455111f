package dbcall

import (
	"go/types"
	"strconv"
	"strings"
)

// entNames corrects an entity by the constants that ent generates beside it:
// order.Table and order.FieldStatus.
func (m *mapping) entNames(obj *types.TypeName) {
	path := obj.Pkg().Path() + "/" + strings.ToLower(obj.Name())
	for _, p := range obj.Pkg().Imports() {
		if p.Path() != path {
			continue
		}
		if s, ok := stringConst(p, "Table"); ok {
			m.entity.Table, m.entity.Fixed = tableName(s), true
		}
		for i := range m.entity.Columns {
			if s, ok := stringConst(p, "Field"+m.entity.Columns[i].Field); ok {
				m.entity.Columns[i].Column = strings.ToLower(s)
			}
		}
	}
}

func stringConst(p *types.Package, name string) (string, bool) {
	c, ok := p.Scope().Lookup(name).(*types.Const)
	if !ok {
		return "", false
	}
	s, err := strconv.Unquote(c.Val().ExactString())
	return s, err == nil // an error: no string constant
}
