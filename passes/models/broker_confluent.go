package models

// confluentRows models github.com/confluentinc/confluent-kafka-go. Produce hands
// the message over; whether it arrived is told by the delivery report.
var confluentRows = []Row{
	// func (*Producer) Produce(msg *Message, deliveryChan chan Event) error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).Produce", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "Key", true}, {SlotField, 0, "Headers", true}}, Body: 1, Async: true},
	// func (*Producer) ProduceChannel() chan *Message
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).ProduceChannel", Kind: Effect, Effect: Publish, Async: true, Note: "the send on the channel is the effect"},
	// func (*Producer) Flush(timeoutMs int) int
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).Flush", Kind: Neutral},
	// func (*Producer) Events() chan Event
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).Events", Kind: Neutral},
	// func (*Producer) InitTransactions(ctx context.Context) error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).InitTransactions", Kind: Neutral},
	// func (*Producer) BeginTransaction() error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).BeginTransaction", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Producer) CommitTransaction(ctx context.Context) error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).CommitTransaction", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Producer) AbortTransaction(ctx context.Context) error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).AbortTransaction", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Producer) SendOffsetsToTransaction(ctx context.Context, offsets []TopicPartition, consumerMetadata *ConsumerGroupMetadata) error
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Producer).SendOffsetsToTransaction", Kind: Ack},
	// func (*Consumer) Poll(timeoutMs int) Event
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).Poll", Kind: Fetch, Note: "offsets are committed on a timer unless enable.auto.commit is false"},
	// func (*Consumer) ReadMessage(timeout time.Duration) (*Message, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).ReadMessage", Kind: Fetch, Note: "offsets are committed on a timer unless enable.auto.commit is false"},
	// func (*Consumer) Commit() ([]TopicPartition, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).Commit", Kind: Ack},
	// func (*Consumer) CommitMessage(m *Message) ([]TopicPartition, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).CommitMessage", Kind: Ack, Of: 1},
	// func (*Consumer) CommitOffsets(offsets []TopicPartition) ([]TopicPartition, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).CommitOffsets", Kind: Ack},
	// func (*Consumer) StoreMessage(m *Message) ([]TopicPartition, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).StoreMessage", Kind: Ack, Of: 1},
	// func (*Consumer) StoreOffsets(offsets []TopicPartition) ([]TopicPartition, error)
	{Symbol: "(*github.com/confluentinc/confluent-kafka-go/kafka.Consumer).StoreOffsets", Kind: Ack},
}
