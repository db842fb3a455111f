package checkthenact

import (
	"regexp"
	"slices"
	"sync"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// links reports whether insert s only says that two things belong together, and
// nothing in the program minds if that is said twice: rows of the table are asked
// for being there and deleted by what they name.
func links(w *effectflow.World, s *dbcall.Stmt) bool {
	if len(s.Sets) == 0 || dbcall.InboxTable(s.Table) || slices.ContainsFunc(s.Sets, func(x dbcall.Set) bool { return !reference(x.Column) }) {
		return false
	}
	asked := false
	for _, u := range w.Statements(s.Table) {
		switch u.Stmt.Verb {
		case sqltext.Insert, sqltext.Delete:
		case sqltext.Select:
			if !presence(u.Stmt) {
				return false
			}
			asked = true
		default:
			return false
		}
	}
	return asked
}

func reference(column string) bool { return column != "id" && dbcall.IdentityColumn(column) }

var one = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?i)^\s*select\s+1\s+from\b`) })

// presence reports whether a SELECT reads nothing but references.
func presence(s *dbcall.Stmt) bool {
	if len(s.Funcs) > 0 || len(s.Subs) > 0 || len(s.Columns) == 0 {
		return false
	}
	return one().MatchString(s.Text) || !slices.ContainsFunc(s.Columns, func(c string) bool { return c != "1" && !reference(c) })
}
