// Package repo has repositories that can be rebuilt on a transaction.
package repo

import (
	"context"
	"database/sql"
)

type DBTX interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

type Queries struct{ db DBTX }

func New(db DBTX) *Queries { return &Queries{db} }

func (q *Queries) WithTx(tx *sql.Tx) *Queries { return &Queries{tx} }

func (q *Queries) SetPaid(ctx context.Context, id int64) error {
	_, err := q.db.ExecContext(ctx, "UPDATE invoices SET state = 'PAID' WHERE id = ?", id)
	return err
}

func (q *Queries) AddEntry(ctx context.Context, id int64) error {
	_, err := q.db.ExecContext(ctx, "INSERT INTO postings (invoice_id, state) VALUES (?, 'NEW')", id)
	return err
}

func (q *Queries) AddReceipt(ctx context.Context, id int64) error {
	_, err := q.db.ExecContext(ctx, "INSERT INTO receipts (invoice_id) VALUES (?)", id)
	return err
}

type key struct{}

// Store carries its transaction in the context.
type Store struct{ db *sql.DB }

// Atomically joins the transaction of the context or begins one.
func (s *Store) Atomically(ctx context.Context, fn func(context.Context) error) error {
	if _, ok := ctx.Value(key{}).(*sql.Tx); ok {
		return fn(ctx)
	}
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := fn(context.WithValue(ctx, key{}, tx)); err != nil {
		return err
	}
	return tx.Commit()
}

func (s *Store) handle(ctx context.Context) DBTX {
	if tx, ok := ctx.Value(key{}).(*sql.Tx); ok {
		return tx
	}
	return s.db
}

func (s *Store) Ship(ctx context.Context, id int64) error {
	_, err := s.handle(ctx).ExecContext(ctx, "UPDATE parcels SET state = 'SHIPPED' WHERE id = ?", id)
	return err
}

// Bill joins, too.
func (s *Store) Bill(ctx context.Context, id int64) error {
	return s.Atomically(ctx, func(ctx context.Context) error {
		_, err := s.handle(ctx).ExecContext(ctx, "INSERT INTO bills (parcel_id) VALUES (?)", id)
		return err
	})
}

// Bypass forgets the context.
func (s *Store) Bypass(ctx context.Context, id int64) error {
	_, err := s.db.ExecContext(ctx, "INSERT INTO labels (parcel_id) VALUES (?)", id)
	return err
}
