// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/middleware/chain"
	"dualwrite.test/link/middleware/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	b := bank.New()
	s := pay.New(rows.New(db), chain.Logging(b.Move), b.MoveOnce)
	if err := s.BadRun(ctx, id); err != nil {
		return err
	}
	return s.OkRun(ctx, id)
}
