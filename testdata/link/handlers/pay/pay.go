// Package pay finds what to do in maps of handlers.
package pay

import (
	"context"
	"errors"
)

// Handler does a piece of work.
type Handler func(ctx context.Context, id string) error

// Work is implemented elsewhere.
type Work interface {
	Close(ctx context.Context, id string) error
}

// Service dispatches by kind.
type Service struct {
	work     Work
	handlers map[string]Handler
	safe     map[string]Handler
}

// New returns a service.
func New(w Work, safe map[string]Handler) *Service {
	return &Service{work: w, handlers: map[string]Handler{}, safe: safe}
}

// Handle adds a handler.
func (s *Service) Handle(kind string, h Handler) { s.handlers[kind] = h }

// BadRun forgets what it did if it dies.
func (s *Service) BadRun(ctx context.Context, kind, id string) error {
	h, ok := s.handlers[kind]
	if !ok {
		return errors.New("unknown kind")
	}
	if err := h(ctx, id); err != nil { // want effectrecord
		return err
	}
	return s.work.Close(ctx, id)
}

// OkRun runs handlers that may run again.
func (s *Service) OkRun(ctx context.Context, kind, id string) error {
	h, ok := s.safe[kind]
	if !ok {
		return errors.New("unknown kind")
	}
	if err := h(ctx, id); err != nil {
		return err
	}
	return s.work.Close(ctx, id)
}
