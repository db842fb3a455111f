package models

// dbosRows models github.com/dbos-inc/dbos-transact-golang. Steps run at least once; their
// results are stored.
var dbosRows = []Row{
	// func RunWorkflow[P, R any](ctx Context, fn Workflow[P, R], input P, opts ...WorkflowOption) (WorkflowHandle[R], error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.RunWorkflow", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotOption, 3, "github.com/dbos-inc/dbos-transact-golang/dbos.WithWorkflowID", false}, {SlotOption, 3, "github.com/dbos-inc/dbos-transact-golang/dbos.WithDeduplicationID", false}}, Body: 3, Func: 2, Replay: "workflow"},
	// func Enqueue[R, P any](ctx Client, queueName string, workflowName string, input P, opts ...EnqueueOption) (WorkflowHandle[R], error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.Enqueue", Kind: Enqueue, Effect: Workflow, Keys: []Slot{{SlotOption, 4, "github.com/dbos-inc/dbos-transact-golang/dbos.WithEnqueueWorkflowID", false}, {SlotOption, 4, "github.com/dbos-inc/dbos-transact-golang/dbos.WithEnqueueDeduplicationID", false}}, Body: 4, Note: "WithEnqueueTransaction puts it into the transaction"},
	// func Send[P any](ctx Client, destinationID string, message P, topic string, opts ...SendOption) error
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.Send", Kind: Effect, Effect: Workflow, Keys: []Slot{{SlotOption, 4, "github.com/dbos-inc/dbos-transact-golang/dbos.WithIdempotencyKey", false}}, URL: 2, Body: 3},
	// func SetEvent[P any](ctx Context, key string, message P, opts ...SetEventOption) error
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.SetEvent", Kind: Write, Op: "dbos.SetEvent"},
	// func GetEvent[R any](ctx Client, targetWorkflowID string, key string, timeout time.Duration) (R, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.GetEvent", Kind: Read, Op: "dbos.GetEvent"},
	// func Recv[R any](ctx Context, topic string, timeout time.Duration) (R, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.Recv", Kind: Fetch},
	// func RegisterWorkflow[P, R any](ctx Context, fn Workflow[P, R], opts ...WorkflowRegistrationOption)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.RegisterWorkflow", Kind: Register, Func: 2, Bound: Bound{Attempts: 100, Options: []string{"github.com/dbos-inc/dbos-transact-golang/dbos.WithMaxRecoveryAttempts"}}, Replay: "workflow"},
	// func RunAsStep[R any](ctx Context, fn Step[R], opts ...StepOption) (R, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.RunAsStep", Kind: Retry, Func: 2, Bound: Bound{Attempts: 1, Options: []string{"github.com/dbos-inc/dbos-transact-golang/dbos.WithStepMaxRetries"}}},
	// func RunAsTransaction[R any](ctx Context, ds *DataSource, fn Txn[R], opts ...StepOption) (R, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.RunAsTransaction", Kind: RunTx, Func: 3},
	// func WithWorkflowID(id string) WorkflowOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithWorkflowID", Kind: Option, Value: 1, Slot: "WorkflowID"},
	// func WithDeduplicationID(id string) WorkflowOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithDeduplicationID", Kind: Option, Value: 1, Slot: "WorkflowID"},
	// func WithEnqueueWorkflowID(id string) EnqueueOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithEnqueueWorkflowID", Kind: Option, Value: 1, Slot: "WorkflowID"},
	// func WithEnqueueDeduplicationID(id string) EnqueueOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithEnqueueDeduplicationID", Kind: Option, Value: 1, Slot: "WorkflowID"},
	// func WithIdempotencyKey(key string) SendOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithIdempotencyKey", Kind: Option, Value: 1, Slot: "IdempotencyKey"},
	// func WithEnqueueTransaction(tx any) EnqueueOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithEnqueueTransaction", Kind: Option, Value: 1, Slot: "Transaction"},
	// func WithSendTransaction(tx any) SendOption
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.WithSendTransaction", Kind: Option, Value: 1, Slot: "Transaction"},
	// func GetWorkflowID(ctx Context) (string, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.GetWorkflowID", Kind: Derive},
	// func GetStepID(ctx Context) (int, error)
	{Symbol: "github.com/dbos-inc/dbos-transact-golang/dbos.GetStepID", Kind: Derive},
}
