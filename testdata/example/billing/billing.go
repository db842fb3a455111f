// Package billing charges customers for their invoices.
package billing

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"

	"example.com/shop/gateway"
)

// Invoice is a debt.
type Invoice struct {
	ID       int64
	Customer string
	Cents    int64
}

// Gateway takes money.
type Gateway interface {
	Charge(ctx context.Context, o gateway.Order) (string, error)
	ChargeOnce(ctx context.Context, o gateway.Order, key string) (string, error)
}

// Invoices is where they are kept.
type Invoices interface {
	Due(ctx context.Context) ([]Invoice, error)
	Status(ctx context.Context, id int64) (string, error)
	Claim(ctx context.Context, id int64) error
	ClaimOnce(ctx context.Context, id int64) (bool, error)
	MarkPaid(ctx context.Context, id int64, charge string) error
	MarkPaidOnce(ctx context.Context, id int64, charge string) error
	Book(ctx context.Context, i Invoice) error
	BookOnce(ctx context.Context, i Invoice, charge string) error
}

// Service charges what is due.
type Service struct {
	Gateway  Gateway
	Invoices Invoices
}

// Collect charges all due invoices. Hazard: if the process dies between Charge
// and MarkPaid, the invoice is still due and the next run charges it again.
func (s *Service) Collect(ctx context.Context) error {
	due, err := s.Invoices.Due(ctx)
	if err != nil {
		return err
	}
	for _, i := range due {
		charge, err := s.Gateway.Charge(ctx, gateway.Order{Customer: i.Customer, Cents: i.Cents})
		if err != nil {
			return err
		}
		if err := s.Invoices.MarkPaid(ctx, i.ID, charge); err != nil {
			return err
		}
		if err := s.Invoices.Book(ctx, i); err != nil {
			return err
		}
	}
	return nil
}

// CollectOnce is the cure: the invoice is claimed, and the key makes the
// provider recognise a repetition after a crash.
func (s *Service) CollectOnce(ctx context.Context) error {
	due, err := s.Invoices.Due(ctx)
	if err != nil {
		return err
	}
	for _, i := range due {
		won, err := s.Invoices.ClaimOnce(ctx, i.ID)
		if err != nil {
			return err
		}
		if !won {
			continue
		}
		charge, err := s.Gateway.ChargeOnce(ctx, gateway.Order{Customer: i.Customer, Cents: i.Cents}, fmt.Sprintf("invoice-%d", i.ID))
		if err != nil {
			return err
		}
		if err := s.Invoices.BookOnce(ctx, i, charge); err != nil {
			return err
		}
		if err := s.Invoices.MarkPaidOnce(ctx, i.ID, charge); err != nil {
			return err
		}
	}
	return nil
}

// Retry charges one invoice until it works. Hazards: the key is new on every
// attempt, so the provider sees new payments; and nothing ends the loop.
func (s *Service) Retry(ctx context.Context, i Invoice) error {
	for {
		key := rand.Text()
		charge, err := s.Gateway.ChargeOnce(ctx, gateway.Order{Customer: i.Customer, Cents: i.Cents}, key)
		if err == nil {
			return s.Invoices.MarkPaid(ctx, i.ID, charge)
		}
		time.Sleep(time.Second)
	}
}

// RetryOnce is the cure for both.
func (s *Service) RetryOnce(ctx context.Context, i Invoice) error {
	var last error
	for range 5 {
		charge, err := s.Gateway.ChargeOnce(ctx, gateway.Order{Customer: i.Customer, Cents: i.Cents}, fmt.Sprintf("invoice-%d", i.ID))
		if err == nil {
			return s.Invoices.MarkPaid(ctx, i.ID, charge)
		}
		last = err
		time.Sleep(time.Second)
	}
	return last
}

// Settle charges one invoice by hand. Hazard: two clicks both read DUE.
func (s *Service) Settle(ctx context.Context, i Invoice) error {
	status, err := s.Invoices.Status(ctx, i.ID)
	if err != nil {
		return err
	}
	if status != "DUE" {
		return nil
	}
	if err := s.Invoices.Claim(ctx, i.ID); err != nil {
		return err
	}
	charge, err := s.Gateway.Charge(ctx, gateway.Order{Customer: i.Customer, Cents: i.Cents})
	if err != nil {
		return err
	}
	return s.Invoices.MarkPaid(ctx, i.ID, charge)
}
