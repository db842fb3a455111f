package models

// temporalFutureRows models how results of activities and workflows are read.
var temporalFutureRows = []Row{
	// func (Future) Get(ctx Context, valuePtr any) error
	{Symbol: "(go.temporal.io/sdk/workflow.Future).Get", Kind: Scan, Dest: []int{2}},
	// func (ChildWorkflowFuture) GetChildWorkflowExecution() Future
	{Symbol: "(go.temporal.io/sdk/workflow.ChildWorkflowFuture).GetChildWorkflowExecution", Kind: Chain, Op: "temporal.Future"},
	// func (ReceiveChannel) Receive(ctx Context, valuePtr any) (more bool)
	{Symbol: "(go.temporal.io/sdk/workflow.ReceiveChannel).Receive", Kind: Fetch},
	// func (ReceiveChannel) ReceiveAsync(valuePtr any) (ok bool)
	{Symbol: "(go.temporal.io/sdk/workflow.ReceiveChannel).ReceiveAsync", Kind: Fetch},
	// func (WorkflowRun) Get(ctx context.Context, valuePtr any) error
	{Symbol: "(go.temporal.io/sdk/client.WorkflowRun).Get", Kind: Scan, Dest: []int{2}},
	// func (WorkflowRun) GetID() string
	{Symbol: "(go.temporal.io/sdk/client.WorkflowRun).GetID", Kind: Derive},
	// func (WorkflowRun) GetRunID() string
	{Symbol: "(go.temporal.io/sdk/client.WorkflowRun).GetRunID", Kind: Derive},
}
