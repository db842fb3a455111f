package dbcall

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// with holds the CTEs in scope, the nearest last.
type with []named

type named struct {
	name string
	stmt *Stmt
}

// of returns the CTEs that s reads, itself or in a subselect.
func (w with) of(s *sqltext.Statement) []*Stmt {
	var out []*Stmt
	for _, c := range w {
		if reads(s, c.name) {
			out = append(out, c.stmt)
		}
	}
	return out
}

func reads(s *sqltext.Statement, name string) bool {
	if slices.ContainsFunc(s.Refs, func(r sqltext.Ref) bool { return r.Table == name }) {
		return true
	}
	for i := range s.Subs {
		if reads(&s.Subs[i], name) {
			return true
		}
	}
	return false
}

// handedOn returns the write whose rows are all that a SELECT reads:
//
//	WITH claimed AS (UPDATE … RETURNING …) SELECT … FROM claimed ORDER BY …
//
// Such a SELECT only sorts or counts what the write answers.
func handedOn(s *sqltext.Statement, out *Stmt) *Stmt {
	if s.Verb != sqltext.Select || len(s.Refs) != 1 {
		return nil
	}
	for i := range s.Subs {
		if sub := &out.Subs[i]; s.Subs[i].Name == s.Refs[0].Table && sub.Returning && sub.Table != "" && sub.Verb != sqltext.Select {
			return sub
		}
	}
	return nil
}
