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
