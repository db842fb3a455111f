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
	if n >= 20 { // want:low `otts.wrong_attempt is`
		return errTooMany
	}
	_, err := s.db.ExecContext(ctx, "UPDATE otts SET wrong_attempt = wrong_attempt + 1 WHERE email = ?", user)
	return err
}
