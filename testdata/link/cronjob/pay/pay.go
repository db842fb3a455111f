// Package pay runs on a schedule.
package pay

import "context"

// Mover is implemented elsewhere.
type Mover interface {
	Move(ctx context.Context, id string) error
	MoveOnce(ctx context.Context, id string) error
}

// Work is implemented elsewhere.
type Work interface {
	Next(ctx context.Context) (string, error)
	Close(ctx context.Context, id string) error
}

// Job runs every day.
type Job struct {
	Mover Mover
	Work  Work
}

// Bad forgets what it moved if it dies.
func (j *Job) Bad() {
	ctx := context.Background()
	id, err := j.Work.Next(ctx)
	if err != nil {
		return
	}
	if err := j.Mover.Move(ctx, id); err != nil { // want effectrecord checkthenact
		return
	}
	_ = j.Work.Close(ctx, id)
}

// Ok lets the bank recognise a repetition.
func (j *Job) Ok() {
	ctx := context.Background()
	id, err := j.Work.Next(ctx)
	if err != nil {
		return
	}
	if err := j.Mover.MoveOnce(ctx, id); err != nil {
		return
	}
	_ = j.Work.Close(ctx, id)
}
