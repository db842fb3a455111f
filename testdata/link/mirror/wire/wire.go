// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"
	"net/http"

	"dualwrite.test/link/mirror/pay"
)

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, account string) error {
	s := &pay.Service{DB: db, Bank: http.DefaultClient}
	if err := s.BadRun(ctx, account); err != nil {
		return err
	}
	return s.OkRun(ctx, account)
}
