package models

// temporalClientRows models what programs ask of a Temporal server. The workflow id
// deduplicates, as the reuse and conflict policies say.
var temporalClientRows = []Row{
	// func (Client) ExecuteWorkflow(ctx context.Context, options StartWorkflowOptions, workflow any, args ...any) (WorkflowRun, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).ExecuteWorkflow", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotField, 1, "ID", false}}, Note: "with an empty ID the SDK makes one up"},
	// func (Client) SignalWorkflow(ctx context.Context, workflowID string, runID string, signalName string, arg any) error
	{Symbol: "(go.temporal.io/sdk/client.Client).SignalWorkflow", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotArg, 1, "workflowID", true}, {SlotArg, 4, "arg", true}}, URL: 2, Body: 5},
	// func (Client) SignalWithStartWorkflow(ctx context.Context, workflowID string, signalName string, signalArg any, options StartWorkflowOptions, workflow any, workflowArgs ...any) (WorkflowRun, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).SignalWithStartWorkflow", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotArg, 1, "workflowID", false}}, URL: 2, Body: 4},
	// func (Client) UpdateWorkflow(ctx context.Context, options UpdateWorkflowOptions) (WorkflowUpdateHandle, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).UpdateWorkflow", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotField, 1, "UpdateID", false}}},
	// func (Client) UpdateWithStartWorkflow(ctx context.Context, options UpdateWithStartWorkflowOptions) (WorkflowUpdateHandle, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).UpdateWithStartWorkflow", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotField, 1, "UpdateOptions.UpdateID", false}}},
	// func (Client) ExecuteActivity(ctx context.Context, options StartActivityOptions, activity any, args ...any) (ActivityHandle, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).ExecuteActivity", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotField, 1, "ID", false}}},
	// func (Client) CancelWorkflow(ctx context.Context, workflowID string, runID string) error
	{Symbol: "(go.temporal.io/sdk/client.Client).CancelWorkflow", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotArg, 1, "workflowID", false}}, URL: 2},
	// func (Client) TerminateWorkflow(ctx context.Context, workflowID string, runID string, reason string, details ...any) error
	{Symbol: "(go.temporal.io/sdk/client.Client).TerminateWorkflow", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotArg, 1, "workflowID", false}}, URL: 2},
	// func (Client) CompleteActivity(ctx context.Context, taskToken []byte, result any, err error) error
	{Symbol: "(go.temporal.io/sdk/client.Client).CompleteActivity", Kind: Ack},
	// func (Client) CompleteActivityByID(ctx context.Context, namespace string, workflowID string, runID string, activityID string, result any, err error) error
	{Symbol: "(go.temporal.io/sdk/client.Client).CompleteActivityByID", Kind: Ack},
	// func (Client) GetWorkflow(ctx context.Context, workflowID string, runID string) WorkflowRun
	{Symbol: "(go.temporal.io/sdk/client.Client).GetWorkflow", Kind: Neutral},
	// func (Client) QueryWorkflow(ctx context.Context, workflowID string, runID string, queryType string, args ...any) (converter.EncodedValue, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).QueryWorkflow", Kind: Neutral},
	// func (Client) QueryWorkflowWithOptions(ctx context.Context, request *QueryWorkflowWithOptionsRequest) (*QueryWorkflowWithOptionsResponse, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).QueryWorkflowWithOptions", Kind: Neutral},
	// func (Client) DescribeWorkflowExecution(ctx context.Context, workflowID string, runID string) (*workflowservice.DescribeWorkflowExecutionResponse, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).DescribeWorkflowExecution", Kind: Neutral},
	// func (Client) ListWorkflow(ctx context.Context, request *workflowservice.ListWorkflowExecutionsRequest) (*workflowservice.ListWorkflowExecutionsResponse, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).ListWorkflow", Kind: Neutral},
	// func (Client) CountWorkflow(ctx context.Context, request *workflowservice.CountWorkflowExecutionsRequest) (*workflowservice.CountWorkflowExecutionsResponse, error)
	{Symbol: "(go.temporal.io/sdk/client.Client).CountWorkflow", Kind: Neutral},
	// func (Client) GetWorkflowHistory(ctx context.Context, workflowID string, runID string, isLongPoll bool, filterType enums.HistoryEventFilterType) HistoryEventIterator
	{Symbol: "(go.temporal.io/sdk/client.Client).GetWorkflowHistory", Kind: Neutral},
	// func (Client) NewWithStartWorkflowOperation(options StartWorkflowOptions, workflow any, args ...any) WithStartWorkflowOperation
	{Symbol: "(go.temporal.io/sdk/client.Client).NewWithStartWorkflowOperation", Kind: Chain, Op: "temporal.NewWithStartWorkflowOperation"},
	// func (ScheduleClient) Create(ctx context.Context, options ScheduleOptions) (ScheduleHandle, error)
	{Symbol: "(go.temporal.io/sdk/client.ScheduleClient).Create", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotField, 1, "ID", false}}},
}

// temporalWorkerRows models workers, workflows and activities. Workflow code is replayed from
// its history, so what it starts is started once; activities are tried again without limit
// unless a policy says otherwise.
var temporalWorkerRows = []Row{
	// func (ActivityRegistry) RegisterActivity(a any)
	{Symbol: "(go.temporal.io/sdk/worker.ActivityRegistry).RegisterActivity", Kind: Register, Func: 1, Bound: Bound{Options: []string{"RetryPolicy.MaximumAttempts", "ActivityOptions.ScheduleToCloseTimeout"}}, Replay: "activity"},
	// func (ActivityRegistry) RegisterActivityWithOptions(a any, options activity.RegisterOptions)
	{Symbol: "(go.temporal.io/sdk/worker.ActivityRegistry).RegisterActivityWithOptions", Kind: Register, Func: 1, Bound: Bound{Options: []string{"RetryPolicy.MaximumAttempts", "ActivityOptions.ScheduleToCloseTimeout"}}, Replay: "activity"},
	// func (WorkflowRegistry) RegisterWorkflow(w any)
	{Symbol: "(go.temporal.io/sdk/worker.WorkflowRegistry).RegisterWorkflow", Kind: Register, Func: 1, Replay: "workflow"},
	// func (WorkflowRegistry) RegisterWorkflowWithOptions(w any, options workflow.RegisterOptions)
	{Symbol: "(go.temporal.io/sdk/worker.WorkflowRegistry).RegisterWorkflowWithOptions", Kind: Register, Func: 1, Replay: "workflow"},
	// func ExecuteActivity(ctx Context, activity any, args ...any) Future
	{Symbol: "go.temporal.io/sdk/workflow.ExecuteActivity", Kind: Retry, Func: 2, Bound: Bound{Options: []string{"RetryPolicy.MaximumAttempts", "ActivityOptions.ScheduleToCloseTimeout"}, Unbound: []string{"RetryPolicy.MaximumAttempts=0"}}, Note: "the default policy has no limit of attempts"},
	// func ExecuteLocalActivity(ctx Context, activity any, args ...any) Future
	{Symbol: "go.temporal.io/sdk/workflow.ExecuteLocalActivity", Kind: Retry, Func: 2, Bound: Bound{Options: []string{"RetryPolicy.MaximumAttempts", "ActivityOptions.ScheduleToCloseTimeout"}, Unbound: []string{"RetryPolicy.MaximumAttempts=0"}}, Note: "the default policy has no limit of attempts"},
	// func ExecuteChildWorkflow(ctx Context, childWorkflow any, args ...any) ChildWorkflowFuture
	{Symbol: "go.temporal.io/sdk/workflow.ExecuteChildWorkflow", Kind: Neutral, Op: "temporal.ExecuteChildWorkflow", Func: 2},
	// func SideEffect(ctx Context, f func(ctx Context) any) converter.EncodedValue
	{Symbol: "go.temporal.io/sdk/workflow.SideEffect", Kind: Derive, Op: "temporal.SideEffect", Note: "recorded in the history: the same value on replay"},
	// func SideEffectWithOptions(ctx Context, options SideEffectOptions, f func(ctx Context) any) converter.EncodedValue
	{Symbol: "go.temporal.io/sdk/workflow.SideEffectWithOptions", Kind: Derive, Op: "temporal.SideEffect", Note: "recorded in the history: the same value on replay"},
	// func MutableSideEffect(ctx Context, id string, f func(ctx Context) any, equals func(a any, b any) bool) converter.EncodedValue
	{Symbol: "go.temporal.io/sdk/workflow.MutableSideEffect", Kind: Derive, Op: "temporal.SideEffect", Note: "recorded in the history: the same value on replay"},
	// func SignalExternalWorkflow(ctx Context, workflowID string, runID string, signalName string, arg any) Future
	{Symbol: "go.temporal.io/sdk/workflow.SignalExternalWorkflow", Kind: Neutral},
	// func SignalExternalWorkflowWithOptions(ctx Context, workflowID string, runID string, signalName string, arg any, options SignalExternalWorkflowOptions) Future
	{Symbol: "go.temporal.io/sdk/workflow.SignalExternalWorkflowWithOptions", Kind: Neutral},
	// func Sleep(ctx Context, d time.Duration) (err error)
	{Symbol: "go.temporal.io/sdk/workflow.Sleep", Kind: Neutral},
	// func GetVersion(ctx Context, changeID string, minSupported Version, maxSupported Version) Version
	{Symbol: "go.temporal.io/sdk/workflow.GetVersion", Kind: Neutral},
	// func WithActivityOptions(ctx Context, options ActivityOptions) Context
	{Symbol: "go.temporal.io/sdk/workflow.WithActivityOptions", Kind: Chain, Op: "temporal.Options"},
	// func WithLocalActivityOptions(ctx Context, options LocalActivityOptions) Context
	{Symbol: "go.temporal.io/sdk/workflow.WithLocalActivityOptions", Kind: Chain, Op: "temporal.Options"},
	// func WithRetryPolicy(ctx Context, retryPolicy temporal.RetryPolicy) Context
	{Symbol: "go.temporal.io/sdk/workflow.WithRetryPolicy", Kind: Chain, Op: "temporal.Options"},
	// func WithChildOptions(ctx Context, cwo ChildWorkflowOptions) Context
	{Symbol: "go.temporal.io/sdk/workflow.WithChildOptions", Kind: Chain, Op: "temporal.Options"},
	// func Now(ctx Context) time.Time
	{Symbol: "go.temporal.io/sdk/workflow.Now", Kind: Derive, Note: "recorded in the history"},
	// func Go(ctx Context, f func(ctx Context))
	{Symbol: "go.temporal.io/sdk/workflow.Go", Kind: Spawn, Func: 2},
	// func GetInfo(ctx Context) *Info
	{Symbol: "go.temporal.io/sdk/workflow.GetInfo", Kind: Derive, Op: "temporal.GetWorkflowInfo"},
	// func GetInfo(ctx context.Context) Info
	{Symbol: "go.temporal.io/sdk/activity.GetInfo", Kind: Derive, Op: "temporal.GetActivityInfo", Note: "WorkflowExecution and ActivityID are stable, Attempt is not"},
	// func RecordHeartbeat(ctx context.Context, details ...any)
	{Symbol: "go.temporal.io/sdk/activity.RecordHeartbeat", Kind: Neutral},
	// func GetLogger(ctx context.Context) log.Logger
	{Symbol: "go.temporal.io/sdk/activity.GetLogger", Kind: Neutral},
	// func HasHeartbeatDetails(ctx context.Context) bool
	{Symbol: "go.temporal.io/sdk/activity.HasHeartbeatDetails", Kind: Neutral},
	// func GetHeartbeatDetails(ctx context.Context, d ...any) error
	{Symbol: "go.temporal.io/sdk/activity.GetHeartbeatDetails", Kind: Neutral},
	// func NewApplicationError(message string, errType string, details ...any) error
	{Symbol: "go.temporal.io/sdk/temporal.NewApplicationError", Kind: Neutral},
	// func NewNonRetryableApplicationError(message string, errType string, cause error, details ...any) error
	{Symbol: "go.temporal.io/sdk/temporal.NewNonRetryableApplicationError", Kind: Neutral},
	// func NewApplicationErrorWithCause(message string, errType string, cause error, details ...any) error
	{Symbol: "go.temporal.io/sdk/temporal.NewApplicationErrorWithCause", Kind: Neutral},
	// func NewCanceledError(details ...any) error
	{Symbol: "go.temporal.io/sdk/temporal.NewCanceledError", Kind: Neutral},
	// func IsWorkflowExecutionAlreadyStartedError(err error) bool
	{Symbol: "go.temporal.io/sdk/temporal.IsWorkflowExecutionAlreadyStartedError", Kind: Duplicate, Of: 1},
}
