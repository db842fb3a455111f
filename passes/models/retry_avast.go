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
