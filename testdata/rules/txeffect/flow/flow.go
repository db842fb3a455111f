// Package flow signs members up: the transaction is in one package, the mail in
// another behind an interface.
package flow

import (
	"context"

	"dualwrite.test/rules/txeffect/mail"
	"dualwrite.test/rules/txeffect/store"
)

type Mailer interface {
	Welcome(ctx context.Context, to string) error
}

var _ Mailer = (*mail.SMTP)(nil)

type Service struct {
	store *store.Store
	mail  Mailer
}

func (s *Service) BadSignup(ctx context.Context, id int64, to string) error {
	return s.store.InTx(ctx, func(q *store.Queries) error {
		if err := q.Insert(ctx, id); err != nil {
			return err
		}
		return s.welcome(ctx, to) // want `Service.welcome cannot be rolled back: it stays done when the transaction that writes members fails`
	})
}

func (s *Service) welcome(ctx context.Context, to string) error { return s.mail.Welcome(ctx, to) }

// OkOutbox writes down what is to be sent.
func (s *Service) OkOutbox(ctx context.Context, id int64) error {
	return s.store.InTx(ctx, func(q *store.Queries) error {
		if err := q.Insert(ctx, id); err != nil {
			return err
		}
		return q.Outbox(ctx, id)
	})
}

// OkAfter sends when the helper has committed.
func (s *Service) OkAfter(ctx context.Context, id int64, to string) error {
	err := s.store.InTx(ctx, func(q *store.Queries) error { return q.Insert(ctx, id) })
	if err != nil {
		return err
	}
	return s.welcome(ctx, to)
}

// OkCollected collects closures in the transaction and runs them after it.
func (s *Service) OkCollected(ctx context.Context, id int64, to string) error {
	var later []func() error
	err := s.store.InTx(ctx, func(q *store.Queries) error {
		later = append(later, func() error { return s.welcome(ctx, to) })
		return q.Insert(ctx, id)
	})
	if err != nil {
		return err
	}
	for _, f := range later {
		if err := f(); err != nil {
			return err
		}
	}
	return nil
}
