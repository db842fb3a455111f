// Package store keeps readings.
package store

import (
	"context"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Readings is the table.
type Readings struct{ Pool *pgxpool.Pool }

// Book keeps one reading.
func (r *Readings) Book(ctx context.Context, id string, body []byte) error {
	_, err := r.Pool.Exec(ctx, "INSERT INTO readings (id, body) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING", id, body)
	return err
}

// Seen tells whether a message was handled.
func (r *Readings) Seen(ctx context.Context, id string) (bool, error) {
	tag, err := r.Pool.Exec(ctx, "INSERT INTO processed_messages (id) VALUES ($1) ON CONFLICT DO NOTHING", id)
	return tag.RowsAffected() == 0, err
}
