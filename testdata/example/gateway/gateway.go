// Package gateway talks to the payment provider.
package gateway

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// Client is the provider's HTTP API.
type Client struct {
	HTTP *http.Client
	URL  string
}

// Order is one charge.
type Order struct {
	Customer string `json:"customer"`
	Cents    int64  `json:"cents"`
}

// Charge takes money. A second call takes it again.
func (c *Client) Charge(ctx context.Context, o Order) (string, error) {
	return c.post(ctx, o, "")
}

// ChargeOnce takes money at most once for each key: the provider answers a
// repetition with the result of the first call.
func (c *Client) ChargeOnce(ctx context.Context, o Order, key string) (string, error) {
	return c.post(ctx, o, key)
}

func (c *Client) post(ctx context.Context, o Order, key string) (string, error) {
	body, err := json.Marshal(o)
	if err != nil {
		return "", err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, c.URL+"/charges", bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	resp, err := c.HTTP.Do(req)
	if err != nil {
		return "", err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusCreated {
		return "", fmt.Errorf("charge: %s", resp.Status)
	}
	var answer struct {
		ID string `json:"id"`
	}
	err = json.NewDecoder(resp.Body).Decode(&answer)
	return answer.ID, err
}
