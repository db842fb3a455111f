// Package partner reaches another company over HTTP.
package partner

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
)

// Client posts orders.
type Client struct {
	HTTP *http.Client
	Base string
}

// Post hands in an order.
func (c *Client) Post(ctx context.Context, no string, body []byte) error {
	return c.do(ctx, http.MethodPost, c.Base+"/orders/"+no, body)
}

// Status asks for an order.
func (c *Client) Status(ctx context.Context, no string) (string, error) {
	if err := c.do(ctx, http.MethodGet, c.Base+"/orders/"+no, nil); err != nil {
		return "", err
	}
	return "known", nil
}

func (c *Client) do(ctx context.Context, method, url string, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := c.HTTP.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return fmt.Errorf("partner: %s", resp.Status)
	}
	return nil
}
