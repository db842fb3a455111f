// Package bank moves money over HTTP.
package bank

import (
	"context"
	"net/http"
	"strings"
)

// Client talks to the bank.
type Client struct{ http *http.Client }

// New returns a client.
func New() *Client { return &Client{http: http.DefaultClient} }

// Move moves money; the bank can't tell a repetition.
func (c *Client) Move(ctx context.Context, id string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/moves", strings.NewReader(id))
	if err != nil {
		return err
	}
	_, err = c.http.Do(req)
	return err
}

// MoveOnce moves money once for each id.
func (c *Client) MoveOnce(ctx context.Context, id string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.test/moves", strings.NewReader(id))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", id)
	_, err = c.http.Do(req)
	return err
}
