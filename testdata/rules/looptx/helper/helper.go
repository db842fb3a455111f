// Package helper opens its transactions with a helper of another package.
package helper

import (
	"context"

	"dualwrite.test/rules/looptx/store"
)

type Store interface {
	InTx(ctx context.Context, fn func(*store.Queries) error) error
}

var _ Store = (*store.Store)(nil)

type Job struct{ store Store }

func (j *Job) BadClose(ctx context.Context) error {
	return j.store.InTx(ctx, func(q *store.Queries) error { // want:low `Store.InTx opens one transaction around the loop over the rows selected from subscriptions: one that fails takes back subscriptions.state`
		ids, err := q.Due(ctx)
		if err != nil {
			return err
		}
		for _, id := range ids {
			if err := q.Close(ctx, id); err != nil {
				return err
			}
		}
		return nil
	})
}

// OkClose reads the list in one transaction and closes each in its own.
func (j *Job) OkClose(ctx context.Context) error {
	var ids []int64
	err := j.store.InTx(ctx, func(q *store.Queries) (err error) {
		ids, err = q.Due(ctx)
		return err
	})
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := j.store.InTx(ctx, func(q *store.Queries) error { return q.Close(ctx, id) }); err != nil {
			return err
		}
	}
	return nil
}
