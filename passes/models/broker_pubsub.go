package models

// pubsubRows models cloud.google.com/go/pubsub. Publish returns at once; its result has to be
// waited for. Nothing deduplicates publishes.
var pubsubRows = []Row{
	// func (*Publisher) Publish(ctx context.Context, msg *Message) *PublishResult
	{Symbol: "(*cloud.google.com/go/pubsub.Publisher).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Attributes", true}, {SlotField, 1, "Data", true}}, Keyless: true, Body: 2, Async: true},
	// func (*Subscriber) Receive(ctx context.Context, f func(context.Context, *Message)) error
	{Symbol: "(*cloud.google.com/go/pubsub.Subscriber).Receive", Kind: Register, Func: 2, Replay: "message"},
	// func (*Message) Ack()
	{Symbol: "(*cloud.google.com/go/pubsub.Message).Ack", Kind: Ack},
	// func (*Message) AckWithResult() *AckResult
	{Symbol: "(*cloud.google.com/go/pubsub.Message).AckWithResult", Kind: Ack},
	// func (*Message) Nack()
	{Symbol: "(*cloud.google.com/go/pubsub.Message).Nack", Kind: Nack},
	// func (*Message) NackWithResult() *AckResult
	{Symbol: "(*cloud.google.com/go/pubsub.Message).NackWithResult", Kind: Nack},
	// func (*PublishResult) Get(ctx context.Context) (serverID string, err error)
	{Symbol: "(*cloud.google.com/go/pubsub.PublishResult).Get", Kind: Neutral, Op: "pubsub.Get"},
	// func (*PublishResult) Ready() <-chan struct{}
	{Symbol: "(*cloud.google.com/go/pubsub.PublishResult).Ready", Kind: Neutral, Op: "pubsub.Ready"},
}

// pubsub1Rows models what only major 1 has.
var pubsub1Rows = []Row{
	// func (*Topic) Publish(ctx context.Context, msg *Message) *PublishResult
	{Symbol: "(*cloud.google.com/go/pubsub.Topic).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Attributes", true}, {SlotField, 1, "Data", true}}, Keyless: true, Body: 2, Async: true},
	// func (*Subscription) Receive(ctx context.Context, f func(context.Context, *Message)) error
	{Symbol: "(*cloud.google.com/go/pubsub.Subscription).Receive", Kind: Register, Func: 2, Replay: "message"},
}
