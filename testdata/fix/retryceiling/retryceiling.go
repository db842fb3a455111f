// Package retryceiling repeats without an end.
package retryceiling

import (
	"context"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v4"
	backoff5 "github.com/cenkalti/backoff/v5"
	goretry "github.com/sethvargo/go-retry"

	"dualwrite.test/fix/bank"
)

type Payer struct{ bank *bank.Client }

func (p *Payer) pay(ctx context.Context) func() error {
	return func() error { return p.bank.Transfer(ctx, "payment-1", "a") }
}

func (p *Payer) Attempts(ctx context.Context) error {
	return retry.Do(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, retry.Attempts(0), retry.Delay(time.Second))
}

func (p *Payer) Until(ctx context.Context) error {
	_, err := retry.DoWithData[int](func() (int, error) { return 0, p.bank.Transfer(ctx, "payment-1", "a") }, retry.UntilSucceeded())
	return err
}

func (p *Payer) Constant(ctx context.Context) error {
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, backoff.NewConstantBackOff(time.Second))
}

func (p *Payer) Zero(ctx context.Context) error {
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, &backoff.ZeroBackOff{})
}

func (p *Payer) Variable(ctx context.Context) error {
	b := backoff.NewConstantBackOff(time.Second)
	b.Interval = time.Minute
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, b)
}

func (p *Payer) InContext() error {
	ctx := context.Background()
	b := backoff.WithContext(backoff.NewConstantBackOff(time.Second), ctx)
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, b)
}

func (p *Payer) Elapsed(ctx context.Context) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, b)
}

func (p *Payer) Option(ctx context.Context) error {
	b := backoff.NewExponentialBackOff(backoff.WithMaxElapsedTime(0))
	return backoff.RetryNotify(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, b, nil)
}

func (p *Payer) Five() error {
	ctx := context.Background()
	_, err := backoff5.Retry(ctx, func() (int, error) { return 0, p.bank.Transfer(ctx, "payment-1", "a") }, backoff5.WithMaxElapsedTime(0))
	return err
}

func (p *Payer) Fibonacci() error {
	return goretry.Do(context.Background(), goretry.NewFibonacci(time.Second), func(ctx context.Context) error {
		return goretry.RetryableError(p.bank.Transfer(ctx, "payment-1", "a"))
	})
}

func (p *Payer) Jitter() error {
	b := goretry.WithJitter(time.Second, goretry.NewConstant(time.Second))
	return goretry.Do(context.Background(), b, func(ctx context.Context) error {
		return goretry.RetryableError(p.bank.Transfer(ctx, "payment-1", "a"))
	})
}

func (p *Payer) Short() error {
	return goretry.Exponential(context.Background(), time.Second, func(ctx context.Context) error {
		return goretry.RetryableError(p.bank.Transfer(ctx, "payment-1", "a"))
	})
}

// KeepGiven repeats as its caller says, who may have reasons.
func (p *Payer) KeepGiven(b backoff.BackOff) error {
	ctx := context.Background()
	return backoff.Retry(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, b)
}

func (p *Payer) Give() error { return p.KeepGiven(backoff.NewConstantBackOff(time.Second)) }

// KeepList has its options elsewhere.
func (p *Payer) KeepList(ctx context.Context) error {
	options := []retry.Option{retry.Attempts(0)}
	return retry.Do(func() error { return p.bank.Transfer(ctx, "payment-1", "a") }, options...)
}
