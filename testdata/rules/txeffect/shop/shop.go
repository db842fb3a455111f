// Package shop pays by what another package's factory answers.
package shop

import (
	"context"

	"dualwrite.test/rules/txeffect/gateway"
	"gorm.io/gorm"
)

type Order struct {
	ID    string
	State string
}

type Provider interface {
	Charger(card string) gateway.Charge
	Refunder() func(ctx context.Context, intent string, cents int64) error
}

var _ Provider = (*gateway.Stripe)(nil)

type Shop struct {
	db       *gorm.DB
	provider Provider
}

func (s *Shop) BadCharge(ctx context.Context, order, card string, cents int64) error {
	charge := s.provider.Charger(card)
	tx := s.db.Begin()
	if _, err := charge(ctx, order, cents); err != nil { // want `cannot be rolled back: it stays done when the transaction that writes orders.state fails`
		tx.Rollback()
		return err
	}
	if err := tx.Model(&Order{}).Where("id = ?", order).Update("state", "PAID").Error; err != nil {
		tx.Rollback()
		return err
	}
	return tx.Commit().Error
}

func (s *Shop) BadRefund(ctx context.Context, order, intent string, cents int64) error {
	tx := s.db.Begin()
	if err := s.provider.Refunder()(ctx, intent, cents); err != nil { // want `cannot be rolled back: it stays done when the transaction that writes orders.state fails`
		tx.Rollback()
		return err
	}
	if err := tx.Model(&Order{}).Where("id = ?", order).Update("state", "REFUNDED").Error; err != nil {
		tx.Rollback()
		return err
	}
	return tx.Commit().Error
}

// OkCharge pays first; the record is for another rule to judge.
func (s *Shop) OkCharge(ctx context.Context, order, card string, cents int64) error {
	_, err := s.provider.Charger(card)(ctx, order, cents)
	return err
}
