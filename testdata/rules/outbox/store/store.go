// Package store is the database of the program.
package store

import (
	"context"

	"github.com/jmoiron/sqlx"
)

type Store struct{ db *sqlx.DB }

func (s *Store) CreateMember(ctx context.Context, id, email string) error {
	_, err := s.db.NamedExecContext(ctx, "INSERT INTO members (id, email) VALUES (:id, :email)", map[string]any{"id": id, "email": email})
	return err
}
