package dbcall

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// term is short for the type every function here handles.
type term = provenance.Term

// maxAlternatives bounds how many statements one call is read as.
const maxAlternatives = 8

// bare looks through conversions: a string of a named type is a string.
func bare(t *term) *term {
	for t != nil && t.Kind == provenance.Op && t.Text == "convert" && len(t.Args) > 0 {
		t = t.Args[len(t.Args)-1]
	}
	if t == nil {
		return provenance.Nothing()
	}
	return t
}

// at returns argument i, or Unknown when there is none.
func at(args []*term, i int) *term {
	if i < 0 || i >= len(args) {
		return provenance.Nothing()
	}
	return bare(args[i])
}

// isList reports whether t is a list built here, whose members have no names.
func isList(t *term) bool {
	return t.Kind == provenance.Object &&
		!slices.ContainsFunc(t.Names(), func(n string) bool { return n != "" })
}

// isRecord reports whether t is a struct or map built here, whose members have
// names.
func isRecord(t *term) bool {
	return t.Kind == provenance.Object && len(t.Args) > 0 && !isList(t)
}

// members returns the members of a list built here. A nil list has none; of
// any other value nothing is known.
func members(t *term) (list []*term, known bool) {
	t = bare(t)
	switch {
	case t.IsNil():
		return nil, true
	case isList(t):
		return t.Args, true
	case t.Kind == provenance.Op && t.Text == "append":
		for _, a := range t.Args {
			part, ok := members(a)
			if !ok {
				return nil, false
			}
			list = append(list, part...)
		}
		return list, true
	}
	return nil, false
}

// rest returns the variadic arguments packed into argument i. It is lenient
// towards arguments that were not packed.
func rest(args []*term, i int) (list []*term, known bool) {
	if i >= len(args) {
		return nil, true
	}
	if i == len(args)-1 {
		return members(args[i])
	}
	return args[i:], true
}

// fields calls f for each named member of a record, not for the value it was
// copied from.
func fields(t *term, f func(name string, value *term)) {
	for i, n := range t.Names() {
		if n != "" && n != provenance.BaseName {
			f(n, t.Args[i])
		}
	}
}

// base returns the value a record was copied from, or nil.
func base(t *term) *term {
	if i := slices.Index(t.Names(), provenance.BaseName); i >= 0 {
		return t.Args[i]
	}
	return nil
}

// sample stands for every member of a list: one write of many rows is read as
// one row with alternatives in its columns.
func sample(t *term) *term {
	t = bare(t)
	if t.Kind != provenance.Object || !isList(t) || len(t.Args) == 0 {
		return t
	}
	return bare(t.Args[0])
}

// constant returns the text of a constant, looking through conversions.
func constant(t *term) (string, bool) {
	if t == nil {
		return "", false
	}
	return bare(t).Const()
}

// isZero reports whether t is the zero value of its type.
func isZero(t *term) bool {
	t = bare(t)
	if t.Kind != provenance.Const {
		return t.Kind == provenance.Object && len(t.Args) == 0 && len(t.Names()) == 0
	}
	switch t.N {
	case provenance.ConstNil:
		return true
	case provenance.ConstString:
		return t.Text == ""
	case provenance.ConstBool:
		return t.Text == "false"
	}
	return t.Text == "0"
}

// isTrue reports whether t is the constant true.
func isTrue(t *term) bool {
	return t != nil && bare(t).Kind == provenance.Const && bare(t).Text == "true"
}

// memberOf returns the member of a record, or Unknown.
func memberOf(t *term, name string) *term {
	if m := t.Member(name); m != nil {
		return bare(m)
	}
	return provenance.Nothing()
}

// callee returns the last name of the function an operation calls: "Expr" for
// "call:gorm.io/gorm.Expr" and for "chain:gorm.Expr".
func callee(t *term) string {
	if t.Kind != provenance.Op {
		return ""
	}
	kind, symbol, found := strings.Cut(t.Text, ":")
	if !found || (kind != "call" && kind != "chain" && kind != "option") {
		return ""
	}
	return symbol[strings.LastIndexByte(symbol, '.')+1:]
}

// typeName returns the last name of a type symbol.
func typeName(symbol string) string {
	return symbol[strings.LastIndexByte(symbol, '.')+1:]
}

// chainOp splits "chain:gorm.Where" into its library and method.
func chainOp(t *term) (library, method string, ok bool) {
	if t.Kind != provenance.Op {
		return "", "", false
	}
	op, ok := strings.CutPrefix(t.Text, "chain:")
	if !ok {
		return "", "", false
	}
	return splitOp(op)
}

func splitOp(op string) (library, method string, ok bool) {
	i := strings.LastIndexByte(op, '.')
	if i < 0 {
		return "", "", false
	}
	return op[:i], op[i+1:], true
}

// names reads a list of constant strings, given packed or as one constant with
// commas, as they are written. Parts that cannot be read make known false.
func names(ts []*term) (list []string, known bool) {
	known = true
	for _, t := range ts {
		t = bare(t)
		if ms, ok := members(t); ok {
			sub, subKnown := names(ms)
			list = append(list, sub...)
			known = known && subKnown
			continue
		}
		s, ok := constant(t)
		if !ok {
			known = false
			continue
		}
		for part := range strings.SplitSeq(s, ",") {
			if part = strings.TrimSpace(part); part != "" {
				list = append(list, part)
			}
		}
	}
	return list, known
}

// columnName strips quotes, qualifier and alias from a column as builders take
// it: `o."Status" AS s` is status.
func columnName(s string) string {
	s = strings.TrimSpace(s)
	if i := strings.IndexAny(s, " \t\n"); i > 0 {
		s = s[:i]
	}
	if strings.ContainsAny(s, "()*+-/") {
		return strings.ToLower(s)
	}
	s = s[strings.LastIndexByte(s, '.')+1:]
	return strings.ToLower(strings.Trim(s, "\"`[]"))
}

// tableName strips quotes, schema and alias from a table as builders take it.
func tableName(s string) string { return columnName(s) }
