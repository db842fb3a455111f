// Package refused is a command that calls a bank whose tokens expire.
package refused

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"net/http"
)

type Client struct {
	http  *http.Client
	token string
}

func (c *Client) refresh(ctx context.Context) error { return nil }

func (c *Client) request(ctx context.Context, body []byte) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example.com/transfers", bytes.NewReader(body))
	if err == nil {
		req.Header.Set("Authorization", "Bearer "+c.token)
	}
	return req, err
}

// BadBusy sends again what a busy server may have done.
func (c *Client) BadBusy(ctx context.Context, body []byte) error {
	for range 3 {
		req, err := c.request(ctx, body)
		if err != nil {
			return err
		}
		res, err := c.http.Do(req) // want `Client.Do is called without an idempotency key .*runs in a retry`
		if err != nil {
			log.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode == http.StatusServiceUnavailable {
			continue
		}
		return nil
	}
	return fmt.Errorf("busy")
}

// OkRefused sends again what the server did not look at.
func (c *Client) OkRefused(ctx context.Context, body []byte) error {
	for range 2 {
		req, err := c.request(ctx, body)
		if err != nil {
			return err
		}
		res, err := c.http.Do(req)
		if err != nil {
			log.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != http.StatusUnauthorized {
			return nil
		}
		if err := c.refresh(ctx); err != nil {
			return err
		}
	}
	return fmt.Errorf("refused")
}

// OkOnce goes back for the same.
func (c *Client) OkOnce(ctx context.Context, body []byte) error {
	retried := false
again:
	req, err := c.request(ctx, body)
	if err != nil {
		return err
	}
	res, err := c.http.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode == http.StatusUnauthorized && !retried {
		if err := c.refresh(ctx); err != nil {
			return err
		}
		retried = true
		goto again
	}
	return nil
}

// BadServer sends again what a failing server may have done, but gives up if there is
// no answer.
func (c *Client) BadServer(ctx context.Context, body []byte) error {
	for range 3 {
		req, err := c.request(ctx, body)
		if err != nil {
			return err
		}
		res, err := c.http.Do(req) // want `Client.Do is called without an idempotency key .*runs in a retry`
		if err != nil {
			return err
		}
		res.Body.Close()
		if res.StatusCode >= 500 {
			continue
		}
		return nil
	}
	return fmt.Errorf("busy")
}

// OkPages goes on with the next page, and ends where there is none.
func (c *Client) OkPages(ctx context.Context, pages int) error {
	for page := 0; ; page++ {
		req, err := c.request(ctx, fmt.Appendf(nil, "%d", page))
		if err != nil {
			return err
		}
		res, err := c.http.Do(req)
		if err != nil {
			return err
		}
		res.Body.Close()
		if res.StatusCode == http.StatusNotFound {
			return nil
		}
	}
}
