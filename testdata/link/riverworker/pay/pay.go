// Package pay works on jobs of river.
package pay

import (
	"context"

	"github.com/riverqueue/river"
)

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	Close(ctx context.Context, id string) error
}

// Args is a job.
type Args struct{ ID string }

// Kind names the job.
func (Args) Kind() string { return "move" }

// Bad works on jobs.
type Bad struct {
	river.WorkerDefaults[Args]
	Mover Mover
	Rows  Work
}

// Work forgets what it moved if it dies.
func (b *Bad) Work(ctx context.Context, job *river.Job[Args]) error {
	if err := b.Mover.Move(ctx, job.Args.ID); err != nil { // want effectrecord
		return err
	}
	return b.Rows.Close(ctx, job.Args.ID)
}

// Ok works on jobs.
type Ok struct {
	river.WorkerDefaults[Args]
	Mover Mover
	Rows  Work
}

// Work lets the bank recognise a repetition.
func (o *Ok) Work(ctx context.Context, job *river.Job[Args]) error {
	if err := o.Mover.MoveOnce(ctx, job.Args.ID); err != nil {
		return err
	}
	return o.Rows.Close(ctx, job.Args.ID)
}
