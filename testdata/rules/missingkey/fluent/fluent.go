// Package fluent builds its requests by chains of setters.
package fluent

import (
	"context"
	"encoding/json"

	"github.com/go-resty/resty/v2"
	"github.com/riverqueue/river"
)

type order struct {
	TradeID string `json:"trade_id"`
	Amount  int    `json:"amount"`
	URL     string `json:"url"`
}

type notice struct {
	TradeID string `json:"trade_id"`
	Amount  int    `json:"amount"`
}

type reply struct {
	Message string `json:"message"`
}

// Job is a callback to be made.
type Job struct {
	Payload []byte `json:"payload"`
}

// Kind implements river.JobArgs.
func (Job) Kind() string { return "callback" }

// Named tells the order in the body.
type Named struct {
	river.WorkerDefaults[Job]
}

func received(j *river.Job[Job]) (order, error) {
	var o order
	err := json.Unmarshal(j.Args.Payload, &o)
	return o, err
}

// Work implements river.Worker.
func (Named) Work(ctx context.Context, j *river.Job[Job]) error {
	o, err := received(j)
	if err != nil {
		return err
	}
	body := notice{TradeID: o.TradeID, Amount: o.Amount}
	var answer reply
	_, err = resty.New().R().SetHeader("powered-by", "shop").SetBody(body).SetContext(ctx).SetResult(&answer).Post(o.URL) // want:low `Request.Post is called without`
	return err
}

// Keyed gives a key in the chain.
type Keyed struct {
	river.WorkerDefaults[Job]
}

// Work implements river.Worker.
func (Keyed) Work(ctx context.Context, j *river.Job[Job]) error {
	o, err := received(j)
	if err != nil {
		return err
	}
	_, err = resty.New().R().SetHeader("Idempotency-Key", o.TradeID).SetBody(map[string]int{"amount": o.Amount}).SetContext(ctx).Post(o.URL)
	return err
}

// KeyedBefore gives a key in a statement of its own.
type KeyedBefore struct {
	river.WorkerDefaults[Job]
}

// Work implements river.Worker.
func (KeyedBefore) Work(ctx context.Context, j *river.Job[Job]) error {
	o, err := received(j)
	if err != nil {
		return err
	}
	req := resty.New().R().SetContext(ctx)
	req.SetHeader("Idempotency-Key", o.TradeID)
	req.SetBody(map[string]int{"amount": o.Amount})
	_, err = req.Post(o.URL + "/payments")
	return err
}

// Nameless says nothing but how much; the key of the API is nobody's order.
type Nameless struct {
	river.WorkerDefaults[Job]
	Settings struct{ APIKey string }
}

// Work implements river.Worker.
func (n Nameless) Work(ctx context.Context, j *river.Job[Job]) error {
	o, err := received(j)
	if err != nil {
		return err
	}
	req := resty.New().R().SetHeader("X-Api-Key", n.Settings.APIKey).SetQueryParam("api_key", n.Settings.APIKey).SetContext(ctx)
	_, err = req.SetBody(map[string]int{"amount": o.Amount}).Post("https://bank.example/payments") // want `Request.Post is called without`
	return err
}
