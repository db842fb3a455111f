package models

// nsqRows models github.com/nsqio/go-nsq. A handler's nil return finishes the message.
var nsqRows = []Row{
	// func (*Producer) Publish(topic string, body []byte) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "body", true}}, URL: 1, Body: 2},
	// func (*Producer) MultiPublish(topic string, body [][]byte) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).MultiPublish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "body", true}}, URL: 1, Body: 2},
	// func (*Producer) PublishAsync(topic string, body []byte, doneChan chan *ProducerTransaction, args ...any) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).PublishAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "body", true}}, URL: 1, Body: 2, Async: true},
	// func (*Producer) MultiPublishAsync(topic string, body [][]byte, doneChan chan *ProducerTransaction, args ...any) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).MultiPublishAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "body", true}}, URL: 1, Body: 2, Async: true},
	// func (*Producer) DeferredPublish(topic string, delay time.Duration, body []byte) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).DeferredPublish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 2, "body", true}}, URL: 1, Body: 3},
	// func (*Producer) DeferredPublishAsync(topic string, delay time.Duration, body []byte, doneChan chan *ProducerTransaction, args ...any) error
	{Symbol: "(*github.com/nsqio/go-nsq.Producer).DeferredPublishAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 2, "body", true}}, URL: 1, Body: 3, Async: true},
	// func (*Consumer) AddHandler(handler Handler)
	{Symbol: "(*github.com/nsqio/go-nsq.Consumer).AddHandler", Kind: Register, Func: 1, Replay: "message"},
	// func (*Consumer) AddConcurrentHandlers(handler Handler, concurrency int)
	{Symbol: "(*github.com/nsqio/go-nsq.Consumer).AddConcurrentHandlers", Kind: Register, Func: 1, Replay: "message"},
	// func (*Message) Finish()
	{Symbol: "(*github.com/nsqio/go-nsq.Message).Finish", Kind: Ack},
	// func (*Message) Requeue(delay time.Duration)
	{Symbol: "(*github.com/nsqio/go-nsq.Message).Requeue", Kind: Nack},
	// func (*Message) RequeueWithoutBackoff(delay time.Duration)
	{Symbol: "(*github.com/nsqio/go-nsq.Message).RequeueWithoutBackoff", Kind: Nack},
	// func (*Message) Touch()
	{Symbol: "(*github.com/nsqio/go-nsq.Message).Touch", Kind: Neutral},
}

// pahoRows models github.com/eclipse/paho.mqtt.golang.
var pahoRows = []Row{
	// func (Client) Publish(topic string, qos byte, retained bool, payload any) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 0, "topic", true}, {SlotArg, 3, "payload", true}}, Keyless: true, URL: 1, Body: 4, Async: true, Note: "the token has to be waited for"},
	// func (Client) Subscribe(topic string, qos byte, callback MessageHandler) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).Subscribe", Kind: Register, Func: 3, Replay: "message"},
	// func (Client) SubscribeMultiple(filters map[string]byte, callback MessageHandler) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).SubscribeMultiple", Kind: Register, Func: 2, Replay: "message"},
	// func (Message) Ack()
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Message).Ack", Kind: Ack},
}
