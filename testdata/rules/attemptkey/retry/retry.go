// Package retry charges invoices with retries around the call.
package retry

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v4"
	"github.com/google/uuid"
	"github.com/stripe/stripe-go/v82"

	"dualwrite.test/rules/attemptkey/bank"
	"dualwrite.test/rules/attemptkey/ids"
)

type Invoice struct {
	ID    int64
	Cents int64
}

type Charger struct {
	sc   *stripe.Client
	bank *bank.Client
}

func (c *Charger) pay(ctx context.Context, key string, inv Invoice) error {
	params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(inv.Cents)}
	params.SetIdempotencyKey(key)
	_, err := c.sc.V1PaymentIntents.Create(ctx, params)
	return err
}

func (c *Charger) BadClosure(ctx context.Context, inv Invoice) error {
	return retry.Do(func() error {
		key := uuid.NewString() // want `the key that .*PaymentIntentService.Create is given as IdempotencyKey is new on every attempt`
		return c.pay(ctx, key, inv)
	})
}

func (c *Charger) OkOutside(ctx context.Context, inv Invoice) error {
	key := uuid.NewString()
	return retry.Do(func() error { return c.pay(ctx, key, inv) })
}

func (c *Charger) BadOtherPackage(ctx context.Context, inv Invoice) error {
	return retry.Do(func() error {
		return c.bank.Transfer(ctx, ids.New(), "a-1", inv.Cents) // want `the key that Client.Do is given as IdempotencyKey is new on every attempt`
	})
}

func (c *Charger) OkOtherPackage(ctx context.Context, inv Invoice) error {
	return retry.Do(func() error {
		return c.bank.Transfer(ctx, ids.Hash("invoice", strconv.FormatInt(inv.ID, 10)), "a-1", inv.Cents)
	})
}

func (c *Charger) BadClock(ctx context.Context, inv Invoice) error {
	op := func() error {
		at := time.Now().UnixNano() // want `it holds the time`
		return c.bank.Transfer(ctx, fmt.Sprintf("%d-%d", inv.ID, at), "a-1", inv.Cents)
	}
	return backoff.Retry(op, backoff.NewExponentialBackOff())
}

func (c *Charger) OkDerived(ctx context.Context, inv Invoice) error {
	op := func() error {
		return c.bank.Transfer(ctx, fmt.Sprintf("invoice-%d", inv.ID), "a-1", inv.Cents)
	}
	return backoff.Retry(op, backoff.NewExponentialBackOff())
}

// attempt is a method value that is retried.
type attempt struct {
	c   *Charger
	ctx context.Context
	inv Invoice
}

func (a attempt) bad() error {
	return a.c.pay(a.ctx, stripe.NewIdempotencyKey(), a.inv) // want `IdempotencyKey is new on every attempt`
}

func (a attempt) ok() error { return a.c.pay(a.ctx, fmt.Sprintf("invoice-%d", a.inv.ID), a.inv) }

func (c *Charger) BadMethodValue(ctx context.Context, inv Invoice) error {
	return retry.Do(attempt{c, ctx, inv}.bad)
}

func (c *Charger) OkMethodValue(ctx context.Context, inv Invoice) error {
	return retry.Do(attempt{c, ctx, inv}.ok)
}

// OkFallback lets the caller choose the key; one request without is one request.
func (c *Charger) OkFallback(ctx context.Context, key string, inv Invoice) error {
	if key == "" {
		key = uuid.NewString()
	}
	return c.pay(ctx, key, inv)
}

// OkTraced finds the attempts in the logs.
func (c *Charger) OkTraced(ctx context.Context, inv Invoice) error {
	return retry.Do(func() error {
		trace := uuid.NewString()
		fmt.Println(trace, inv.ID)
		return c.pay(ctx, fmt.Sprintf("invoice-%d", inv.ID), inv)
	})
}

// OkOnce is called once for one request; nothing shows that it is repeated.
func (c *Charger) OkOnce(ctx context.Context, inv Invoice) error {
	return c.pay(ctx, uuid.NewString(), inv)
}
