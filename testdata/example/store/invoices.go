// Package store keeps invoices and reminders in PostgreSQL.
package store

import (
	"context"
	"database/sql"
	"fmt"

	"example.com/shop/billing"
)

// Invoices is the table of that name.
type Invoices struct{ DB *sql.DB }

// Due lists what has to be charged.
func (s *Invoices) Due(ctx context.Context) ([]billing.Invoice, error) {
	rows, err := s.DB.QueryContext(ctx, `SELECT id, customer, cents FROM invoices WHERE status = 'DUE' LIMIT 100`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var due []billing.Invoice
	for rows.Next() {
		var i billing.Invoice
		if err := rows.Scan(&i.ID, &i.Customer, &i.Cents); err != nil {
			return nil, err
		}
		due = append(due, i)
	}
	return due, rows.Err()
}

// Status reads the state of one invoice.
func (s *Invoices) Status(ctx context.Context, id int64) (string, error) {
	var status string
	err := s.DB.QueryRowContext(ctx, `SELECT status FROM invoices WHERE id = $1`, id).Scan(&status)
	return status, err
}

// MarkPaid records a charge, whatever the state was. Hazard: a worker that was
// too slow overwrites what its successor did.
func (s *Invoices) MarkPaid(ctx context.Context, id int64, charge string) error {
	_, err := s.DB.ExecContext(ctx, `UPDATE invoices SET status = 'PAID', charge_id = $2 WHERE id = $1`, id, charge)
	return err
}

// MarkPaidOnce is the cure: only the worker that holds the claim finishes it.
func (s *Invoices) MarkPaidOnce(ctx context.Context, id int64, charge string) error {
	res, err := s.DB.ExecContext(ctx, `UPDATE invoices SET status = 'PAID', charge_id = $2 WHERE id = $1 AND status = 'CHARGING'`, id, charge)
	if err != nil {
		return err
	}
	n, err := res.RowsAffected()
	if err == nil && n == 0 {
		err = fmt.Errorf("invoice %d is no longer ours", id)
	}
	return err
}

// Claim moves an invoice to CHARGING. Hazard: two workers both get nil, since
// nobody looks whether a row was changed.
func (s *Invoices) Claim(ctx context.Context, id int64) error {
	_, err := s.DB.ExecContext(ctx, `UPDATE invoices SET status = 'CHARGING' WHERE id = $1 AND status = 'DUE'`, id)
	return err
}

// ClaimOnce is the cure: the number of changed rows says who won.
func (s *Invoices) ClaimOnce(ctx context.Context, id int64) (bool, error) {
	res, err := s.DB.ExecContext(ctx, `UPDATE invoices SET status = 'CHARGING', updated_at = now() WHERE id = $1 AND status = 'DUE'`, id)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// Release returns invoices of workers that died to the queue.
func (s *Invoices) Release(ctx context.Context) error {
	_, err := s.DB.ExecContext(ctx, `UPDATE invoices SET status = 'DUE', attempts = attempts + 1
		WHERE status = 'CHARGING' AND updated_at < now() - interval '10 minutes' AND attempts < 5`)
	return err
}

// Book writes what a charge means. Hazard: when the work is repeated, the
// balance is lowered and the history written again.
func (s *Invoices) Book(ctx context.Context, i billing.Invoice) error {
	if _, err := s.DB.ExecContext(ctx, `UPDATE accounts SET balance = balance - $2 WHERE customer = $1`, i.Customer, i.Cents); err != nil {
		return err
	}
	_, err := s.DB.ExecContext(ctx, `INSERT INTO invoice_history (invoice_id, event) VALUES ($1, 'charged')`, i.ID)
	return err
}

// BookOnce is the cure: one transaction, and a key that a repetition runs into.
func (s *Invoices) BookOnce(ctx context.Context, i billing.Invoice, charge string) error {
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := tx.ExecContext(ctx, `INSERT INTO bookings (charge_id, customer, cents) VALUES ($1, $2, $3) ON CONFLICT (charge_id) DO NOTHING`, charge, i.Customer, i.Cents)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err // booked before
	}
	if _, err := tx.ExecContext(ctx, `UPDATE accounts SET balance = balance - $2 WHERE customer = $1`, i.Customer, i.Cents); err != nil {
		return err
	}
	return tx.Commit()
}
