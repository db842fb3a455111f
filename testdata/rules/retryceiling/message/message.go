// Package message puts messages back after a failure.
package message

import (
	"context"
	"log"
	"time"

	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"

	"dualwrite.test/rules/retryceiling/partner"
)

type consumer struct {
	client *partner.Client
	rdb    *redis.Client
	ch     *amqp.Channel
}

func (c *consumer) BadNack(ctx context.Context, in <-chan amqp.Delivery) {
	for d := range in {
		if err := c.client.Post(ctx, d.MessageId, d.Body); err != nil {
			d.Nack(false, true) // want `Delivery.Nack puts the message back into its queue after every failure`
			continue
		}
		d.Ack(false)
	}
}

func (c *consumer) BadReject(ctx context.Context, d amqp.Delivery) {
	if err := c.client.Post(ctx, d.MessageId, d.Body); err != nil {
		d.Reject(true) // want `Delivery.Reject puts the message back`
		return
	}
	d.Ack(false)
}

func (c *consumer) BadPushBack(ctx context.Context) {
	for {
		got, err := c.rdb.BRPop(ctx, time.Minute, "orders").Result()
		if err != nil {
			log.Print(err)
			continue
		}
		if err := c.client.Post(ctx, "x", []byte(got[1])); err != nil {
			c.rdb.LPush(ctx, "orders", got[1]) // want `puts the message back into its queue`
		}
	}
}

// OkDeadLetter lets the broker move it aside.
func (c *consumer) OkDeadLetter(ctx context.Context, d amqp.Delivery) {
	if err := c.client.Post(ctx, d.MessageId, d.Body); err != nil {
		d.Nack(false, false)
		return
	}
	d.Ack(false)
}

// OkOnce gives each message one more chance.
func (c *consumer) OkOnce(ctx context.Context, d amqp.Delivery) {
	if err := c.client.Post(ctx, d.MessageId, d.Body); err != nil {
		d.Nack(false, !d.Redelivered)
		return
	}
	d.Ack(false)
}

func (c *consumer) OkOnceTested(ctx context.Context, d amqp.Delivery) {
	if err := c.client.Post(ctx, d.MessageId, d.Body); err != nil {
		if d.Redelivered {
			d.Reject(false)
			return
		}
		d.Reject(true)
		return
	}
	d.Ack(false)
}

// OkElsewhere pushes to another list.
func (c *consumer) OkElsewhere(ctx context.Context) {
	got, err := c.rdb.BRPop(ctx, time.Minute, "bookings").Result()
	if err != nil {
		return
	}
	if err := c.client.Post(ctx, "x", []byte(got[1])); err != nil {
		c.rdb.LPush(ctx, "bookings:dead", got[1])
	}
}
