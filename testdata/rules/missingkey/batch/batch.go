// Package batch works through tables, behind an interface.
package batch

import (
	"context"
	"database/sql"
	"strconv"
)

// Gateway is satisfied by gateway.GRPC.
type Gateway interface {
	BadCapture(ctx context.Context, account string, cents int64) error
	OkCapture(ctx context.Context, task, account string, cents int64) error
	OkNote(ctx context.Context, text string) error
}

type Batch struct {
	db *sql.DB
	gw Gateway
}

type task struct {
	id, cents int64
	account   string
}

func (b *Batch) open(ctx context.Context, query string) ([]task, error) {
	rows, err := b.db.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []task
	for rows.Next() {
		var t task
		if err := rows.Scan(&t.id, &t.account, &t.cents); err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, rows.Err()
}

func (b *Batch) BadRun(ctx context.Context) error {
	tasks, err := b.open(ctx, "SELECT id, account, cents FROM captures_a WHERE status = 'OPEN'")
	if err != nil {
		return err
	}
	for _, t := range tasks {
		if err := b.gw.BadCapture(ctx, t.account, t.cents); err != nil {
			return err
		}
		if err := b.gw.OkNote(ctx, "captured"); err != nil {
			return err
		}
		if _, err := b.db.ExecContext(ctx, "UPDATE captures_a SET status = 'DONE' WHERE id = ?", t.id); err != nil {
			return err
		}
	}
	return nil
}

func (b *Batch) OkRun(ctx context.Context) error {
	tasks, err := b.open(ctx, "SELECT id, account, cents FROM captures_b WHERE status = 'OPEN'")
	if err != nil {
		return err
	}
	for _, t := range tasks {
		if err := b.gw.OkCapture(ctx, strconv.FormatInt(t.id, 10), t.account, t.cents); err != nil {
			return err
		}
		if _, err := b.db.ExecContext(ctx, "UPDATE captures_b SET status = 'DONE' WHERE id = ?", t.id); err != nil {
			return err
		}
	}
	return nil
}
