package models

import "strings"

// group is a set of rows of one package that differ in nothing but their
// symbol. Libraries have many functions that mean the same; a row each would
// hide the few that don't.
type group struct {
	pkg   string
	names string // separated by white space: "Func", "Type.Method", "*Type.Method"
	row   Row    // what all of them mean; Symbol is filled in
}

// expand writes the rows of the group out.
func (g group) expand() []Row {
	var rows []Row
	for name := range strings.FieldsSeq(g.names) {
		row := g.row
		row.Symbol = qualify(g.pkg, name)
		rows = append(rows, row)
	}
	return rows
}

func qualify(pkg, name string) string {
	recv, method, ok := strings.Cut(name, ".")
	if !ok {
		return pkg + "." + name
	}
	if typ, pointer := strings.CutPrefix(recv, "*"); pointer {
		return "(*" + pkg + "." + typ + ")." + method
	}
	return "(" + pkg + "." + recv + ")." + method
}
