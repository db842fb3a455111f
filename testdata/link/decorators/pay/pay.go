// Package pay gets a mover inside of decorators.
package pay

import "context"

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	Due(ctx context.Context) ([]string, error)
	Close(ctx context.Context, id string) error
}

// Service moves what is due.
type Service struct {
	mover Mover
	work  Work
}

// New returns a service.
func New(m Mover, w Work) *Service { return &Service{mover: m, work: w} }

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context) error {
	ids, err := s.work.Due(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.mover.Move(ctx, id); err != nil { // want effectrecord checkthenact
			return err
		}
		if err := s.work.Close(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// OkRun lets the bank recognise a repetition.
func (s *Service) OkRun(ctx context.Context) error {
	ids, err := s.work.Due(ctx)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.mover.MoveOnce(ctx, id); err != nil {
			return err
		}
		if err := s.work.Close(ctx, id); err != nil {
			return err
		}
	}
	return nil
}
