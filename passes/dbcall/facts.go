package dbcall

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Writes reports whether the statement, or one inside it, changes rows.
func (s *Stmt) Writes() bool {
	switch s.Verb {
	case sqltext.Insert, sqltext.Update, sqltext.Delete, sqltext.Merge, sqltext.Replace:
		return true
	}
	return slices.ContainsFunc(s.Subs, func(sub Stmt) bool { return sub.Writes() })
}

// Set returns the assignment to a column, and whether there is one.
func (s *Stmt) Set(column string) (Set, bool) {
	for _, x := range s.Sets {
		if strings.EqualFold(x.Column, column) {
			return x, true
		}
	}
	return Set{}, false
}

// CondsOn returns the tests of a column, those that pick the rows included.
func (s *Stmt) CondsOn(column string) []Cond {
	var out []Cond
	for _, c := range s.Conds {
		if strings.EqualFold(c.Column, column) || c.Column == "" && slices.Contains(c.Mentions, column) {
			out = append(out, c)
		}
	}
	return out
}
