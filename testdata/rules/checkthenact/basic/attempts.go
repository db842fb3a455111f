package basic

import (
	"context"
	"errors"
)

var errTooMany = errors.New("too many attempts")

// BadWorst asks for the highest number of wrong attempts, none if there is no row.
func (s *Service) BadWorst(ctx context.Context, user string) error {
	var n int
	if err := s.db.QueryRowContext(ctx, "SELECT COALESCE(MAX(wrong_attempt), 0) FROM otts WHERE email = ?", user).Scan(&n); err != nil {
		return err
	}
	if n >= 20 { // want `otts.wrong_attempt is compared here`
		return errTooMany
	}
	_, err := s.db.ExecContext(ctx, "UPDATE otts SET wrong_attempt = wrong_attempt + 1 WHERE email = ?", user)
	return err
}

// OkExists may have a unique key nobody told us of.
func (s *Service) OkExists(ctx context.Context, name string) error {
	var known bool
	if err := s.db.QueryRowContext(ctx, "SELECT EXISTS(SELECT 1 FROM ex_admins WHERE name = ?)", name).Scan(&known); err != nil {
		return err
	}
	if known { // want:low `two callers both find no row in ex_admins`
		return nil
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO ex_admins (name) VALUES (?)", name)
	return err
}
