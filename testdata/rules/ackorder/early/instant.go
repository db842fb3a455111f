package early

import (
	"log"

	"github.com/ThreeDotsLabs/watermill/message"
)

// OkInstant is put in front of handlers by those who want just that.
func OkInstant(h message.HandlerFunc) message.HandlerFunc {
	return func(m *message.Message) ([]*message.Message, error) {
		m.Ack()
		return h(m)
	}
}

// BadStep acknowledges before the handler that it was given and before work of
// its own.
func (c *consumer) BadStep(next message.HandlerFunc) message.HandlerFunc {
	return func(m *message.Message) ([]*message.Message, error) {
		m.Ack() // want `Message.Ack acknowledges the message before`
		if err := c.store.Book(m.Context(), m.UUID, m.Payload); err != nil {
			log.Print(err)
		}
		return next(m)
	}
}
