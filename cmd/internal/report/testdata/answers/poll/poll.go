// Package poll pays transfers that were entered before, and asks the bank about
// those of which it does not know the end.
package poll

import (
	"context"
	"database/sql"
	"net/http"
	"strings"
)

// Bank is the far side.
type Bank interface {
	LookupTransfer(ctx context.Context, id string) (bool, error)
}

// Service pays.
type Service struct {
	DB   *sql.DB
	HTTP *http.Client
	Bank Bank
}

// Pay enters a transfer and then does it.
func (s *Service) Pay(ctx context.Context, id, body string) error {
	if _, err := s.DB.ExecContext(ctx, `INSERT INTO transfers (id, state) VALUES ($1, 'PENDING')`, id); err != nil {
		return err
	}
	resp, err := s.HTTP.Post("https://bank.example/transfers/"+id, "text/plain", strings.NewReader(body))
	if err != nil {
		_, err := s.DB.ExecContext(ctx, `UPDATE transfers SET state = 'FAILED' WHERE id = $1`, id)
		return err
	}
	defer resp.Body.Close()
	_, err = s.DB.ExecContext(ctx, `UPDATE transfers SET state = 'SETTLED' WHERE id = $1`, id)
	return err
}

// Check asks about what is open.
func (s *Service) Check(ctx context.Context) error {
	rows, err := s.DB.QueryContext(ctx, `SELECT id FROM transfers WHERE state = 'PENDING' AND created_at > now() - interval '1 day'`)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return err
		}
		done, err := s.Bank.LookupTransfer(ctx, id)
		if err != nil || !done {
			continue
		}
		if _, err := s.DB.ExecContext(ctx, `UPDATE transfers SET state = 'SETTLED' WHERE id = $1`, id); err != nil {
			return err
		}
	}
	return rows.Err()
}
