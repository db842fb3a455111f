// Package pay sends money.
package pay

import (
	"context"
	"net/http"
	"strings"
)

// Client is the bank.
type Client struct{ HTTP *http.Client }

// Send sends money; with a key, once.
func (c *Client) Send(ctx context.Context, body, key string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/transfers", strings.NewReader(body))
	if err != nil {
		return err
	}
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	resp, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
