// Package jobs works on what another package stores.
package jobs

import (
	"context"
	"net/smtp"

	"github.com/jackc/pgx/v5"

	"dualwrite.test/rules/checkthenact/store"
)

// Jobs is what the worker needs of the store.
type Jobs interface {
	Get(ctx context.Context, id int64) (*store.Job, error)
	Close(ctx context.Context, id int64) error
	Due(ctx context.Context) ([]store.Job, error)
	CloseDue(ctx context.Context, id int64) error
}

type Worker struct {
	jobs  Jobs
	store *store.Store
}

func New(s *store.Store) *Worker { return &Worker{jobs: s, store: s} }

func mail(to string) error {
	return smtp.SendMail("mail:25", nil, "jobs@example.org", []string{to}, []byte("hello"))
}

// BadInterface tests by a method, mails in a helper, and writes behind an
// interface in another package.
func (w *Worker) BadInterface(ctx context.Context, id int64) error {
	j, err := w.jobs.Get(ctx, id)
	if err != nil {
		return err
	}
	if !j.Open() { // want `st_jobs.status is tested here, but st_jobs.status is written without the test.*smtp.SendMail is done twice`
		return nil
	}
	if err := mail(j.Email); err != nil {
		return err
	}
	return w.jobs.Close(ctx, id)
}

// BadLock believes that a lock outlives its statement.
func (w *Worker) BadLock(ctx context.Context) error {
	due, err := w.jobs.Due(ctx) // want `the rows of st_due are locked outside of a transaction.*smtp.SendMail is done twice`
	if err != nil {
		return err
	}
	for _, j := range due {
		if err := mail(j.Email); err != nil {
			return err
		}
		if err := w.jobs.CloseDue(ctx, j.ID); err != nil {
			return err
		}
	}
	return nil
}

// OkLock works while the transaction holds the rows.
func (w *Worker) OkLock(ctx context.Context) error {
	return w.store.InTx(ctx, func(tx pgx.Tx) error {
		held, err := w.store.DueTx(ctx, tx)
		if err != nil {
			return err
		}
		for _, j := range held {
			if err := mail(j.Email); err != nil {
				return err
			}
			if err := w.store.CloseHeld(ctx, tx, j.ID); err != nil {
				return err
			}
		}
		return nil
	})
}

// OkHeldByCaller holds the row before another function tests it.
func (w *Worker) OkHeldByCaller(ctx context.Context, id int64) error {
	return w.store.InTx(ctx, func(tx pgx.Tx) error {
		if err := w.store.Hold(ctx, tx, id); err != nil {
			return err
		}
		return w.store.Reopen(ctx, tx, id)
	})
}
