// Package shop writes to its customers. What that does is in packages below it.
package shop

import (
	"context"
	"database/sql"
	"net/http"
	"strings"

	"example.com/facts/mail"
)

func thank(ctx context.Context, db *sql.DB, id int64, to string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := mail.Deliver(to); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `UPDATE orders SET status = 'THANKED' WHERE id = $1`, id); err != nil {
		return err
	}
	return tx.Commit()
}

func tell(ctx context.Context, db *sql.DB, id int64, text string) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	resp, err := http.Post("https://partner.example.com/orders", "text/plain", strings.NewReader(text))
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if _, err := tx.ExecContext(ctx, `UPDATE partners SET status = 'TOLD' WHERE id = $1`, id); err != nil {
		return err
	}
	return tx.Commit()
}

// Run does both.
func Run(ctx context.Context, db *sql.DB) error {
	if err := thank(ctx, db, 1, "a@example.com"); err != nil {
		return err
	}
	return tell(ctx, db, 1, "done")
}
