// Package work runs functions under a lock.
package work

import (
	"context"

	"github.com/go-redsync/redsync/v4"
)

type Mutex struct{ rs *redsync.Redsync }

// Do runs fn while nobody else does.
func (m *Mutex) Do(ctx context.Context, name string, fn func(context.Context) error) error {
	unlock, err := m.take(ctx, name)
	if err != nil {
		return err
	}
	defer unlock()
	return fn(ctx)
}

func (m *Mutex) take(ctx context.Context, name string) (func(), error) {
	mu := m.rs.NewMutex("work:" + name)
	if err := mu.LockContext(ctx); err != nil {
		return nil, err
	}
	return func() { mu.UnlockContext(ctx) }, nil
}
