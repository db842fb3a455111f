package models

// avastRows models github.com/avast/retry-go.
var avastRows = []Row{
	// func Do(retryableFunc RetryableFunc, opts ...Option) error
	{Symbol: "github.com/avast/retry-go.Do", Kind: Retry, Func: 1, Bound: Bound{Attempts: 10, Options: []string{"github.com/avast/retry-go.Attempts", "github.com/avast/retry-go.Context"}, Unbound: []string{"github.com/avast/retry-go.Attempts(0)", "github.com/avast/retry-go.UntilSucceeded"}}},
	// func DoWithData[T any](retryableFunc RetryableFuncWithData[T], opts ...Option) (T, error)
	{Symbol: "github.com/avast/retry-go.DoWithData", Kind: Retry, Func: 1, Bound: Bound{Attempts: 10, Options: []string{"github.com/avast/retry-go.Attempts", "github.com/avast/retry-go.Context"}, Unbound: []string{"github.com/avast/retry-go.Attempts(0)", "github.com/avast/retry-go.UntilSucceeded"}}},
	// func Attempts(attempts uint) Option
	{Symbol: "github.com/avast/retry-go.Attempts", Kind: Chain, Op: "avast.Attempts"},
	// func UntilSucceeded() Option
	{Symbol: "github.com/avast/retry-go.UntilSucceeded", Kind: Chain, Op: "avast.UntilSucceeded"},
	// func Context(ctx context.Context) Option
	{Symbol: "github.com/avast/retry-go.Context", Kind: Chain, Op: "avast.Context"},
	// func RetryIf(retryIf RetryIfFunc) Option
	{Symbol: "github.com/avast/retry-go.RetryIf", Kind: Chain, Op: "avast.RetryIf"},
	// func Delay(delay time.Duration) Option
	{Symbol: "github.com/avast/retry-go.Delay", Kind: Chain, Op: "avast.Delay"},
	// func Unrecoverable(err error) error
	{Symbol: "github.com/avast/retry-go.Unrecoverable", Kind: Neutral},
}

// sethvargoRows models github.com/sethvargo/go-retry, which has no bound of its own and repeats
// only errors marked with RetryableError.
var sethvargoRows = []Row{
	// func Do(ctx context.Context, b Backoff, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Do", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"github.com/sethvargo/go-retry.WithMaxRetries", "github.com/sethvargo/go-retry.WithMaxDuration"}, Unbound: []string{"github.com/sethvargo/go-retry.NewConstant", "github.com/sethvargo/go-retry.NewExponential", "github.com/sethvargo/go-retry.NewFibonacci", "github.com/sethvargo/go-retry.WithCappedDuration"}}},
	// func DoValue[T any](ctx context.Context, b Backoff, f RetryFuncValue[T]) (T, error)
	{Symbol: "github.com/sethvargo/go-retry.DoValue", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"github.com/sethvargo/go-retry.WithMaxRetries", "github.com/sethvargo/go-retry.WithMaxDuration"}, Unbound: []string{"github.com/sethvargo/go-retry.NewConstant", "github.com/sethvargo/go-retry.NewExponential", "github.com/sethvargo/go-retry.NewFibonacci", "github.com/sethvargo/go-retry.WithCappedDuration"}}},
	// func Constant(ctx context.Context, t time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Constant", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"github.com/sethvargo/go-retry.WithMaxRetries", "github.com/sethvargo/go-retry.WithMaxDuration"}, Unbound: []string{"github.com/sethvargo/go-retry.NewConstant", "github.com/sethvargo/go-retry.NewExponential", "github.com/sethvargo/go-retry.NewFibonacci", "github.com/sethvargo/go-retry.WithCappedDuration"}}},
	// func Exponential(ctx context.Context, base time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Exponential", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"github.com/sethvargo/go-retry.WithMaxRetries", "github.com/sethvargo/go-retry.WithMaxDuration"}, Unbound: []string{"github.com/sethvargo/go-retry.NewConstant", "github.com/sethvargo/go-retry.NewExponential", "github.com/sethvargo/go-retry.NewFibonacci", "github.com/sethvargo/go-retry.WithCappedDuration"}}},
	// func Fibonacci(ctx context.Context, base time.Duration, f RetryFunc) error
	{Symbol: "github.com/sethvargo/go-retry.Fibonacci", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"github.com/sethvargo/go-retry.WithMaxRetries", "github.com/sethvargo/go-retry.WithMaxDuration"}, Unbound: []string{"github.com/sethvargo/go-retry.NewConstant", "github.com/sethvargo/go-retry.NewExponential", "github.com/sethvargo/go-retry.NewFibonacci", "github.com/sethvargo/go-retry.WithCappedDuration"}}},
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
