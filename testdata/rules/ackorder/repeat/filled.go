package repeat

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	amqp "github.com/rabbitmq/amqp091-go"
)

// Note is what a message is about; it writes its own JSON.
type Note struct{ doc *document }

type document struct{ ID, Text string }

// MarshalJSON tells the id, too.
func (n *Note) MarshalJSON() ([]byte, error) { return json.Marshal(n.doc) }

type envelope struct {
	Note *Note
	Text string
}

// Courier is given its decoder.
type Courier struct {
	client    *http.Client
	unmarshal func(data []byte, v any) error
}

func (c *Courier) read(d amqp.Delivery) (*envelope, error) {
	e := &envelope{}
	return e, c.unmarshal(d.Body, e)
}

func (c *Courier) post(ctx context.Context, inbox string, v any) error {
	body, err := json.Marshal(v)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, inbox, bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := c.client.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// BadRecord sends the whole of what the message is about.
func (c *Courier) BadRecord(ctx context.Context, d amqp.Delivery) error {
	e, err := c.read(d)
	if err != nil {
		return d.Ack(false)
	}
	if err := c.post(ctx, d.ReplyTo, e.Note); err != nil {
		return d.Nack(false, true)
	}
	return d.Ack(false) // want:low `and Client.Do repeats its effect`
}

// BadText sends a text that names nothing.
func (c *Courier) BadText(ctx context.Context, d amqp.Delivery) error {
	e, err := c.read(d)
	if err != nil {
		return d.Ack(false)
	}
	if err := c.post(ctx, d.ReplyTo, e.Text); err != nil {
		return d.Nack(false, true)
	}
	return d.Ack(false) // want `and Client.Do repeats its effect`
}
