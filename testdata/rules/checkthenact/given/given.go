// Package given gives rows what no other row may have.
package given

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

var errTaken = errors.New("somebody else has it")

type store struct{ db *sql.DB }

// found reports whether a query finds a row.
func found(row *sql.Row) (bool, error) {
	var id int64
	err := row.Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// BadEmail gives one address to two users who ask for it at once.
func (s store) BadEmail(ctx context.Context, user int64, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM given_users WHERE email = $1", email).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) { // want `two callers both find no row in given_users with this email, and both give it to a row of theirs`
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "UPDATE given_users SET email = $1 WHERE id = $2", email, user)
	return err
}

// OkEmail has a unique key.
func (s store) OkEmail(ctx context.Context, user int64, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM keyed_users WHERE email = $1", email).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "UPDATE keyed_users SET email = $1 WHERE id = $2", email, user)
	return err
}

// OkEmailLocked lets one at a time look and write.
func (s store) OkEmailLocked(ctx context.Context, user int64, email string) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock(42)"); err != nil {
		return err
	}
	var id int64
	err = tx.QueryRowContext(ctx, "SELECT id FROM locked_users WHERE email = $1", email).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return errTaken
	}
	if _, err := tx.ExecContext(ctx, "UPDATE locked_users SET email = $1 WHERE id = $2", email, user); err != nil {
		return err
	}
	return tx.Commit()
}

// OkEmailSeen notes when somebody was looked for.
func (s store) OkEmailSeen(ctx context.Context, user int64, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM shown_users WHERE email = $1", email).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "UPDATE shown_users SET asked_at = $1 WHERE id = $2", time.Now(), user)
	return err
}

// LowEmail gives an address in a table whose keys nobody knows.
func (s store) LowEmail(ctx context.Context, user int64, email string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM foreign_users WHERE email = $1", email).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) { // want:low `two callers both find no row in foreign_users with this email`
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "UPDATE foreign_users SET email = $1 WHERE id = $2", email, user)
	return err
}

// BadWallet looks for all that it stores, by columns of any name.
func (s store) BadWallet(ctx context.Context, address string) error {
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM given_wallets WHERE address = $1", address).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) { // want `two callers both find no row in given_wallets`
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO given_wallets (address) VALUES ($1)", address)
	return err
}

// OkWallet has a unique key.
func (s store) OkWallet(ctx context.Context, address string) error {
	ok, err := found(s.db.QueryRowContext(ctx, "SELECT id FROM keyed_wallets WHERE address = $1", address))
	if err != nil || ok {
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO keyed_wallets (address) VALUES ($1)", address)
	return err
}

// OkFresh looks for a row by its key, part of which it makes up: whoever comes second
// with the same one is refused.
func (s store) OkFresh(ctx context.Context, chain string) error {
	address := time.Now().Format(time.RFC3339Nano)
	var id int64
	err := s.db.QueryRowContext(ctx, "SELECT id FROM daily_wallets WHERE address = $1 AND chain = $2", address, chain).Scan(&id)
	if err == nil || !errors.Is(err, sql.ErrNoRows) {
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO daily_wallets (address, chain) VALUES ($1, $2)", address, chain)
	return err
}

// OkActive has a key for the rows that it asks for.
func (s store) OkActive(ctx context.Context, token string) error {
	var ok bool
	if err := s.db.QueryRowContext(ctx, "SELECT EXISTS(SELECT 1 FROM active_tokens WHERE token = $1 AND disabled = FALSE)", token).Scan(&ok); err != nil {
		return err
	}
	if ok {
		return errTaken
	}
	_, err := s.db.ExecContext(ctx, "INSERT INTO active_tokens (token, disabled) VALUES ($1, FALSE)", token)
	return err
}

// BadActive has none.
func (s store) BadActive(ctx context.Context, token string) error {
	var ok bool
	err := s.db.QueryRowContext(ctx, "SELECT EXISTS(SELECT 1 FROM any_tokens WHERE token = $1 AND disabled = FALSE)", token).Scan(&ok)
	if err != nil {
		return err
	}
	if ok { // want `two callers both find no row in any_tokens`
		return errTaken
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO any_tokens (token, disabled) VALUES ($1, FALSE)", token)
	return err
}
