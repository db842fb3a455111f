// Package joined begins a transaction unless the context carries one, and writes past it.
package joined

import (
	"context"
	"database/sql"
)

type key struct{}

type driver interface {
	Commit() error
	Rollback() error
}

type creator interface {
	Begin(ctx context.Context) (driver, error)
}

// run joins the transaction of the context or begins one; either way what fn
// does is part of one.
func run(ctx context.Context, c creator, fn func(context.Context) error) error {
	tx, err := join(ctx, c)
	if err != nil {
		return err
	}
	if err := fn(context.WithValue(ctx, key{}, tx)); err != nil {
		_ = tx.Rollback()
		return err
	}
	return tx.Commit()
}

func join(ctx context.Context, c creator) (driver, error) {
	if tx, ok := ctx.Value(key{}).(driver); ok {
		return tx, nil
	}
	return c.Begin(ctx)
}

type Repo struct{ db *sql.DB }

type txDriver struct{ tx *sql.Tx }

func (d *txDriver) Commit() error   { return d.tx.Commit() }
func (d *txDriver) Rollback() error { return d.tx.Rollback() }

func (r *Repo) Begin(ctx context.Context) (driver, error) {
	tx, err := r.db.BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	return &txDriver{tx}, nil
}

// Mark runs on the transaction if there is one.
func (r *Repo) Mark(ctx context.Context, id int64) error {
	if d, ok := ctx.Value(key{}).(*txDriver); ok {
		_, err := d.tx.ExecContext(ctx, "UPDATE sx_crates SET status = 'SENT' WHERE id = ?", id)
		return err
	}
	_, err := r.db.ExecContext(ctx, "UPDATE sx_crates SET status = 'SENT' WHERE id = ?", id)
	return err
}

func (r *Repo) note(ctx context.Context, id int64) error {
	_, err := r.db.ExecContext(ctx, "UPDATE sx_crate_notes SET status = 'SENT' WHERE id = ?", id)
	return err
}

type Service struct{ repo *Repo }

// OkEither has a write for each case.
func (s *Service) OkEither(ctx context.Context, id int64) error {
	return run(ctx, s.repo, func(ctx context.Context) error { return s.repo.Mark(ctx, id) })
}

func (s *Service) BadNote(ctx context.Context, id int64) error {
	return run(ctx, s.repo, func(ctx context.Context) error {
		if err := s.repo.Mark(ctx, id); err != nil {
			return err
		}
		return s.repo.note(ctx, id) // want `Repo.note writes sx_crate_notes.status past the open transaction that writes sx_crates.status`
	})
}
