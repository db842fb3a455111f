package models

// watermillRows models github.com/ThreeDotsLabs/watermill. A handler's nil return is the
// acknowledgement.
var watermillRows = []Row{
	// func (Publisher) Publish(topic string, messages ...*Message) error
	{Symbol: "(github.com/ThreeDotsLabs/watermill/message.Publisher).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "UUID", true}, {SlotField, 1, "Metadata", true}}, URL: 1, Body: 2},
	// func (Subscriber) Subscribe(ctx context.Context, topic string) (<-chan *Message, error)
	{Symbol: "(github.com/ThreeDotsLabs/watermill/message.Subscriber).Subscribe", Kind: Fetch},
	// func (*Message) Ack() bool
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message.Message).Ack", Kind: Ack},
	// func (*Message) Nack() bool
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message.Message).Nack", Kind: Nack},
	// func (*Router) AddHandler(handlerName string, subscribeTopic string, subscriber Subscriber, publishTopic string, publisher Publisher, handlerFunc HandlerFunc) *Handler
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message.Router).AddHandler", Kind: Register, Func: 6, Replay: "message"},
	// func (*Router) AddConsumerHandler(handlerName string, subscribeTopic string, subscriber Subscriber, handlerFunc NoPublishHandlerFunc) *Handler
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message.Router).AddConsumerHandler", Kind: Register, Func: 4, Replay: "message"},
	// func (*Router) AddNoPublisherHandler(handlerName string, subscribeTopic string, subscriber Subscriber, handlerFunc NoPublishHandlerFunc) *Handler
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message.Router).AddNoPublisherHandler", Kind: Register, Func: 4, Replay: "message"},
	// func NewMessage(uuid string, payload Payload) *Message
	{Symbol: "github.com/ThreeDotsLabs/watermill/message.NewMessage", Kind: Encode, Op: "watermill.NewMessage", Of: 1, Body: 2},
	// func NewMessageWithContext(ctx context.Context, uuid string, payload Payload) *Message
	{Symbol: "github.com/ThreeDotsLabs/watermill/message.NewMessageWithContext", Kind: Encode, Op: "watermill.NewMessageWithContext", Of: 2, Body: 3},
	// func (Metadata) Set(key string, value string)
	{Symbol: "(github.com/ThreeDotsLabs/watermill/message.Metadata).Set", Kind: Setter, Value: 2, NameArg: 1},
	// func (EventBus) Publish(ctx context.Context, event any) error
	{Symbol: "(github.com/ThreeDotsLabs/watermill/components/cqrs.EventBus).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "event", true}}, Body: 2},
	// func (CommandBus) Send(ctx context.Context, cmd any) error
	{Symbol: "(github.com/ThreeDotsLabs/watermill/components/cqrs.CommandBus).Send", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "cmd", true}}, Body: 2},
	// func (CommandBus) SendWithModifiedMessage(ctx context.Context, cmd any, modify func(*message.Message) error) error
	{Symbol: "(github.com/ThreeDotsLabs/watermill/components/cqrs.CommandBus).SendWithModifiedMessage", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 1, "cmd", true}}, Body: 2},
	// func (*EventProcessor) AddHandler(handler EventHandler) (*message.Handler, error)
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/cqrs.EventProcessor).AddHandler", Kind: Register, Func: 1, Replay: "message"},
	// func (*EventProcessor) AddHandlers(handlers ...EventHandler) error
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/cqrs.EventProcessor).AddHandlers", Kind: Register, Func: 1, Replay: "message"},
	// func (*CommandProcessor) AddHandler(handler CommandHandler) (*message.Handler, error)
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/cqrs.CommandProcessor).AddHandler", Kind: Register, Func: 1, Replay: "message"},
	// func (*CommandProcessor) AddHandlers(handlers ...CommandHandler) error
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/cqrs.CommandProcessor).AddHandlers", Kind: Register, Func: 1, Replay: "message"},
	// func (*EventGroupProcessor) AddHandlersGroup(groupName string, handlers ...GroupEventHandler) error
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/cqrs.EventGroupProcessor).AddHandlersGroup", Kind: Register, Func: 2, Replay: "message"},
	// func NewEventHandler[T any](handlerName string, handleFunc func(ctx context.Context, event *T) error) EventHandler
	{Symbol: "github.com/ThreeDotsLabs/watermill/components/cqrs.NewEventHandler", Kind: Register, Func: 2, Replay: "message"},
	// func NewCommandHandler[Command any](handlerName string, handleFunc func(ctx context.Context, cmd *Command) error) CommandHandler
	{Symbol: "github.com/ThreeDotsLabs/watermill/components/cqrs.NewCommandHandler", Kind: Register, Func: 2, Replay: "message"},
	// func NewGroupEventHandler[T any](handleFunc func(ctx context.Context, event *T) error) GroupEventHandler
	{Symbol: "github.com/ThreeDotsLabs/watermill/components/cqrs.NewGroupEventHandler", Kind: Register, Func: 1, Replay: "message"},
	// func (*Publisher) Publish(topic string, messages ...*message.Message) error
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/forwarder.Publisher).Publish", Kind: Effect, Effect: Publish, URL: 1, Body: 2, Op: "watermill.ForwarderPublish", Note: "an outbox when the publisher underneath writes to the database's transaction"},
	// func NewPublisher(publisher message.Publisher, config PublisherConfig) *Publisher
	{Symbol: "github.com/ThreeDotsLabs/watermill/components/forwarder.NewPublisher", Kind: Chain, Op: "watermill.NewForwarderPublisher", Of: 1},
	// func (*Forwarder) Run(ctx context.Context) error
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/components/forwarder.Forwarder).Run", Kind: Neutral, Note: "the relay of the outbox"},
	// func (*Publisher) Publish(topic string, messages ...*message.Message) (err error)
	{Symbol: "(*github.com/ThreeDotsLabs/watermill-sql/pkg/sql.Publisher).Publish", Kind: EnqueueTx, Effect: Publish, URL: 1, Body: 2, Op: "watermill.SQLPublish", Tx: -1, Note: "on the handle that the publisher was made with"},
	// func NewPublisher(db ContextExecutor, config PublisherConfig, logger watermill.LoggerAdapter) (*Publisher, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.NewPublisher", Kind: Chain, Op: "watermill.NewSQLPublisher", Of: 1},
	// func NewSubscriber(db Beginner, config SubscriberConfig, logger watermill.LoggerAdapter) (*Subscriber, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.NewSubscriber", Kind: Chain, Op: "watermill.NewSQLSubscriber", Of: 1},
	// func TxFromStdSQL(tx *sql.Tx) Tx
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.TxFromStdSQL", Kind: JoinTx, Tx: 1},
	// func TxFromPgx(tx pgx.Tx) Tx
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.TxFromPgx", Kind: JoinTx, Tx: 1},
	// func TxFromContext(ctx context.Context) (Tx, bool)
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.TxFromContext", Kind: JoinTx, Tx: 1},
	// func BeginnerFromStdSQL(sqlBeginner SQLBeginner) Beginner
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.BeginnerFromStdSQL", Kind: Chain, Op: "watermill.Beginner", Of: 1},
	// func BeginnerFromPgx(conn Conn) Beginner
	{Symbol: "github.com/ThreeDotsLabs/watermill-sql/pkg/sql.BeginnerFromPgx", Kind: Chain, Op: "watermill.Beginner", Of: 1},
}
