// Package store is the database of the program.
package store

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type Store struct{ pool *pgxpool.Pool }

func New(p *pgxpool.Pool) *Store { return &Store{p} }

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

func (q *Queries) Insert(ctx context.Context, id int64) error {
	_, err := q.tx.Exec(ctx, "INSERT INTO members (id, email) VALUES ($1, '')", id)
	return err
}

func (q *Queries) Outbox(ctx context.Context, id int64) error {
	_, err := q.tx.Exec(ctx, "INSERT INTO outbox (member_id) VALUES ($1)", id)
	return err
}
