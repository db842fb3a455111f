// Package pay keeps functions in fields that its constructor sets.
package pay

import "context"

type action func(ctx context.Context, id string) error

// Service moves what is due.
type Service struct {
	move  action
	once  action
	close action
}

// New returns a service.
func New(move, once, finish func(ctx context.Context, id string) error) *Service {
	return &Service{move: move, once: once, close: finish}
}

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context, id string) error {
	if err := s.move(ctx, id); err != nil { // want effectrecord
		return err
	}
	return s.close(ctx, id)
}

// OkRun lets the bank recognise a repetition.
func (s *Service) OkRun(ctx context.Context, id string) error {
	if err := s.once(ctx, id); err != nil {
		return err
	}
	return s.close(ctx, id)
}
