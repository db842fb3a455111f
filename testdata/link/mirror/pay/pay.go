// Package pay has interfaces of its own for types of libraries.
package pay

import (
	"context"
	"database/sql"
	"net/http"
	"net/url"
)

// Database is a *sql.DB.
type Database interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// Poster is a *http.Client.
type Poster interface {
	PostForm(to string, data url.Values) (*http.Response, error)
}

// Service moves what is due.
type Service struct {
	DB   Database
	Bank Poster
}

// BadRun forgets what it moved if it dies.
func (s *Service) BadRun(ctx context.Context, account string) error {
	if _, err := s.Bank.PostForm("https://bank.test/moves", url.Values{"a": {account}}); err != nil { // want effectrecord
		return err
	}
	_, err := s.DB.ExecContext(ctx, "UPDATE work SET status = 'DONE' WHERE account = $1", account)
	return err
}

// OkRun only records.
func (s *Service) OkRun(ctx context.Context, account string) error {
	_, err := s.DB.ExecContext(ctx, "UPDATE work SET status = 'DONE' WHERE account = $1", account)
	return err
}
