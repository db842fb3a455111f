// Package letters listens to a broker.
package letters

import (
	"net/http"

	"github.com/ThreeDotsLabs/watermill"
	"github.com/ThreeDotsLabs/watermill/message"
	"github.com/ThreeDotsLabs/watermill/pubsub/gochannel"
)

// Listen keeps its messages in memory.
func Listen() error {
	router, err := message.NewRouter(message.RouterConfig{}, watermill.NopLogger{})
	if err != nil {
		return err
	}
	broker := gochannel.NewGoChannel(gochannel.Config{}, watermill.NopLogger{})
	router.AddNoPublisherHandler("send", "letters", broker, Send)
	return nil
}

// Send sends one letter.
func Send(m *message.Message) error {
	_, err := http.Post("https://letters.example.com", "text/plain", nil)
	return err
}
