// Package trace wraps movers in movers.
package trace

import (
	"context"
	"log"
)

// Mover moves money.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Logging tells what is moved.
type Logging struct{ next Mover }

// Log wraps a mover.
func Log(next Mover) *Logging { return &Logging{next: next} }

// Move implements Mover.
func (l *Logging) Move(ctx context.Context, id string) error {
	log.Print("moving ", id)
	return l.next.Move(ctx, id)
}

// MoveOnce implements Mover.
func (l *Logging) MoveOnce(ctx context.Context, id string) error {
	log.Print("moving ", id)
	return l.next.MoveOnce(ctx, id)
}

// Counting counts what is moved.
type Counting struct {
	Mover
	moved int
}

// Count wraps a mover.
func Count(next Mover) *Counting { return &Counting{Mover: next} }

// Move implements Mover.
func (c *Counting) Move(ctx context.Context, id string) error {
	c.moved++
	return c.Mover.Move(ctx, id)
}
