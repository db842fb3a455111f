// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/fields/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	b, r := bank.New(), rows.New(db)
	s := pay.New(b.Move, b.MoveOnce, r.Close)
	if err := s.BadRun(ctx, id); err != nil {
		return err
	}
	return s.OkRun(ctx, id)
}
