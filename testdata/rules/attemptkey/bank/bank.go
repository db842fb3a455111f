// Package bank talks to the bank, which executes each request id once.
package bank

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"strconv"

	"dualwrite.test/rules/attemptkey/ids"
)

type Client struct {
	HTTP *http.Client
	Base string
}

type order struct {
	IdempotencyKey string `json:"idempotency_key"`
	Account        string `json:"account"`
	Cents          int64  `json:"cents"`
}

// Transfer sends an order under the caller's key.
func (c *Client) Transfer(ctx context.Context, key, account string, cents int64) error {
	return c.post(ctx, "/transfers", order{IdempotencyKey: key, Account: account, Cents: cents})
}

func (c *Client) post(ctx context.Context, path string, o order) error {
	body, err := json.Marshal(o)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.Base+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	res, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

// BadSend makes the key where each of three attempts passes.
func (c *Client) BadSend(ctx context.Context, account string, cents int64) error {
	var err error
	for range 3 {
		err = c.post(ctx, "/transfers", order{IdempotencyKey: fresh(), Account: account, Cents: cents})
		if err == nil {
			return nil
		}
	}
	return err
}

func fresh() string { return ids.New() } // want `the key that Client.Do is given as IdempotencyKey is new on every attempt`

// OkSend makes the key before the first attempt.
func (c *Client) OkSend(ctx context.Context, account string, cents int64) error {
	key := ids.New()
	var err error
	for range 3 {
		if err = c.post(ctx, "/transfers", order{IdempotencyKey: key, Account: account, Cents: cents}); err == nil {
			return nil
		}
	}
	return err
}

// BadCounted numbers its attempts in the key.
func (c *Client) BadCounted(ctx context.Context, payout, account string, cents int64) error {
	var err error
	for attempt := 0; attempt < 3; attempt++ {
		key := payout + "-" + strconv.Itoa(attempt)
		err = c.post(ctx, "/transfers", order{IdempotencyKey: key, Account: account, Cents: cents}) // want `IdempotencyKey is new on every attempt`
		if err == nil {
			return nil
		}
	}
	return err
}

// OkLines numbers the parts of the order, which are other work each.
func (c *Client) OkLines(ctx context.Context, payout string, accounts []string, cents int64) error {
	for i, account := range accounts {
		key := payout + "-" + strconv.Itoa(i)
		if err := c.post(ctx, "/transfers", order{IdempotencyKey: key, Account: account, Cents: cents}); err != nil {
			return err
		}
	}
	return nil
}
