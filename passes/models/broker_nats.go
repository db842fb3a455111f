package models

// natsRows models github.com/nats-io/nats.go, the core and the first JetStream API.
var natsRows = []Row{
	// func (*Conn) Publish(subj string, data []byte) error
	{Symbol: "(*github.com/nats-io/nats.go.Conn).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 0, "subj", true}, {SlotArg, 1, "data", true}}, URL: 1, Body: 2},
	// func (*Conn) PublishRequest(subj string, reply string, data []byte) error
	{Symbol: "(*github.com/nats-io/nats.go.Conn).PublishRequest", Kind: Effect, Effect: Publish, URL: 1, Body: 3},
	// func (*Conn) PublishMsg(m *Msg) error
	{Symbol: "(*github.com/nats-io/nats.go.Conn).PublishMsg", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotHeader, 0, "Nats-Msg-Id", false}}, Body: 1},
	// func (*Conn) Request(subj string, data []byte, timeout time.Duration) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).Request", Kind: Effect, Effect: RPC, Keys: []Slot{{SlotArg, 0, "subj", true}, {SlotArg, 1, "data", true}}, URL: 1, Body: 2},
	// func (*Conn) RequestWithContext(ctx context.Context, subj string, data []byte) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).RequestWithContext", Kind: Effect, Effect: RPC, Keys: []Slot{{SlotArg, 1, "subj", true}, {SlotArg, 2, "data", true}}, URL: 2, Body: 3},
	// func (*Conn) RequestMsg(msg *Msg, timeout time.Duration) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).RequestMsg", Kind: Effect, Effect: RPC, Keys: []Slot{{SlotHeader, 0, "Nats-Msg-Id", true}}, Body: 1},
	// func (*Conn) RequestMsgWithContext(ctx context.Context, msg *Msg) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).RequestMsgWithContext", Kind: Effect, Effect: RPC, Keys: []Slot{{SlotHeader, 1, "Nats-Msg-Id", true}}, Body: 2},
	// func (*EncodedConn) Publish(subject string, v any) error
	{Symbol: "(*github.com/nats-io/nats.go.EncodedConn).Publish", Kind: Effect, Effect: Publish, URL: 1, Body: 2},
	// func (*EncodedConn) Request(subject string, v any, vPtr any, timeout time.Duration) error
	{Symbol: "(*github.com/nats-io/nats.go.EncodedConn).Request", Kind: Effect, Effect: RPC, URL: 1, Body: 2},
	// func (*Conn) Subscribe(subj string, cb MsgHandler) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).Subscribe", Kind: Register, Func: 2, Replay: "message", Note: "at most once: nobody redelivers"},
	// func (*Conn) QueueSubscribe(subj string, queue string, cb MsgHandler) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).QueueSubscribe", Kind: Register, Func: 3, Replay: "message", Note: "at most once: nobody redelivers"},
	// func (*EncodedConn) Subscribe(subject string, cb Handler) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.EncodedConn).Subscribe", Kind: Register, Func: 2, Replay: "message"},
	// func (*EncodedConn) QueueSubscribe(subject string, queue string, cb Handler) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.EncodedConn).QueueSubscribe", Kind: Register, Func: 3, Replay: "message"},
	// func (*Conn) ChanSubscribe(subj string, ch chan *Msg) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).ChanSubscribe", Kind: Chain, Op: "nats.Subscribe"},
	// func (*Conn) SubscribeSync(subj string) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).SubscribeSync", Kind: Chain, Op: "nats.Subscribe"},
	// func (*Conn) QueueSubscribeSync(subj string, queue string) (*Subscription, error)
	{Symbol: "(*github.com/nats-io/nats.go.Conn).QueueSubscribeSync", Kind: Chain, Op: "nats.Subscribe"},
	// func (*Subscription) NextMsg(timeout time.Duration) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Subscription).NextMsg", Kind: Fetch},
	// func (*Subscription) NextMsgWithContext(ctx context.Context) (*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Subscription).NextMsgWithContext", Kind: Fetch},
	// func (*Subscription) Fetch(batch int, opts ...PullOpt) ([]*Msg, error)
	{Symbol: "(*github.com/nats-io/nats.go.Subscription).Fetch", Kind: Fetch},
	// func (*Subscription) FetchBatch(batch int, opts ...PullOpt) (MessageBatch, error)
	{Symbol: "(*github.com/nats-io/nats.go.Subscription).FetchBatch", Kind: Fetch},
	// func (*Msg) Ack(opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).Ack", Kind: Ack},
	// func (*Msg) AckSync(opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).AckSync", Kind: Ack},
	// func (*Msg) Term(opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).Term", Kind: Ack},
	// func (*Msg) Nak(opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).Nak", Kind: Nack},
	// func (*Msg) NakWithDelay(delay time.Duration, opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).NakWithDelay", Kind: Nack},
	// func (*Msg) InProgress(opts ...AckOpt) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).InProgress", Kind: Neutral},
	// func (*Msg) Respond(data []byte) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).Respond", Kind: Neutral, Note: "answers one waiting requester"},
	// func (*Msg) RespondMsg(msg *Msg) error
	{Symbol: "(*github.com/nats-io/nats.go.Msg).RespondMsg", Kind: Neutral, Note: "answers one waiting requester"},
	// func (JetStream) Publish(subj string, data []byte, opts ...PubOpt) (*PubAck, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotOption, 2, "github.com/nats-io/nats.go.MsgId", false}, {SlotOption, 2, "github.com/nats-io/nats.go.ExpectLastMsgId", false}}, URL: 1, Body: 2, Window: "2m"},
	// func (JetStream) PublishMsg(m *Msg, opts ...PubOpt) (*PubAck, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).PublishMsg", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotHeader, 0, "Nats-Msg-Id", false}, {SlotOption, 1, "github.com/nats-io/nats.go.MsgId", false}}, Body: 1, Window: "2m"},
	// func (JetStream) PublishAsync(subj string, data []byte, opts ...PubOpt) (PubAckFuture, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).PublishAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotOption, 2, "github.com/nats-io/nats.go.MsgId", false}}, URL: 1, Body: 2, Async: true, Window: "2m"},
	// func (JetStream) PublishMsgAsync(m *Msg, opts ...PubOpt) (PubAckFuture, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).PublishMsgAsync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotHeader, 0, "Nats-Msg-Id", false}, {SlotOption, 1, "github.com/nats-io/nats.go.MsgId", false}}, Body: 1, Async: true, Window: "2m"},
	// func (JetStream) Subscribe(subj string, cb MsgHandler, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).Subscribe", Kind: Register, Func: 2, Replay: "message", Note: "acknowledged when the callback returns unless ManualAck is given"},
	// func (JetStream) QueueSubscribe(subj string, queue string, cb MsgHandler, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).QueueSubscribe", Kind: Register, Func: 3, Replay: "message", Note: "acknowledged when the callback returns unless ManualAck is given"},
	// func (JetStream) SubscribeSync(subj string, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).SubscribeSync", Kind: Chain, Op: "nats.Subscribe"},
	// func (JetStream) QueueSubscribeSync(subj string, queue string, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).QueueSubscribeSync", Kind: Chain, Op: "nats.Subscribe"},
	// func (JetStream) PullSubscribe(subj string, durable string, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).PullSubscribe", Kind: Chain, Op: "nats.Subscribe"},
	// func (JetStream) ChanSubscribe(subj string, ch chan *Msg, opts ...SubOpt) (*Subscription, error)
	{Symbol: "(github.com/nats-io/nats.go.JetStream).ChanSubscribe", Kind: Chain, Op: "nats.Subscribe"},
	// func MsgId(id string) PubOpt
	{Symbol: "github.com/nats-io/nats.go.MsgId", Kind: Option, Value: 1, Slot: "Nats-Msg-Id"},
	// func ExpectLastMsgId(id string) PubOpt
	{Symbol: "github.com/nats-io/nats.go.ExpectLastMsgId", Kind: Option, Value: 1, Slot: "Nats-Expected-Last-Msg-Id"},
	// func (Header) Set(key string, value string)
	{Symbol: "(github.com/nats-io/nats.go.Header).Set", Kind: Setter, Value: 2, NameArg: 1},
	// func (Header) Add(key string, value string)
	{Symbol: "(github.com/nats-io/nats.go.Header).Add", Kind: Setter, Value: 2, NameArg: 1},
	// func (KeyValue) Put(key string, value []byte) (revision uint64, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Put", Kind: Write, Op: "natskv.Put"},
	// func (KeyValue) PutString(key string, value string) (revision uint64, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).PutString", Kind: Write, Op: "natskv.PutString"},
	// func (KeyValue) Create(key string, value []byte) (revision uint64, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Create", Kind: Write, Op: "natskv.Create"},
	// func (KeyValue) Update(key string, value []byte, last uint64) (revision uint64, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Update", Kind: Write, Op: "natskv.Update"},
	// func (KeyValue) Delete(key string, opts ...DeleteOpt) error
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Delete", Kind: Write, Op: "natskv.Delete"},
	// func (KeyValue) Purge(key string, opts ...DeleteOpt) error
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Purge", Kind: Write, Op: "natskv.Purge"},
	// func (KeyValue) Get(key string) (entry KeyValueEntry, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Get", Kind: Read, Op: "natskv.Get"},
	// func (KeyValue) GetRevision(key string, revision uint64) (entry KeyValueEntry, err error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).GetRevision", Kind: Read, Op: "natskv.GetRevision"},
	// func (KeyValue) Keys(opts ...WatchOpt) ([]string, error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).Keys", Kind: Read, Op: "natskv.Keys"},
	// func (KeyValue) History(key string, opts ...WatchOpt) ([]KeyValueEntry, error)
	{Symbol: "(github.com/nats-io/nats.go.KeyValue).History", Kind: Read, Op: "natskv.History"},
}
