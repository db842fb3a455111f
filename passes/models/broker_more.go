package models

// Brokers with few functions.

const (
	serviceBus = "github.com/Azure/azure-sdk-for-go/sdk/messaging/azservicebus"
	eventHubs  = "github.com/Azure/azure-sdk-for-go/sdk/messaging/azeventhubs"
	stomp      = "github.com/go-stomp/stomp"
	rmq        = "github.com/adjust/rmq"
	beanstalk  = "github.com/beanstalkd/go-beanstalk"
	fairQueue  = "github.com/nyaruka/gocommon/queues"
)

// azureKeys are the fields of a Service Bus message. A queue with duplicate
// detection drops a message whose MessageID it has seen within its window.
var azureKeys = []Slot{{SlotField, 1, "MessageID", false}, {SlotField, 1, "CorrelationID", true}, {SlotField, 1, "ApplicationProperties", true}}

var watermillUUID = []Slot{{SlotField, 1, "UUID", true}}

var moreBrokerGroups = []group{
	// func (s *Sender) SendMessage(ctx context.Context, message *Message, options *SendMessageOptions) error
	{serviceBus, `*Sender.SendMessage *Sender.ScheduleMessages`, Row{Kind: Effect, Effect: Publish, Body: 2, Keys: azureKeys, Note: "with duplicate detection on"}},
	// func (s *Sender) SendMessageBatch(ctx context.Context, batch *MessageBatch, options *SendMessageBatchOptions) error
	{serviceBus, `*Sender.SendMessageBatch *Sender.SendAMQPAnnotatedMessage *Sender.ScheduleAMQPAnnotatedMessages`,
		Row{Kind: Effect, Effect: Publish, Body: 2}},
	// func (r *Receiver) ReceiveMessages(ctx context.Context, maxMessages int, options *ReceiveMessagesOptions) ([]*ReceivedMessage, error)
	{serviceBus, `*Receiver.ReceiveMessages *Receiver.ReceiveDeferredMessages`, Row{Kind: Fetch}},
	// func (r *Receiver) CompleteMessage(ctx context.Context, message *ReceivedMessage, options *CompleteMessageOptions) error
	{serviceBus, `*Receiver.CompleteMessage`, Row{Kind: Ack, Of: 2}},
	{serviceBus, `*Receiver.AbandonMessage *Receiver.DeferMessage *Receiver.DeadLetterMessage`, Row{Kind: Nack, Of: 2}},
	{serviceBus, `*Receiver.PeekMessages *Receiver.RenewMessageLock *Sender.CancelScheduledMessages`, Row{Kind: Neutral}},

	// func (pc *ProducerClient) SendEventDataBatch(ctx context.Context, batch *EventDataBatch, options *SendEventDataBatchOptions) error
	{eventHubs, `*ProducerClient.SendEventDataBatch`, Row{Kind: Effect, Effect: Publish, Body: 2, Keyless: true}},
	// func (c *ProcessorPartitionClient) ReceiveEvents(ctx context.Context, count int, options *ReceiveEventsOptions) ([]*ReceivedEventData, error)
	{eventHubs, `*ProcessorPartitionClient.ReceiveEvents`, Row{Kind: Fetch}},
	// func (p *ProcessorPartitionClient) UpdateCheckpoint(ctx context.Context, latestEvent *ReceivedEventData, options *UpdateCheckpointOptions) error
	{eventHubs, `*ProcessorPartitionClient.UpdateCheckpoint`, Row{Kind: Ack, Of: 2}},

	// func (c *Conn) Send(destination, contentType string, body []byte, opts ...func(*frame.Frame) error) error
	{stomp, `*Conn.Send *Transaction.Send`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 3, Keys: []Slot{{SlotArg, 2, "body", true}}}},
	// func (c *Conn) Ack(m *Message) error
	{stomp, `*Conn.Ack *Transaction.Ack`, Row{Kind: Ack, Of: 1}},
	{stomp, `*Conn.Nack *Transaction.Nack`, Row{Kind: Nack, Of: 1}},
	// func (sub *Subscription) Read() (*Message, error)
	{stomp, `*Subscription.Read`, Row{Kind: Fetch}},

	// type Queue interface { Publish(payload ...string) error }
	{rmq, `Queue.Publish Queue.PublishBytes`, Row{Kind: Enqueue, Effect: Publish, Body: 1, Keys: []Slot{{SlotArg, 0, "payload", true}}}},
	// type Queue interface { AddConsumer(tag string, consumer Consumer) (string, error) }
	{rmq, `Queue.AddConsumer Queue.AddConsumerFunc`, Row{Kind: Register, Func: 2, Replay: "message"}},
	// type Queue interface { AddBatchConsumer(tag string, batchSize int64, timeout time.Duration, consumer BatchConsumer) (string, error) }
	{rmq, `Queue.AddBatchConsumer`, Row{Kind: Register, Func: 4, Replay: "message"}},
	// type Delivery interface { Ack() error }
	{rmq, `Delivery.Ack`, Row{Kind: Ack}},
	{rmq, `Delivery.Reject Delivery.Push`, Row{Kind: Nack}},

	// func (t *Tube) Put(body []byte, pri uint32, delay, ttr time.Duration) (id uint64, err error)
	{beanstalk, `*Tube.Put`, Row{Kind: Enqueue, Effect: Publish, Body: 1, Keys: []Slot{{SlotArg, 0, "body", true}}}},
	// func (t *TubeSet) Reserve(timeout time.Duration) (id uint64, body []byte, err error)
	{beanstalk, `*TubeSet.Reserve *Conn.ReserveJob`, Row{Kind: Fetch}},
	// func (c *Conn) Delete(id uint64) error
	{beanstalk, `*Conn.Delete`, Row{Kind: Ack, Of: 1}},
	{beanstalk, `*Conn.Release *Conn.Bury`, Row{Kind: Nack, Of: 1}},
	{beanstalk, `*Conn.Touch`, Row{Kind: Neutral}},

	// func (q *FairV3) Push(ctx context.Context, vc valkey.Conn, owner OwnerID, priority bool, task []byte) (TaskID, error)
	{fairQueue, `*FairV2.Push *FairV3.Push`, Row{Kind: Enqueue, Effect: Job, Body: 5, Keys: []Slot{{SlotArg, 4, "task", true}}}},
	{fairQueue, `*FairV2.Pop *FairV3.Pop`, Row{Kind: Fetch}},
	// func (q *FairV3) Done(ctx context.Context, vc valkey.Conn, id TaskID) error
	{fairQueue, `*FairV2.Done *FairV3.Done`, Row{Kind: Ack, Of: 3}},
	{fairQueue, `*FairV2.Pause *FairV2.Resume *FairV3.Pause *FairV3.Resume *FairV3.Extend *FairV3.Reconcile`, Row{Kind: Neutral}},

	// func (p *Publisher) Publish(topic string, messages ...*message.Message) error
	{"github.com/ThreeDotsLabs/watermill-amqp/pkg/amqp", `*Publisher.Publish`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 2, Keys: watermillUUID}},
	{"github.com/ThreeDotsLabs/watermill-kafka/pkg/kafka", `*Publisher.Publish`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 2, Keys: watermillUUID}},
	{"github.com/ThreeDotsLabs/watermill-redisstream/pkg/redisstream", `*Publisher.Publish`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 2, Keys: watermillUUID}},
	{"github.com/ThreeDotsLabs/watermill-nats/pkg/nats", `*Publisher.Publish`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 2, Keys: watermillUUID}},
	{"github.com/ThreeDotsLabs/watermill-googlecloud/pkg/googlecloud", `*Publisher.Publish`, Row{Kind: Effect, Effect: Publish, URL: 1, Body: 2, Keys: watermillUUID}},
	{"github.com/ThreeDotsLabs/watermill-http/pkg/http", `*Publisher.Publish`, Row{Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 2, Keys: watermillUUID}},
}
