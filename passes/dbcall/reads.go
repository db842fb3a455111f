package dbcall

import "github.com/dualwrite/dualwrite/passes/models"

// Reads reports whether a call of row may run a statement: if not, Of knows none,
// whatever it is given.
func (r *Reader) Reads(row *models.Row) bool {
	switch row.Kind {
	case models.Query, models.Exec:
		return true
	case models.Read, models.Write:
		if row.SQL > 0 {
			return true
		}
	}
	library, _, ok := splitOp(row.Op)
	return ok && r.r.known(library).run != nil
}
