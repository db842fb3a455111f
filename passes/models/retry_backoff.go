package models

// backoff4Bound holds for every way of calling it.
var backoff4Bound = Bound{
	Time: "15m",
	Options: []string{
		"github.com/cenkalti/backoff.WithMaxRetries",
		"github.com/cenkalti/backoff.WithMaxElapsedTime",
		"github.com/cenkalti/backoff.WithContext",
		"ExponentialBackOff.MaxElapsedTime",
	},
	Unbound: []string{
		"github.com/cenkalti/backoff.NewConstantBackOff",
		"ZeroBackOff",
		"ExponentialBackOff.MaxElapsedTime=0",
		"github.com/cenkalti/backoff.WithMaxElapsedTime(0)",
	},
}

// backoff4Rows models github.com/cenkalti/backoff before major 5: bounded by 15 minutes with an
// exponential back-off, by nothing with a constant one.
var backoff4Rows = []Row{
	// func Retry(o Operation, b BackOff) error
	{Symbol: "github.com/cenkalti/backoff.Retry", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func RetryNotify(operation Operation, b BackOff, notify Notify) error
	{Symbol: "github.com/cenkalti/backoff.RetryNotify", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func RetryWithData[T any](o OperationWithData[T], b BackOff) (T, error)
	{Symbol: "github.com/cenkalti/backoff.RetryWithData", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func RetryNotifyWithData[T any](operation OperationWithData[T], b BackOff, notify Notify) (T, error)
	{Symbol: "github.com/cenkalti/backoff.RetryNotifyWithData", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func RetryNotifyWithTimer(operation Operation, b BackOff, notify Notify, t Timer) error
	{Symbol: "github.com/cenkalti/backoff.RetryNotifyWithTimer", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func RetryNotifyWithTimerAndData[T any](operation OperationWithData[T], b BackOff, notify Notify, t Timer) (T, error)
	{Symbol: "github.com/cenkalti/backoff.RetryNotifyWithTimerAndData", Kind: Retry, Func: 1, Bound: backoff4Bound},
	// func NewExponentialBackOff(opts ...ExponentialBackOffOpts) *ExponentialBackOff
	{Symbol: "github.com/cenkalti/backoff.NewExponentialBackOff", Kind: Chain, Op: "backoff.NewExponentialBackOff"},
	// func NewConstantBackOff(d time.Duration) *ConstantBackOff
	{Symbol: "github.com/cenkalti/backoff.NewConstantBackOff", Kind: Chain, Op: "backoff.NewConstantBackOff"},
	// func WithMaxRetries(b BackOff, max uint64) BackOff
	{Symbol: "github.com/cenkalti/backoff.WithMaxRetries", Kind: Chain, Op: "backoff.WithMaxRetries"},
	// func WithContext(b BackOff, ctx context.Context) BackOffContext
	{Symbol: "github.com/cenkalti/backoff.WithContext", Kind: Chain, Op: "backoff.WithContext"},
	// func WithMaxElapsedTime(duration time.Duration) ExponentialBackOffOpts
	{Symbol: "github.com/cenkalti/backoff.WithMaxElapsedTime", Kind: Chain, Op: "backoff.WithMaxElapsedTime"},
	// func Permanent(err error) error
	{Symbol: "github.com/cenkalti/backoff.Permanent", Kind: Neutral},
	// func NewTicker(b BackOff) *Ticker
	{Symbol: "github.com/cenkalti/backoff.NewTicker", Kind: Neutral, Op: "backoff.NewTicker"},
}
