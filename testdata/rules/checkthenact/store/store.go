// Package store keeps jobs in Postgres.
package store

import (
	"context"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

type Job struct {
	ID     int64
	Email  string
	Status string
	Tries  int
}

func (j Job) Open() bool { return j.Status == "OPEN" }

type Store struct{ pool *pgxpool.Pool }

func New(pool *pgxpool.Pool) *Store { return &Store{pool: pool} }

func (s *Store) Get(ctx context.Context, id int64) (*Job, error) {
	rows, err := s.pool.Query(ctx, "SELECT id, email, status, tries FROM st_jobs WHERE id = $1", id)
	if err != nil {
		return nil, err
	}
	return pgx.CollectExactlyOneRow(rows, pgx.RowToAddrOfStructByName[Job])
}

func (s *Store) Due(ctx context.Context) ([]Job, error) {
	rows, err := s.pool.Query(ctx, "SELECT id, email, status, tries FROM st_due WHERE status = 'OPEN' LIMIT 10 FOR UPDATE SKIP LOCKED")
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByName[Job])
}

func (s *Store) DueTx(ctx context.Context, tx pgx.Tx) ([]Job, error) {
	rows, err := tx.Query(ctx, "SELECT id, email, status, tries FROM st_held WHERE status = 'OPEN' LIMIT 10 FOR UPDATE SKIP LOCKED")
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowToStructByName[Job])
}

func (s *Store) InTx(ctx context.Context, f func(pgx.Tx) error) error {
	return pgx.BeginFunc(ctx, s.pool, f)
}

func (s *Store) Close(ctx context.Context, id int64) error {
	_, err := s.pool.Exec(ctx, "UPDATE st_jobs SET status = 'CLOSED' WHERE id = $1", id)
	return err
}

func (s *Store) CloseDue(ctx context.Context, id int64) error {
	_, err := s.pool.Exec(ctx, "UPDATE st_due SET status = 'CLOSED' WHERE id = $1 AND status = 'OPEN'", id)
	return err
}

func (s *Store) CloseHeld(ctx context.Context, tx pgx.Tx, id int64) error {
	_, err := tx.Exec(ctx, "UPDATE st_held SET status = 'CLOSED' WHERE id = $1", id)
	return err
}

// Reopen is called with the row held.
func (s *Store) Reopen(ctx context.Context, tx pgx.Tx, id int64) error {
	var status string
	if err := tx.QueryRow(ctx, "SELECT status FROM st_cases WHERE id = $1", id).Scan(&status); err != nil {
		return err
	}
	if status != "CLOSED" {
		return nil
	}
	if _, err := tx.Exec(ctx, "INSERT INTO st_notes (case_id, note) VALUES ($1, 'again')", id); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, "UPDATE st_cases SET status = 'OPEN' WHERE id = $1", id)
	return err
}

func (s *Store) Hold(ctx context.Context, tx pgx.Tx, id int64) error {
	_, err := tx.Exec(ctx, "SELECT 1 FROM st_cases WHERE id = $1 FOR UPDATE", id)
	return err
}
