// Package deep has an interface on both sides; effect and record are four calls
// away, in packages that it does not name.
package deep

import (
	"context"

	"dualwrite.test/rules/effectrecord/deep/store"
)

type Bank interface {
	Transfer(ctx context.Context, account string, cents int64) (string, error)
}

type Store interface {
	Due(ctx context.Context) ([]store.Transfer, error)
	Done(ctx context.Context, id int64, ref string) error
}

type Service struct {
	bank  Bank
	store Store
}

func New(b Bank, s Store) *Service { return &Service{b, s} }

func (s *Service) Run(ctx context.Context) error {
	due, err := s.store.Due(ctx)
	if err != nil {
		return err
	}
	for _, t := range due {
		ref, err := s.bank.Transfer(ctx, t.Account, t.Cents) // want `Bank.Transfer is repeated after a crash: transfers.status is written later`
		if err != nil {
			return err
		}
		if err := s.store.Done(ctx, t.ID, ref); err != nil {
			return err
		}
	}
	return nil
}
