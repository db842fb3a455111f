package insert

import (
	"context"
	"database/sql"

	"github.com/segmentio/kafka-go"
)

// OkCompared remembers in the same transaction what it compared, so that the
// second delivery finds both equal.
func (c *Consumer) OkCompared(ctx context.Context, m kafka.Message) error {
	return inTx(ctx, c.db, func(tx *sql.Tx) error {
		var told, state string
		row := tx.QueryRowContext(ctx, "SELECT last_told_status, status FROM cp_watches WHERE id = ? FOR UPDATE SKIP LOCKED", string(m.Key))
		if err := row.Scan(&told, &state); err != nil {
			return err
		}
		if told == state {
			return nil
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO cp_outgoing_entries (watch_id, state) VALUES (?, ?)", string(m.Key), state); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE cp_watches SET last_told_status = ? WHERE id = ?", state, string(m.Key))
		return err
	})
}

// BadCompared remembers something else.
func (c *Consumer) BadCompared(ctx context.Context, m kafka.Message) error {
	return inTx(ctx, c.db, func(tx *sql.Tx) error {
		var told, state string
		row := tx.QueryRowContext(ctx, "SELECT last_told_status, status FROM cq_watches WHERE id = ? FOR UPDATE SKIP LOCKED", string(m.Key))
		if err := row.Scan(&told, &state); err != nil {
			return err
		}
		if told == state {
			return nil
		}
		if _, err := tx.ExecContext(ctx, "INSERT INTO cq_outgoing_entries (watch_id, state) VALUES (?, ?)", string(m.Key), state); err != nil { // want `the insert into cq_outgoing_entries adds a second row`
			return err
		}
		_, err := tx.ExecContext(ctx, "UPDATE cq_watches SET seen_by = ? WHERE id = ?", "worker", string(m.Key))
		return err
	})
}

func inTx(ctx context.Context, db *sql.DB, fn func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(tx); err != nil {
		return err
	}
	return tx.Commit()
}
