package models

// failsafeBound is that of the retry policy among the policies of an executor.
var failsafeBound = Bound{
	Attempts: 3,
	Options: []string{
		"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxAttempts",
		"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxRetries",
		"(github.com/failsafe-go/failsafe-go/retrypolicy.Builder).WithMaxDuration",
	},
	Unbound: []string{
		"WithMaxAttempts(-1)",
		"WithMaxRetries(-1)",
	},
}

// failsafeRows models github.com/failsafe-go/failsafe-go, an executor of policies: three
// attempts unless the retry policy says otherwise.
var failsafeRows = []Row{
	// func (Executor) Run(fn func() error) error
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).Run", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) RunWithExecution(fn func(exec Execution[R]) error) error
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunWithExecution", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) Get(fn func() (R, error)) (R, error)
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).Get", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) GetWithExecution(fn func(exec Execution[R]) (R, error)) (R, error)
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetWithExecution", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) RunAsync(fn func() error) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunAsync", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) RunAsyncWithExecution(fn func(exec Execution[R]) error) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).RunAsyncWithExecution", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) GetAsync(fn func() (R, error)) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetAsync", Kind: Retry, Func: 1, Bound: failsafeBound},
	// func (Executor) GetAsyncWithExecution(fn func(exec Execution[R]) (R, error)) ExecutionResult[R]
	{Symbol: "(github.com/failsafe-go/failsafe-go.Executor).GetAsyncWithExecution", Kind: Retry, Func: 1, Bound: failsafeBound},
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
