// Package bus publishes to NATS.
package bus

import (
	"context"
	"encoding/json"

	"github.com/nats-io/nats.go/jetstream"
)

type Bus struct{ JS jetstream.JetStream }

func (b *Bus) Publish(ctx context.Context, topic string, event any) error {
	data, err := json.Marshal(event)
	if err != nil {
		return err
	}
	_, err = b.JS.Publish(ctx, topic, data)
	return err
}
