package models

// backoff5Rows models major 5 of github.com/cenkalti/backoff.
var backoff5Rows = []Row{
	// func Retry[T any](ctx context.Context, operation Operation[T], opts ...RetryOption) (T, error)
	{Symbol: "github.com/cenkalti/backoff/v5.Retry", Kind: Retry, Func: 2, Bound: Bound{Time: "15m", Options: []string{"github.com/cenkalti/backoff/v5.WithMaxTries", "github.com/cenkalti/backoff/v5.WithMaxElapsedTime"}, Unbound: []string{"github.com/cenkalti/backoff/v5.WithMaxElapsedTime(0)"}}},
	// func WithMaxTries(n uint) RetryOption
	{Symbol: "github.com/cenkalti/backoff/v5.WithMaxTries", Kind: Chain, Op: "backoff.WithMaxTries"},
	// func WithMaxElapsedTime(d time.Duration) RetryOption
	{Symbol: "github.com/cenkalti/backoff/v5.WithMaxElapsedTime", Kind: Chain, Op: "backoff.WithMaxElapsedTime"},
	// func WithBackOff(b BackOff) RetryOption
	{Symbol: "github.com/cenkalti/backoff/v5.WithBackOff", Kind: Chain, Op: "backoff.WithBackOff"},
	// func Permanent(err error) error
	{Symbol: "github.com/cenkalti/backoff/v5.Permanent", Kind: Neutral},
	// func RetryAfter(seconds int) error
	{Symbol: "github.com/cenkalti/backoff/v5.RetryAfter", Kind: Neutral},
}
