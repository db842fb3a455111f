// Package relay sends rows to brokers whose receivers deduplicate.
package relay

import (
	"context"
	"database/sql"
	"strconv"

	"github.com/google/uuid"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
)

type event struct {
	id      int64
	payload []byte
}

type Relay struct {
	db *sql.DB
	ch *amqp.Channel
	js jetstream.JetStream
}

func (r *Relay) pending(ctx context.Context, query string) ([]event, error) {
	rows, err := r.db.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []event
	for rows.Next() {
		var e event
		if err := rows.Scan(&e.id, &e.payload); err != nil {
			return nil, err
		}
		out = append(out, e)
	}
	return out, rows.Err()
}

func (r *Relay) BadAMQP(ctx context.Context) error {
	events, err := r.pending(ctx, "SELECT id, payload FROM outbox_a WHERE sent_at IS NULL")
	if err != nil {
		return err
	}
	for _, e := range events {
		msg := amqp.Publishing{
			MessageId: uuid.NewString(), // want `the key that Channel.PublishWithContext is given as MessageId is new on every attempt`
			Body:      e.payload,
		}
		if err := r.ch.PublishWithContext(ctx, "x", "k", false, false, msg); err != nil {
			return err
		}
		if _, err := r.db.ExecContext(ctx, "UPDATE outbox_a SET sent_at = now() WHERE id = $1", e.id); err != nil {
			return err
		}
	}
	return nil
}

func (r *Relay) OkAMQP(ctx context.Context) error {
	events, err := r.pending(ctx, "SELECT id, payload FROM outbox_b WHERE sent_at IS NULL")
	if err != nil {
		return err
	}
	for _, e := range events {
		msg := amqp.Publishing{MessageId: strconv.FormatInt(e.id, 10), Body: e.payload}
		if err := r.ch.PublishWithContext(ctx, "x", "k", false, false, msg); err != nil {
			return err
		}
		if _, err := r.db.ExecContext(ctx, "UPDATE outbox_b SET sent_at = now() WHERE id = $1", e.id); err != nil {
			return err
		}
	}
	return nil
}

func (r *Relay) BadStream(ctx context.Context) error {
	events, err := r.pending(ctx, "SELECT id, payload FROM outbox_c WHERE sent_at IS NULL")
	if err != nil {
		return err
	}
	for _, e := range events {
		if _, err := r.js.Publish(ctx, "orders", e.payload, jetstream.WithMsgID(uuid.NewString())); err != nil { // want `is new on every attempt`
			return err
		}
	}
	return nil
}

func (r *Relay) OkStream(ctx context.Context) error {
	events, err := r.pending(ctx, "SELECT id, payload FROM outbox_d WHERE sent_at IS NULL")
	if err != nil {
		return err
	}
	for _, e := range events {
		if _, err := r.js.Publish(ctx, "orders", e.payload, jetstream.WithMsgID(strconv.FormatInt(e.id, 10))); err != nil {
			return err
		}
	}
	return nil
}
