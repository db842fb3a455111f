package models

// gocron1Rows models major 1 of github.com/go-co-op/gocron.
var gocron1Rows = []Row{
	// func (*Scheduler) Do(jobFun any, params ...any) (*Job, error)
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).Do", Kind: Register, Func: 1, Replay: "cron"},
	// func (*Scheduler) DoWithJobDetails(jobFun any, params ...any) (*Job, error)
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).DoWithJobDetails", Kind: Register, Func: 1, Replay: "cron"},
	// func (*Scheduler) Every(interval any) *Scheduler
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).Every", Kind: Chain, Op: "gocron.Every"},
	// func (*Scheduler) Cron(cronExpression string) *Scheduler
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).Cron", Kind: Chain, Op: "gocron.Cron"},
	// func (*Scheduler) SingletonMode() *Scheduler
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).SingletonMode", Kind: Chain, Op: "gocron.SingletonMode"},
	// func (*Scheduler) Tag(t ...string) *Scheduler
	{Symbol: "(*github.com/go-co-op/gocron.Scheduler).Tag", Kind: Chain, Op: "gocron.Tag"},
}
