package models

// franzRows models github.com/twmb/franz-go.
var franzRows = []Row{
	// func (*Client) ProduceSync(ctx context.Context, rs ...*Record) ProduceResults
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).ProduceSync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}, {SlotField, 1, "Headers", true}}, Body: 2},
	// func (*Client) Produce(ctx context.Context, r *Record, promise func(*Record, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).Produce", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}, {SlotField, 1, "Headers", true}}, Body: 2, Async: true},
	// func (*Client) TryProduce(ctx context.Context, r *Record, promise func(*Record, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).TryProduce", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}, {SlotField, 1, "Headers", true}}, Body: 2, Async: true},
	// func (*GroupTransactSession) ProduceSync(ctx context.Context, rs ...*Record) ProduceResults
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).ProduceSync", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}}, Body: 2, Note: "in the broker's transaction"},
	// func (*GroupTransactSession) Produce(ctx context.Context, r *Record, promise func(*Record, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).Produce", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}}, Body: 2, Async: true, Note: "in the broker's transaction"},
	// func (*GroupTransactSession) TryProduce(ctx context.Context, r *Record, promise func(*Record, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).TryProduce", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Key", true}}, Body: 2, Async: true, Note: "in the broker's transaction"},
	// func (*Client) PollFetches(ctx context.Context) Fetches
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).PollFetches", Kind: Fetch, Note: "offsets are committed on a timer unless DisableAutoCommit or AutoCommitMarks is set"},
	// func (*Client) PollRecords(ctx context.Context, maxPollRecords int) Fetches
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).PollRecords", Kind: Fetch, Note: "offsets are committed on a timer unless DisableAutoCommit or AutoCommitMarks is set"},
	// func (*GroupTransactSession) PollFetches(ctx context.Context) Fetches
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).PollFetches", Kind: Fetch},
	// func (*GroupTransactSession) PollRecords(ctx context.Context, maxPollRecords int) Fetches
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).PollRecords", Kind: Fetch},
	// func (*GroupTransactSession) Begin() error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).Begin", Kind: Neutral},
	// func (*GroupTransactSession) End(ctx context.Context, commit TransactionEndTry) (committed bool, err error)
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.GroupTransactSession).End", Kind: Ack},
	// func (*Client) BeginTransaction() error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).BeginTransaction", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Client) EndTransaction(ctx context.Context, commit TransactionEndTry) error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).EndTransaction", Kind: Neutral, Note: "a broker transaction, not one of the database"},
	// func (*Client) CommitRecords(ctx context.Context, rs ...*Record) error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).CommitRecords", Kind: Ack, Of: 2},
	// func (*Client) MarkCommitRecords(rs ...*Record)
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).MarkCommitRecords", Kind: Ack, Of: 1},
	// func (*Client) CommitUncommittedOffsets(ctx context.Context) error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).CommitUncommittedOffsets", Kind: Ack},
	// func (*Client) CommitMarkedOffsets(ctx context.Context) error
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).CommitMarkedOffsets", Kind: Ack},
	// func (*Client) CommitOffsets(ctx context.Context, uncommitted map[string]map[int32]EpochOffset, onDone func(*Client, *kmsg.OffsetCommitRequest, *kmsg.OffsetCommitResponse, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).CommitOffsets", Kind: Ack},
	// func (*Client) CommitOffsetsSync(ctx context.Context, uncommitted map[string]map[int32]EpochOffset, onDone func(*Client, *kmsg.OffsetCommitRequest, *kmsg.OffsetCommitResponse, error))
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).CommitOffsetsSync", Kind: Ack},
	// func (*Client) MarkCommitOffsets(unmarked map[string]map[int32]EpochOffset)
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).MarkCommitOffsets", Kind: Ack},
	// func (*Client) MarkAcks(status AckStatus, rs ...*Record)
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Client).MarkAcks", Kind: Ack, Of: 2},
	// func (*Record) Ack(status AckStatus)
	{Symbol: "(*github.com/twmb/franz-go/pkg/kgo.Record).Ack", Kind: Ack},
	// func (Fetches) EachRecord(fn func(*Record))
	{Symbol: "(github.com/twmb/franz-go/pkg/kgo.Fetches).EachRecord", Kind: Chain, Op: "kgo.Each", Func: 1},
	// func (Fetches) EachPartition(fn func(FetchTopicPartition))
	{Symbol: "(github.com/twmb/franz-go/pkg/kgo.Fetches).EachPartition", Kind: Chain, Op: "kgo.Each", Func: 1},
	// func (Fetches) EachTopic(fn func(FetchTopic))
	{Symbol: "(github.com/twmb/franz-go/pkg/kgo.Fetches).EachTopic", Kind: Chain, Op: "kgo.Each", Func: 1},
}
