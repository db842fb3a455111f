package plain

import (
	"context"

	"gorm.io/gorm"
)

// PaymentHistory is what people are billed by.
type PaymentHistory struct {
	ID      int64
	OrderID int64
	Amount  int64
}

// OrderHistory only tells who changed what.
type OrderHistory struct {
	ID      int64
	OrderID int64
}

func (s *Service) BadBook(ctx context.Context, o Order, p PaymentHistory) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&o).Error; err != nil {
			return err
		}
		return s.gorm.WithContext(ctx).Create(&p).Error // want `DB.Create writes payment_histories past the open transaction that writes orders.state`
	})
}

func (s *Service) OkTrail(ctx context.Context, o Order, h OrderHistory) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&o).Error; err != nil {
			return err
		}
		return s.gorm.WithContext(ctx).Create(&h).Error
	})
}
