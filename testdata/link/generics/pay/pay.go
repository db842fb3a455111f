// Package pay is written over the type of its work.
package pay

import "context"

// Mover is implemented elsewhere.
type Mover[T any] interface {
	Move(ctx context.Context, job T) error
	MoveOnce(ctx context.Context, job T) error
}

// Work is implemented elsewhere.
type Work[T any] interface {
	Close(ctx context.Context, job T) error
}

// Transfer is a piece of work.
type Transfer struct{ Account string }

// Service moves what is due.
type Service[T any] struct {
	mover Mover[T]
	work  Work[T]
}

// New returns a service.
func New[T any](m Mover[T], w Work[T]) *Service[T] { return &Service[T]{mover: m, work: w} }

// BadRun forgets what it moved if it dies.
func (s *Service[T]) BadRun(ctx context.Context, job T) error {
	if err := s.mover.Move(ctx, job); err != nil { // want effectrecord
		return err
	}
	return s.work.Close(ctx, job)
}

// OkRun lets the bank recognise a repetition.
func (s *Service[T]) OkRun(ctx context.Context, job T) error {
	if err := s.mover.MoveOnce(ctx, job); err != nil {
		return err
	}
	return s.work.Close(ctx, job)
}
