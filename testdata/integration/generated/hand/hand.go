// Package hand is what a person wrote around generated code.
package hand

import (
	"context"
	"database/sql"

	"example.com/generated/gen"
)

// Run calls generated code that calls generated code.
func Run(ctx context.Context, db *sql.DB) error {
	return gen.Pass(ctx, db, 1, "a@example.com") // want caller
}

// Mixed has the transaction in its own hands.
func Mixed(ctx context.Context, db *sql.DB, id int64, to string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := gen.Post(to); err != nil { // want report caller drop
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE orders SET status = 'POSTED' WHERE id = $1`, id); err != nil {
		return err
	}
	return tx.Commit()
}
