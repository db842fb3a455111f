// Package tokens stores what an authorization server hands out.
package tokens

import (
	"context"
	"database/sql"
	"io"
	"net/http"
	"strings"
)

type credentials struct {
	db   *sql.DB
	http *http.Client
}

func (c *credentials) post(ctx context.Context, to, name string) (string, error) {
	res, err := c.http.Post(to, "text/plain", strings.NewReader(name))
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	return string(text), err
}

func (c *credentials) obtainToken(ctx context.Context, account string) (string, error) {
	return c.post(ctx, "https://auth.example.org/token", account)
}

// LowRefresh fetches another pair when it runs again.
func (c *credentials) LowRefresh(ctx context.Context, account string) error {
	token, err := c.obtainToken(ctx, account) // want:low `credentials.obtainToken is repeated after a crash`
	if err != nil {
		return err
	}
	_, err = c.db.ExecContext(ctx, "UPDATE policies SET state = 'renewed', access_key = ? WHERE account = ?", token, account)
	return err
}

func (c *credentials) issueVoucher(ctx context.Context, account string) (string, error) {
	return c.post(ctx, "https://shop.example.org/vouchers", account)
}

// BadVoucher makes another voucher.
func (c *credentials) BadVoucher(ctx context.Context, account string) error {
	code, err := c.issueVoucher(ctx, account) // want `credentials.issueVoucher is repeated after a crash`
	if err != nil {
		return err
	}
	_, err = c.db.ExecContext(ctx, "UPDATE vouchers SET state = 'issued', code = ? WHERE account = ?", code, account)
	return err
}
