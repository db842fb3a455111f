package models

// amqpRows models github.com/rabbitmq/amqp091-go and, under its old path, streadway/amqp. The
// broker does not look at MessageId.
var amqpRows = []Row{
	// func (*Channel) Publish(exchange string, key string, mandatory bool, immediate bool, msg Publishing) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 4, "MessageId", true}, {SlotField, 4, "CorrelationId", true}, {SlotField, 4, "Headers", true}}, URL: 2, Body: 5, Async: true, Note: "unconfirmed unless Channel.Confirm was called"},
	// func (*Channel) PublishWithContext(ctx context.Context, exchange string, key string, mandatory bool, immediate bool, msg Publishing) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).PublishWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 5, "MessageId", true}, {SlotField, 5, "CorrelationId", true}, {SlotField, 5, "Headers", true}}, URL: 3, Body: 6, Async: true, Note: "unconfirmed unless Channel.Confirm was called"},
	// func (*Channel) PublishWithDeferredConfirm(exchange string, key string, mandatory bool, immediate bool, msg Publishing) (*DeferredConfirmation, error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).PublishWithDeferredConfirm", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 4, "MessageId", true}, {SlotField, 4, "CorrelationId", true}, {SlotField, 4, "Headers", true}}, URL: 2, Body: 5, Async: true},
	// func (*Channel) PublishWithDeferredConfirmWithContext(ctx context.Context, exchange string, key string, mandatory bool, immediate bool, msg Publishing) (*DeferredConfirmation, error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).PublishWithDeferredConfirmWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 5, "MessageId", true}, {SlotField, 5, "CorrelationId", true}, {SlotField, 5, "Headers", true}}, URL: 3, Body: 6, Async: true},
	// func (*Channel) Consume(queue string, consumer string, autoAck bool, exclusive bool, noLocal bool, noWait bool, args Table) (<-chan Delivery, error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Consume", Kind: Fetch, Op: "amqp.Consume", Value: 3, Note: "argument 3, autoAck, makes the delivery the acknowledgement"},
	// func (*Channel) ConsumeWithContext(ctx context.Context, queue string, consumer string, autoAck bool, exclusive bool, noLocal bool, noWait bool, args Table) (<-chan Delivery, error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).ConsumeWithContext", Kind: Fetch, Op: "amqp.Consume", Value: 4, Note: "argument 4, autoAck, makes the delivery the acknowledgement"},
	// func (*Channel) Get(queue string, autoAck bool) (msg Delivery, ok bool, err error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Get", Kind: Fetch, Op: "amqp.Get", Value: 2, Note: "argument 2, autoAck, makes the delivery the acknowledgement"},
	// func (*Channel) Ack(tag uint64, multiple bool) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Ack", Kind: Ack, Of: 1},
	// func (*Channel) Nack(tag uint64, multiple bool, requeue bool) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Nack", Kind: Nack, Of: 1},
	// func (*Channel) Reject(tag uint64, requeue bool) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Reject", Kind: Nack, Of: 1},
	// func (Delivery) Ack(multiple bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Delivery).Ack", Kind: Ack},
	// func (Delivery) Nack(multiple bool, requeue bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Delivery).Nack", Kind: Nack},
	// func (Delivery) Reject(requeue bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Delivery).Reject", Kind: Nack},
	// func (Acknowledger) Ack(tag uint64, multiple bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Acknowledger).Ack", Kind: Ack, Of: 1},
	// func (Acknowledger) Nack(tag uint64, multiple bool, requeue bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Acknowledger).Nack", Kind: Nack, Of: 1},
	// func (Acknowledger) Reject(tag uint64, requeue bool) error
	{Symbol: "(github.com/rabbitmq/amqp091-go.Acknowledger).Reject", Kind: Nack, Of: 1},
	// func (*Channel) Tx() error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Tx", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Channel) TxCommit() error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).TxCommit", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Channel) TxRollback() error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).TxRollback", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Channel) QueueDeclare(name string, durable bool, autoDelete bool, exclusive bool, noWait bool, args Table) (Queue, error)
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).QueueDeclare", Kind: Neutral},
	// func (*Channel) ExchangeDeclare(name string, kind string, durable bool, autoDelete bool, internal bool, noWait bool, args Table) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).ExchangeDeclare", Kind: Neutral},
	// func (*Channel) QueueBind(name string, key string, exchange string, noWait bool, args Table) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).QueueBind", Kind: Neutral},
	// func (*Channel) Qos(prefetchCount int, prefetchSize int, global bool) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Qos", Kind: Neutral},
	// func (*Channel) Confirm(noWait bool) error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Confirm", Kind: Neutral},
	// func (*Channel) Close() error
	{Symbol: "(*github.com/rabbitmq/amqp091-go.Channel).Close", Kind: Neutral},
}
