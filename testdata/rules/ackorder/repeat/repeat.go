// Package repeat causes effects before it acknowledges.
package repeat

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"github.com/nats-io/nats.go/jetstream"
	amqp "github.com/rabbitmq/amqp091-go"
	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/ackorder/mailing"
	"dualwrite.test/rules/ackorder/store"
)

// Charger takes money.
type Charger interface {
	Charge(ctx context.Context, customer string, cents int) error
	ChargeOnce(ctx context.Context, idempotencyKey, customer string, cents int) error
}

type consumer struct {
	mails   *mailing.Sender
	store   *store.Readings
	charger Charger
	writer  *kafka.Writer
	reader  *kafka.Reader
	client  *http.Client
}

func (c *consumer) BadMail(d amqp.Delivery) error {
	if err := c.mails.Send(d.ReplyTo, d.Body); err != nil {
		return d.Nack(false, false)
	}
	return d.Ack(false) // want `a crash before Delivery.Ack brings the message again, and Dialer.DialAndSend repeats its effect`
}

func (c *consumer) BadCharge(ctx context.Context, m jetstream.Msg) error {
	if err := c.charger.Charge(ctx, string(m.Data()), 100); err != nil {
		return m.Nak()
	}
	return m.Ack() // want `and Charger.Charge repeats its effect`
}

func (c *consumer) BadPost(ctx context.Context) error {
	m, err := c.reader.FetchMessage(ctx)
	if err != nil {
		return err
	}
	resp, err := c.client.Post("https://partner.example/orders", "application/json", bytes.NewReader(m.Value))
	if err != nil {
		return err
	}
	resp.Body.Close()
	return c.reader.CommitMessages(ctx, m) // want `and Client.Post repeats its effect`
}

func (c *consumer) OkKey(ctx context.Context, d amqp.Delivery) error {
	if err := c.charger.ChargeOnce(ctx, d.MessageId, d.ReplyTo, 100); err != nil {
		return d.Nack(false, false)
	}
	return d.Ack(false)
}

func (c *consumer) OkHeader(ctx context.Context, d amqp.Delivery) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://partner.example/orders", bytes.NewReader(d.Body))
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", d.MessageId)
	resp, err := c.client.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	return d.Ack(false)
}

func (c *consumer) OkInbox(ctx context.Context, d amqp.Delivery) error {
	seen, err := c.store.Seen(ctx, d.MessageId)
	if err != nil {
		return err
	}
	if seen {
		return d.Ack(false)
	}
	if err := c.mails.Send(d.ReplyTo, d.Body); err != nil {
		return err
	}
	return d.Ack(false)
}

func (c *consumer) OkAsked(ctx context.Context, d amqp.Delivery) error {
	var done bool
	if err := c.store.Pool.QueryRow(ctx, "SELECT done FROM mails WHERE id = $1", d.MessageId).Scan(&done); err != nil {
		return err
	}
	if !done {
		if err := c.mails.Send(d.ReplyTo, d.Body); err != nil {
			return err
		}
	}
	return d.Ack(false)
}

func (c *consumer) OkPut(ctx context.Context, d amqp.Delivery) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, "https://partner.example/orders/"+d.MessageId, bytes.NewReader(d.Body))
	if err != nil {
		return err
	}
	resp, err := c.client.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	return d.Ack(false)
}

// OkOther sends a mail that has nothing to do with the message.
func (c *consumer) OkOther(d amqp.Delivery, to string) error {
	if err := c.mails.Send(to, nil); err != nil {
		return err
	}
	return d.Ack(false)
}

// LowRelay passes messages on.
func (c *consumer) LowRelay(ctx context.Context, d amqp.Delivery) error {
	if err := c.writer.WriteMessages(ctx, kafka.Message{Value: d.Body}); err != nil {
		return err
	}
	return d.Ack(false) // want:low `and Writer.WriteMessages repeats its effect`
}

// Order is what messages hold.
type Order struct {
	ID      string
	Partner string
}

// Forwarder passes orders on with an encoder of the caller's.
type Forwarder struct {
	client  *http.Client
	marshal func(v any) ([]byte, error)
}

// BadWhole sends all that the message held, its id included.
func (f *Forwarder) BadWhole(ctx context.Context, d amqp.Delivery) error {
	var o Order
	if err := json.Unmarshal(d.Body, &o); err != nil {
		return d.Ack(false)
	}
	if err := f.post(ctx, &o); err != nil {
		return d.Nack(false, true)
	}
	return d.Ack(false) // want:low `and Client.Do repeats its effect`
}

func (f *Forwarder) post(ctx context.Context, o *Order) error {
	body, err := f.marshal(o)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://"+o.Partner+"/orders", bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := f.client.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// BadPart sends the part that names nothing.
func (f *Forwarder) BadPart(ctx context.Context, d amqp.Delivery) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://partner.example/orders", bytes.NewReader(d.Body[8:]))
	if err != nil {
		return err
	}
	resp, err := f.client.Do(req)
	if err != nil {
		return err
	}
	resp.Body.Close()
	return d.Ack(false) // want `and Client.Do repeats its effect`
}
