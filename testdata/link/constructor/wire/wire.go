// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/constructor/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB) error {
	s := pay.New(bank.New(), rows.New(db))
	if err := s.BadRun(ctx); err != nil {
		return err
	}
	return s.OkRun(ctx)
}
