package dbcall

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// folds reports whether a row more, like one that is there, leaves the answer of a
// SELECT as it is: it reads the largest or the least, whether there is any, or one
// row for all that are alike.
func folds(s *sqltext.Statement) bool {
	return s.Verb == sqltext.Select && s.Complete && len(s.List) > 0 &&
		!slices.ContainsFunc(s.Funcs, func(f string) bool { return !steady(f) }) &&
		!slices.ContainsFunc(s.List, func(e sqltext.Expr) bool { return !folded(e, s.Grouped) })
}

// folded reports whether a value is the same for one and for two rows that are alike.
func folded(e sqltext.Expr, grouped bool) bool {
	switch e.Kind {
	case sqltext.Literal, sqltext.Null, sqltext.Placeholder, sqltext.Subquery:
		return true
	case sqltext.Column:
		return grouped && e.Text != "*"
	case sqltext.FuncCall:
		return grouped || extreme(e.Text) || len(e.Args) > 0 && all(e.Args, grouped)
	case sqltext.Binary, sqltext.Row, sqltext.Case:
		return all(e.Args, grouped)
	}
	return false
}

func all(es []sqltext.Expr, grouped bool) bool {
	return !slices.ContainsFunc(es, func(e sqltext.Expr) bool { return !folded(e, grouped) })
}

// extreme recognises the functions that pick one of all rows.
func extreme(f string) bool {
	switch f {
	case "max", "min", "bool_or", "bool_and", "every":
		return true
	}
	return false
}

// steady recognises them and the functions of one row that are used with them: none
// that counts, adds or lists.
func steady(f string) bool {
	switch f {
	case "coalesce", "ifnull", "nullif", "greatest", "least", "lower", "upper", "now", "date", "date_trunc", "unix_timestamp":
		return true
	}
	return extreme(f)
}
