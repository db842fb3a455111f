package insert

import (
	"context"

	"github.com/nats-io/nats.go/jetstream"
)

// OkReplaced takes away what the last run may have left before it adds its row.
func (c *Consumer) OkReplaced(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "DELETE FROM swap_entries WHERE trip_id = ?", t.ID); err != nil {
		return err
	}
	_, err = c.db.ExecContext(ctx, "INSERT INTO swap_entries (trip_id, points) VALUES (?, ?)", t.ID, t.Points)
	return err
}

// BadReplaced takes away other rows.
func (c *Consumer) BadReplaced(ctx context.Context, msg jetstream.Msg) error {
	t, err := c.trip(msg)
	if err != nil {
		return err
	}
	if _, err := c.db.ExecContext(ctx, "DELETE FROM drop_entries WHERE rider = ? AND trip_id = 'none'", t.Rider); err != nil {
		return err
	}
	_, err = c.db.ExecContext(ctx, "INSERT INTO drop_entries (trip_id, rider, points) VALUES (?, ?, ?)", t.ID, t.Rider, t.Points) // want `the insert into drop_entries adds a second row`
	return err
}
