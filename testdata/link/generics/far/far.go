// Package far implements interfaces for any type of work.
package far

import (
	"context"
	"database/sql"
	"net/http"
	"strings"
)

// Bank moves money for jobs that have a name.
type Bank[T any] struct{ Name func(T) string }

// Move moves money; the bank can't tell a repetition.
func (b *Bank[T]) Move(ctx context.Context, job T) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/moves", strings.NewReader(b.Name(job)))
	if err != nil {
		return err
	}
	_, err = http.DefaultClient.Do(req)
	return err
}

// MoveOnce moves money once for each job.
func (b *Bank[T]) MoveOnce(ctx context.Context, job T) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/moves", strings.NewReader(b.Name(job)))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", b.Name(job))
	_, err = http.DefaultClient.Do(req)
	return err
}

// Table keeps the jobs.
type Table[T any] struct {
	DB   *sql.DB
	Name func(T) string
}

// Close ends a job.
func (t *Table[T]) Close(ctx context.Context, job T) error {
	_, err := t.DB.ExecContext(ctx, "UPDATE work SET status = 'DONE' WHERE id = $1", t.Name(job))
	return err
}
