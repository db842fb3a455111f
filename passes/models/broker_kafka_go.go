package models

// kafkaGoRows models github.com/segmentio/kafka-go.
var kafkaGoRows = []Row{
	// func (*Writer) WriteMessages(ctx context.Context, msgs ...Message) error
	{Symbol: "(*github.com/segmentio/kafka-go.Writer).WriteMessages", Kind: Effect, Effect: Publish, Keys: []Slot{{Kind: SlotField, Arg: 1, Name: "Key", Weak: true}, {Kind: SlotField, Arg: 1, Name: "Headers", Weak: true}}, Body: 2, Bound: Bound{Attempts: 10, Options: []string{"Writer.MaxAttempts"}}, Note: "the writer resends up to 10 times and has no idempotent producer"},
	// func (*Conn) WriteMessages(msgs ...Message) (int, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Conn).WriteMessages", Kind: Effect, Effect: Publish, Keys: []Slot{{Kind: SlotField, Arg: 0, Name: "Key", Weak: true}}, Body: 1},
	// func (*Conn) Write(b []byte) (int, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Conn).Write", Kind: Effect, Effect: Publish, Keyless: true, Body: 1},
	// func (*Reader) ReadMessage(ctx context.Context) (Message, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Reader).ReadMessage", Kind: Fetch, AutoAck: true, Note: "with a consumer group the offset is committed before the message is returned"},
	// func (*Reader) FetchMessage(ctx context.Context) (Message, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Reader).FetchMessage", Kind: Fetch},
	// func (*Reader) CommitMessages(ctx context.Context, msgs ...Message) error
	{Symbol: "(*github.com/segmentio/kafka-go.Reader).CommitMessages", Kind: Ack, Of: 2},
	// func (*Reader) SetOffset(offset int64) error
	{Symbol: "(*github.com/segmentio/kafka-go.Reader).SetOffset", Kind: Neutral},
	// func (*Reader) SetOffsetAt(ctx context.Context, t time.Time) error
	{Symbol: "(*github.com/segmentio/kafka-go.Reader).SetOffsetAt", Kind: Neutral},
	// func (*Conn) ReadMessage(maxBytes int) (Message, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Conn).ReadMessage", Kind: Fetch},
	// func (*ConsumerGroup) Next(ctx context.Context) (*Generation, error)
	{Symbol: "(*github.com/segmentio/kafka-go.ConsumerGroup).Next", Kind: Fetch},
	// func (*Generation) CommitOffsets(offsets map[string]map[int]int64) error
	{Symbol: "(*github.com/segmentio/kafka-go.Generation).CommitOffsets", Kind: Ack, Of: 1},
	// func (*Client) Produce(ctx context.Context, req *ProduceRequest) (*ProduceResponse, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Client).Produce", Kind: Effect, Effect: Publish, Body: 2},
	// func (*Client) OffsetCommit(ctx context.Context, req *OffsetCommitRequest) (*OffsetCommitResponse, error)
	{Symbol: "(*github.com/segmentio/kafka-go.Client).OffsetCommit", Kind: Ack, Of: 2},
}
