// Package pay handles tasks of asynq.
package pay

import (
	"context"

	"github.com/hibiken/asynq"
)

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	Close(ctx context.Context, id string) error
}

// Handlers handle tasks.
type Handlers struct {
	Mover Mover
	Work  Work
}

// Bad forgets what it moved if it dies.
func (h *Handlers) Bad(ctx context.Context, t *asynq.Task) error {
	id := string(t.Payload())
	if err := h.Mover.Move(ctx, id); err != nil { // want effectrecord
		return err
	}
	return h.Work.Close(ctx, id)
}

// Ok lets the bank recognise a repetition.
func (h *Handlers) Ok(ctx context.Context, t *asynq.Task) error {
	id := string(t.Payload())
	if err := h.Mover.MoveOnce(ctx, id); err != nil {
		return err
	}
	return h.Work.Close(ctx, id)
}
