package models

// resiliencyBound is the length of the back-off that New is given.
var resiliencyBound = Bound{
	Options: []string{
		"github.com/eapache/go-resiliency/retrier.ConstantBackoff",
		"github.com/eapache/go-resiliency/retrier.ExponentialBackoff",
		"github.com/eapache/go-resiliency/retrier.LimitedExponentialBackoff",
	},
	Unbound: []string{
		"(*github.com/eapache/go-resiliency/retrier.Retrier).WithInfiniteRetry",
	},
}

// resiliencyRows models github.com/eapache/go-resiliency: one attempt more than the back-off has
// entries.
var resiliencyRows = []Row{
	// func (*Retrier) Run(work func() error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).Run", Kind: Retry, Func: 1, Bound: resiliencyBound},
	// func (*Retrier) RunCtx(ctx context.Context, work func(ctx context.Context) error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).RunCtx", Kind: Retry, Func: 2, Bound: resiliencyBound},
	// func (*Retrier) RunFn(ctx context.Context, work func(ctx context.Context, retries int) error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).RunFn", Kind: Retry, Func: 2, Bound: resiliencyBound},
	// func New(backoff []time.Duration, class Classifier) *Retrier
	{Symbol: "github.com/eapache/go-resiliency/retrier.New", Kind: Chain, Op: "resiliency.New"},
	// func ConstantBackoff(n int, amount time.Duration) []time.Duration
	{Symbol: "github.com/eapache/go-resiliency/retrier.ConstantBackoff", Kind: Chain, Op: "resiliency.ConstantBackoff"},
	// func ExponentialBackoff(n int, initialAmount time.Duration) []time.Duration
	{Symbol: "github.com/eapache/go-resiliency/retrier.ExponentialBackoff", Kind: Chain, Op: "resiliency.ExponentialBackoff"},
	// func LimitedExponentialBackoff(n int, initialAmount time.Duration, limitAmount time.Duration) []time.Duration
	{Symbol: "github.com/eapache/go-resiliency/retrier.LimitedExponentialBackoff", Kind: Chain, Op: "resiliency.LimitedExponentialBackoff"},
	// func (*Retrier) WithInfiniteRetry() *Retrier
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).WithInfiniteRetry", Kind: Chain, Op: "resiliency.WithInfiniteRetry"},
}
