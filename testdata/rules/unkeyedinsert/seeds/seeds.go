// Package seeds fills a new database.
package seeds

import (
	"context"
	"database/sql"
)

// OkFill runs once for a database.
func OkFill(ctx context.Context, db *sql.DB, account string) error {
	_, err := db.ExecContext(ctx, "INSERT INTO ledger_entries (account_id, amount) VALUES (?, 100)", account)
	return err
}

// OkFirst as well.
func OkFirst(ctx context.Context, db *sql.DB, name string) error {
	_, err := db.ExecContext(ctx, "INSERT INTO seed_points (name, points) VALUES (?, 1)", name)
	return err
}
