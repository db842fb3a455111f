// Package timed moves jobs that are due to their queues.
package timed

import (
	"context"
	"encoding/json"

	"github.com/redis/go-redis/v9"

	"dualwrite.test/rules/ackorder/timed/set"
)

type job struct {
	ID, Queue string
	Tries     int
}

type Manager struct {
	due *set.Sorted
	rdb *redis.Client
}

func (m *Manager) push(ctx context.Context, data []byte) error {
	var j job
	if err := set.Decode(data, &j); err != nil {
		return err
	}
	j.Tries++
	text, err := json.Marshal(j)
	if err != nil {
		return err
	}
	return m.rdb.LPush(ctx, "queue:"+j.Queue, text).Err()
}

// BadSchedule has the job in its hands only.
func (m *Manager) BadSchedule(ctx context.Context, until string) error {
	return m.due.TakeBefore(ctx, until, func(data []byte) error { // want `takes the element out before .*LPush has it`
		return m.push(ctx, data)
	})
}

// OkSchedule puts the job into its queue first.
func (m *Manager) OkSchedule(ctx context.Context, until string) error {
	return m.due.HandBefore(ctx, until, func(data []byte) error {
		return m.push(ctx, data)
	})
}

// OkPurge wants to be rid of them.
func (m *Manager) OkPurge(ctx context.Context, until string) error {
	return m.due.TakeBefore(ctx, until, func([]byte) error { return nil })
}
