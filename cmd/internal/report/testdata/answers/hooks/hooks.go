// Package hooks tells others, with a message id that is new each time.
package hooks

import (
	"context"
	"crypto/rand"
	"net/http"
	"strings"
)

// Tell posts one message.
func Tell(ctx context.Context, body string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://hooks.example", strings.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", rand.Text())
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
