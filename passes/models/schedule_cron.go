package models

// cronRows models github.com/robfig/cron. Its guards are per process: two replicas both fire.
var cronRows = []Row{
	// func (*Cron) AddFunc(spec string, cmd func()) (EntryID, error)
	{Symbol: "(*github.com/robfig/cron.Cron).AddFunc", Kind: Register, Func: 2, Replay: "cron"},
	// func (*Cron) AddJob(spec string, cmd Job) (EntryID, error)
	{Symbol: "(*github.com/robfig/cron.Cron).AddJob", Kind: Register, Func: 2, Replay: "cron"},
	// func (*Cron) Schedule(schedule Schedule, cmd Job) EntryID
	{Symbol: "(*github.com/robfig/cron.Cron).Schedule", Kind: Register, Func: 2, Replay: "cron"},
	// func SkipIfStillRunning(logger Logger) JobWrapper
	{Symbol: "github.com/robfig/cron.SkipIfStillRunning", Kind: Neutral, Op: "cron.SkipIfStillRunning"},
	// func DelayIfStillRunning(logger Logger) JobWrapper
	{Symbol: "github.com/robfig/cron.DelayIfStillRunning", Kind: Neutral, Op: "cron.DelayIfStillRunning"},
	// func Recover(logger Logger) JobWrapper
	{Symbol: "github.com/robfig/cron.Recover", Kind: Neutral, Op: "cron.Recover"},
	// func NewChain(c ...JobWrapper) Chain
	{Symbol: "github.com/robfig/cron.NewChain", Kind: Neutral, Op: "cron.NewChain"},
	// func WithChain(wrappers ...JobWrapper) Option
	{Symbol: "github.com/robfig/cron.WithChain", Kind: Neutral, Op: "cron.WithChain"},
	// func (*Cron) Start()
	{Symbol: "(*github.com/robfig/cron.Cron).Start", Kind: Neutral},
	// func (*Cron) Run()
	{Symbol: "(*github.com/robfig/cron.Cron).Run", Kind: Neutral},
	// func (*Cron) Stop() context.Context
	{Symbol: "(*github.com/robfig/cron.Cron).Stop", Kind: Neutral},
	// func (*Cron) Remove(id EntryID)
	{Symbol: "(*github.com/robfig/cron.Cron).Remove", Kind: Neutral},
	// func (*Cron) Entries() []Entry
	{Symbol: "(*github.com/robfig/cron.Cron).Entries", Kind: Neutral},
}

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
