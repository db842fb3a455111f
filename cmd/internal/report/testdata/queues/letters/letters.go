// Package letters sends what a queue in Redis, or a lease, hands to it.
package letters

import (
	"bytes"
	"context"
	"database/sql"
	"net/http"

	"github.com/redis/go-redis/v9"
)

// Task is what the queue holds.
type Task struct {
	ID      string
	Attempt int
	Body    []byte
}

// Worker sends letters.
type Worker struct {
	DB    *sql.DB
	Queue *redis.Client
	HTTP  *http.Client
}

const most = 5

// Run leaves a task in the queue when anything fails.
func (w *Worker) Run(ctx context.Context, t *Task) {
	if err := w.send(ctx, t); err != nil {
		return
	}
	w.Queue.ZRem(ctx, "app:queue", t.ID)
}

func (w *Worker) send(ctx context.Context, t *Task) error {
	resp, err := w.HTTP.Post("https://letters.example.com", "text/plain", bytes.NewReader(t.Body))
	if err != nil {
		return err
	}
	if _, err := w.DB.ExecContext(ctx, "UPDATE letters SET status = 'SENT' WHERE id = $1", t.ID); err != nil {
		return err
	}
	if resp.StatusCode >= 300 && t.Attempt >= most {
		_, err = w.DB.ExecContext(ctx, "UPDATE letters SET status = 'FAILED' WHERE id = $1", t.ID)
	}
	return err
}

// RunCounted counts whatever fails.
func (w *Worker) RunCounted(ctx context.Context, t *Task) {
	_, err := w.HTTP.Post("https://parcels.example.com", "text/plain", bytes.NewReader(t.Body))
	if err == nil {
		_, err = w.DB.ExecContext(ctx, "UPDATE parcels SET status = 'SENT' WHERE id = $1", t.ID)
	}
	if err != nil && t.Attempt < most {
		return
	}
	if err != nil {
		w.DB.ExecContext(ctx, "UPDATE parcels SET status = 'FAILED' WHERE id = $1", t.ID)
	}
	w.Queue.ZRem(ctx, "app:queue", t.ID)
}

// Leased sends what it takes for itself, and what others took too long ago.
func (w *Worker) Leased(ctx context.Context, me string) error {
	_, err := w.DB.ExecContext(ctx, "UPDATE cards SET locked_at = now(), locked_by = $1 WHERE sent = false AND (locked_at IS NULL OR locked_at < now() - INTERVAL '5 minutes')", me)
	if err != nil {
		return err
	}
	rows, err := w.DB.QueryContext(ctx, "SELECT id, body FROM cards WHERE locked_by = $1", me)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		var body []byte
		if err := rows.Scan(&id, &body); err != nil {
			return err
		}
		if _, err := w.HTTP.Post("https://cards.example.com", "text/plain", bytes.NewReader(body)); err != nil {
			return err
		}
		if _, err := w.DB.ExecContext(ctx, "UPDATE cards SET sent = true, locked_by = NULL WHERE id = $1", id); err != nil {
			return err
		}
	}
	return rows.Err()
}
