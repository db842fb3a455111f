package dbcall

import (
	"slices"
	"strings"
)

// The methods below accept a nil Entity, of which the conventions shared by the
// ORMs are assumed.

// column returns the column that a field or column name stands for.
func (e *Entity) column(name string) string {
	if e != nil {
		for _, c := range e.Columns {
			if c.Field == name || c.Column == name {
				return c.Column
			}
		}
		low := columnName(name)
		for _, c := range e.Columns {
			if c.Column == low {
				return c.Column
			}
		}
	}
	if plain := strings.Trim(name[strings.LastIndexByte(name, '.')+1:], "\"`[]"); isIdentifier(plain) {
		return snake(plain)
	}
	return columnName(name)
}

// has reports whether a field is a column; of an unknown entity every field is.
func (e *Entity) has(field string) bool {
	return e == nil || slices.ContainsFunc(e.Columns, func(c EntityColumn) bool { return c.Field == field })
}

// primary returns the primary key.
func (e *Entity) primary() []EntityColumn {
	if e != nil {
		out := slices.DeleteFunc(slices.Clone(e.Columns), func(c EntityColumn) bool { return !c.Primary })
		if len(out) > 0 {
			return out
		}
	}
	return []EntityColumn{{Field: "ID", Column: "id", Primary: true}}
}

// key returns the column of a primary key of one column.
func (e *Entity) key() string { return e.primary()[0].Column }

// tableFor returns the table that a library stores the type in. A name that was
// not stated follows the library's own convention.
func (e *Entity) tableFor(library, symbol string) string {
	if e != nil && e.Fixed {
		return e.Table
	}
	name := typeName(symbol)
	switch library {
	case "xorm":
		return snake(name)
	case "gorp":
		return strings.ToLower(name)
	}
	if e != nil && e.Table != "" {
		return e.Table
	}
	if name == "" || !strings.Contains(symbol, ".") || strings.HasPrefix(symbol, "gorm.io/") || strings.HasPrefix(symbol, "time.") {
		return ""
	}
	return plural(snake(name))
}
