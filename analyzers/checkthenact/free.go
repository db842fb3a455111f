package checkthenact

import (
	"slices"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/analyzers/internal/rows"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// handedOut reports whether read picks one of many rows that nobody has yet, and w
// says that somebody has it now: the next free number, code or address. To write that
// twice changes nothing, but two have got the row.
func handedOut(read *dbcall.Stmt, w rows.Step, column string) bool {
	set, ok := w.Stmt.Set(column)
	if !ok || !read.Limit || set.Value == nil || len(read.Funcs) > 0 {
		return false
	}
	return given(column) && !constant(set.Value, "false", "0") || fills(w.Stmt, read) == column && set.Value.Kind != provenance.Const && !clock(set.Value)
}

// fills is rows.Fills, but for marks that a row is gone.
func fills(w, read *dbcall.Stmt) string {
	if column := rows.Fills(w, read); !rows.Gone(column) {
		return column
	}
	return ""
}

// given recognises columns that say that a row belongs to somebody now.
func given(column string) bool {
	return slices.ContainsFunc(effectflow.Words(column), func(word string) bool {
		switch word {
		case "used", "taken", "assigned", "allocated", "reserved", "redeemed", "consumed", "sold", "issued", "leased", "occupied":
			return true
		}
		return false
	})
}

func clock(t *provenance.Term) bool {
	return t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Minted && u.Text == "clock" || u.Kind == provenance.Op && u.Text == "now"
	})
}

// filled returns the column of the row of which test b asks whether something is
// there, and in which w puts something if nothing was.
//
//	if user.CustomerID == "" {
//		c, _ := customer.New(params)
//		db.Exec("UPDATE users SET customer_id = ? WHERE id = ?", c.ID, user.ID)
//	}
func (c *check) filled(w rows.Step, b test) string {
	of, side := vacant(b.Cond)
	if of == nil || c.g.Side(b.Node, w.Node) != side {
		return ""
	}
	columns := rows.Tested(c.w, c.read, of)
	if len(columns) != 1 || rows.Gone(columns[0]) {
		return ""
	}
	set, ok := w.Stmt.Set(columns[0])
	if !ok || set.Increment != 0 || set.Value == nil || void(set.Value) || !rows.Puts(set) {
		return ""
	}
	return columns[0]
}

// receipt reports whether what w puts into a column is what deed d answered or made,
// or says that somebody has the row now: then it was d that the test asked for.
func receipt(w rows.Step, column string, d *rows.Deed) bool {
	set, ok := w.Stmt.Set(column)
	if !ok || set.Value == nil || d.Confidence == finding.Low {
		return false
	}
	return given(column) || rows.Made(*d, set.Value)
}

// vacant returns what a condition compares with nothing, and the side of the branch
// on which there is nothing.
func vacant(t *provenance.Term) (of *provenance.Term, side int) {
	switch {
	case t.Kind == provenance.Field && t.Text == "Valid":
		return t, 1
	case t.Kind == provenance.Op && t.Text == "call:(time.Time).IsZero" && len(t.Args) == 1:
		return t.Args[0], 0
	case t.Kind != provenance.Op || len(t.Args) != 2 || t.Text != "==" && t.Text != "!=":
		return nil, 0
	}
	if t.Text == "!=" {
		side = 1
	}
	for i, a := range t.Args {
		if other := t.Args[1-i]; void(a) && other.Kind == provenance.Field {
			return other, side
		}
	}
	return nil, 0
}

func void(t *provenance.Term) bool { return t.IsNil() || constant(t, "", "0") }
