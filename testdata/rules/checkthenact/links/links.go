// Package links says that two things belong together.
package links

import (
	"context"
	"database/sql"
	"errors"
)

type store struct{ db *sql.DB }

// LowUse may say twice that a build uses a cache, which is asked for and deleted
// together.
func (s store) LowUse(ctx context.Context, cache, build int64) error {
	var one int
	err := s.db.QueryRowContext(ctx, "SELECT 1 FROM link_uses WHERE cache_id = $1 AND build_id = $2", cache, build).Scan(&one)
	if err == nil || !errors.Is(err, sql.ErrNoRows) { // want:low `two callers both find no row in link_uses`
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO link_uses (cache_id, build_id) VALUES ($1, $2)", cache, build)
	return err
}

func (s store) Release(ctx context.Context, build int64) error {
	_, err := s.db.ExecContext(ctx, "DELETE FROM link_uses WHERE build_id = $1", build)
	return err
}

// BadSeat takes two seats, which are counted.
func (s store) BadSeat(ctx context.Context, event, guest int64) error {
	var one int
	err := s.db.QueryRowContext(ctx, "SELECT 1 FROM link_seats WHERE event_id = $1 AND guest_id = $2", event, guest).Scan(&one)
	if err == nil || !errors.Is(err, sql.ErrNoRows) { // want `two callers both find no row in link_seats`
		return err
	}
	_, err = s.db.ExecContext(ctx, "INSERT INTO link_seats (event_id, guest_id) VALUES ($1, $2)", event, guest)
	return err
}

func (s store) Taken(ctx context.Context, event int64) (n int, err error) {
	err = s.db.QueryRowContext(ctx, "SELECT COUNT(*) FROM link_seats WHERE event_id = $1", event).Scan(&n)
	return n, err
}
