package models

// asynqRows models github.com/hibiken/asynq. The queue is in Redis: next to SQL every enqueue is
// a dual write.
var asynqRows = []Row{
	// func (*Client) Enqueue(task *Task, opts ...Option) (*TaskInfo, error)
	{Symbol: "(*github.com/hibiken/asynq.Client).Enqueue", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotOption, 1, "github.com/hibiken/asynq.TaskID", false}, {SlotOption, 1, "github.com/hibiken/asynq.Unique", false}, {SlotArg, 0, "task", true}}, Body: 1},
	// func (*Client) EnqueueContext(ctx context.Context, task *Task, opts ...Option) (*TaskInfo, error)
	{Symbol: "(*github.com/hibiken/asynq.Client).EnqueueContext", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotOption, 2, "github.com/hibiken/asynq.TaskID", false}, {SlotOption, 2, "github.com/hibiken/asynq.Unique", false}, {SlotArg, 1, "task", true}}, Body: 2},
	// func (*Scheduler) Register(cronspec string, task *Task, opts ...Option) (entryID string, err error)
	{Symbol: "(*github.com/hibiken/asynq.Scheduler).Register", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotOption, 2, "github.com/hibiken/asynq.TaskID", false}, {SlotOption, 2, "github.com/hibiken/asynq.Unique", false}}, Body: 2, Note: "several scheduler processes enqueue several times"},
	// func NewTask(typename string, payload []byte, opts ...Option) *Task
	{Symbol: "github.com/hibiken/asynq.NewTask", Kind: Encode, Op: "asynq.NewTask", Of: 2},
	// func NewTaskWithHeaders(typename string, payload []byte, headers map[string]string, opts ...Option) *Task
	{Symbol: "github.com/hibiken/asynq.NewTaskWithHeaders", Kind: Encode, Op: "asynq.NewTask", Of: 2},
	// func TaskID(id string) Option
	{Symbol: "github.com/hibiken/asynq.TaskID", Kind: Option, Value: 1, Slot: "TaskID"},
	// func Unique(ttl time.Duration) Option
	{Symbol: "github.com/hibiken/asynq.Unique", Kind: Option, Value: 1, Slot: "Unique"},
	// func (*ServeMux) Handle(pattern string, handler Handler)
	{Symbol: "(*github.com/hibiken/asynq.ServeMux).Handle", Kind: Register, Func: 2, Bound: Bound{Attempts: 26, Options: []string{"github.com/hibiken/asynq.MaxRetry"}}, Replay: "job"},
	// func (*ServeMux) HandleFunc(pattern string, handler func(context.Context, *Task) error)
	{Symbol: "(*github.com/hibiken/asynq.ServeMux).HandleFunc", Kind: Register, Func: 2, Bound: Bound{Attempts: 26, Options: []string{"github.com/hibiken/asynq.MaxRetry"}}, Replay: "job"},
	// func (*Server) Run(handler Handler) error
	{Symbol: "(*github.com/hibiken/asynq.Server).Run", Kind: Register, Func: 1, Bound: Bound{Attempts: 26, Options: []string{"github.com/hibiken/asynq.MaxRetry"}}, Replay: "job"},
	// func (*Server) Start(handler Handler) error
	{Symbol: "(*github.com/hibiken/asynq.Server).Start", Kind: Register, Func: 1, Bound: Bound{Attempts: 26, Options: []string{"github.com/hibiken/asynq.MaxRetry"}}, Replay: "job"},
	// func (*Task) Payload() []byte
	{Symbol: "(*github.com/hibiken/asynq.Task).Payload", Kind: Scan},
	// func (*Task) Type() string
	{Symbol: "(*github.com/hibiken/asynq.Task).Type", Kind: Scan},
	// func GetRetryCount(ctx context.Context) (n int, ok bool)
	{Symbol: "github.com/hibiken/asynq.GetRetryCount", Kind: Mint, Mint: "attempt"},
	// func GetTaskID(ctx context.Context) (id string, ok bool)
	{Symbol: "github.com/hibiken/asynq.GetTaskID", Kind: Derive},
	// func GetMaxRetry(ctx context.Context) (n int, ok bool)
	{Symbol: "github.com/hibiken/asynq.GetMaxRetry", Kind: Derive},
	// func GetQueueName(ctx context.Context) (queue string, ok bool)
	{Symbol: "github.com/hibiken/asynq.GetQueueName", Kind: Derive},
}
