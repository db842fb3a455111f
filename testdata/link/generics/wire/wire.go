// Package wire puts the program together.
package wire

import (
	"context"
	"database/sql"

	"dualwrite.test/link/generics/far"
	"dualwrite.test/link/generics/pay"
)

func name(t pay.Transfer) string { return t.Account }

// Run runs the program.
func Run(ctx context.Context, db *sql.DB, id string) error {
	s := pay.New[pay.Transfer](&far.Bank[pay.Transfer]{Name: name}, &far.Table[pay.Transfer]{DB: db, Name: name})
	if err := s.BadRun(ctx, pay.Transfer{Account: id}); err != nil {
		return err
	}
	return s.OkRun(ctx, pay.Transfer{Account: id})
}
