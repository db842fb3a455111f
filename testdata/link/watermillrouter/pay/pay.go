// Package pay handles messages of watermill.
package pay

import (
	"context"

	"github.com/ThreeDotsLabs/watermill/message"
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

// Handlers handle messages.
type Handlers struct {
	Mover Mover
	Work  Work
}

// Bad forgets what it moved if it dies.
func (h *Handlers) Bad(m *message.Message) error {
	id := string(m.Payload)
	if err := h.Mover.Move(m.Context(), id); err != nil { // want effectrecord
		return err
	}
	return h.Work.Close(m.Context(), id)
}

// Ok lets the bank recognise a repetition.
func (h *Handlers) Ok(m *message.Message) error {
	id := string(m.Payload)
	if err := h.Mover.MoveOnce(m.Context(), id); err != nil {
		return err
	}
	return h.Work.Close(m.Context(), id)
}
