// Package gateway answers functions that talk to the payment service.
package gateway

import (
	"context"

	"github.com/stripe/stripe-go/v82"
)

type Charge func(ctx context.Context, order string, cents int64) (string, error)

type Stripe struct{ sc *stripe.Client }

// Charger binds a card. That the order is noted in the metadata makes nobody
// recognise it.
func (s *Stripe) Charger(card string) Charge {
	return func(ctx context.Context, order string, cents int64) (string, error) {
		params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents), PaymentMethod: stripe.String(card)}
		params.AddMetadata("order_id", order)
		pi, err := s.sc.V1PaymentIntents.Create(ctx, params)
		if err != nil {
			return "", err
		}
		return pi.ID, nil
	}
}

// Refunder binds nothing.
func (s *Stripe) Refunder() func(ctx context.Context, intent string, cents int64) error {
	return s.refund
}

func (s *Stripe) refund(ctx context.Context, intent string, cents int64) error {
	_, err := s.sc.V1Refunds.Create(ctx, &stripe.RefundCreateParams{
		PaymentIntent: stripe.String(intent), Amount: stripe.Int64(cents), Metadata: map[string]string{"order_id": intent},
	})
	return err
}
