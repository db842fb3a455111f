// Package fluent gives keys in chains of setters.
package fluent

import (
	"context"

	"github.com/avast/retry-go/v4"
	"github.com/go-resty/resty/v2"
	"github.com/google/uuid"
)

// Bank takes payments.
type Bank struct{ client *resty.Client }

// BadAnew makes a key for each attempt.
func (b *Bank) BadAnew(ctx context.Context, cents int) error {
	return retry.Do(func() error {
		_, err := b.client.R().SetContext(ctx).SetHeader("Idempotency-Key", uuid.NewString()).SetBody(cents).Post("https://bank.example/payments") // want `Request.Post is given as Idempotency-Key is new on every attempt`
		return err
	})
}

// OkBefore makes one key for all of them.
func (b *Bank) OkBefore(ctx context.Context, cents int) error {
	key := uuid.NewString()
	return retry.Do(func() error {
		_, err := b.client.R().SetContext(ctx).SetHeader("Idempotency-Key", key).
			SetBody(map[string]int{"cents": cents}).Post("https://bank.example/payments")
		return err
	})
}
