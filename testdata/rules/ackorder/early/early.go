// Package early acknowledges by hand.
package early

import (
	"context"
	"encoding/json"
	"log"
	"sync"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/ackorder/store"
)

// Handler works on what a message holds; its implementation is elsewhere.
type Handler interface {
	Accept(ctx context.Context, r Reading) error
}

// Reading is what a message holds.
type Reading struct {
	ID string `json:"id"`
}

type consumer struct {
	reader  *kafka.Reader
	store   *store.Readings
	handler Handler
}

func (c *consumer) BadCommit(ctx context.Context) error {
	m, err := c.reader.FetchMessage(ctx)
	if err != nil {
		return err
	}
	if err := c.reader.CommitMessages(ctx, m); err != nil { // want `Reader.CommitMessages acknowledges the message before Pool.Exec on readings`
		return err
	}
	return c.store.Book(ctx, string(m.Key), m.Value)
}

func (c *consumer) BadAck(ctx context.Context, d amqp.Delivery) error {
	if err := d.Ack(false); err != nil { // want `Delivery.Ack acknowledges the message before Pool.Exec on readings`
		return err
	}
	return c.store.Book(ctx, d.MessageId, d.Body)
}

func (c *consumer) BadNats(ctx context.Context, m *nats.Msg) {
	m.Ack() // want `Msg.Ack acknowledges the message before`
	if err := c.store.Book(ctx, m.Subject, m.Data); err != nil {
		log.Print(err)
	}
}

func (c *consumer) done(m jetstream.Msg) {
	if err := m.Ack(); err != nil {
		log.Print(err)
	}
}

func (c *consumer) BadHelper(ctx context.Context, m jetstream.Msg) error {
	c.done(m) // want `consumer.done acknowledges the message before`
	return c.store.Book(ctx, m.Subject(), m.Data())
}

// BadUnseen hands the message to a handler that nobody can look into.
func (c *consumer) BadUnseen(ctx context.Context, d amqp.Delivery) error {
	var r Reading
	if err := json.Unmarshal(d.Body, &r); err != nil {
		return d.Reject(false)
	}
	d.Ack(false) // want `Delivery.Ack acknowledges the message before Handler.Accept`
	return c.handler.Accept(ctx, r)
}

// BadAside acknowledges while the work goes on.
func (c *consumer) BadAside(ctx context.Context, d amqp.Delivery) {
	go func() {
		if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
			log.Print(err)
		}
	}()
	d.Ack(false) // want `Delivery.Ack acknowledges the message while Pool.Exec on readings runs on in a goroutine`
}

func (c *consumer) OkAfter(ctx context.Context, d amqp.Delivery) error {
	if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
		return d.Nack(false, false)
	}
	return d.Ack(false)
}

func (c *consumer) OkDeferred(ctx context.Context, d amqp.Delivery) error {
	defer d.Ack(false)
	return c.store.Book(ctx, d.MessageId, d.Body)
}

// OkInside acknowledges in the goroutine that works.
func (c *consumer) OkInside(ctx context.Context, in <-chan amqp.Delivery) {
	for d := range in {
		go func() {
			if err := c.store.Book(ctx, d.MessageId, d.Body); err == nil {
				d.Ack(false)
			}
		}()
	}
}

// OkWaits waits for the goroutine.
func (c *consumer) OkWaits(ctx context.Context, d amqp.Delivery) {
	var wg sync.WaitGroup
	wg.Go(func() {
		if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
			log.Print(err)
		}
	})
	wg.Wait()
	d.Ack(false)
}

// OkPoison drops what nobody can read.
func (c *consumer) OkPoison(ctx context.Context, d amqp.Delivery) error {
	var r Reading
	if err := json.Unmarshal(d.Body, &r); err != nil {
		d.Ack(false)
		return c.store.Book(ctx, "broken", d.Body)
	}
	if err := c.store.Book(ctx, r.ID, d.Body); err != nil {
		return err
	}
	return d.Ack(false)
}

// OkStored keeps the message first and works from there.
func (c *consumer) OkStored(ctx context.Context, d amqp.Delivery) error {
	if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
		return err
	}
	if err := d.Ack(false); err != nil {
		return err
	}
	_, err := c.store.Pool.Exec(ctx, "UPDATE readings SET seen = true WHERE id = $1", d.MessageId)
	return err
}

// OkNext acknowledges one message and works on the next.
func (c *consumer) OkNext(ctx context.Context) error {
	for {
		m, err := c.reader.FetchMessage(ctx)
		if err != nil {
			return err
		}
		if err := c.store.Book(ctx, string(m.Key), m.Value); err != nil {
			return err
		}
		if err := c.reader.CommitMessages(ctx, m); err != nil {
			return err
		}
	}
}
