// Package wire puts the program together.
package wire

import (
	"database/sql"

	"github.com/riverqueue/river"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/riverworker/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(db *sql.DB) error {
	workers := river.NewWorkers()
	if err := river.AddWorkerSafely(workers, &pay.Bad{Mover: bank.New(), Rows: rows.New(db)}); err != nil {
		return err
	}
	return river.AddWorkerSafely(workers, &pay.Ok{Mover: bank.New(), Rows: rows.New(db)})
}
