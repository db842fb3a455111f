// Package helper repeats with the helpers of libraries.
package helper

import (
	"context"
	"time"

	"github.com/avast/retry-go/v4"
	"github.com/cenkalti/backoff/v4"

	"dualwrite.test/rules/retryceiling/partner"
)

type service struct {
	client *partner.Client
	policy backoff.BackOff
	tries  uint
}

func (s *service) send(ctx context.Context, no string) func() error {
	return func() error { return s.client.Post(ctx, no, nil) }
}

func (s *service) BadConstant(ctx context.Context, no string) error {
	return backoff.Retry(func() error { // want `backoff.Retry repeats Client.Do until it succeeds: its policy limits neither`
		return s.client.Post(ctx, no, nil)
	}, backoff.NewConstantBackOff(time.Second))
}

func (s *service) BadElapsed(ctx context.Context, no string) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = 0
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, b) // want `backoff.Retry repeats`
}

func (s *service) BadOption(ctx context.Context, no string) error {
	b := backoff.NewExponentialBackOff(backoff.WithMaxElapsedTime(0))
	return backoff.RetryNotify(func() error { return s.client.Post(ctx, no, nil) }, b, nil) // want `backoff.RetryNotify repeats`
}

func (s *service) BadZero(ctx context.Context, no string) error {
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, &backoff.ZeroBackOff{}) // want `backoff.Retry repeats`
}

func (s *service) BadAttempts(ctx context.Context, no string) error {
	return retry.Do(func() error { return s.client.Post(ctx, no, nil) }, retry.Attempts(0), retry.Delay(time.Second)) // want `retry.Do repeats Client.Do`
}

func (s *service) BadUntil(ctx context.Context, no string) error {
	return retry.Do(func() error { return s.client.Post(ctx, no, nil) }, retry.UntilSucceeded()) // want `retry.Do repeats`
}

// BadHanded hands its policy to a function of its own.
func (s *service) BadHanded(ctx context.Context, no string) error {
	return s.with(ctx, no, backoff.NewConstantBackOff(time.Minute))
}

func (s *service) OkHanded(ctx context.Context, no string) error {
	return s.limited(ctx, no, backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Minute), 3))
}

func (s *service) with(ctx context.Context, no string, b backoff.BackOff) error {
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, b) // want `backoff.Retry repeats`
}

func (s *service) limited(ctx context.Context, no string, b backoff.BackOff) error {
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, b)
}

func (s *service) BadBackground(no string) error {
	ctx := context.Background()
	b := backoff.WithContext(backoff.NewConstantBackOff(time.Second), ctx)
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, b) // want `backoff.Retry repeats`
}

func (s *service) LowContext(ctx context.Context, no string) error {
	b := backoff.WithContext(backoff.NewConstantBackOff(time.Second), ctx)
	return backoff.Retry(func() error { return s.client.Post(ctx, no, nil) }, b) // want:low `gives the context a deadline`
}

func (s *service) LowAsk(ctx context.Context, no string) error {
	return backoff.Retry(func() error { // want:low `backoff.Retry repeats`
		_, err := s.client.Status(ctx, no)
		return err
	}, backoff.NewConstantBackOff(time.Second))
}

func (s *service) OkDefault(ctx context.Context, no string) error {
	return backoff.Retry(s.send(ctx, no), backoff.NewExponentialBackOff())
}

func (s *service) OkRetries(ctx context.Context, no string) error {
	return backoff.Retry(s.send(ctx, no), backoff.WithMaxRetries(backoff.NewConstantBackOff(time.Second), 5))
}

func (s *service) OkElapsed(ctx context.Context, no string) error {
	b := backoff.NewExponentialBackOff()
	b.MaxElapsedTime = time.Hour
	return backoff.Retry(s.send(ctx, no), b)
}

func (s *service) OkDeadline(ctx context.Context, no string) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	return backoff.Retry(s.send(ctx, no), backoff.WithContext(backoff.NewConstantBackOff(time.Second), ctx))
}

// OkField is given its policy from outside.
func (s *service) OkField(ctx context.Context, no string) error {
	return backoff.Retry(s.send(ctx, no), s.policy)
}

func (s *service) OkAvast(ctx context.Context, no string) error {
	return retry.Do(s.send(ctx, no))
}

func (s *service) OkConfigured(ctx context.Context, no string) error {
	return retry.Do(s.send(ctx, no), retry.Attempts(s.tries))
}
