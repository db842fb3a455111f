// Package dedup uses the commands of a lock for other things.
package dedup

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

type Store struct{ rdb redis.Cmdable }

// OkFirst remembers what was processed.
func (s *Store) OkFirst(ctx context.Context, id string) (bool, error) {
	return s.rdb.SetNX(ctx, "processed:"+id, "1", 24*time.Hour).Result()
}

// OkCooldown lets one mail a minute pass.
func (s *Store) OkCooldown(ctx context.Context, user string) (bool, error) {
	return s.rdb.SetNX(ctx, "cooldown:"+user, "1", time.Minute).Result()
}

// OkLockout counts against somebody who guesses passwords.
func (s *Store) OkLockout(ctx context.Context, user string) (bool, error) {
	return s.rdb.SetNX(ctx, "lockout:"+user, "1", time.Hour).Result()
}

// OkCache fills a cache once.
func (s *Store) OkCache(ctx context.Context, key, value string) error {
	return s.rdb.SetNX(ctx, "page:"+key, value, time.Minute).Err()
}

// OkIdempotency remembers requests, and its name says lock all the same.
func (s *Store) OkIdempotency(ctx context.Context, key string) (bool, error) {
	return s.rdb.SetNX(ctx, "idempotency-lock:"+key, "1", time.Hour).Result()
}

// OkPlain sets a key.
func (s *Store) OkPlain(ctx context.Context, key string) error {
	return s.rdb.Set(ctx, "lock-owner-name:"+key, "me", time.Minute).Err()
}
