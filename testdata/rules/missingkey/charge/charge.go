// Package charge pays through stripe.
package charge

import (
	"context"
	"database/sql"
	"strconv"

	"github.com/avast/retry-go/v4"
	"github.com/riverqueue/river"
	"github.com/stripe/stripe-go/v82"
	"go.temporal.io/sdk/activity"
)

type Service struct {
	db *sql.DB
	sc *stripe.Client
}

func (s *Service) BadRetry(ctx context.Context, cents int64) error {
	return retry.Do(func() error {
		_, err := s.sc.V1PaymentIntents.Create(ctx, &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)}) // want `PaymentIntentService.Create is called without an idempotency key.*runs in a retry`
		return err
	})
}

func (s *Service) OkRetry(ctx context.Context, order string, cents int64) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)}
		params.SetIdempotencyKey("order-" + order)
		_, err := s.sc.V1PaymentIntents.Create(ctx, params)
		return err
	})
}

// BadNoted notes the order where the service does not look for a key.
func (s *Service) BadNoted(ctx context.Context, order string, cents int64) error {
	return retry.Do(func() error {
		_, err := s.sc.V1Charges.Create(ctx, &stripe.ChargeCreateParams{ // want `ChargeService.Create is called without an idempotency key.*runs in a retry`
			Amount: stripe.Int64(cents), Metadata: map[string]string{"order_id": order},
		})
		return err
	})
}

// OkFieldKey sets the key in the literal.
func (s *Service) OkFieldKey(ctx context.Context, order string, cents int64) error {
	return retry.Do(func() error {
		_, err := s.sc.V1PaymentIntents.Create(ctx, &stripe.PaymentIntentCreateParams{
			Params: stripe.Params{IdempotencyKey: stripe.String("order-" + order)}, Amount: stripe.Int64(cents),
		})
		return err
	})
}

// OkSetLater hands the parameters to a function that sets the key.
func (s *Service) OkSetLater(ctx context.Context, order string, cents int64) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)}
		keyed(params, order)
		_, err := s.sc.V1PaymentIntents.Create(ctx, params)
		return err
	})
}

func keyed(p *stripe.PaymentIntentCreateParams, order string) { p.SetIdempotencyKey("order-" + order) }

// OkFresh has a key; that it is new each time is for another rule to say.
func (s *Service) OkFresh(ctx context.Context, cents int64) error {
	return retry.Do(func() error {
		params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)}
		params.SetIdempotencyKey(stripe.NewIdempotencyKey())
		_, err := s.sc.V1PaymentIntents.Create(ctx, params)
		return err
	})
}

// OkRead asks.
func (s *Service) OkRead(ctx context.Context, id string) error {
	return retry.Do(func() error {
		_, err := s.sc.V1PaymentIntents.Retrieve(ctx, id, nil)
		return err
	})
}

// OkRecorded's bad twin is effectrecord's to report: the record is in view, and
// the cure it asks for is the key.
func (s *Service) TellsTheRecord(ctx context.Context, id, cents int64) error {
	pi, err := s.sc.V1PaymentIntents.Create(ctx, &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)})
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE bills SET status = 'PAID', intent = ? WHERE id = ?", pi.ID, id)
	return err
}

func (s *Service) OkRecorded(ctx context.Context, id, cents int64) error {
	params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)}
	params.SetIdempotencyKey("bill-" + strconv.FormatInt(id, 10))
	pi, err := s.sc.V1PaymentIntents.Create(ctx, params)
	if err != nil {
		return err
	}
	_, err = s.db.ExecContext(ctx, "UPDATE keyed_bills SET status = 'PAID', intent = ? WHERE id = ?", pi.ID, id)
	return err
}

// OkOnce is called once for a request and nothing follows.
func (s *Service) OkOnce(ctx context.Context, cents int64) error {
	_, err := s.sc.V1PaymentIntents.Create(ctx, &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(cents)})
	return err
}

func (s *Service) BadActivity(ctx context.Context, account string, cents int64) error {
	activity.RecordHeartbeat(ctx)
	_, err := s.sc.V1Transfers.Create(ctx, &stripe.TransferCreateParams{Amount: stripe.Int64(cents), Destination: stripe.String(account)}) // want `TransferService.Create is called without .*activity`
	return err
}

func (s *Service) OkActivity(ctx context.Context, account string, cents int64) error {
	params := &stripe.TransferCreateParams{Amount: stripe.Int64(cents), Destination: stripe.String(account)}
	params.SetIdempotencyKey(activity.GetInfo(ctx).WorkflowExecution.ID)
	_, err := s.sc.V1Transfers.Create(ctx, params)
	return err
}

type Args struct{ Cents int64 }

func (Args) Kind() string { return "refund" }

type BadWorker struct {
	river.WorkerDefaults[Args]
	s *Service
}

func (w *BadWorker) Work(ctx context.Context, job *river.Job[Args]) error {
	return w.s.refund(ctx, job.Args.Cents)
}

func (s *Service) refund(ctx context.Context, cents int64) error {
	_, err := s.sc.V1Refunds.Create(ctx, &stripe.RefundCreateParams{Amount: stripe.Int64(cents)}) // want `RefundService.Create is called without .*job handler`
	return err
}

// OkJobs makes a list of jobs that are unique by their arguments.
type OkJobs struct {
	river.WorkerDefaults[Args]
	client *river.Client[*sql.Tx]
}

func (w *OkJobs) Work(ctx context.Context, job *river.Job[Args]) error {
	var list []river.InsertManyParams
	for cents := job.Args.Cents; cents > 0; cents -= 100 {
		list = append(list, river.InsertManyParams{
			Args:       Args{Cents: cents},
			InsertOpts: &river.InsertOpts{Queue: "refunds", UniqueOpts: river.UniqueOpts{ByArgs: true}},
		})
	}
	_, err := w.client.InsertMany(ctx, list)
	return err
}

// BadJobs makes one without.
type BadJobs struct {
	river.WorkerDefaults[Args]
	client *river.Client[*sql.Tx]
}

func (w *BadJobs) Work(ctx context.Context, job *river.Job[Args]) error {
	var list []river.InsertManyParams
	for cents := job.Args.Cents; cents > 0; cents -= 100 {
		list = append(list, river.InsertManyParams{Args: Args{Cents: cents}, InsertOpts: &river.InsertOpts{Queue: "refunds"}})
	}
	_, err := w.client.InsertMany(ctx, list) // want `Client.InsertMany is called without an idempotency key .InsertOpts.UniqueOpts.: it is a job handler`
	return err
}
