// Package pay is wired by functional options.
package pay

import "context"

// Work is implemented elsewhere.
type Work interface {
	Due(ctx context.Context) ([]string, error)
	Close(ctx context.Context, id string) error
}

// Service moves what is due.
type Service struct {
	work       Work
	move, once func(ctx context.Context, id string) error
}

// Option changes a service.
type Option func(*Service)

// WithMove sets what moves.
func WithMove(f func(ctx context.Context, id string) error) Option {
	return func(s *Service) { s.move = f }
}

// WithOnce sets what moves once.
func WithOnce(f func(ctx context.Context, id string) error) Option {
	return func(s *Service) { s.once = f }
}

// New returns a service.
func New(w Work, options ...Option) *Service {
	s := &Service{work: w}
	for _, o := range options {
		o(s)
	}
	return s
}

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context, id string) error {
	if err := s.move(ctx, id); err != nil { // want effectrecord
		return err
	}
	return s.work.Close(ctx, id)
}

// OkRun lets the bank recognise a repetition.
func (s *Service) OkRun(ctx context.Context, id string) error {
	if err := s.once(ctx, id); err != nil {
		return err
	}
	return s.work.Close(ctx, id)
}
