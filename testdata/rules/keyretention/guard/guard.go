// Package guard keeps effects from running twice.
package guard

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/redis/go-redis/v9"
)

// Effect is what must not happen twice.
type Effect func(ctx context.Context) (string, error)

type Guard struct {
	rdb redis.Cmdable
	db  *sql.DB
}

// Bad remembers for a day; package resume brings old work back.
func (g *Guard) Bad(ctx context.Context, id string, run Effect) (string, error) {
	stored, err := g.rdb.Get(ctx, "done:"+id).Result()
	if err == nil {
		return stored, nil
	}
	if !errors.Is(err, redis.Nil) {
		return "", err
	}
	result, err := run(ctx)
	if err != nil {
		return "", err
	}
	err = g.rdb.Set(ctx, "done:"+id, result, 24*time.Hour).Err() // want `Cmdable.Set remembers in done:\* that run was done, and forgets it after 24 h: .*Resume`
	return result, err
}

// BadFirst remembers before it works.
func (g *Guard) BadFirst(ctx context.Context, id string, run Effect) error {
	ok, err := g.rdb.SetNX(ctx, "first:"+id, "1", time.Hour).Result() // want `after 1 h: .*Reprocess`
	if err != nil || !ok {
		return err
	}
	_, err = run(ctx)
	return err
}

// OkForever never forgets.
func (g *Guard) OkForever(ctx context.Context, id string, run Effect) error {
	ok, err := g.rdb.SetNX(ctx, "forever:"+id, "1", 0).Result()
	if err != nil || !ok {
		return err
	}
	_, err = run(ctx)
	return err
}

// OkDurable answers faster from the cache, and knows it from the table.
func (g *Guard) OkDurable(ctx context.Context, id string, run Effect) (string, error) {
	if cached, err := g.rdb.Get(ctx, "result:"+id).Result(); err == nil {
		return cached, nil
	}
	var stored string
	err := g.db.QueryRowContext(ctx, "SELECT result FROM effects WHERE name = $1", id).Scan(&stored)
	if err == nil {
		return stored, g.rdb.Set(ctx, "result:"+id, stored, time.Hour).Err()
	}
	if !errors.Is(err, sql.ErrNoRows) {
		return "", err
	}
	result, err := run(ctx)
	if err != nil {
		return "", err
	}
	_, err = g.db.ExecContext(ctx, "INSERT INTO effects (name, result) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", id, result)
	return result, err
}

// OkUnreplayed has nobody who brings old work back.
func (g *Guard) OkUnreplayed(ctx context.Context, id string, run Effect) error {
	ok, err := g.rdb.SetNX(ctx, "quick:"+id, "1", time.Hour).Result()
	if err != nil || !ok {
		return err
	}
	_, err = run(ctx)
	return err
}

// OkCache is a cache: what is behind it may be done again.
func (g *Guard) OkCache(ctx context.Context, id string) (string, error) {
	if page, err := g.rdb.Get(ctx, "page:"+id).Result(); err == nil {
		return page, nil
	}
	page := fmt.Sprintf("page %s", id)
	return page, g.rdb.Set(ctx, "page:"+id, page, time.Hour).Err()
}

// OkIgnored writes a key that nobody asks for.
func (g *Guard) OkIgnored(ctx context.Context, id string, run Effect) error {
	_, err := run(ctx)
	if err != nil {
		return err
	}
	return g.rdb.Set(ctx, "last:"+id, "1", time.Hour).Err()
}

// BadCleanup deletes what package resume still needs.
func (g *Guard) BadCleanup(ctx context.Context, before time.Time) error {
	_, err := g.db.ExecContext(ctx, "DELETE FROM processed_items WHERE processed_at < $1", before) // want `deletes old rows of processed_items, which remembers what was done`
	return err
}

// Mark remembers for good.
func (g *Guard) Mark(ctx context.Context, id string) (bool, error) {
	res, err := g.db.ExecContext(ctx, "INSERT INTO processed_items (id, processed_at) VALUES ($1, now()) ON CONFLICT (id) DO NOTHING", id)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// OkCleanup deletes what nobody brings back.
func (g *Guard) OkCleanup(ctx context.Context, before time.Time) error {
	_, err := g.db.ExecContext(ctx, "DELETE FROM processed_mails WHERE processed_at < $1", before)
	return err
}

// MarkMail remembers a mail.
func (g *Guard) MarkMail(ctx context.Context, id string) error {
	_, err := g.db.ExecContext(ctx, "INSERT INTO processed_mails (id, processed_at) VALUES ($1, now()) ON CONFLICT (id) DO NOTHING", id)
	return err
}

// OkSessions are no memory of work.
func (g *Guard) OkSessions(ctx context.Context, before time.Time) error {
	_, err := g.db.ExecContext(ctx, "DELETE FROM sessions WHERE created_at < $1", before)
	return err
}
