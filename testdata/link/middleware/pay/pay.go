// Package pay gets a function that is wrapped in middleware.
package pay

import (
	"context"

	"dualwrite.test/link/middleware/chain"
)

// Work is implemented elsewhere.
type Work interface {
	Close(ctx context.Context, id string) error
}

// Service moves what is due.
type Service struct {
	work Work
	move chain.Move
	once chain.Move
}

// New returns a service.
func New(w Work, move, once chain.Move) *Service { return &Service{work: w, move: move, once: once} }

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
