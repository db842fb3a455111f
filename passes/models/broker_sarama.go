package models

// saramaRows models github.com/IBM/sarama. The producer's idempotence covers its own resends
// only, so it is no key.
var saramaRows = []Row{
	// func (SyncProducer) SendMessage(msg *ProducerMessage) (partition int32, offset int64, err error)
	{Symbol: "(github.com/IBM/sarama.SyncProducer).SendMessage", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "Key", true}, {SlotField, 0, "Headers", true}}, Body: 1, Bound: Bound{Attempts: 4, Options: []string{"Config.Producer.Retry.Max"}}},
	// func (SyncProducer) SendMessages(msgs []*ProducerMessage) error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).SendMessages", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "Key", true}, {SlotField, 0, "Headers", true}}, Body: 1, Bound: Bound{Attempts: 4, Options: []string{"Config.Producer.Retry.Max"}}},
	// func (AsyncProducer) Input() chan<- *ProducerMessage
	{Symbol: "(github.com/IBM/sarama.AsyncProducer).Input", Kind: Effect, Effect: Publish, Async: true, Note: "the send on the channel is the effect"},
	// func (SyncProducer) BeginTxn() error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).BeginTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (SyncProducer) CommitTxn() error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).CommitTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (SyncProducer) AbortTxn() error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).AbortTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (AsyncProducer) BeginTxn() error
	{Symbol: "(github.com/IBM/sarama.AsyncProducer).BeginTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (AsyncProducer) CommitTxn() error
	{Symbol: "(github.com/IBM/sarama.AsyncProducer).CommitTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (AsyncProducer) AbortTxn() error
	{Symbol: "(github.com/IBM/sarama.AsyncProducer).AbortTxn", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (SyncProducer) AddOffsetsToTxn(offsets map[string][]*PartitionOffsetMetadata, groupId string) error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).AddOffsetsToTxn", Kind: Ack},
	// func (SyncProducer) AddMessageToTxn(msg *ConsumerMessage, groupId string, metadata *string) error
	{Symbol: "(github.com/IBM/sarama.SyncProducer).AddMessageToTxn", Kind: Ack},
	// func (ConsumerGroup) Consume(ctx context.Context, topics []string, handler ConsumerGroupHandler) error
	{Symbol: "(github.com/IBM/sarama.ConsumerGroup).Consume", Kind: Register, Func: 3, Replay: "message"},
	// func (ConsumerGroupClaim) Messages() <-chan *ConsumerMessage
	{Symbol: "(github.com/IBM/sarama.ConsumerGroupClaim).Messages", Kind: Fetch},
	// func (PartitionConsumer) Messages() <-chan *ConsumerMessage
	{Symbol: "(github.com/IBM/sarama.PartitionConsumer).Messages", Kind: Fetch},
	// func (ConsumerGroupSession) MarkMessage(msg *ConsumerMessage, metadata string)
	{Symbol: "(github.com/IBM/sarama.ConsumerGroupSession).MarkMessage", Kind: Ack, Of: 1},
	// func (ConsumerGroupSession) MarkOffset(topic string, partition int32, offset int64, metadata string)
	{Symbol: "(github.com/IBM/sarama.ConsumerGroupSession).MarkOffset", Kind: Ack},
	// func (ConsumerGroupSession) Commit()
	{Symbol: "(github.com/IBM/sarama.ConsumerGroupSession).Commit", Kind: Ack},
	// func (ConsumerGroupSession) ResetOffset(topic string, partition int32, offset int64, metadata string)
	{Symbol: "(github.com/IBM/sarama.ConsumerGroupSession).ResetOffset", Kind: Nack},
	// func (PartitionOffsetManager) MarkOffset(offset int64, metadata string)
	{Symbol: "(github.com/IBM/sarama.PartitionOffsetManager).MarkOffset", Kind: Ack},
	// func (PartitionOffsetManager) ResetOffset(offset int64, metadata string)
	{Symbol: "(github.com/IBM/sarama.PartitionOffsetManager).ResetOffset", Kind: Nack},
	// func (OffsetManager) Commit()
	{Symbol: "(github.com/IBM/sarama.OffsetManager).Commit", Kind: Ack},
}
