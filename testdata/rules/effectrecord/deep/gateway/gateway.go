// Package gateway talks to the bank.
package gateway

import (
	"context"
	"net/http"
	"strings"
)

type Bank struct{ Client *http.Client }

func (b *Bank) Transfer(ctx context.Context, account string, cents int64) (string, error) {
	return b.call(ctx, "/transfers", account)
}

func (b *Bank) call(ctx context.Context, path, body string) (string, error) {
	return b.send(ctx, path, body)
}

func (b *Bank) send(ctx context.Context, path, body string) (string, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://bank.example"+path, strings.NewReader(body))
	if err != nil {
		return "", err
	}
	res, err := b.Client.Do(req)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	return res.Header.Get("Location"), nil
}
