// Package callers runs steps.
package callers

import (
	"context"

	"dualwrite.test/rules/outbox/callers/steps"
)

// Close closes an order.
func Close(ctx context.Context, s *steps.Steps, id string) error {
	return s.Run(ctx, func(ctx context.Context) error { return s.OkClose(ctx, id) })
}

// CloseAll closes two.
func CloseAll(ctx context.Context, s *steps.Steps, a, b string) error {
	return s.Run(ctx, func(ctx context.Context) error {
		if err := s.OkClose(ctx, a); err != nil {
			return err
		}
		return s.OkClose(ctx, b)
	})
}

// Open opens an order.
func Open(ctx context.Context, s *steps.Steps, id string) error { return s.BadOpen(ctx, id) }

// OpenInside opens it in a transaction.
func OpenInside(ctx context.Context, s *steps.Steps, id string) error {
	return s.Run(ctx, func(ctx context.Context) error { return s.BadOpen(ctx, id) })
}
