// Package pay holds activities of Temporal.
package pay

import "context"

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	Close(ctx context.Context, id string) error
}

// Activities are retried.
type Activities struct {
	Mover Mover
	Work  Work
}

// Bad forgets what it moved if it dies.
func (a *Activities) Bad(ctx context.Context, id string) error {
	if err := a.Mover.Move(ctx, id); err != nil { // want effectrecord
		return err
	}
	return a.Work.Close(ctx, id)
}

// Ok lets the bank recognise a repetition.
func (a *Activities) Ok(ctx context.Context, id string) error {
	if err := a.Mover.MoveOnce(ctx, id); err != nil {
		return err
	}
	return a.Work.Close(ctx, id)
}
