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
