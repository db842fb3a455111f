// Package mutex locks through Redis.
package mutex

import (
	"context"
	"errors"
	"time"

	"github.com/go-redsync/redsync/v4"
	"github.com/redis/go-redis/v9"
)

type Mutex struct {
	rdb  redis.Cmdable
	name string
}

var errHeld = errors.New("held")

func (m *Mutex) BadLock(ctx context.Context) error {
	for {
		ok, err := m.rdb.SetNX(ctx, "lock:"+m.name, "1", time.Minute).Result() // want `Cmdable.SetNX of lock:\* is a lock made of a key`
		if err != nil {
			return err
		}
		if ok {
			return nil
		}
		time.Sleep(time.Second)
	}
}

func (m *Mutex) Unlock(ctx context.Context) error { return m.rdb.Del(ctx, "lock:"+m.name).Err() }

// BadTryLock says by its name what the key is for.
func (m *Mutex) BadTryLock(ctx context.Context) (bool, error) {
	return m.rdb.SetNX(ctx, m.name, "1", time.Minute).Result() // want `lock made of a key`
}

// BadArgs asks for the same with options.
func (m *Mutex) BadArgs(ctx context.Context) error {
	res, err := m.rdb.SetArgs(ctx, "mutex:"+m.name, "1", redis.SetArgs{Mode: "NX", TTL: time.Minute}).Result() // want `lock made of a key`
	if err != nil {
		return err
	}
	if res != "OK" {
		return errHeld
	}
	return nil
}

// BadClosure runs the work under a key of its own.
func (m *Mutex) BadClosure(ctx context.Context, job string, work func(context.Context) error) error {
	key := "joblock:" + job + ":lock"
	ok, err := m.rdb.SetNX(ctx, key, "1", time.Hour).Result() // want `lock made of a key`
	if err != nil || !ok {
		return err
	}
	defer m.rdb.Del(ctx, key)
	return work(ctx)
}

// OkRedsync leaves the locking to a library.
func OkRedsync(ctx context.Context, rs *redsync.Redsync, work func(context.Context) error) error {
	mu := rs.NewMutex("lock:report")
	if err := mu.LockContext(ctx); err != nil {
		return err
	}
	defer mu.UnlockContext(ctx)
	return work(ctx)
}
