// Package basic does and records with the standard library only.
package basic

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"net/http"
)

type task struct {
	ID    int64
	Cents int64
}

type job struct {
	db     *sql.DB
	client *http.Client
}

func (j *job) due(ctx context.Context) ([]task, error) {
	rows, err := j.db.QueryContext(ctx, "SELECT id, cents FROM tasks WHERE status = 'PENDING'")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []task
	for rows.Next() {
		var t task
		if err := rows.Scan(&t.ID, &t.Cents); err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, rows.Err()
}

func (j *job) post(ctx context.Context, key, body string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://billing.example/charges", bytes.NewBufferString(body))
	if err != nil {
		return err
	}
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	res, err := j.client.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func (j *job) done(ctx context.Context, id int64) error {
	_, err := j.db.ExecContext(ctx, "UPDATE tasks SET status = 'DONE' WHERE id = ?", id)
	return err
}

func (j *job) BadUnkeyed(ctx context.Context) error {
	tasks, err := j.due(ctx)
	if err != nil {
		return err
	}
	for _, t := range tasks {
		if err := j.post(ctx, "", fmt.Sprint(t.Cents)); err != nil { // want `job.post is repeated after a crash: tasks.status is written later`
			return err
		}
		if err := j.done(ctx, t.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkKeyed is known to be keyed only through the parameter of a wrapper.
func (j *job) OkKeyed(ctx context.Context) error {
	tasks, err := j.due(ctx)
	if err != nil {
		return err
	}
	for _, t := range tasks {
		if err := j.post(ctx, fmt.Sprintf("task-%d", t.ID), fmt.Sprint(t.Cents)); err != nil {
			return err
		}
		if err := j.done(ctx, t.ID); err != nil {
			return err
		}
	}
	return nil
}
