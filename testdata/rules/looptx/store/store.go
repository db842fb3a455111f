// Package store is the database of the program.
package store

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type Store struct{ pool *pgxpool.Pool }

type Queries struct{ tx pgx.Tx }

// InTx runs fn in a transaction.
func (s *Store) InTx(ctx context.Context, fn func(*Queries) error) error {
	tx, err := s.pool.Begin(ctx)
	if err != nil {
		return err
	}
	if err := fn(&Queries{tx}); err != nil {
		return errors.Join(err, tx.Rollback(ctx))
	}
	return tx.Commit(ctx)
}

// Due returns the subscriptions that have to be renewed.
func (q *Queries) Due(ctx context.Context) ([]int64, error) {
	rows, err := q.tx.Query(ctx, "SELECT id FROM subscriptions WHERE next_renewal < now()")
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[int64])
}

// Close ends one.
func (q *Queries) Close(ctx context.Context, id int64) error {
	_, err := q.tx.Exec(ctx, "UPDATE subscriptions SET state = 'CLOSED' WHERE id = $1", id)
	return err
}
