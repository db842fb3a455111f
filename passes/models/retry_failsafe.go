package models

// failsafeRows models github.com/failsafe-go/failsafe-go, an executor of policies: three
// attempts unless the retry policy says otherwise.
var failsafeRows = []Row{
	// func (Executor) Run(fn func() error) error
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).Run", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) RunWithExecution(fn func(exec Execution[R]) error) error
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunWithExecution", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) Get(fn func() (R, error)) (R, error)
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).Get", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) GetWithExecution(fn func(exec Execution[R]) (R, error)) (R, error)
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetWithExecution", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) RunAsync(fn func() error) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunAsync", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) RunAsyncWithExecution(fn func(exec Execution[R]) error) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunAsyncWithExecution", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) GetAsync(fn func() (R, error)) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetAsync", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func (Executor) GetAsyncWithExecution(fn func(exec Execution[R]) (R, error)) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetAsyncWithExecution", Kind: Retry, Func: 1, Bound: Bound{Attempts: 3, Options: []string{"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration"}, Unbound: []string{"WithMaxAttempts(-1)", "WithMaxRetries(-1)"}}},
	// func With[R any](policies ...Policy[R]) Executor[R]
	{Symbol: "github.com/failsafe-go/failsafe-go.With", Kind: Chain, Op: "failsafe.With"},
	// func WithAny[R any](policy ResultAgnosticPolicy[any]) Executor[R]
	{Symbol: "github.com/failsafe-go/failsafe-go.WithAny", Kind: Chain, Op: "failsafe.WithAny"},
	// func (Executor) Compose(innerPolicy Policy[R]) Executor[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).Compose", Kind: Chain, Op: "failsafe.Compose"},
	// func (Executor) WithContext(ctx context.Context) Executor[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).WithContext", Kind: Chain, Op: "failsafe.WithContext"},
	// func NewBuilder[R any]() Builder[R]
	{Symbol: "github.com/failsafe-go/failsafe-go/retrypolicy.NewBuilder", Kind: Chain, Op: "failsafe.NewBuilder"},
	// func NewWithDefaults[R any]() RetryPolicy[R]
	{Symbol: "github.com/failsafe-go/failsafe-go/retrypolicy.NewWithDefaults", Kind: Chain, Op: "failsafe.NewWithDefaults"},
	// func (Builder) WithMaxAttempts(maxAttempts int) Builder[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts", Kind: Chain, Op: "failsafe.WithMaxAttempts"},
	// func (Builder) WithMaxRetries(maxRetries int) Builder[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries", Kind: Chain, Op: "failsafe.WithMaxRetries"},
	// func (Builder) WithMaxDuration(maxDuration time.Duration) Builder[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration", Kind: Chain, Op: "failsafe.WithMaxDuration"},
}

// resiliencyRows models github.com/eapache/go-resiliency: one attempt more than the back-off has
// entries.
var resiliencyRows = []Row{
	// func (*Retrier) Run(work func() error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).Run", Kind: Retry, Func: 1, Bound: Bound{Options: []string{"github.com/eapache/go-resiliency/retrier.ConstantBackoff", "github.com/eapache/go-resiliency/retrier.ExponentialBackoff", "github.com/eapache/go-resiliency/retrier.LimitedExponentialBackoff"}, Unbound: []string{"(*github.com/eapache/go-resiliency/retrier.Retrier).WithInfiniteRetry"}}},
	// func (*Retrier) RunCtx(ctx context.Context, work func(ctx context.Context) error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).RunCtx", Kind: Retry, Func: 2, Bound: Bound{Options: []string{"github.com/eapache/go-resiliency/retrier.ConstantBackoff", "github.com/eapache/go-resiliency/retrier.ExponentialBackoff", "github.com/eapache/go-resiliency/retrier.LimitedExponentialBackoff"}, Unbound: []string{"(*github.com/eapache/go-resiliency/retrier.Retrier).WithInfiniteRetry"}}},
	// func (*Retrier) RunFn(ctx context.Context, work func(ctx context.Context, retries int) error) error
	{Symbol: "(*github.com/eapache/go-resiliency/retrier.Retrier).RunFn", Kind: Retry, Func: 2, Bound: Bound{Options: []string{"github.com/eapache/go-resiliency/retrier.ConstantBackoff", "github.com/eapache/go-resiliency/retrier.ExponentialBackoff", "github.com/eapache/go-resiliency/retrier.LimitedExponentialBackoff"}, Unbound: []string{"(*github.com/eapache/go-resiliency/retrier.Retrier).WithInfiniteRetry"}}},
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

// watermillRetryRows models the retrying middlewares of watermill. Without a poison queue the
// broker redelivers for ever.
var watermillRetryRows = []Row{
	// func (Retry) Middleware(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "(github.com/ThreeDotsLabs/watermill/message/router/middleware.Retry).Middleware", Kind: Retry, Func: 1, Bound: Bound{Attempts: 1, Options: []string{"Retry.MaxRetries", "Retry.MaxElapsedTime"}}},
	// func PoisonQueue(pub message.Publisher, topic string) (message.HandlerMiddleware, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.PoisonQueue", Kind: Neutral, Op: "watermill.PoisonQueue"},
	// func PoisonQueueWithFilter(pub message.Publisher, topic string, shouldGoToPoisonQueue func(err error) bool) (message.HandlerMiddleware, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.PoisonQueueWithFilter", Kind: Neutral, Op: "watermill.PoisonQueue"},
	// func InstantAck(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.InstantAck", Kind: Ack, Note: "acknowledges before the handler runs"},
	// func (*Deduplicator) Middleware(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message/router/middleware.Deduplicator).Middleware", Kind: Neutral, Op: "watermill.Deduplicator"},
	// func NewMapExpiringKeyRepository(window time.Duration) (ExpiringKeyRepository, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.NewMapExpiringKeyRepository", Kind: Neutral, Op: "watermill.MapExpiringKeyRepository", Note: "in memory: forgotten at a restart"},
}
