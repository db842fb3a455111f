package basic

import (
	"context"
	"crypto/subtle"
	"errors"
)

var errGuesses = errors.New("too many attempts")

// badGuess gives whoever tries many codes at once more than five of them.
func (s *Service) badGuess(ctx context.Context, session, code string) error {
	var tries int
	var right string
	if err := s.db.QueryRowContext(ctx, "SELECT wrong_attempts, code FROM g_sessions WHERE id = ?", session).Scan(&tries, &right); err != nil {
		return err
	}
	if tries >= 5 { // want `g_sessions.wrong_attempts is compared here and changed later by a write that does not compare it: two callers both find room`
		return errGuesses
	}
	if subtle.ConstantTimeCompare([]byte(code), []byte(right)) == 1 {
		return nil
	}
	_, err := s.db.ExecContext(ctx, "UPDATE g_sessions SET wrong_attempts = wrong_attempts + 1 WHERE id = ?", session)
	return err
}

// okGuess counts first, and only as far as the limit.
func (s *Service) okGuess(ctx context.Context, session, code string) error {
	res, err := s.db.ExecContext(ctx, "UPDATE g_counted SET wrong_attempts = wrong_attempts + 1 WHERE id = ? AND wrong_attempts < 5", session)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errGuesses
	}
	var right string
	if err := s.db.QueryRowContext(ctx, "SELECT code FROM g_counted WHERE id = ?", session).Scan(&right); err != nil {
		return err
	}
	if subtle.ConstantTimeCompare([]byte(code), []byte(right)) != 1 {
		return errors.New("wrong code")
	}
	return nil
}

// okTried is a worker that counts how often it tried, and says when it does so again.
func (s *Service) okTried(ctx context.Context, id string) error {
	var tries int
	if err := s.db.QueryRowContext(ctx, "SELECT attempts FROM g_jobs WHERE id = ?", id).Scan(&tries); err != nil {
		return err
	}
	if tries >= 5 { // want:low `g_jobs.attempts is tested here`
		return errGuesses
	}
	_, err := s.db.ExecContext(ctx, "UPDATE g_jobs SET attempts = attempts + 1, next_try = now() + interval '1 minute' WHERE id = ?", id)
	return err
}

// okBounded is told by its caller how many there may be, and nothing shows what for.
func (s *Service) okBounded(ctx context.Context, id string, most int) error {
	var tries int
	if err := s.db.QueryRowContext(ctx, "SELECT attempts FROM g_bounded WHERE id = ?", id).Scan(&tries); err != nil {
		return err
	}
	if tries >= most { // want:low `g_bounded.attempts is tested here`
		return errGuesses
	}
	_, err := s.db.ExecContext(ctx, "UPDATE g_bounded SET attempts = attempts + 1 WHERE id = ?", id)
	return err
}
