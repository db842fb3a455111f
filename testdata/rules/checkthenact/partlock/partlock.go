// Package partlock locks the row in a part of the statement that reads it.
package partlock

import (
	"context"
	"database/sql"
)

func okPart(ctx context.Context, db *sql.DB, id int64) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var state string
	if err := tx.QueryRowContext(ctx, `WITH held AS (SELECT id, state FROM part_logs WHERE id = $1 FOR UPDATE)
		SELECT l.state FROM held JOIN part_logs l ON l.id = $1`, id).Scan(&state); err != nil {
		return err
	}
	if state != "OPEN" {
		return nil
	}
	if _, err := tx.ExecContext(ctx, "UPDATE part_logs SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	return tx.Commit()
}

func badPart(ctx context.Context, db *sql.DB, id int64) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var state string
	if err := tx.QueryRowContext(ctx, `WITH held AS (SELECT id, state FROM part_logs WHERE id = $1)
		SELECT l.state FROM held JOIN part_logs l ON l.id = $1`, id).Scan(&state); err != nil {
		return err
	}
	if state != "OPEN" { // want:low `part_logs.state`
		return nil
	}
	if _, err := tx.ExecContext(ctx, "UPDATE part_logs SET state = 'CLOSED' WHERE id = $1", id); err != nil {
		return err
	}
	return tx.Commit()
}
