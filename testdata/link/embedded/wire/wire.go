// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/embedded/far"
	"dualwrite.test/link/embedded/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB) error {
	s := pay.New(&far.Bank{Client: bank.New(), Name: "north"}, &far.Table{Store: rows.New(db), Name: "work"})
	if err := s.BadRun(ctx); err != nil {
		return err
	}
	return s.OkRun(ctx)
}
