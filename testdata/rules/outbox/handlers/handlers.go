// Package handlers is run again by brokers until it succeeds.
package handlers

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/nats-io/nats.go"
	"github.com/segmentio/kafka-go"
)

type Handler struct {
	pool *pgxpool.Pool
	nats *nats.Conn
}

// OkMessage comes again, writes the same row again and publishes then.
func (h *Handler) OkMessage(ctx context.Context, m kafka.Message) error {
	id := string(m.Key)
	if _, err := h.pool.Exec(ctx, "INSERT INTO seen1 (id) VALUES ($1) ON CONFLICT (id) DO NOTHING", id); err != nil {
		return err
	}
	return h.nats.Publish("seen", []byte(id)) // want:low `is lost`
}

// BadOnce comes again, too, but finds its row and never publishes.
func (h *Handler) BadOnce(ctx context.Context, m kafka.Message) error {
	id := string(m.Key)
	tag, err := h.pool.Exec(ctx, "INSERT INTO seen2 (id) VALUES ($1) ON CONFLICT (id) DO NOTHING", id)
	if err != nil {
		return err
	}
	if tag.RowsAffected() == 0 {
		return nil
	}
	return h.nats.Publish("seen", []byte(fmt.Sprint(id))) // want `Conn.Publish is lost if the process dies before it: seen2 is committed`
}
