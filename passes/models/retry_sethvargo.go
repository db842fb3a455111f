package models

// sethvargoBound is no bound at all unless the back-off is wrapped in one.
var sethvargoBound = Bound{
	Options: []string{
		"github.com/sethvargo/go-retry.WithMaxRetries",
		"github.com/sethvargo/go-retry.WithMaxDuration",
	},
	Unbound: []string{
		"github.com/sethvargo/go-retry.NewConstant",
		"github.com/sethvargo/go-retry.NewExponential",
		"github.com/sethvargo/go-retry.NewFibonacci",
		"github.com/sethvargo/go-retry.WithCappedDuration",
	},
}

// sethvargoRows models github.com/sethvargo/go-retry, which has no bound of its own and repeats
// only errors marked with RetryableError.
var sethvargoRows = []Row{
	// func Do(ctx context.Context, b Backoff, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Do", Kind: Retry, Func: 3, Bound: sethvargoBound},
	// func DoValue[T any](ctx context.Context, b Backoff, f RetryFuncValue[T]) (T, error)
	{Symbol: "github.com/sethvargo/go-retry.DoValue", Kind: Retry, Func: 3, Bound: sethvargoBound},
	// func Constant(ctx context.Context, t time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Constant", Kind: Retry, Func: 3, Bound: sethvargoBound},
	// func Exponential(ctx context.Context, base time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Exponential", Kind: Retry, Func: 3, Bound: sethvargoBound},
	// func Fibonacci(ctx context.Context, base time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Fibonacci", Kind: Retry, Func: 3, Bound: sethvargoBound},
	// func WithMaxRetries(max uint64, next Backoff) Backoff
	{Symbol: "github.com/sethvargo/go-retry.WithMaxRetries", Kind: Chain, Op: "goretry.WithMaxRetries"},
	// func WithMaxDuration(timeout time.Duration, next Backoff) Backoff
	{Symbol: "github.com/sethvargo/go-retry.WithMaxDuration", Kind: Chain, Op: "goretry.WithMaxDuration"},
	// func WithCappedDuration(cap time.Duration, next Backoff) Backoff
	{Symbol: "github.com/sethvargo/go-retry.WithCappedDuration", Kind: Chain, Op: "goretry.WithCappedDuration"},
	// func WithJitter(j time.Duration, next Backoff) Backoff
	{Symbol: "github.com/sethvargo/go-retry.WithJitter", Kind: Chain, Op: "goretry.WithJitter"},
	// func NewConstant(t time.Duration) Backoff
	{Symbol: "github.com/sethvargo/go-retry.NewConstant", Kind: Chain, Op: "goretry.NewConstant"},
	// func NewExponential(base time.Duration) Backoff
	{Symbol: "github.com/sethvargo/go-retry.NewExponential", Kind: Chain, Op: "goretry.NewExponential"},
	// func NewFibonacci(base time.Duration) Backoff
	{Symbol: "github.com/sethvargo/go-retry.NewFibonacci", Kind: Chain, Op: "goretry.NewFibonacci"},
	// func RetryableError(err error) error
	{Symbol: "github.com/sethvargo/go-retry.RetryableError", Kind: Neutral},
}
