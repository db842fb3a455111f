package models

// jetstreamRows models github.com/nats-io/nats.go/jetstream. The server remembers message ids
// for two minutes unless the stream says otherwise.
var jetstreamRows = []Row{
	// func (Publisher) Publish(ctx context.Context, subject string, payload []byte, opts ...PublishOpt) (*PubAck, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Publisher).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotOption, 3, "github.com/nats-io/nats.go/jetstream.WithMsgID", false}, {SlotOption, 3, "github.com/nats-io/nats.go/jetstream.WithExpectLastSequencePerSubject", false}}, URL: 2, Body: 3, Bound: Bound{Attempts: 3, Options: []string{"github.com/nats-io/nats.go/jetstream.WithRetryAttempts"}}, Window: "2m"},
	// func (Publisher) PublishMsg(ctx context.Context, msg *nats.Msg, opts ...PublishOpt) (*PubAck, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Publisher).PublishMsg", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotHeader, 1, "Nats-Msg-Id", false}, {SlotOption, 2, "github.com/nats-io/nats.go/jetstream.WithMsgID", false}}, Body: 2, Bound: Bound{Attempts: 3, Options: []string{"github.com/nats-io/nats.go/jetstream.WithRetryAttempts"}}, Window: "2m"},
	// func (Publisher) PublishAsync(subject string, payload []byte, opts ...PublishOpt) (PubAckFuture, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Publisher).PublishAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotOption, 2, "github.com/nats-io/nats.go/jetstream.WithMsgID", false}}, URL: 1, Body: 2, Async: true, Window: "2m"},
	// func (Publisher) PublishMsgAsync(msg *nats.Msg, opts ...PublishOpt) (PubAckFuture, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Publisher).PublishMsgAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotHeader, 0, "Nats-Msg-Id", false}, {SlotOption, 1, "github.com/nats-io/nats.go/jetstream.WithMsgID", false}}, Body: 1, Async: true, Window: "2m"},
	// func WithMsgID(id string) PublishOpt
	{Symbol: "github.com/nats-io/nats.go/jetstream.WithMsgID", Kind: Option, Value: 1, Slot: "Nats-Msg-Id"},
	// func WithExpectLastSequence(seq uint64) PublishOpt
	{Symbol: "github.com/nats-io/nats.go/jetstream.WithExpectLastSequence", Kind: Option, Value: 1, Slot: "Nats-Expected"},
	// func WithExpectLastSequencePerSubject(seq uint64) PublishOpt
	{Symbol: "github.com/nats-io/nats.go/jetstream.WithExpectLastSequencePerSubject", Kind: Option, Value: 1, Slot: "Nats-Expected"},
	// func WithExpectLastMsgID(id string) PublishOpt
	{Symbol: "github.com/nats-io/nats.go/jetstream.WithExpectLastMsgID", Kind: Option, Value: 1, Slot: "Nats-Expected"},
	// func (Consumer) Consume(handler MessageHandler, opts ...PullConsumeOpt) (ConsumeContext, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).Consume", Kind: Register, Func: 1, Replay: "message"},
	// func (Consumer) Fetch(batch int, opts ...FetchOpt) (MessageBatch, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).Fetch", Kind: Fetch},
	// func (Consumer) FetchBytes(maxBytes int, opts ...FetchOpt) (MessageBatch, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).FetchBytes", Kind: Fetch},
	// func (Consumer) FetchNoWait(batch int) (MessageBatch, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).FetchNoWait", Kind: Fetch},
	// func (Consumer) Next(opts ...FetchOpt) (Msg, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).Next", Kind: Fetch},
	// func (Consumer) Messages(opts ...PullMessagesOpt) (MessagesContext, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Consumer).Messages", Kind: Fetch},
	// func (MessageBatch) Messages() <-chan Msg
	{Symbol: "(github.com/nats-io/nats.go/jetstream.MessageBatch).Messages", Kind: Fetch},
	// func (MessagesContext) Next(opts ...NextOpt) (Msg, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.MessagesContext).Next", Kind: Fetch},
	// func (PushConsumer) Consume(handler MessageHandler, opts ...PushConsumeOpt) (ConsumeContext, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.PushConsumer).Consume", Kind: Register, Func: 1, Replay: "message"},
	// func (Msg) Ack() error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).Ack", Kind: Ack},
	// func (Msg) DoubleAck(context.Context) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).DoubleAck", Kind: Ack},
	// func (Msg) Term() error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).Term", Kind: Ack},
	// func (Msg) TermWithReason(reason string) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).TermWithReason", Kind: Ack},
	// func (Msg) Nak() error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).Nak", Kind: Nack},
	// func (Msg) NakWithDelay(delay time.Duration) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).NakWithDelay", Kind: Nack},
	// func (Msg) InProgress() error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.Msg).InProgress", Kind: Neutral},
	// func (KeyValue) Put(ctx context.Context, key string, value []byte) (uint64, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Put", Kind: Write, Op: "natskv.Put"},
	// func (KeyValue) PutString(ctx context.Context, key string, value string) (uint64, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).PutString", Kind: Write, Op: "natskv.PutString"},
	// func (KeyValue) Create(ctx context.Context, key string, value []byte, opts ...KVCreateOpt) (uint64, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Create", Kind: Write, Op: "natskv.Create"},
	// func (KeyValue) Update(ctx context.Context, key string, value []byte, revision uint64) (uint64, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Update", Kind: Write, Op: "natskv.Update"},
	// func (KeyValue) Delete(ctx context.Context, key string, opts ...KVDeleteOpt) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Delete", Kind: Write, Op: "natskv.Delete"},
	// func (KeyValue) Purge(ctx context.Context, key string, opts ...KVDeleteOpt) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Purge", Kind: Write, Op: "natskv.Purge"},
	// func (KeyValue) Get(ctx context.Context, key string) (KeyValueEntry, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Get", Kind: Read, Op: "natskv.Get"},
	// func (KeyValue) GetRevision(ctx context.Context, key string, revision uint64) (KeyValueEntry, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).GetRevision", Kind: Read, Op: "natskv.GetRevision"},
	// func (KeyValue) Keys(ctx context.Context, opts ...WatchOpt) ([]string, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).Keys", Kind: Read, Op: "natskv.Keys"},
	// func (KeyValue) ListKeys(ctx context.Context, opts ...WatchOpt) (KeyLister, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).ListKeys", Kind: Read, Op: "natskv.ListKeys"},
	// func (KeyValue) History(ctx context.Context, key string, opts ...WatchOpt) ([]KeyValueEntry, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.KeyValue).History", Kind: Read, Op: "natskv.History"},
	// func (ObjectStore) Put(ctx context.Context, obj ObjectMeta, reader io.Reader) (*ObjectInfo, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).Put", Kind: Write, Op: "natsobject.Put"},
	// func (ObjectStore) PutBytes(ctx context.Context, name string, data []byte) (*ObjectInfo, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).PutBytes", Kind: Write, Op: "natsobject.PutBytes"},
	// func (ObjectStore) PutString(ctx context.Context, name string, data string) (*ObjectInfo, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).PutString", Kind: Write, Op: "natsobject.PutString"},
	// func (ObjectStore) PutFile(ctx context.Context, file string) (*ObjectInfo, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).PutFile", Kind: Write, Op: "natsobject.PutFile"},
	// func (ObjectStore) Delete(ctx context.Context, name string) error
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).Delete", Kind: Write, Op: "natsobject.Delete"},
	// func (ObjectStore) Get(ctx context.Context, name string, opts ...GetObjectOpt) (ObjectResult, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).Get", Kind: Read, Op: "natsobject.Get"},
	// func (ObjectStore) GetBytes(ctx context.Context, name string, opts ...GetObjectOpt) ([]byte, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).GetBytes", Kind: Read, Op: "natsobject.GetBytes"},
	// func (ObjectStore) GetString(ctx context.Context, name string, opts ...GetObjectOpt) (string, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).GetString", Kind: Read, Op: "natsobject.GetString"},
	// func (ObjectStore) GetInfo(ctx context.Context, name string, opts ...GetObjectInfoOpt) (*ObjectInfo, error)
	{Symbol: "(github.com/nats-io/nats.go/jetstream.ObjectStore).GetInfo", Kind: Read, Op: "natsobject.GetInfo"},
}
