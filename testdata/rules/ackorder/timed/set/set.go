// Package set keeps elements by the time at which they are due.
package set

import (
	"context"
	"encoding/json"

	"github.com/redis/go-redis/v9"
)

type Sorted struct {
	rdb  *redis.Client
	name string
}

// TakeBefore hands the elements that are due to fn, one by one.
func (s *Sorted) TakeBefore(ctx context.Context, until string, fn func(data []byte) error) error {
	due, err := s.rdb.ZRangeByScore(ctx, s.name, &redis.ZRangeBy{Min: "-inf", Max: until}).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		n, err := s.rdb.ZRem(ctx, s.name, d).Result()
		if err != nil {
			return err
		}
		if n == 1 {
			if err := fn([]byte(d)); err != nil {
				return err
			}
		}
	}
	return nil
}

// HandBefore takes an element out once fn has it.
func (s *Sorted) HandBefore(ctx context.Context, until string, fn func(data []byte) error) error {
	due, err := s.rdb.ZRangeByScore(ctx, s.name, &redis.ZRangeBy{Min: "-inf", Max: until}).Result()
	if err != nil {
		return err
	}
	for _, d := range due {
		if err := fn([]byte(d)); err != nil {
			return err
		}
		if err := s.rdb.ZRem(ctx, s.name, d).Err(); err != nil {
			return err
		}
	}
	return nil
}

// Decode reads an element.
func Decode(data []byte, into any) error { return json.Unmarshal(data, into) }
