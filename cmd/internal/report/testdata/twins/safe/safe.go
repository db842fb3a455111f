// Package safe pays payouts so that it can be stopped at any line.
package safe

import (
	"context"
	"database/sql"
	"errors"

	"example.com/twins/pay"
)

// Worker pays.
type Worker struct {
	DB   *sql.DB
	Bank *pay.Client
}

// Request enters a payout once.
func (w *Worker) Request(ctx context.Context, order int64) error {
	_, err := w.DB.ExecContext(ctx, `INSERT INTO payouts (order_id, state) VALUES ($1, 'NEW') ON CONFLICT (order_id) DO NOTHING`, order)
	return err
}

// Run pays what is new.
func (w *Worker) Run(ctx context.Context) error {
	rows, err := w.DB.QueryContext(ctx, `SELECT order_id, body FROM payouts WHERE state = 'NEW' AND attempts < 5`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var order, body string
		if err := rows.Scan(&order, &body); err != nil {
			return err
		}
		if err := w.one(ctx, order, body); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (w *Worker) one(ctx context.Context, order, body string) error {
	res, err := w.DB.ExecContext(ctx, `UPDATE payouts SET state = 'PAYING', attempts = attempts + 1 WHERE order_id = $1 AND state = 'NEW'`, order)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if err := w.Bank.Send(ctx, body, "payout-"+order); err != nil {
		return err
	}
	res, err = w.DB.ExecContext(ctx, `UPDATE payouts SET state = 'PAID' WHERE order_id = $1 AND state = 'PAYING'`, order)
	if err != nil {
		return err
	}
	n, err := res.RowsAffected()
	if err == nil && n == 0 {
		err = errors.New("no longer ours")
	}
	return err
}

// Sweep brings back what was left.
func (w *Worker) Sweep(ctx context.Context) error {
	_, err := w.DB.ExecContext(ctx, `UPDATE payouts SET state = CASE WHEN attempts >= 5 THEN 'DEAD' ELSE 'NEW' END WHERE state = 'PAYING' AND updated_at < now() - interval '1 hour'`)
	return err
}

// Missing lists payouts that the bank's statement does not know.
func (w *Worker) Missing(ctx context.Context) (int, error) {
	var n int
	err := w.DB.QueryRowContext(ctx, `SELECT count(*) FROM payouts p LEFT JOIN bank_lines b ON b.order_id = p.order_id WHERE p.state = 'PAID' AND b.id IS NULL`).Scan(&n)
	return n, err
}
