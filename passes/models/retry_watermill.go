package models

// watermillRetryRows models the retrying middlewares of watermill. Without a poison queue the
// broker redelivers for ever.
var watermillRetryRows = []Row{
	// func (Retry) Middleware(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "(github.com/ThreeDotsLabs/watermill/message/router/middleware.Retry).Middleware", Kind: Retry, Func: 1, Bound: Bound{Attempts: 1, Options: []string{"Retry.MaxRetries", "Retry.MaxElapsedTime"}}},
	// func PoisonQueue(pub message.Publisher, topic string) (message.HandlerMiddleware, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.PoisonQueue", Kind: Neutral, Op: "watermill.PoisonQueue"},
	// func PoisonQueueWithFilter(pub message.Publisher, topic string, shouldGoToPoisonQueue func(err error) bool) (message.HandlerMiddleware, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.PoisonQueueWithFilter", Kind: Neutral, Op: "watermill.PoisonQueue"},
	// func InstantAck(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.InstantAck", Kind: Ack, Note: "acknowledges before the handler runs"},
	// func (*Deduplicator) Middleware(h message.HandlerFunc) message.HandlerFunc
	{Symbol: "(*github.com/ThreeDotsLabs/watermill/message/router/middleware.Deduplicator).Middleware", Kind: Neutral, Op: "watermill.Deduplicator"},
	// func NewMapExpiringKeyRepository(window time.Duration) (ExpiringKeyRepository, error)
	{Symbol: "github.com/ThreeDotsLabs/watermill/message/router/middleware.NewMapExpiringKeyRepository", Kind: Neutral, Op: "watermill.MapExpiringKeyRepository", Note: "in memory: forgotten at a restart"},
}
