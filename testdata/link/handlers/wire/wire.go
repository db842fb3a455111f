// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/handlers/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	b := bank.New()
	s := pay.New(rows.New(db), map[string]pay.Handler{"move": b.MoveOnce})
	s.Handle("move", b.Move)
	if err := s.BadRun(ctx, "move", id); err != nil {
		return err
	}
	return s.OkRun(ctx, "move", id)
}
