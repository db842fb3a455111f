package insert

import (
	"context"
	"errors"
	"log/slog"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/nats-io/nats.go/jetstream"
)

// exec is handed its statement and says nothing of its own.
func (c *Consumer) exec(ctx context.Context, command string, args ...any) error {
	_, err := c.db.ExecContext(ctx, command, args...)
	return err
}

// BadHanded is shown where the statement is.
func (c *Consumer) BadHanded(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if err := c.exec(ctx, "INSERT INTO ui_handed_entries (trip_id, points) VALUES (?, ?)", t.ID, t.Points); err != nil { // want `the insert into ui_handed_entries adds a second row`
		return err
	}
	return msg.Ack()
}

// enqueue takes a duplicate for success.
func (c *Consumer) enqueue(ctx context.Context, t trip) error {
	if _, err := c.pool.Exec(ctx, "INSERT INTO ui_queued_entries (trip_id) VALUES ($1)", t.ID); err != nil {
		var pg *pgconn.PgError
		if errors.As(err, &pg) && pg.Code == "23505" {
			return nil
		}
		return err
	}
	return nil
}

// OkAnswered does not look at what it gets back, but enqueue has done so.
func (c *Consumer) OkAnswered(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	_ = c.enqueue(ctx, t)
	return msg.Ack()
}

// push tells duplicates from nothing.
func (c *Consumer) push(ctx context.Context, t trip) error {
	if _, err := c.pool.Exec(ctx, "INSERT INTO ui_pushed_entries (trip_id) VALUES ($1)", t.ID); err != nil { // want `the insert into ui_pushed_entries adds a second row`
		slog.Warn("push", "err", err)
		return err
	}
	return nil
}

func (c *Consumer) BadAnswered(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	_ = c.push(ctx, t)
	return msg.Ack()
}
