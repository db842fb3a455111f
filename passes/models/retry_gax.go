package models

// gaxRows models github.com/googleapis/gax-go, the retries of Google's clients: bounded by the
// context alone, and only with WithRetry.
var gaxRows = []Row{
	// func Invoke(ctx context.Context, call APICall, opts ...CallOption) error
	{Symbol: "github.com/googleapis/gax-go.Invoke", Kind: Retry, Func: 2, Bound: Bound{Attempts: 1, Options: []string{"github.com/googleapis/gax-go.WithTimeout", "context.WithTimeout", "context.WithDeadline"}, Unbound: []string{"github.com/googleapis/gax-go.WithRetry"}}},
	// func WithRetry(fn func() Retryer) CallOption
	{Symbol: "github.com/googleapis/gax-go.WithRetry", Kind: Chain, Op: "gax.WithRetry"},
	// func OnCodes(cc []codes.Code, bo Backoff) Retryer
	{Symbol: "github.com/googleapis/gax-go.OnCodes", Kind: Chain, Op: "gax.OnCodes"},
	// func OnErrorFunc(bo Backoff, shouldRetry func(err error) bool) Retryer
	{Symbol: "github.com/googleapis/gax-go.OnErrorFunc", Kind: Chain, Op: "gax.OnErrorFunc"},
	// func OnHTTPCodes(bo Backoff, cc ...int) Retryer
	{Symbol: "github.com/googleapis/gax-go.OnHTTPCodes", Kind: Chain, Op: "gax.OnHTTPCodes"},
	// func WithTimeout(t time.Duration) CallOption
	{Symbol: "github.com/googleapis/gax-go.WithTimeout", Kind: Chain, Op: "gax.WithTimeout"},
}
