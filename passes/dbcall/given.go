package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// given returns what an assignment to a column stores. Statements with optional
// parameters keep the old value where none is given:
//
//	SET status = COALESCE(?, status)  -- ? is sql.NullString{String: "DONE", Valid: true}
//
// One that is given for sure is what is stored.
func given(column string, t *term) *term {
	if t == nil || t.Kind != provenance.Op || t.Text != "sql:coalesce" || len(t.Args) != 2 {
		return t
	}
	old, isColumn := strings.CutPrefix(t.Args[1].Text, "column:")
	if t.Args[1].Kind != provenance.Op || !isColumn || columnName(old) != column {
		return t
	}
	if v := valid(t.Args[0]); v != nil {
		return v
	}
	return t
}

// valid returns the value of a constant, or of a struct that says that it has one;
// nil if it may be NULL.
func valid(t *term) *term {
	t = bare(t)
	if _, ok := t.Const(); ok {
		return t
	}
	if t.Kind != provenance.Object || len(t.Args) != 2 {
		return nil
	}
	var value *term
	for i, name := range t.Names() {
		if name != "Valid" {
			value = t.Args[i]
		} else if text, ok := t.Args[i].Const(); !ok || text != "true" {
			return nil
		}
	}
	if t.Member("Valid") == nil {
		return nil
	}
	return value
}
