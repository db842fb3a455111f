// Package wire puts the program together.
package wire

import (
	"database/sql"

	"go.temporal.io/sdk/client"
	"go.temporal.io/sdk/worker"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/rows"
	"dualwrite.test/link/temporalworker/pay"
)

// Run runs the program.
func Run(db *sql.DB, c client.Client) error {
	w := worker.New(c, "moves", worker.Options{})
	w.RegisterActivity(&pay.Activities{Mover: bank.New(), Work: rows.New(db)})
	return w.Run(worker.InterruptCh())
}
