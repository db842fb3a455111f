// Package job runs payouts from queues and workflows.
package job

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/riverqueue/river"
	"github.com/segmentio/kafka-go"
	"go.temporal.io/sdk/activity"
	"go.temporal.io/sdk/workflow"
)

// Bank executes each request id once.
type Bank interface {
	Transfer(ctx context.Context, requestID, account string, cents int64) error
}

type Args struct {
	Payout  int64  `json:"payout"`
	Account string `json:"account"`
	Cents   int64  `json:"cents"`
}

func (Args) Kind() string { return "payout" }

type BadWorker struct {
	river.WorkerDefaults[Args]
	Bank Bank
}

func (w *BadWorker) Work(ctx context.Context, job *river.Job[Args]) error {
	id := uuid.New() // want `it is a job handler`
	return w.Bank.Transfer(ctx, id.String(), job.Args.Account, job.Args.Cents)
}

type OkWorker struct {
	river.WorkerDefaults[Args]
	Bank Bank
}

func (w *OkWorker) Work(ctx context.Context, job *river.Job[Args]) error {
	return w.Bank.Transfer(ctx, fmt.Sprintf("payout-%d", job.Args.Payout), job.Args.Account, job.Args.Cents)
}

type BadNumbered struct {
	river.WorkerDefaults[Args]
	Bank Bank
}

func (w *BadNumbered) Work(ctx context.Context, job *river.Job[Args]) error {
	id := fmt.Sprintf("payout-%d-%d", job.Args.Payout, job.Attempt) // want `it counts attempts: Attempt`
	return w.Bank.Transfer(ctx, id, job.Args.Account, job.Args.Cents)
}

type Activities struct{ Bank Bank }

func (a *Activities) BadActivity(ctx context.Context, p Args) error {
	id := uuid.NewString() // want `workflow activity`
	activity.GetLogger(ctx).Info("transfer", "request", id)
	return a.Bank.Transfer(ctx, id, p.Account, p.Cents)
}

func (a *Activities) OkActivity(ctx context.Context, p Args) error {
	return a.Bank.Transfer(ctx, activity.GetInfo(ctx).WorkflowExecution.ID+"/transfer", p.Account, p.Cents)
}

// OkWorkflow makes the id where the history remembers it.
func OkWorkflow(ctx workflow.Context, p Args) error {
	var id string
	made := workflow.SideEffect(ctx, func(workflow.Context) any { return uuid.NewString() })
	if err := made.Get(&id); err != nil {
		return err
	}
	var a *Activities
	return workflow.ExecuteActivity(ctx, a.OkGiven, id, p).Get(ctx, nil)
}

func (a *Activities) OkGiven(ctx context.Context, id string, p Args) error {
	return a.Bank.Transfer(ctx, id, p.Account, p.Cents)
}

// Handler works on messages.
type Handler struct {
	Bank Bank
	Out  *kafka.Writer
}

func (h *Handler) BadMessage(ctx context.Context, m kafka.Message) error {
	return h.Bank.Transfer(ctx, uuid.NewString(), string(m.Key), 100) // want `handles a message`
}

func (h *Handler) OkMessage(ctx context.Context, m kafka.Message) error {
	return h.Bank.Transfer(ctx, fmt.Sprintf("%s-%d-%d", m.Topic, m.Partition, m.Offset), string(m.Key), 100)
}

// OkAnnounce gives each event that it makes an id of its own.
func (h *Handler) OkAnnounce(ctx context.Context, m kafka.Message) error {
	return h.Out.WriteMessages(ctx, kafka.Message{
		Key:     m.Key,
		Headers: []kafka.Header{{Key: "event-id", Value: []byte(uuid.NewString())}},
	})
}
