// Package callers holds rows before it hands them to another package.
package callers

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/effectrecord/callers/svc"
)

type Worker struct {
	db     *sql.DB
	sender *svc.Sender
}

func (w *Worker) hold(ctx context.Context, query string, id int64) (bool, error) {
	res, err := w.db.ExecContext(ctx, query, id)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// OkHeld has an intent before the effect, three calls from it.
func (w *Worker) OkHeld(ctx context.Context, m svc.Mail) error {
	ok, err := w.hold(ctx, "UPDATE held SET state = 'SENDING' WHERE id = ? AND state = 'NEW'", m.ID)
	if err != nil || !ok {
		return err
	}
	return w.sender.Deliver(ctx, m)
}

func (w *Worker) OkHalf(ctx context.Context, m svc.Mail) error {
	ok, err := w.hold(ctx, "UPDATE half_held SET state = 'SENDING' WHERE id = ? AND state = 'NEW'", m.ID)
	if err != nil || !ok {
		return err
	}
	return w.sender.Push(ctx, m)
}

// BadHalf repeats what was left over, without holding it.
func (w *Worker) BadHalf(ctx context.Context, m svc.Mail) error {
	return w.sender.Push(ctx, m)
}
