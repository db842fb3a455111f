// Package again hands work on once more when it failed.
package again

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/segmentio/kafka-go"
)

type Worker struct {
	db     *sql.DB
	writer *kafka.Writer
}

func (w *Worker) send(ctx context.Context, topic, id string) error {
	return w.writer.WriteMessages(ctx, kafka.Message{Topic: topic, Value: []byte(id)})
}

func (w *Worker) handle(ctx context.Context, id string) error {
	var body string
	if err := w.db.QueryRowContext(ctx, "SELECT body FROM calls WHERE id = $1", id).Scan(&body); err != nil {
		return err
	}
	tx, err := w.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE calls SET status = 'handled' WHERE id = $1", id); err != nil {
		return fmt.Errorf("mark call %s: %w", id, err)
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit call %s: %w", id, err)
	}
	return nil
}

// OkRequeued hands on what was not handled.
func (w *Worker) OkRequeued(ctx context.Context, ids []string) error {
	for _, id := range ids {
		err := w.handle(ctx, id)
		if err != nil {
			if err := w.send(ctx, "calls", id); err != nil {
				return err
			}
		}
	}
	return nil
}

// BadHandled tells of what was handled.
func (w *Worker) BadHandled(ctx context.Context, ids []string) error {
	for _, id := range ids {
		if err := w.handle(ctx, id); err != nil {
			return err
		}
		if err := w.send(ctx, "handled", id); err != nil { // want `Worker.send is lost if the process dies before it: calls.status is committed by then`
			return err
		}
	}
	return nil
}

func (w *Worker) refuse(ctx context.Context, id string) error {
	if _, err := w.db.ExecContext(ctx, "UPDATE requests SET status = 'failed' WHERE id = $1", id); err != nil {
		return nil
	}
	return fmt.Errorf("request %s was refused", id)
}

// BadRefused tells of a failure that was written down.
func (w *Worker) BadRefused(ctx context.Context, id string) error {
	if err := w.refuse(ctx, id); err != nil {
		return w.send(ctx, "refused", id) // want `Worker.send is lost if the process dies before it: requests.status is committed by then`
	}
	return nil
}
