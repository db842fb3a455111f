// Package claims takes jobs for others; some of its methods lose the count.
package claims

import (
	"context"

	"github.com/jackc/pgx/v5/pgxpool"
)

type Store struct{ pool *pgxpool.Pool }

func New(pool *pgxpool.Pool) *Store { return &Store{pool: pool} }

// Take tells nobody whether it took the job.
func (s *Store) Take(ctx context.Context, id int64) error {
	_, err := s.pool.Exec(ctx, "UPDATE uc_jobs SET state = 'RUNNING' WHERE id = $1 AND state = 'READY'", id)
	return err
}

// TryTake does.
func (s *Store) TryTake(ctx context.Context, id int64) (bool, error) {
	tag, err := s.pool.Exec(ctx, "UPDATE uc_tries SET state = 'RUNNING' WHERE id = $1 AND state = 'READY'", id)
	if err != nil {
		return false, err
	}
	return tag.RowsAffected() == 1, nil
}

// One answers an error if the row was gone.
func (s *Store) One(ctx context.Context, id int64) (email string, err error) {
	err = s.pool.QueryRow(ctx, "UPDATE uc_ones SET state = 'RUNNING' WHERE id = $1 AND state = 'READY' RETURNING email", id).Scan(&email)
	return email, err
}
