// Package wire puts the program together.
package wire

import (
	"database/sql"

	"github.com/robfig/cron/v3"

	"dualwrite.test/link/bank"
	"dualwrite.test/link/cronjob/pay"
	"dualwrite.test/link/rows"
)

// Run runs the program.
func Run(db *sql.DB) error {
	j := &pay.Job{Mover: bank.New(), Work: rows.New(db)}
	c := cron.New()
	if _, err := c.AddFunc("@daily", j.Bad); err != nil {
		return err
	}
	if _, err := c.AddFunc("@daily", j.Ok); err != nil {
		return err
	}
	c.Run()
	return nil
}
