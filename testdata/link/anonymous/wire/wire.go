// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/anonymous/pay"
	"dualwrite.test/link/bank"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	s := &pay.Service{Mover: bank.New(), Work: rows.New(db)}
	if err := s.BadRun(ctx, id); err != nil {
		return err
	}
	return s.OkRun(ctx, id)
}
