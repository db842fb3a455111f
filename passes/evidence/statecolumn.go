package evidence

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// stateColumn returns the column of a table by which its statements follow the
// work, "" if there is none. A status counts more than a marker like sent_at.
func stateColumn(uses []effectflow.Use) string {
	count, word, flags, changed := map[string]int{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	note := func(column string, vs []string) {
		if follows(column, vs) {
			count[column]++
			word[column] = word[column] || slices.ContainsFunc(vs, func(v string) bool { return !flag(v) })
			flags[column] = flags[column] || slices.ContainsFunc(vs, flag)
		}
	}
	for _, u := range uses {
		for _, s := range u.Stmt.Sets {
			note(s.Column, values(s.Column, s.Value))
			changed[s.Column] = changed[s.Column] || u.Stmt.Verb != sqltext.Insert
		}
		for _, c := range u.Stmt.Conds {
			if c.Op != "expr" {
				note(c.Column, tested(c.Column, c))
			}
		}
	}
	best, most := "", 0
	for c, n := range count {
		n *= 10
		if marker(c) && !changed[c] {
			n = 1 // a time that rows are born with, or that is only looked at
		}
		if !marker(c) && (word[c] || !flags[c]) {
			n += 10000
		}
		if n > most || n == most && c < best {
			best, most = c, n
		}
	}
	return best
}

// follows reports whether a column says how far the work has come: by its name,
// or by what it is given (last_status = 'SENDING').
func follows(column string, vs []string) bool {
	return dbcall.StateColumn(column) || (column == "last_status" || column == "last_state") &&
		slices.ContainsFunc(vs, func(v string) bool { return !flag(v) && roleOf(v) != "" })
}

// flag recognises values that say yes or no, and nothing of how far the work is.
func flag(value string) bool {
	switch value {
	case "", "0", "1", "true", "false":
		return true
	}
	return false
}

// marker recognises columns that say by being set that something happened.
func marker(column string) bool {
	return strings.HasSuffix(column, "_at") || strings.HasSuffix(column, "_on")
}
