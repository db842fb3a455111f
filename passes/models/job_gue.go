package models

// gueRows models github.com/vgarvardt/gue.
var gueRows = []Row{
	// func (*Client) Enqueue(ctx context.Context, j *Job) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).Enqueue", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 1, "Args", true}}, Body: 2},
	// func (*Client) EnqueueBatch(ctx context.Context, jobs []*Job) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).EnqueueBatch", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 1, "Args", true}}, Body: 2},
	// func (*Client) EnqueueWithID(ctx context.Context, j *Job, jobID ulid.ULID) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).EnqueueWithID", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotArg, 2, "jobID", false}}, Body: 2},
	// func (*Client) EnqueueTx(ctx context.Context, j *Job, tx adapter.Tx) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).EnqueueTx", Kind: EnqueueTx, Effect: Job, Body: 2, Tx: 3},
	// func (*Client) EnqueueBatchTx(ctx context.Context, jobs []*Job, tx adapter.Tx) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).EnqueueBatchTx", Kind: EnqueueTx, Effect: Job, Body: 2, Tx: 3},
	// func (*Client) EnqueueTxWithID(ctx context.Context, j *Job, jobID ulid.ULID, tx adapter.Tx) error
	{Symbol: "(*github.com/vgarvardt/gue.Client).EnqueueTxWithID", Kind: EnqueueTx, Effect: Job, Keys: []Slot{{SlotArg, 2, "jobID", false}}, Body: 2, Tx: 4},
	// func (*Client) LockJob(ctx context.Context, queue string) (*Job, error)
	{Symbol: "(*github.com/vgarvardt/gue.Client).LockJob", Kind: Fetch},
	// func (*Client) LockJobByID(ctx context.Context, id ulid.ULID) (*Job, error)
	{Symbol: "(*github.com/vgarvardt/gue.Client).LockJobByID", Kind: Fetch},
	// func (*Client) LockNextScheduledJob(ctx context.Context, queue string) (*Job, error)
	{Symbol: "(*github.com/vgarvardt/gue.Client).LockNextScheduledJob", Kind: Fetch},
	// func (*Job) Delete(ctx context.Context) error
	{Symbol: "(*github.com/vgarvardt/gue.Job).Delete", Kind: Ack},
	// func (*Job) Done(ctx context.Context) error
	{Symbol: "(*github.com/vgarvardt/gue.Job).Done", Kind: Ack},
	// func (*Job) Error(ctx context.Context, jErr error) (err error)
	{Symbol: "(*github.com/vgarvardt/gue.Job).Error", Kind: Nack},
	// func (*Job) Tx() adapter.Tx
	{Symbol: "(*github.com/vgarvardt/gue.Job).Tx", Kind: Chain, Op: "gue.JobTx"},
	// func NewWorker(c *Client, wm WorkMap, options ...WorkerOption) (*Worker, error)
	{Symbol: "github.com/vgarvardt/gue.NewWorker", Kind: Register, Func: 2, Replay: "job"},
	// func NewWorkerPool(c *Client, wm WorkMap, poolSize int, options ...WorkerPoolOption) (*WorkerPool, error)
	{Symbol: "github.com/vgarvardt/gue.NewWorkerPool", Kind: Register, Func: 2, Replay: "job"},
	// func (Queryable) Exec(ctx context.Context, query string, args ...any) (CommandTag, error)
	{Symbol: "(github.com/vgarvardt/gue/adapter.Queryable).Exec", Kind: Exec, SQL: 2, Args: 3},
	// func (Queryable) Query(ctx context.Context, query string, args ...any) (Rows, error)
	{Symbol: "(github.com/vgarvardt/gue/adapter.Queryable).Query", Kind: Query, SQL: 2, Args: 3},
	// func (Queryable) QueryRow(ctx context.Context, query string, args ...any) Row
	{Symbol: "(github.com/vgarvardt/gue/adapter.Queryable).QueryRow", Kind: Query, SQL: 2, Args: 3},
	// func (Tx) Commit(ctx context.Context) error
	{Symbol: "(github.com/vgarvardt/gue/adapter.Tx).Commit", Kind: Commit},
	// func (Tx) Rollback(ctx context.Context) error
	{Symbol: "(github.com/vgarvardt/gue/adapter.Tx).Rollback", Kind: Rollback},
	// func (ConnPool) Begin(ctx context.Context) (Tx, error)
	{Symbol: "(github.com/vgarvardt/gue/adapter.ConnPool).Begin", Kind: Begin},
	// func (Row) Scan(dest ...any) error
	{Symbol: "(github.com/vgarvardt/gue/adapter.Row).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (Rows) Scan(dest ...any) error
	{Symbol: "(github.com/vgarvardt/gue/adapter.Rows).Scan", Kind: Scan, Args: 1, Dest: []int{-1}},
	// func (CommandTag) RowsAffected() int64
	{Symbol: "(github.com/vgarvardt/gue/adapter.CommandTag).RowsAffected", Kind: RowCount},
}
