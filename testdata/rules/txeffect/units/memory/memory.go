// Package memory has units of work that nothing is rolled back of.
package memory

import (
	"context"
	"errors"
	"sync"

	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/txeffect/units/unit"
)

// Units begins units.
type Units struct {
	mu   sync.Mutex
	open int
}

type one struct {
	of   *Units
	done bool
}

// Begin counts a unit.
func (u *Units) Begin(ctx context.Context) (context.Context, unit.Driver, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.open++
	return ctx, &one{of: u}, nil
}

func (o *one) Commit() error {
	if o.done {
		return errors.New("ended twice")
	}
	o.done = true
	return nil
}

func (o *one) Rollback() error { return o.Commit() }

func (o *one) Savepoint() error {
	if o.done {
		return errors.New("ended")
	}
	return nil
}

// OkTell sends an event in a unit that is no transaction.
func OkTell(ctx context.Context, events *kafka.Writer, id string) error {
	return unit.RunOnly(ctx, &Units{}, func(ctx context.Context) error {
		return events.WriteMessages(ctx, kafka.Message{Key: []byte(id)})
	})
}
