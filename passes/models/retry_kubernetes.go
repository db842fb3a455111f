package models

// kubernetesRetryRows models the retries and polls of Kubernetes' client libraries.
var kubernetesRetryRows = []Row{
	// func RetryOnConflict(backoff wait.Backoff, fn func() error) error
	{Symbol: "k8s.io/client-go/util/retry.RetryOnConflict", Kind: Retry, Func: 2, Bound: Bound{Attempts: 5, Options: []string{"Backoff.Steps"}}},
	// func OnError(backoff wait.Backoff, retriable func(error) bool, fn func() error) error
	{Symbol: "k8s.io/client-go/util/retry.OnError", Kind: Retry, Func: 3, Bound: Bound{Attempts: 5, Options: []string{"Backoff.Steps"}}},
	// func ExponentialBackoff(backoff Backoff, condition ConditionFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.ExponentialBackoff", Kind: Retry, Func: 2, Bound: Bound{Options: []string{"Backoff.Steps"}}},
	// func ExponentialBackoffWithContext(ctx context.Context, backoff Backoff, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.ExponentialBackoffWithContext", Kind: Retry, Func: 3, Bound: Bound{Options: []string{"Backoff.Steps"}}},
	// func PollUntilContextTimeout(ctx context.Context, interval time.Duration, timeout time.Duration, immediate bool, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollUntilContextTimeout", Kind: Retry, Func: 5, Bound: Bound{Time: "timeout"}},
	// func Poll(interval time.Duration, timeout time.Duration, condition ConditionFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.Poll", Kind: Retry, Func: 3, Bound: Bound{Time: "timeout"}},
	// func PollWithContext(ctx context.Context, interval time.Duration, timeout time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollWithContext", Kind: Retry, Func: 4, Bound: Bound{Time: "timeout"}},
	// func PollImmediate(interval time.Duration, timeout time.Duration, condition ConditionFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediate", Kind: Retry, Func: 3, Bound: Bound{Time: "timeout"}},
	// func PollImmediateWithContext(ctx context.Context, interval time.Duration, timeout time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediateWithContext", Kind: Retry, Func: 4, Bound: Bound{Time: "timeout"}},
	// func PollUntilContextCancel(ctx context.Context, interval time.Duration, immediate bool, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollUntilContextCancel", Kind: Retry, Func: 4, Bound: Bound{Options: []string{"context.WithTimeout", "context.WithDeadline"}}},
	// func PollUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollUntil", Kind: Retry, Func: 2},
	// func PollUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollUntilWithContext", Kind: Retry, Func: 3},
	// func PollImmediateUntil(interval time.Duration, condition ConditionFunc, stopCh <-chan struct{}) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediateUntil", Kind: Retry, Func: 2},
	// func PollImmediateUntilWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediateUntilWithContext", Kind: Retry, Func: 3},
	// func PollInfinite(interval time.Duration, condition ConditionFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollInfinite", Kind: Retry, Func: 2},
	// func PollInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollInfiniteWithContext", Kind: Retry, Func: 3},
	// func PollImmediateInfinite(interval time.Duration, condition ConditionFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediateInfinite", Kind: Retry, Func: 2},
	// func PollImmediateInfiniteWithContext(ctx context.Context, interval time.Duration, condition ConditionWithContextFunc) error
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.PollImmediateInfiniteWithContext", Kind: Retry, Func: 3},
	// func Until(f func(), period time.Duration, stopCh <-chan struct{})
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.Until", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func UntilWithContext(ctx context.Context, f func(context.Context), period time.Duration)
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.UntilWithContext", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func NonSlidingUntil(f func(), period time.Duration, stopCh <-chan struct{})
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.NonSlidingUntil", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func NonSlidingUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration)
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.NonSlidingUntilWithContext", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func JitterUntil(f func(), period time.Duration, jitterFactor float64, sliding bool, stopCh <-chan struct{})
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.JitterUntil", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func JitterUntilWithContext(ctx context.Context, f func(context.Context), period time.Duration, jitterFactor float64, sliding bool)
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.JitterUntilWithContext", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func BackoffUntil(f func(), backoff BackoffManager, sliding bool, stopCh <-chan struct{})
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.BackoffUntil", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func BackoffUntilWithContext(ctx context.Context, f func(ctx context.Context), backoff BackoffManager, sliding bool)
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.BackoffUntilWithContext", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func Forever(f func(), period time.Duration)
	{Symbol: "k8s.io/apimachinery/pkg/util/wait.Forever", Kind: Chain, Op: "wait.Until", Note: "a loop that never ends on its own, not a retry"},
	// func (TypedRateLimitingInterface) AddRateLimited(item T)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedRateLimitingInterface).AddRateLimited", Kind: Nack, Of: 1},
	// func (TypedRateLimitingInterface) Forget(item T)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedRateLimitingInterface).Forget", Kind: Ack, Of: 1},
	// func (TypedRateLimitingInterface) NumRequeues(item T) int
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedRateLimitingInterface).NumRequeues", Kind: Mint, Mint: "attempt"},
	// func (TypedDelayingInterface) AddAfter(item T, duration time.Duration)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedDelayingInterface).AddAfter", Kind: Nack, Of: 1},
	// func (TypedInterface) Get() (item T, shutdown bool)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedInterface).Get", Kind: Fetch},
	// func (TypedInterface) Done(item T)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedInterface).Done", Kind: Neutral},
	// func (TypedInterface) Add(item T)
	{Symbol: "(k8s.io/client-go/util/workqueue.TypedInterface).Add", Kind: Neutral},
}
