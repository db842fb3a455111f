// Package pay uses interfaces that have no name.
package pay

import "context"

// Service moves what is due.
type Service struct {
	Mover interface {
		Move(ctx context.Context, id string) error
		MoveOnce(ctx context.Context, id string) error
	}
	Work interface {
		Close(ctx context.Context, id string) error
	}
}

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context, id string) error {
	if err := s.Mover.Move(ctx, id); err != nil { // want effectrecord
		return err
	}
	return s.Work.Close(ctx, id)
}

// OkRun lets the bank recognise a repetition.
func (s *Service) OkRun(ctx context.Context, id string) error {
	if err := s.Mover.MoveOnce(ctx, id); err != nil {
		return err
	}
	return s.Work.Close(ctx, id)
}
