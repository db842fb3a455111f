// Package refunds pays back, with a number that a locked counter gives.
package refunds

import (
	"context"
	"database/sql"
	"net/http"
	"strings"
)

// Service pays back.
type Service struct {
	DB   *sql.DB
	HTTP *http.Client
}

// Pay locks the counter of the tenant, which keeps nobody from the refund.
func (s *Service) Pay(ctx context.Context, tenant, id string) error {
	if _, err := s.HTTP.Post("https://bank.example.com", "text/plain", strings.NewReader(id)); err != nil {
		return err
	}
	tx, err := s.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var number int
	if err := tx.QueryRowContext(ctx, "SELECT number FROM counters WHERE tenant_id = $1 FOR UPDATE", tenant).Scan(&number); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE refunds SET status = 'PAID', number = $1 WHERE id = $2", number, id); err != nil {
		return err
	}
	return tx.Commit()
}
