// Package pay gives tasks of asynq their options where they are built.
package pay

import (
	"context"
	"database/sql"

	"github.com/hibiken/asynq"
)

// Queue enqueues tasks.
type Queue struct {
	DB     *sql.DB
	Client *asynq.Client
}

// Bad enqueues the same work again when it is started again.
func (q *Queue) Bad(ctx context.Context) error {
	rows, err := q.DB.QueryContext(ctx, "SELECT id FROM payouts WHERE status = 'NEW'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		task := asynq.NewTask("pay", []byte("again"), asynq.MaxRetry(3))
		if _, err := q.Client.EnqueueContext(ctx, task); err != nil { // want missingkey
			return err
		}
	}
	return rows.Err()
}

// Ok names the task after the row.
func (q *Queue) Ok(ctx context.Context) error {
	rows, err := q.DB.QueryContext(ctx, "SELECT id FROM payouts WHERE status = 'NEW'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return err
		}
		task := asynq.NewTask("pay", []byte("again"), asynq.TaskID("pay:"+id), asynq.MaxRetry(3))
		if _, err := q.Client.EnqueueContext(ctx, task); err != nil {
			return err
		}
	}
	return rows.Err()
}
