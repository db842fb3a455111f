package models

// gocronRows models github.com/go-co-op/gocron.
var gocronRows = []Row{
	// func NewTask(function any, parameters ...any) Task
	{Symbol: "github.com/go-co-op/gocron.NewTask", Kind: Register, Func: 1, Replay: "cron"},
	// func (Scheduler) NewJob(JobDefinition, Task, ...JobOption) (Job, error)
	{Symbol: "(github.com/go-co-op/gocron.Scheduler).NewJob", Kind: Neutral, Op: "gocron.NewJob"},
	// func (Scheduler) Update(uuid.UUID, JobDefinition, Task, ...JobOption) (Job, error)
	{Symbol: "(github.com/go-co-op/gocron.Scheduler).Update", Kind: Neutral, Op: "gocron.NewJob"},
	// func WithDistributedLocker(locker Locker) SchedulerOption
	{Symbol: "github.com/go-co-op/gocron.WithDistributedLocker", Kind: Neutral, Op: "gocron.WithDistributedLocker"},
	// func WithDistributedJobLocker(locker Locker) JobOption
	{Symbol: "github.com/go-co-op/gocron.WithDistributedJobLocker", Kind: Neutral, Op: "gocron.WithDistributedJobLocker"},
	// func WithDistributedElector(elector Elector) SchedulerOption
	{Symbol: "github.com/go-co-op/gocron.WithDistributedElector", Kind: Neutral, Op: "gocron.WithDistributedElector"},
	// func WithSingletonMode(mode LimitMode) JobOption
	{Symbol: "github.com/go-co-op/gocron.WithSingletonMode", Kind: Neutral, Op: "gocron.WithSingletonMode"},
	// func WithLimitedRuns(limit uint) JobOption
	{Symbol: "github.com/go-co-op/gocron.WithLimitedRuns", Kind: Neutral, Op: "gocron.WithLimitedRuns"},
	// func (Locker) Lock(ctx context.Context, key string) (Lock, error)
	{Symbol: "(github.com/go-co-op/gocron.Locker).Lock", Kind: Lock},
	// func (Lock) Unlock(ctx context.Context) error
	{Symbol: "(github.com/go-co-op/gocron.Lock).Unlock", Kind: Unlock},
	// func (Elector) IsLeader(context.Context) error
	{Symbol: "(github.com/go-co-op/gocron.Elector).IsLeader", Kind: Lock},
}
