// Package naive pays refunds as one writes it the first time.
package naive

import (
	"context"
	"database/sql"

	"example.com/twins/pay"
)

// Worker pays.
type Worker struct {
	DB   *sql.DB
	Bank *pay.Client
}

// Request enters a refund.
func (w *Worker) Request(ctx context.Context, order int64) error {
	_, err := w.DB.ExecContext(ctx, `INSERT INTO refunds (order_id, state) VALUES ($1, 'NEW')`, order)
	return err
}

// Run pays what is new.
func (w *Worker) Run(ctx context.Context) error {
	rows, err := w.DB.QueryContext(ctx, `SELECT order_id, body FROM refunds WHERE state = 'NEW'`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var order, body string
		if err := rows.Scan(&order, &body); err != nil {
			return err
		}
		if err := w.mark(ctx, order, "PROCESSING"); err != nil {
			return err
		}
		if err := w.Bank.Send(ctx, body, ""); err != nil {
			return err
		}
		if err := w.mark(ctx, order, "PAID"); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (w *Worker) mark(ctx context.Context, order, state string) error {
	_, err := w.DB.ExecContext(ctx, `UPDATE refunds SET state = $2 WHERE order_id = $1`, order, state)
	return err
}
