// Package broadcast listens to what everybody is told.
package broadcast

import (
	"context"
	"database/sql"

	amqp "github.com/rabbitmq/amqp091-go"
)

type listener struct {
	channel *amqp.Channel
	db      *sql.DB
}

func (l *listener) apply(ctx context.Context, body []byte) error {
	_, err := l.db.ExecContext(ctx, "INSERT INTO refreshed (body) VALUES ($1)", body)
	return err
}

// own declares a queue that ends with its connection.
func (l *listener) own() (string, error) {
	q, err := l.channel.QueueDeclare("", false, true, true, false, nil)
	if err != nil {
		return "", err
	}
	if err := l.channel.QueueBind(q.Name, "", "news", false, nil); err != nil {
		return "", err
	}
	return q.Name, nil
}

// BadNews loses nothing that its queue would keep.
func (l *listener) BadNews(ctx context.Context) error {
	name, err := l.own()
	if err != nil {
		return err
	}
	deliveries, err := l.channel.ConsumeWithContext(ctx, name, "", false, true, false, false, nil)
	if err != nil {
		return err
	}
	for d := range deliveries {
		go func(d amqp.Delivery) {
			if err := l.channel.Ack(d.DeliveryTag, false); err != nil { // want:low `before DB.ExecContext on refreshed`
				return
			}
			_ = l.apply(ctx, d.Body)
		}(d)
	}
	return nil
}

// BadAutoNews does the same by an option.
func (l *listener) BadAutoNews(ctx context.Context) error {
	name, err := l.own()
	if err != nil {
		return err
	}
	deliveries, err := l.channel.ConsumeWithContext(ctx, name, "", true, true, false, false, nil) // want:low `as it hands it out`
	if err != nil {
		return err
	}
	for d := range deliveries {
		_ = l.apply(ctx, d.Body)
	}
	return nil
}

// BadWork loses what its queue would have kept.
func (l *listener) BadWork(ctx context.Context) error {
	q, err := l.channel.QueueDeclare("work", true, false, false, false, nil)
	if err != nil {
		return err
	}
	deliveries, err := l.channel.ConsumeWithContext(ctx, q.Name, "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for d := range deliveries {
		go func(d amqp.Delivery) {
			if err := l.channel.Ack(d.DeliveryTag, false); err != nil { // want `before DB.ExecContext on refreshed`
				return
			}
			_ = l.apply(ctx, d.Body)
		}(d)
	}
	return nil
}

// Handler works on messages; what it does is not known here.
type Handler func(ctx context.Context, body []byte) error

// BadHandled hands the news to whoever subscribed.
func (l *listener) BadHandled(ctx context.Context, handle Handler) error {
	name, err := l.own()
	if err != nil {
		return err
	}
	deliveries, err := l.channel.ConsumeWithContext(ctx, name, "", false, true, false, false, nil)
	if err != nil {
		return err
	}
	for d := range deliveries {
		go func(d amqp.Delivery) {
			if err := l.channel.Ack(d.DeliveryTag, false); err != nil { // want:low `before handle`
				return
			}
			_ = handle(ctx, d.Body)
		}(d)
	}
	return nil
}
