// Package auto receives in ways that acknowledge.
package auto

import (
	"context"
	"encoding/json"
	"log"
	"time"

	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"
	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/ackorder/store"
)

// Booker is what store.Readings does.
type Booker interface {
	Book(ctx context.Context, id string, body []byte) error
}

type reading struct {
	ID string `json:"id"`
}

type consumer struct {
	reader *kafka.Reader
	ch     *amqp.Channel
	rdb    *redis.Client
	store  *store.Readings
	booker Booker
}

// New connects the parts.
func New(s *store.Readings) *consumer { return &consumer{store: s, booker: s} }

func (c *consumer) BadKafka(ctx context.Context) error {
	for {
		m, err := c.reader.ReadMessage(ctx) // want `Reader.ReadMessage acknowledges the message as it hands it out: a crash before Pool.Exec on readings loses it`
		if err != nil {
			return err
		}
		if err := c.store.Book(ctx, string(m.Key), m.Value); err != nil {
			log.Print(err)
		}
	}
}

func (c *consumer) BadInterface(ctx context.Context) error {
	m, err := c.reader.ReadMessage(ctx) // want `Reader.ReadMessage acknowledges`
	if err != nil {
		return err
	}
	var r reading
	if err := json.Unmarshal(m.Value, &r); err != nil {
		return err
	}
	return c.booker.Book(ctx, r.ID, m.Value)
}

func (c *consumer) BadAmqp(ctx context.Context) error {
	in, err := c.ch.Consume("readings", "", true, false, false, false, nil) // want `Channel.Consume acknowledges`
	if err != nil {
		return err
	}
	for d := range in {
		if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
			log.Print(err)
		}
	}
	return nil
}

func (c *consumer) BadPop(ctx context.Context) error {
	got, err := c.rdb.BLPop(ctx, time.Minute, "readings").Result() // want `BLPop acknowledges`
	if err != nil {
		return err
	}
	return c.store.Book(ctx, got[0], []byte(got[1]))
}

func (c *consumer) BadNoAck(ctx context.Context) error {
	streams, err := c.rdb.XReadGroup(ctx, &redis.XReadGroupArgs{Group: "g", Streams: []string{"s", ">"}, NoAck: true}).Result() // want `XReadGroup acknowledges`
	if err != nil {
		return err
	}
	for _, s := range streams {
		for _, m := range s.Messages {
			if err := c.store.Book(ctx, m.ID, nil); err != nil {
				return err
			}
		}
	}
	return nil
}

func (c *consumer) OkFetch(ctx context.Context) error {
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

func (c *consumer) OkManual(ctx context.Context) error {
	in, err := c.ch.Consume("readings", "", false, false, false, false, nil)
	if err != nil {
		return err
	}
	for d := range in {
		if err := c.store.Book(ctx, d.MessageId, d.Body); err != nil {
			d.Nack(false, false)
			continue
		}
		d.Ack(false)
	}
	return nil
}

// OkLog only counts.
func (c *consumer) OkLog(ctx context.Context) error {
	n := 0
	for {
		m, err := c.reader.ReadMessage(ctx)
		if err != nil {
			return err
		}
		n += len(m.Value)
		log.Print(n)
	}
}

// OkNoGroup reads one partition, which commits nothing.
func OkNoGroup(ctx context.Context, s *store.Readings) error {
	reader := kafka.NewReader(kafka.ReaderConfig{Brokers: []string{"b"}, Topic: "t", Partition: 1})
	for {
		m, err := reader.ReadMessage(ctx)
		if err != nil {
			return err
		}
		if err := s.Book(ctx, string(m.Key), m.Value); err != nil {
			return err
		}
	}
}

// OkOther books something that has nothing to do with the message.
func (c *consumer) OkOther(ctx context.Context, id string) error {
	if _, err := c.reader.ReadMessage(ctx); err != nil {
		return err
	}
	return c.store.Book(ctx, id, nil)
}

// LowCache feeds a cache.
func (c *consumer) LowCache(ctx context.Context) error {
	m, err := c.reader.ReadMessage(ctx) // want:low `Reader.ReadMessage acknowledges`
	if err != nil {
		return err
	}
	return c.rdb.Set(ctx, "cache:"+string(m.Key), m.Value, time.Hour).Err()
}

// LowPubSub listens to a channel that keeps nothing.
func (c *consumer) LowPubSub(ctx context.Context) error {
	sub := c.rdb.Subscribe(ctx, "readings")
	m, err := sub.ReceiveMessage(ctx) // want:low `ReceiveMessage acknowledges`
	if err != nil {
		return err
	}
	return c.store.Book(ctx, m.Channel, []byte(m.Payload))
}
