package models

// rocketRows models github.com/apache/rocketmq-client-go.
var rocketRows = []Row{
	// func (Producer) SendSync(ctx context.Context, mq ...*primitive.Message) (*primitive.SendResult, error)
	{Symbol: "(github.com/apache/rocketmq-client-go.Producer).SendSync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotSetter, 1, "WithKeys", true}, {SlotField, 1, "Body", true}}, Body: 2, Bound: Bound{Attempts: 3}},
	// func (Producer) SendAsync(ctx context.Context, mq func(ctx context.Context, result *primitive.SendResult, err error), msg ...*primitive.Message) error
	{Symbol: "(github.com/apache/rocketmq-client-go.Producer).SendAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotSetter, 2, "WithKeys", true}}, Body: 3, Async: true},
	// func (Producer) SendOneWay(ctx context.Context, mq ...*primitive.Message) error
	{Symbol: "(github.com/apache/rocketmq-client-go.Producer).SendOneWay", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotSetter, 1, "WithKeys", true}}, Body: 2, Async: true},
	// func (TransactionProducer) SendMessageInTransaction(ctx context.Context, mq *primitive.Message) (*primitive.TransactionSendResult, error)
	{Symbol: "(github.com/apache/rocketmq-client-go.TransactionProducer).SendMessageInTransaction", Kind: Effect, Effect: Publish, Body: 2, Note: "delivered when the local transaction is reported as committed"},
	// func (PushConsumer) Subscribe(topic string, selector consumer.MessageSelector, f func(context.Context, ...*primitive.MessageExt) (consumer.ConsumeResult, error)) error
	{Symbol: "(github.com/apache/rocketmq-client-go.PushConsumer).Subscribe", Kind: Register, Func: 3, Replay: "message"},
}
