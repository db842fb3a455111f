// Package pay works on repositories that are bound to a transaction.
package pay

import "context"

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	InTx(ctx context.Context, f func(Work) error) error
	Close(ctx context.Context, id string) error
}

// Service moves what is due.
type Service struct {
	mover Mover
	work  Work
}

// New returns a service.
func New(m Mover, w Work) *Service { return &Service{mover: m, work: w} }

// BadRun moves before it is sure that it can commit.
func (s *Service) BadRun(ctx context.Context, id string) error {
	return s.work.InTx(ctx, func(w Work) error {
		if err := s.mover.Move(ctx, id); err != nil { // want txeffect effectrecord
			return err
		}
		return w.Close(ctx, id)
	})
}

// OkRun commits first, and the bank recognises a repetition.
func (s *Service) OkRun(ctx context.Context, id string) error {
	if err := s.mover.MoveOnce(ctx, id); err != nil {
		return err
	}
	return s.work.InTx(ctx, func(w Work) error { return w.Close(ctx, id) })
}
