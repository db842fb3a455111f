package models

// riverBound is how often a job is worked before it is discarded.
var riverBound = Bound{
	Attempts: 25,
	Options: []string{
		"InsertOpts.MaxAttempts",
		"Config.MaxAttempts",
	},
}

// riverRows models github.com/riverqueue/river, whose queue is in the program's database: the Tx
// methods are an outbox.
var riverRows = []Row{
	// func (*Client) Insert(ctx context.Context, args JobArgs, opts *InsertOpts) (*rivertype.JobInsertResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).Insert", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 2, "UniqueOpts", false}, {SlotArg, 1, "args", true}}, Body: 2},
	// func (*Client) InsertMany(ctx context.Context, params []InsertManyParams) ([]*rivertype.JobInsertResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).InsertMany", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 1, "InsertOpts.UniqueOpts", false}, {SlotField, 1, "Args", true}}, Body: 2},
	// func (*Client) InsertManyFast(ctx context.Context, params []InsertManyParams) (int, error)
	{Symbol: "(*github.com/riverqueue/river.Client).InsertManyFast", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 1, "InsertOpts.UniqueOpts", false}, {SlotField, 1, "Args", true}}, Body: 2},
	// func (*Client) InsertTx(ctx context.Context, tx TTx, args JobArgs, opts *InsertOpts) (*rivertype.JobInsertResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).InsertTx", Kind: EnqueueTx, Effect: Job, Keys: []Slot{{SlotField, 3, "UniqueOpts", false}, {SlotArg, 2, "args", true}}, Body: 3, Tx: 2},
	// func (*Client) InsertManyTx(ctx context.Context, tx TTx, params []InsertManyParams) ([]*rivertype.JobInsertResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).InsertManyTx", Kind: EnqueueTx, Effect: Job, Keys: []Slot{{SlotField, 2, "InsertOpts.UniqueOpts", false}}, Body: 3, Tx: 2},
	// func (*Client) InsertManyFastTx(ctx context.Context, tx TTx, params []InsertManyParams) (int, error)
	{Symbol: "(*github.com/riverqueue/river.Client).InsertManyFastTx", Kind: EnqueueTx, Effect: Job, Keys: []Slot{{SlotField, 2, "InsertOpts.UniqueOpts", false}}, Body: 3, Tx: 2},
	// func AddWorker[T JobArgs](workers *Workers, worker Worker[T])
	{Symbol: "github.com/riverqueue/river.AddWorker", Kind: Register, Func: 2, Bound: riverBound, Replay: "job"},
	// func AddWorkerSafely[T JobArgs](workers *Workers, worker Worker[T]) error
	{Symbol: "github.com/riverqueue/river.AddWorkerSafely", Kind: Register, Func: 2, Bound: riverBound, Replay: "job"},
	// func AddWorkerArgs[T JobArgs](workers *Workers, jobArgs T, worker Worker[T])
	{Symbol: "github.com/riverqueue/river.AddWorkerArgs", Kind: Register, Func: 3, Bound: riverBound, Replay: "job"},
	// func WorkFunc[T JobArgs](f func(context.Context, *Job[T]) error) Worker[T]
	{Symbol: "github.com/riverqueue/river.WorkFunc", Kind: Register, Func: 1, Bound: riverBound, Replay: "job"},
	// func NewPeriodicJob(scheduleFunc PeriodicSchedule, constructorFunc PeriodicJobConstructor, opts *PeriodicJobOpts) *PeriodicJob
	{Symbol: "github.com/riverqueue/river.NewPeriodicJob", Kind: Register, Func: 2, Replay: "cron"},
	// func JobCompleteTx[TDriver riverdriver.Driver[TTx], TTx any, TArgs JobArgs](ctx context.Context, tx TTx, job *Job[TArgs]) (*Job[TArgs], error)
	{Symbol: "github.com/riverqueue/river.JobCompleteTx", Kind: Ack, Tx: 2, Of: 3, Note: "finishes the job in the transaction of the work"},
	// func (*Client) JobRetry(ctx context.Context, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobRetry", Kind: Enqueue, Effect: Job},
	// func (*Client) JobRetryTx(ctx context.Context, tx TTx, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobRetryTx", Kind: Enqueue, Effect: Job},
	// func (*Client) JobCancel(ctx context.Context, jobID int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobCancel", Kind: Write, Op: "river.JobCancel"},
	// func (*Client) JobCancelTx(ctx context.Context, tx TTx, jobID int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobCancelTx", Kind: Write, Op: "river.JobCancelTx"},
	// func (*Client) JobDelete(ctx context.Context, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobDelete", Kind: Write, Op: "river.JobDelete"},
	// func (*Client) JobDeleteTx(ctx context.Context, tx TTx, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobDeleteTx", Kind: Write, Op: "river.JobDeleteTx"},
	// func (*Client) JobGet(ctx context.Context, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobGet", Kind: Read, Op: "river.JobGet"},
	// func (*Client) JobGetTx(ctx context.Context, tx TTx, id int64) (*rivertype.JobRow, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobGetTx", Kind: Read, Op: "river.JobGetTx"},
	// func (*Client) JobList(ctx context.Context, params *JobListParams) (*JobListResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobList", Kind: Read, Op: "river.JobList"},
	// func (*Client) JobListTx(ctx context.Context, tx TTx, params *JobListParams) (*JobListResult, error)
	{Symbol: "(*github.com/riverqueue/river.Client).JobListTx", Kind: Read, Op: "river.JobListTx"},
	// func JobCancel(err error) error
	{Symbol: "github.com/riverqueue/river.JobCancel", Kind: Neutral},
	// func JobSnooze(duration time.Duration) error
	{Symbol: "github.com/riverqueue/river.JobSnooze", Kind: Neutral},
}
