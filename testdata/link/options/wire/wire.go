// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/options/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	b := bank.New()
	s := pay.New(rows.New(db), pay.WithMove(b.Move), pay.WithOnce(b.MoveOnce))
	if err := s.BadRun(ctx, id); err != nil {
		return err
	}
	return s.OkRun(ctx, id)
}
