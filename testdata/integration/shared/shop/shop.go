// Package shop takes money in a transaction.
package shop

import (
	"context"
	"database/sql"

	"example.com/shared/pay"
)

// Sell cannot take the charge back when the commit fails.
func Sell(ctx context.Context, db *sql.DB, id, cents int64) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := pay.Charge(cents); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE orders SET status = 'PAID' WHERE id = $1`, id); err != nil {
		return err
	}
	return tx.Commit()
}
