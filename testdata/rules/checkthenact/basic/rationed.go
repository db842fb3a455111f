package basic

import "context"

const maxSessions = 10

// badOneSession wants one session for each user.
func (s *Service) badOneSession(ctx context.Context, user, secret string) error {
	var n int
	if err := s.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM sessions WHERE user_id = ?", user).Scan(&n); err != nil {
		return err
	}
	if n > 0 { // want:low `two callers both find no row in sessions`
		return nil
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO sessions (secret, user_id) VALUES (?, ?)", secret, user)
	return err
}

// okFewSessions only keeps anybody from having too many.
func (s *Service) okFewSessions(ctx context.Context, user, secret string) error {
	var n int
	if err := s.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM sessions WHERE user_id = ?", user).Scan(&n); err != nil {
		return err
	}
	if n >= maxSessions { // silent
		return nil
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO sessions (secret, user_id) VALUES (?, ?)", secret, user)
	return err
}
