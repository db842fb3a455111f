// Package moved carries jobs from a sorted set to their queues.
package moved

import (
	"context"
	"encoding/json"

	"github.com/redis/go-redis/v9"
)

type job struct {
	ID    string `json:"id"`
	Queue string `json:"queue"`
}

type Timer struct{ rdb *redis.Client }

// each takes what is due out of a set and gives it to fn.
func (t *Timer) each(ctx context.Context, set, until string, fn func([]byte) error) error {
	due, err := t.rdb.ZRangeByScore(ctx, set, &redis.ZRangeBy{Min: "-inf", Max: until}).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		n, err := t.rdb.ZRem(ctx, set, d).Result() // want `ZRem takes the element out before cmdable.LPush has it`
		if err != nil {
			return err
		}
		if n == 0 {
			continue
		}
		if err := fn([]byte(d)); err != nil {
			return err
		}
	}
	return nil
}

func (t *Timer) push(ctx context.Context, data []byte) error {
	var j job
	if err := json.Unmarshal(data, &j); err != nil {
		return err
	}
	return t.rdb.LPush(ctx, j.Queue, data).Err()
}

// BadEach removes a job and then pushes it.
func (t *Timer) BadEach(ctx context.Context, until string) error {
	return t.each(ctx, "scheduled", until, func(data []byte) error {
		return t.push(ctx, data)
	})
}

// BadPlain does it in one place.
func (t *Timer) BadPlain(ctx context.Context) error {
	due, err := t.rdb.ZRange(ctx, "retries", 0, 10).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		if err := t.rdb.ZRem(ctx, "retries", d).Err(); err != nil { // want `ZRem takes the element out before cmdable.LPush has it`
			return err
		}
		if err := t.rdb.LPush(ctx, "jobs", d).Err(); err != nil {
			return err
		}
	}
	return nil
}

// OkPushFirst may push twice, but loses nothing.
func (t *Timer) OkPushFirst(ctx context.Context) error {
	due, err := t.rdb.ZRange(ctx, "retries", 0, 10).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		if err := t.rdb.LPush(ctx, "jobs", d).Err(); err != nil {
			return err
		}
		if err := t.rdb.ZRem(ctx, "retries", d).Err(); err != nil {
			return err
		}
	}
	return nil
}

// OkTogether moves it in one step.
func (t *Timer) OkTogether(ctx context.Context) error {
	due, err := t.rdb.ZRange(ctx, "retries", 0, 10).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		_, err := t.rdb.TxPipelined(ctx, func(p redis.Pipeliner) error {
			p.ZRem(ctx, "retries", d)
			p.LPush(ctx, "jobs", d)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// OkDropped only takes out.
func (t *Timer) OkDropped(ctx context.Context) error {
	return t.each(ctx, "dead", "now", func([]byte) error { return nil })
}
