// Package bank moves money; the bank recognises a repetition by its key.
package bank

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/google/uuid"
)

type Client struct{ http *http.Client }

func (c *Client) Transfer(ctx context.Context, key, account string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example/transfers", strings.NewReader(account))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", key)
	resp, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 300 {
		return errors.New(resp.Status)
	}
	return nil
}

// NewKey may do more than its name says, some day.
func NewKey() string { return uuid.NewString() }
