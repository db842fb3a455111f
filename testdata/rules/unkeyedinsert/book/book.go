// Package book writes entries for others.
package book

import (
	"context"

	"github.com/jmoiron/sqlx"
)

type Entry struct {
	TripID string `db:"trip_id"`
	Points int64  `db:"points"`
}

type Store struct{ db *sqlx.DB }

func New(db *sqlx.DB) *Store { return &Store{db: db} }

func (s *Store) Book(ctx context.Context, e Entry) error {
	_, err := s.db.NamedExecContext(ctx, "INSERT INTO bk_entries (trip_id, points) VALUES (:trip_id, :points)", e) // want `the insert into bk_entries adds a second row when the work runs again: it handles a message`
	return err
}

func (s *Store) BookOnce(ctx context.Context, e Entry) error {
	_, err := s.db.NamedExecContext(ctx, "INSERT INTO bk_onces (trip_id, points) VALUES (:trip_id, :points) ON CONFLICT (trip_id) DO NOTHING", e)
	return err
}
