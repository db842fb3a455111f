// Package activity leaves retries to a workflow engine, which has no limit by
// default.
package activity

import (
	"context"
	"time"

	"go.temporal.io/sdk/temporal"
	"go.temporal.io/sdk/workflow"

	"dualwrite.test/rules/retryceiling/partner"
)

// Charger takes money.
type Charger interface {
	Charge(ctx context.Context, customer string) error
	ChargeOnce(ctx context.Context, idempotencyKey, customer string) error
}

// Activities are what the workflows run.
type Activities struct {
	charger Charger
	client  *partner.Client
}

// Charge has no key.
func (a *Activities) Charge(ctx context.Context, customer string) error {
	return a.charger.Charge(ctx, customer)
}

// ChargeOnce has one.
func (a *Activities) ChargeOnce(ctx context.Context, invoice, customer string) error {
	return a.charger.ChargeOnce(ctx, invoice, customer)
}

var acts *Activities

func BadDefault(ctx workflow.Context, customer string) error {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{StartToCloseTimeout: time.Minute})
	return workflow.ExecuteActivity(ctx, acts.Charge, customer).Get(ctx, nil) // want `workflow.ExecuteActivity repeats Charger.Charge until it succeeds`
}

func BadPolicy(ctx workflow.Context, customer string) error {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{
		StartToCloseTimeout: time.Minute,
		RetryPolicy:         &temporal.RetryPolicy{InitialInterval: time.Second, MaximumAttempts: 0},
	})
	return workflow.ExecuteActivity(ctx, acts.Charge, customer).Get(ctx, nil) // want `workflow.ExecuteActivity repeats Charger.Charge`
}

func OkAttempts(ctx workflow.Context, customer string) error {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{
		StartToCloseTimeout: time.Minute,
		RetryPolicy:         &temporal.RetryPolicy{MaximumAttempts: 5},
	})
	return workflow.ExecuteActivity(ctx, acts.Charge, customer).Get(ctx, nil)
}

func OkTime(ctx workflow.Context, customer string) error {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{ScheduleToCloseTimeout: time.Hour})
	return workflow.ExecuteActivity(ctx, acts.Charge, customer).Get(ctx, nil)
}

func LowKey(ctx workflow.Context, invoice, customer string) error {
	ctx = workflow.WithActivityOptions(ctx, workflow.ActivityOptions{StartToCloseTimeout: time.Minute})
	return workflow.ExecuteActivity(ctx, acts.ChargeOnce, invoice, customer).Get(ctx, nil) // want:low `workflow.ExecuteActivity repeats`
}

// LowHanded is given its options from outside.
func LowHanded(ctx workflow.Context, customer string) error {
	return workflow.ExecuteActivity(ctx, acts.Charge, customer).Get(ctx, nil) // want:low `workflow.ExecuteActivity repeats`
}
