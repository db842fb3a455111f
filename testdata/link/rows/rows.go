// Package rows keeps the work to do.
package rows

import (
	"context"
	"database/sql"
	"math/rand/v2"
)

// Store reads and writes the table of work.
type Store struct{ db *sql.DB }

// New returns a store.
func New(db *sql.DB) *Store { return &Store{db: db} }

// Due lists the work that is due.
func (s *Store) Due(ctx context.Context) ([]string, error) {
	rs, err := s.db.QueryContext(ctx, "SELECT id FROM work WHERE status = 'NEW'")
	if err != nil {
		return nil, err
	}
	defer rs.Close()
	var out []string
	for rs.Next() {
		var id string
		if err := rs.Scan(&id); err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, rs.Err()
}

// Next returns the work that has waited longest.
func (s *Store) Next(ctx context.Context) (string, error) {
	var id string
	err := s.db.QueryRowContext(ctx, "SELECT id FROM work WHERE status = 'NEW' ORDER BY created LIMIT 1").Scan(&id)
	return id, err
}

// Close ends a piece of work.
func (s *Store) Close(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "UPDATE work SET status = 'DONE' WHERE id = $1", id)
	return err
}

// Annotate leaves a note under a reference that is made letter by letter.
func (s *Store) Annotate(ctx context.Context, id string) error {
	_, err := s.db.ExecContext(ctx, "INSERT INTO notes (work_id, reference) VALUES ($1, $2) ON CONFLICT DO NOTHING", id, reference())
	return err
}

func reference() string {
	letters := make([]byte, 6)
	for i := range letters {
		letters[i] = "abc"[rand.IntN(3)]
	}
	return string(letters)
}
