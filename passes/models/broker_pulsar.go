package models

// pulsarRows models github.com/apache/pulsar-client-go. With deduplication switched on at the
// broker, the producer's name and SequenceID recognise a message sent again.
var pulsarRows = []Row{
	// func (Producer) Send(context.Context, *ProducerMessage) (MessageID, error)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Producer).Send", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "SequenceID", false}, {SlotField, 1, "Key", true}, {SlotField, 1, "Properties", true}, {SlotField, 1, "Payload", true}}, Body: 2},
	// func (Producer) SendAsync(context.Context, *ProducerMessage, func(MessageID, *ProducerMessage, error))
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Producer).SendAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "SequenceID", false}, {SlotField, 1, "Key", true}, {SlotField, 1, "Properties", true}, {SlotField, 1, "Payload", true}}, Body: 2, Async: true},
	// func (Consumer) Receive(context.Context) (Message, error)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).Receive", Kind: Fetch},
	// func (Consumer) Chan() <-chan ConsumerMessage
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).Chan", Kind: Fetch},
	// func (Consumer) Ack(Message) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).Ack", Kind: Ack, Of: 1},
	// func (Consumer) AckID(MessageID) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).AckID", Kind: Ack, Of: 1},
	// func (Consumer) AckIDList([]MessageID) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).AckIDList", Kind: Ack, Of: 1},
	// func (Consumer) AckCumulative(msg Message) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).AckCumulative", Kind: Ack, Of: 1},
	// func (Consumer) AckIDCumulative(msgID MessageID) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).AckIDCumulative", Kind: Ack, Of: 1},
	// func (Consumer) AckWithTxn(Message, Transaction) error
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).AckWithTxn", Kind: Ack, Of: 1},
	// func (Consumer) Nack(Message)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).Nack", Kind: Nack, Of: 1},
	// func (Consumer) NackID(MessageID)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).NackID", Kind: Nack, Of: 1},
	// func (Consumer) ReconsumeLater(msg Message, delay time.Duration)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).ReconsumeLater", Kind: Nack, Of: 1},
	// func (Consumer) ReconsumeLaterWithCustomProperties(msg Message, customProperties map[string]string, delay time.Duration)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Consumer).ReconsumeLaterWithCustomProperties", Kind: Nack, Of: 1},
	// func (Reader) Next(context.Context) (Message, error)
	{Symbol: "(github.com/apache/pulsar-client-go/pulsar.Reader).Next", Kind: Fetch},
}
