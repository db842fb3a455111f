// Package service opens transactions over the repositories of another package.
package service

import (
	"context"
	"database/sql"

	"dualwrite.test/rules/splittx/repo"
)

type Service struct {
	db      *sql.DB
	replica *sql.DB
	store   *repo.Store
}

func (s *Service) BadRepo(ctx context.Context, id int64) error {
	q := repo.New(s.db)
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := q.WithTx(tx).SetPaid(ctx, id); err != nil {
		return err
	}
	if err := q.AddReceipt(ctx, id); err != nil { // want `Queries.AddReceipt writes receipts past the open transaction that writes invoices.state`
		return err
	}
	return tx.Commit()
}

func (s *Service) OkRepo(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	q := repo.New(s.db).WithTx(tx)
	if err := q.SetPaid(ctx, id); err != nil {
		return err
	}
	if err := q.AddEntry(ctx, id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkCtx takes its transaction out of the context on both sides.
func (s *Service) OkCtx(ctx context.Context, id int64) error {
	return s.store.Atomically(ctx, func(ctx context.Context) error {
		if err := s.store.Ship(ctx, id); err != nil {
			return err
		}
		return s.store.Bill(ctx, id)
	})
}

func (s *Service) BadCtx(ctx context.Context, id int64) error {
	return s.store.Atomically(ctx, func(ctx context.Context) error {
		if err := s.store.Ship(ctx, id); err != nil {
			return err
		}
		return s.store.Bypass(ctx, id) // want `Store.Bypass writes labels past the open transaction that writes parcels.state`
	})
}
