package lease

import (
	"context"
	"database/sql"
	"time"
)

// Locks are rows that say who works on something, and until when.
type Locks struct {
	db   *sql.DB
	host string
}

func (l *Locks) take(ctx context.Context, q string, args ...any) (bool, error) {
	res, err := l.db.ExecContext(ctx, q, args...)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

func (l *Locks) giveBack(ctx context.Context, name string) error {
	_, err := l.db.ExecContext(ctx, "DELETE FROM named_locks WHERE name = $1", name) // want `the row of named_locks is held by named_locks.locked_by for a time only`
	return err
}

// BadRelease gives back whatever lock has that name now.
func (l *Locks) BadRelease(ctx context.Context, name, to string) error {
	ok, err := l.take(ctx, `INSERT INTO named_locks (name, locked_by, lock_until) VALUES ($1, $2, $3)
		ON CONFLICT (name) DO UPDATE SET locked_by = $2, lock_until = $3 WHERE named_locks.lock_until < $4`,
		name, l.host, time.Now().Add(time.Minute), time.Now())
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	return l.giveBack(ctx, name)
}

// OkRelease gives back its own.
func (l *Locks) OkRelease(ctx context.Context, name, to string) error {
	ok, err := l.take(ctx, `INSERT INTO own_locks (name, locked_by, lock_until) VALUES ($1, $2, $3)
		ON CONFLICT (name) DO UPDATE SET locked_by = $2, lock_until = $3 WHERE own_locks.lock_until < $4`,
		name, l.host, time.Now().Add(time.Minute), time.Now())
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = l.db.ExecContext(ctx, "DELETE FROM own_locks WHERE name = $1 AND locked_by = $2", name, l.host)
	return err
}

// OkForGood holds a lock until it gives it back, however long that takes.
func (l *Locks) OkForGood(ctx context.Context, name, to string) error {
	ok, err := l.take(ctx, "INSERT INTO long_locks (name, locked_by) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, l.host)
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = l.db.ExecContext(ctx, "DELETE FROM long_locks WHERE name = $1", name)
	return err
}

// OkSwept deletes what has run out, whoever held it.
func (l *Locks) OkSwept(ctx context.Context, name, to string) error {
	ok, err := l.take(ctx, "INSERT INTO swept_locks (name, locked_by, lock_until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
		name, l.host, time.Now().Add(time.Minute))
	if err != nil || !ok {
		return err
	}
	if err := slow(to); err != nil {
		return err
	}
	_, err = l.db.ExecContext(ctx, "DELETE FROM swept_locks WHERE lock_until < $1", time.Now())
	return err
}

// OkOwned takes back a key that somebody owns, because it could not be handed over.
func (l *Locks) OkOwned(ctx context.Context, name, owner, to string) error {
	if _, err := l.db.ExecContext(ctx, "INSERT INTO api_keys (name, owner, expires_at) VALUES ($1, $2, $3)", name, owner, time.Now().Add(time.Hour)); err != nil {
		return err
	}
	if err := slow(to); err != nil {
		_, err = l.db.ExecContext(ctx, "DELETE FROM api_keys WHERE name = $1", name)
		return err
	}
	return nil
}
