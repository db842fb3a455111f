// Package row works on rows whose keys are stored or not.
package row

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"dualwrite.test/rules/attemptkey/ids"
)

// Carrier binds one policy for each request id.
type Carrier interface {
	Bind(ctx context.Context, requestID, product string) (string, error)
}

// Payments takes each idempotency key once.
type Payments interface {
	Charge(ctx context.Context, idempotencyKey string, cents int64) (string, error)
}

type Service struct {
	db      *sql.DB
	orm     *gorm.DB
	carrier Carrier
	pay     Payments
}

func (s *Service) BadTooLate(ctx context.Context, id int64, product string) error {
	req := uuid.NewString() // want `the key that Carrier.Bind is given as requestID is new on every attempt .*quotes_late`
	no, err := s.carrier.Bind(ctx, req, product)
	if err != nil {
		return fmt.Errorf("bind %d: %w", id, err)
	}
	_, err = s.db.ExecContext(ctx, "UPDATE quotes_late SET policy_no = ?, request_id = ? WHERE id = ?", no, req, id)
	if err != nil {
		return fmt.Errorf("store %d: %w", id, err)
	}
	return nil
}

func (s *Service) OkStoredFirst(ctx context.Context, id int64, product string) error {
	req := uuid.NewString()
	if _, err := s.db.ExecContext(ctx, "UPDATE quotes_first SET request_id = ? WHERE id = ? AND request_id IS NULL", req, id); err != nil {
		return err
	}
	no, err := s.carrier.Bind(ctx, req, product)
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE quotes_first SET policy_no = ? WHERE id = ?", no, id)
	return err
}

func (s *Service) OkReturned(ctx context.Context, id int64, product string) error {
	var req string
	err := s.db.QueryRowContext(ctx,
		"UPDATE quotes_back SET request_id = COALESCE(request_id, $2) WHERE id = $1 RETURNING request_id", id, uuid.NewString()).Scan(&req)
	if err != nil {
		return err
	}
	no, err := s.carrier.Bind(ctx, req, product)
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE quotes_back SET policy_no = $2 WHERE id = $1", id, no)
	return err
}

// Attempt is an intent row with an identity of its own.
type Attempt struct {
	ID      int64 `gorm:"primaryKey"`
	OrderID int64
	Key     string `gorm:"uniqueIndex"`
	Status  string
}

func (s *Service) OkIntent(ctx context.Context, order, cents int64) error {
	a := &Attempt{OrderID: order, Key: fmt.Sprintf("order-%d-%s", order, uuid.NewString()), Status: "pending"}
	if err := s.orm.WithContext(ctx).Create(a).Error; err != nil {
		return err
	}
	if _, err := s.pay.Charge(ctx, a.Key, cents); err != nil {
		return err
	}
	return s.orm.WithContext(ctx).Model(&Attempt{}).Where("id = ?", a.ID).Update("status", "done").Error
}

// Dated is an intent row under a key that was meant to be derived.
type Dated struct {
	ID      int64 `gorm:"primaryKey"`
	OrderID string
	Key     string `gorm:"uniqueIndex"`
	Status  string
}

func (s *Service) BadDated(ctx context.Context, order string, cents int64) error {
	a := &Dated{OrderID: order, Status: "pending"}
	a.Key = ids.Hash(order, time.Now().Format(time.RFC3339)) // want `it holds the time.*the next request`
	if err := s.orm.WithContext(ctx).Create(a).Error; err != nil {
		return err
	}
	if _, err := s.pay.Charge(ctx, a.Key, cents); err != nil {
		return err
	}
	return s.orm.WithContext(ctx).Model(&Dated{}).Where("id = ?", a.ID).Update("status", "done").Error
}

func (s *Service) OkHashed(ctx context.Context, order string, cents int64) error {
	key := ids.Hash(order, "charge")
	if _, err := s.pay.Charge(ctx, key, cents); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE hashed_orders SET status = 'PAID' WHERE id = ?", order)
	return err
}

// OkRequest lets the caller give a key, and stores what was made up instead.
func (s *Service) OkRequest(ctx context.Context, order, key string, cents int64) error {
	if key == "" {
		key = uuid.NewString()
	}
	if _, err := s.pay.Charge(ctx, key, cents); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE asked_orders SET status = 'PAID' WHERE id = ?", order)
	return err
}

// BadRequest makes up something that is meant to be the same again.
func (s *Service) BadRequest(ctx context.Context, order, key string, cents int64) error {
	if key == "" {
		key = fmt.Sprintf("%s-%d", order, time.Now().Unix()) // want `it holds the time`
	}
	if _, err := s.pay.Charge(ctx, key, cents); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE made_orders SET status = 'PAID' WHERE id = ?", order)
	return err
}

// Checkout opens a page on which somebody may pay.
type Checkout interface {
	Charge(ctx context.Context, orderID string, cents int64) (string, error)
}

// BadOrderNumber may be meant to name one attempt: the shop's number of it.
func (s *Service) BadOrderNumber(ctx context.Context, c Checkout, id int64, cents int64) error {
	number := uuid.NewString() // want:low `the key that Checkout.Charge is given`
	if _, err := c.Charge(ctx, number, cents); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "UPDATE carts_numbered SET status = 'OPEN' WHERE id = ? AND cents = ?", id, cents)
	return err
}
